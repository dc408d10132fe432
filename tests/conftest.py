"""Settings that every test shares."""

from __future__ import annotations

import os

from hypothesis import settings

# Whole games take as long as they take; and what decides whether a change lands must not depend on luck.
settings.register_profile("tatami", deadline=None, derandomize="CI" in os.environ, print_blob=True)
settings.load_profile("tatami")
