"""The shelf: one package per game, none knows another."""
