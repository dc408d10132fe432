"""Settings that every test shares."""

from __future__ import annotations

import os

from hypothesis import settings

# Whole games take as long as they take; and what decides whether a change lands (`make test`) must not depend on luck.
LUCKY = not ("CI" in os.environ or os.environ.get("TATAMI_DEALS"))
settings.register_profile("tatami", deadline=None, derandomize=not LUCKY, print_blob=True)
settings.load_profile("tatami")
