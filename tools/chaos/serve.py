"""Run as a process: the server of the tests, unchanged but for its clock, which the harness moves."""

from __future__ import annotations

from tests.server.serve_for_tests import main
from tools.chaos.clock import take_over

if __name__ == "__main__":
    take_over()
    main()
