"""Who knows which card, and dealing again what a seat cannot know.

What everybody knows of a hand or a deck can often be counted (so many of a colour, the last cards of a pile). Where
seats know different things, a pile is kept with a list of the same length that says for each place *who has seen* the
card there: a mask of seats. A card that seat 2 looked at and put on the bottom is::

    s.deck = [*s.deck, card]
    s.seen = [*s.seen, only(2)]

and ``dealt_again(s.deck, unknown_places(s.seen, seat), rng)`` leaves that card in its place for seat 2 alone.

Dealing sorts before it shuffles, so that not even the way a deal comes out depends on the truth.
"""

from __future__ import annotations

from typing import Final

from tatami.core.rng import Rng

SPECTATORS: Final = 16
"""The bit of those who have no seat."""
EVERYBODY: Final = (1 << SPECTATORS + 1) - 1
NO_ONE: Final = 0


def only(seat: int) -> int:
    """The mask of a card that one seat alone has seen."""
    return 1 << seat


def has_seen(mask: int, seat: int | None) -> bool:
    """Whether the seat (``None``: a spectator) knows the card.

    >>> has_seen(only(2), 2), has_seen(only(2), 1), has_seen(EVERYBODY, None), has_seen(only(2), None)
    (True, False, True, False)
    """
    return mask >> (SPECTATORS if seat is None else seat) & 1 == 1


def unknown_places(seen: list[int], seat: int | None) -> list[int]:
    """The places of a pile whose card the seat has not seen.

    >>> unknown_places([EVERYBODY, NO_ONE, only(2)], 2), unknown_places([EVERYBODY, NO_ONE, only(2)], 0)
    ([1], [1, 2])
    """
    return [place for place in range(len(seen)) if not has_seen(seen[place], seat)]


def dealt_again(cards: list[int], places: list[int], rng: Rng) -> list[int]:
    """A pile with the cards at these places dealt again among them; the others stay."""
    unseen = sorted([cards[place] for place in places])
    rng.shuffle(unseen)
    return laid(cards, places, unseen)


def laid(cards: list[int], places: list[int], dealt: list[int]) -> list[int]:
    """A pile with other cards at these places, in order.

    >>> laid([4, 5, 6], [0, 2], [8, 9])
    [8, 5, 9]
    """
    out = cards.copy()
    for number in range(len(places)):
        out[places[number]] = dealt[number]
    return out


def rest_dealt_again(cards: list[int], drawn: int, rng: Rng) -> list[int]:
    """A deck with the cards not drawn yet dealt again: the common case, nobody has seen one of them."""
    rest = sorted(cards[drawn:])
    rng.shuffle(rest)
    return cards[:drawn] + rest


def pooled(piles: list[list[int]], rng: Rng) -> list[list[int]]:
    """Piles that are one pool to who cannot look at them (hands, and what is left of the deck), dealt again.

    Each pile keeps its size.
    """
    pool: list[int] = []
    for pile in piles:
        pool += pile
    pool.sort()
    rng.shuffle(pool)
    out: list[list[int]] = []
    for pile in piles:
        rest = len(pool) - len(pile)
        out.append(pool[rest:])
        pool = pool[:rest]
    return out
