"""The web server: tables, seats, storage and live updates."""
