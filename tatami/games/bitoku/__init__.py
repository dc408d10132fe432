"""Bitoku, by Germán P. Millán (Devir, 2021). Rules: docs/rules/bitoku.md."""
