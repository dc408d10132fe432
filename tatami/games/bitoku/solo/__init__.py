"""BT-19: Rise of the Tengu, the opponent of a single player. Part of the rules, not a bot: cards and dice decide."""
