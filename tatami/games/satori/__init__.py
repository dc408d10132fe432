"""Satori, by Paco Yáñez (Perro Loko Games). Rules: docs/rules/satori.md."""
