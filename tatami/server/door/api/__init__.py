"""Every endpoint, by subject."""
