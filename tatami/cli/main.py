"""``tatami``: reads the words on the command line and calls the module of the command."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from io import TextIOWrapper
from typing import NoReturn

import tatami
from tatami.core.errors import BadOptions, TatamiError

COMMANDS = {
    "play": "play a game in the terminal",
    "serve": "serve the tables to browsers",
    "admin": "look after a server's tables, people and database",
    "simulate": "play many games between bots and count",
    "arena": "leagues between bots on duplicate deals, with a report",
    "replay": "tell what happened in a recorded game",
    "rules": "read the numbered rules of a game",
    "content": "what is known about every component, and from where",
    "bench": "measure the speed of the engine",
}
EXTRAS = {"rich": "cli", "fluent": "cli"}
"""Which extra brings a package; the server's own packages come with the extra ``server``."""
DESCRIPTION = "A table for heavy board games: play them, get better at them, study them."
EPILOG = """\
examples:
  tatami play white_castle --seats 3
  tatami play satori --solo
  tatami rules bitoku BT-7.14
  tatami COMMAND --help
"""


class Parser(argparse.ArgumentParser):
    """Answers bad input with one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def available() -> dict[str, str]:
    """The commands of this installation."""
    return {name: line for name, line in COMMANDS.items() if find_spec(f"tatami.cli.{name}") is not None}


def make_parser(chosen: str | None) -> Parser:
    """The parser; only the chosen command's module is loaded."""
    parser = Parser(
        prog="tatami", description=DESCRIPTION, epilog=EPILOG, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    engine = "compiled" if tatami.COMPILED else "pure Python"
    parser.add_argument("--version", action="version", version=f"tatami {tatami.__version__} (engine: {engine})")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)
    for name, line in available().items():
        if name != chosen:
            commands.add_parser(name, help=line)
            continue
        module = import_module(f"tatami.cli.{name}")
        command = commands.add_parser(
            name,
            help=line,
            description=getattr(module, "DESCRIPTION", None) or f"{line[0].upper()}{line[1:]}.",
            epilog=getattr(module, "EXAMPLES", None),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    return parser


def run(words: Sequence[str]) -> int:
    """Carry out a command line; the exit status."""
    there = available()
    first = next((word for word in words if not word.startswith("-")), None)
    if first is not None and first not in there:
        raise BadOptions(f"there is no command '{first}'; there are: {', '.join(there)}")
    parser = make_parser(first)
    if not words:
        parser.print_help()
        return 0
    arguments = parser.parse_args(words)
    status: int = arguments.run(arguments)
    return status


def main(words: Sequence[str] | None = None) -> int:
    """The command ``tatami``. Bad input gets one sentence on stderr and status 2."""
    _speak_plainly()
    try:
        return run(sys.argv[1:] if words is None else words)
    except TatamiError as error:
        return _complain(str(error))
    except ModuleNotFoundError as error:
        package = str(error.name or "").split(".")[0]
        if package in ("", "tatami"):
            raise
        extra = EXTRAS.get(package, "server")
        return _complain(f"this command needs '{package}', which is not installed: pip install 'tatami[{extra}]'")
    except BrokenPipeError:
        # Whoever read our output has gone; nothing more can be said there.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        return _complain(str(error))
    except KeyboardInterrupt:
        return _complain("stopped", 130)


def _complain(sentence: str, status: int = 2) -> int:
    print(f"tatami: {' '.join(sentence.split())}", file=sys.stderr)
    return status


def _speak_plainly() -> None:
    """A terminal that lacks a sign gets a question mark instead of a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


if __name__ == "__main__":
    sys.exit(main())
