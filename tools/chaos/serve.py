"""Run as a process: the server of the tests, unchanged but for its clock, which the harness moves.

Should the harness be killed, the server goes with it.
"""

from __future__ import annotations

import os
import threading
import time

from tatami.server.live import rooms
from tests.server.serve_for_tests import main
from tools.chaos.clock import take_over


def leave_together(harness: int) -> None:
    """End when the harness has ended."""
    while os.getppid() == harness:
        time.sleep(0.5)
    os._exit(1)


if __name__ == "__main__":
    threading.Thread(target=leave_together, args=(os.getppid(),), daemon=True).start()
    take_over()
    rooms.KEEP = int(os.environ.get("TATAMI_CHAOS_ROOMS", rooms.KEEP))
    main()
