"""What whoever runs a server can do beside it: look, tidy up, check, keep copies. ``tatami admin`` is its face."""
