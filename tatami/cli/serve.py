"""``tatami serve``: the table in the browser."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tatami.cli.amounts import amount, port
from tatami.core.errors import TatamiError
from tatami.server.config import Settings, default_bot_workers, default_database

DESCRIPTION = "Serve the tables to browsers and bots."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said after ``tatami serve``."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (0.0.0.0: the whole network)")
    parser.add_argument("--port", type=port, default=8000, help="port to listen on (0: any free one)")
    parser.add_argument(
        "--database", default=default_database(), metavar="URL", help="sqlite:///file or postgresql://user@host/name"
    )
    parser.add_argument(
        "--pages", type=Path, default=Settings.static, metavar="DIR", help="the built browser table (default: our own)"
    )
    parser.add_argument("--log-format", choices=["text", "json"], default="text", help="for people or for machines")
    parser.add_argument("--log-level", choices=["debug", "info", "warning", "error"], default="info")
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="another origin whose pages may speak to us (repeatable)",
    )
    parser.add_argument(
        "--allowed-host",
        action="append",
        default=[],
        metavar="NAME",
        help="a name the server is called by (repeatable)",
    )
    parser.add_argument("--metrics-port", type=port, metavar="PORT", help="where Prometheus may ask (default: nowhere)")
    parser.add_argument("--metrics-host", default="127.0.0.1", metavar="HOST", help="... and on which address")
    parser.add_argument("--secure-cookies", action="store_true", help="send cookies over https only (behind a proxy)")
    parser.add_argument("--connections", type=int, default=4096, metavar="N", help="connections taken in all")
    parser.add_argument(
        "--connections-per-address", type=int, default=256, metavar="N", help="... and of one address (0: no limit)"
    )
    parser.add_argument("--no-rate-limits", action="store_true", help="for load tests")
    parser.add_argument("--bot-workers", type=int, default=default_bot_workers(), help="processes in which bots think")
    parser.add_argument(
        "--engine", type=Path, metavar="DIR", help="a compiled engine of this source for them, there now or later"
    )
    parser.add_argument(
        "--bot-pace", type=amount, default=0.35, metavar="SECONDS", help="least time between a bot's moves"
    )
    for name, days, what in (
        ("open", 7, "a table that nobody came to"),
        ("abandoned", 30, "an abandoned table"),
        ("uploads", 30, "an uploaded record from which nobody has played on"),
        ("guests", 30, "a guest without games, after the last visit"),
    ):
        parser.add_argument(
            f"--keep-{name}", type=amount, default=days, metavar="DAYS", help=f"how long to keep {what} (0: for ever)"
        )


def settings_from(arguments: argparse.Namespace) -> Settings:
    """The settings somebody asked for."""
    return Settings(
        host=arguments.host,
        port=arguments.port,
        database=arguments.database,
        log_format=arguments.log_format,
        log_level=arguments.log_level,
        origins=tuple(arguments.origin),
        allowed_hosts=tuple(arguments.allowed_host),
        metrics_port=arguments.metrics_port,
        metrics_host=arguments.metrics_host,
        secure_cookies=arguments.secure_cookies,
        rate_limits=not arguments.no_rate_limits,
        max_connections=max(1, arguments.connections),
        max_connections_per_address=max(0, arguments.connections_per_address),
        bot_workers=max(1, arguments.bot_workers),
        engine=arguments.engine,
        bot_pace=arguments.bot_pace,
        keep_open=arguments.keep_open,
        keep_abandoned=arguments.keep_abandoned,
        keep_uploads=arguments.keep_uploads,
        keep_guests=arguments.keep_guests,
        static=arguments.pages,
    )


def run(arguments: argparse.Namespace) -> int:
    """Serve until stopped; the exit status."""
    from tatami.server.run import serve

    serve(settings_from(arguments))
    return 0


def main(words: Sequence[str] | None = None) -> int:
    """``python -m tatami.cli.serve``: the command alone."""
    parser = argparse.ArgumentParser(prog="tatami serve", description=DESCRIPTION)
    add_arguments(parser)
    try:
        return run(parser.parse_args(words))
    except TatamiError as error:
        print(f"tatami serve: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    raise SystemExit(main())
