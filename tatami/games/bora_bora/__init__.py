"""Bora Bora, by Stefan Feld (alea / Ravensburger, 2013). Rules: docs/rules/bora_bora.md."""
