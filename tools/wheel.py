"""An sdist, and a wheel built from nothing but that sdist: `make wheel`, or

    python -m tools.wheel DIR

Both are made by the setuptools of this environment, without reaching outside; the pages must have been built before.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def build(what: str, source: Path, target: Path) -> Path:
    """Let the build backend of ``source`` make an ``sdist`` or a ``wheel`` in ``target``; the file."""
    code = (
        f"import sys; from setuptools import build_meta; print(build_meta.build_{what}(sys.argv[1]), file=sys.stderr)"
    )
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "TATAMI_COMPILE")}
    done = subprocess.run(
        [sys.executable, "-c", code, str(target)],
        cwd=source,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(done.stderr.strip().splitlines()[-1] if done.stderr.strip() else f"no {what} was made")
    return target / done.stderr.strip().splitlines()[-1]


def make(source: Path, target: Path) -> tuple[Path, Path]:
    """The sdist of a source tree, and the wheel of that sdist."""
    target.mkdir(parents=True, exist_ok=True)
    sdist = build("sdist", source, target.resolve())
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(sdist) as archive:
            archive.extractall(folder, filter="data")
        (unpacked,) = Path(folder).iterdir()
        return sdist, build("wheel", unpacked, target.resolve())


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("target", type=Path, nargs="?", default=ROOT / "dist")
    for path in make(ROOT, parser.parse_args().target):
        print(path)


if __name__ == "__main__":
    main()
