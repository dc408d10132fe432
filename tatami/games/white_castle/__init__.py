"""The White Castle, by Sheila Santos and Israel Cendrero (Devir, 2023). Rules: docs/rules/white_castle.md."""
