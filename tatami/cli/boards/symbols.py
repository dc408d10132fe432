"""Small signs that the tables of all games share: every meaning has a shape of its own, and a colour on top of it."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

PLAYERS = {
    "red": ("♥", "red"),
    "green": ("♣", "green"),
    "brown": ("▼", "orange4"),
    "blue": ("♠", "blue"),
    "yellow": ("♦", "yellow"),
    "black": ("▲", "bold"),
    "white": ("○", "white"),
    "orange": ("■", "bright_red"),
    "purple": ("★", "magenta"),
    "pink": ("●", "bright_magenta"),
}
"""The colours that players' pieces come in."""
RECONSTRUCTED = "°"
"""Stands on what is not taken from a printed source."""


def styled(text: str, style: str) -> Text:
    """A piece of text whose style ends with it, whatever is appended."""
    return Text().append(text, style=style)


def join(parts: Iterable[Text], separator: str = " ") -> Text:
    """Pieces of text with something between them."""
    out = Text()
    for number, part in enumerate(parts):
        if number:
            out.append(separator)
        out.append_text(part)
    return out


def player_sign(colour: str) -> Text:
    """The sign of a player."""
    shape, style = PLAYERS[colour]
    return styled(shape, style)


def change_of(amount: int, sign: Text) -> Text:
    """A change of something: plus or minus, how much, of what."""
    style = "green" if amount > 0 else "red"
    return styled(f"{'+' if amount > 0 else '−'}{abs(amount)}", style).append_text(sign)
