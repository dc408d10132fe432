"""Run as a process: the server of the tests, unchanged but for its clock, which the harness moves."""

from __future__ import annotations

import os

from tatami.server import rooms
from tests.server.serve_for_tests import main
from tools.chaos.clock import take_over

if __name__ == "__main__":
    take_over()
    rooms.KEEP = int(os.environ.get("TATAMI_CHAOS_ROOMS", rooms.KEEP))
    main()
