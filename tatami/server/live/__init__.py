"""What goes on while the server runs: tables in memory, who watches them, bots that think, and housekeeping."""
