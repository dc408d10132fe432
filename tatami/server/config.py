"""What can be set when the server starts."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


def default_database() -> str:
    """A SQLite file in the person's data folder (``TATAMI_DATABASE`` says otherwise)."""
    told = os.environ.get("TATAMI_DATABASE")
    if told:
        return told
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return f"sqlite:///{home / 'tatami' / 'tatami.sqlite3'}"


def default_bot_workers() -> int:
    """All processors but one, which serves people; never one alone, or a long thought would keep everybody waiting."""
    return max(2, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True)
class Settings:
    """Everything an operator decides."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = field(default_factory=default_database)
    log_format: str = "text"
    log_level: str = "info"
    origins: tuple[str, ...] = ()
    allowed_hosts: tuple[str, ...] = ()
    """Names that the server may be called by, beside localhost, addresses, ``host`` and the names in ``origins``."""
    secure_cookies: bool = False
    metrics_port: int | None = None
    """Where Prometheus may ask for numbers (0: any free port); None: nowhere."""
    metrics_host: str = "127.0.0.1"
    rate_limits: bool = True
    max_connections: int = 4096
    max_connections_per_address: int = 256
    """0: no limit. The machine's own address, where a proxy may stand, has none."""
    head_timeout: float = 10.0
    """Seconds for the headers of a request, from its first byte ..."""
    body_timeout: float = 30.0
    """... for its body ..."""
    idle_timeout: float = 30.0
    """... for the first byte of the next ..."""
    write_timeout: float = 30.0
    """... and for the other side to read what we send."""
    link_patience: float = 3.0
    """Seconds after which a page that hears nothing says that the connection is lost. What was sent that long ago and
    arrives only now is no longer done: the page has told its reader so."""
    refusal_pause: float = 0.5
    """Seconds that the answer to too many requests is held back, so that asking on without a pause costs us little."""
    loop_at_once: float = 1.0
    """Seconds of the event loop that an address may have had before it has to wait for its share."""
    bot_workers: int = field(default_factory=default_bot_workers)
    bot_pace: float = 0.35
    bot_timeout: float = 60.0
    bot_patience: float = 5 * 60
    """Seconds for which bots go on at a live table that nobody looks at."""
    engine: Path | None = None
    """The folder where a compiled engine for the bots' processes is, or will be; None: they run on the server's."""
    engine_every: float = 1.0
    """Seconds between two looks whether it is there."""
    sweep_every: float = 5.0
    snapshot_every: int = 48
    absent_live: float = 2 * 60
    """Seconds after which somebody counts as gone from a live table ..."""
    absent_turns: float = 3 * 24 * 60 * 60
    """... and from a turn-based one."""
    clean_every: float = 24 * 60 * 60
    """Seconds between two clean-ups; 0: never."""
    keep_open: float = 7
    """Days that a table waits for people before it is removed (0 here and below: for ever)."""
    keep_abandoned: float = 30
    """Days that an abandoned table is kept."""
    keep_uploads: float = 30
    """Days that an uploaded record is kept from which nobody has played on."""
    keep_guests: float = 30
    """Days that a guest without games is kept after the last visit."""
    health_every: float = 5.0
    """Seconds between two looks at whether the database is well, however often somebody asks."""
    least_free: int = 32 * 1024 * 1024
    """Bytes below which the disk of a SQLite database counts as full."""
    static: Path = Path(__file__).parent / "static"
    library: str = "tatami.server.live.library:Installed"


MAX_BODY = 64 * 1024
MAX_RECORD = 1024 * 1024
MAX_REQUEST = 2 * 1024 * 1024
"""No request is longer, wherever it goes."""
MAX_SOCKET_MESSAGE = 16 * 1024
MAX_WATCHED = 20
MAX_SOCKETS_PER_PERSON = 20
MAX_NAMELESS_SOCKETS = 100
MAX_SOCKETS_PER_ADDRESS = 200
MAX_ACTIVE_TABLES = 40
MAX_ACTIVE_TABLES_PER_ADDRESS = 120
MAX_WAITING_SEATS = 6
"""Seats that somebody holds at other people's tables that have not begun."""
MAX_WAITING_CHANGES = 500
"""Entries in the log of a table that has not begun: people come and go, but not for ever."""
MAX_UPLOADS_A_DAY = 30
MAX_UPLOADS_A_DAY_PER_ADDRESS = 90
MAX_UPLOAD = 1024 * 1024
"""Bytes of an uploaded record once it has been played through and is stored."""
MAX_SEED = 100
MAX_TOKENS = 20
MAX_SESSIONS = 50
SESSION_DAYS = 180
LOG_PAGE = 1000
"""Entries of a table's log in one answer."""
