"""What happened, as data: for the log, the animations and the screen reader."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Event:
    """Something that happened at the table.

    ``audience`` is ``None`` when everybody may know it, otherwise the one seat that may.
    """

    kind: str
    seat: int
    args: dict[str, object] = field(default_factory=dict)
    audience: int | None = None

    def to_data(self) -> dict[str, object]:
        """The event as JSON-able data (without the audience, which only filters)."""
        return {"kind": self.kind, "seat": self.seat, "args": self.args}


def visible_events(events: list[Event], seat: int | None) -> list[Event]:
    """The events a seat (``None``: a spectator) may see, in order."""
    return [event for event in events if event.audience is None or event.audience == seat]
