"""`make play`: the table at once, on the plain engine; beside it the compiled one is built, where there is a compiler.

What is said after `python -m tools.play` goes to `tatami serve`. The build ends with the server, whatever ends that.
"""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from tatami.cli.main import main as tatami
from tools.compiled import COMPILED, ROOT

BUILD = (sys.executable, "-m", "tools.compiled", "--beside")


@contextmanager
def building(command: Sequence[str] = BUILD) -> Iterator[None]:
    """Have the engine built meanwhile, in a group of processes that Ctrl-C does not reach: we end it ourselves.

    It stays in our session: Linux may share the processors among sessions first (autogroup), and then the lowest
    priority in a session of its own would be worth as much as all of ours.
    """
    pipe = subprocess.PIPE
    builder = subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True, process_group=0)
    assert builder.stdin is not None
    assert builder.stdout is not None
    reader = threading.Thread(target=_pass_on, args=(builder.stdout,), name="builder", daemon=True)
    reader.start()
    try:
        yield
    finally:
        builder.stdin.close()
        builder.wait()
        reader.join()
        builder.stdout.close()


def _pass_on(lines: Iterable[str]) -> None:
    for line in lines:
        print(line, end="", file=sys.stderr, flush=True)


def main() -> int:
    with building():
        return tatami(["serve", "--engine", str(COMPILED), *sys.argv[1:]])


if __name__ == "__main__":
    raise SystemExit(main())
