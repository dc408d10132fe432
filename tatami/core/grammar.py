"""The forms in which an effect stands in the content files, and the one walk over them.

::

    [a, b]                                all      all of these, in any order
    { one = [a, b] }                      one      exactly one of these
    { any = [a, b] }                      any      as many of these as wanted, in any order; stop at any time
    { any = [a, b, c], most = 2 }         any      the same, but at most two of them
    { pay = { coin = 3 }, then = [a] }    pay      optional: pay first and in full, then resolve
    { gain = { food = 2, coin = 1 } }     gain     gain amounts, each kind an effect of its own
    "lantern"                             leaf     an effect of the game's own
    { influence = 2 }                     number   the same with a number
    { tile = "orange" }                   word     the same with a word

An amount may be of several kinds: ``"wood/stone" = 2`` is any mix of two, chosen unit by unit, to gain and to pay. A
game may give such a mix a name (``any``).

What reads effects is a :class:`Visitor`: the table of the engine, signs and words of the terminal. It has a method for
every form and cannot be made without it, so that no form can be forgotten. The browser's visitor is held to the
same list (``web/src/lib/effects.ts``).
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from tatami.core.errors import ContentError
from tatami.core.native import mypyc_attr

T = TypeVar("T")

FORMS: Final = ("all", "one", "any", "pay", "gain", "leaf", "number", "word")
KEYS: Final = ("one", "any", "most", "pay", "then", "gain")
"""Words of the grammar itself: no effect of a game may be called so."""
MOST_PARTS: Final = 12
"""A list of effects has no more members: a frame holds which of them are left."""
MOST_AMOUNT: Final = 99


def kinds_of(name: str) -> list[str]:
    """The goods an amount may be made up of: one, or those of a mix.

    >>> kinds_of("wood/stone"), kinds_of("coin")
    (['wood', 'stone'], ['coin'])
    """
    return name.split("/")


@mypyc_attr(allow_interpreted_subclasses=True)
class Visitor(Generic[T]):
    """Makes something of an effect, from the leaves upwards: each method gets what was made of the parts."""

    def __init__(self) -> None:
        """:class:`TypeError` names the forms that have no method."""
        own = type(self)
        missing = [form for form in FORMS if getattr(own, f"on_{form}") is getattr(Visitor, f"on_{form}")]
        if missing:
            raise TypeError(f"{own.__name__} has nothing for these forms of effects: {', '.join(missing)}")

    def on_all(self, parts: list[T]) -> T:
        """All of these, in any order."""
        raise NotImplementedError

    def on_one(self, parts: list[T]) -> T:
        """Exactly one of these."""
        raise NotImplementedError

    def on_any(self, parts: list[T], most: int) -> T:
        """As many of these as wanted, at most ``most``."""
        raise NotImplementedError

    def on_pay(self, price: dict[str, int], then: T) -> T:
        """Optional: a price, then an effect. The names of amounts are those of the file (:func:`kinds_of`)."""
        raise NotImplementedError

    def on_gain(self, amounts: dict[str, int]) -> T:
        """Gain amounts."""
        raise NotImplementedError

    def on_leaf(self, name: str) -> T:
        """An effect of the game's own."""
        raise NotImplementedError

    def on_number(self, name: str, number: int) -> T:
        """The same with a number."""
        raise NotImplementedError

    def on_word(self, name: str, word: str) -> T:
        """The same with a word."""
        raise NotImplementedError

    def visit(self, data: object, where: str = "effect") -> T:
        """Walk over an effect; :class:`ContentError` names ``where`` if it has none of the forms."""
        if isinstance(data, str):
            return self.on_leaf(data)
        if isinstance(data, list):
            return self.on_all(self._parts(data, where))
        if not isinstance(data, dict) or not data:
            raise ContentError(f"{where}: an effect is a word, a table or a list, not {data!r}")
        if "pay" in data:
            _only(data, ("pay", "then"), where)
            if "then" not in data:
                raise ContentError(f"{where}: 'pay' needs 'then'")
            then = self.on_all(self._parts(data["then"], where))
            return self.on_pay(_amounts(data["pay"], where), then)
        if "any" in data:
            _only(data, ("any", "most"), where)
            parts = self._parts(data["any"], where)
            return self.on_any(parts, _most(data.get("most"), len(parts), where))
        if len(data) != 1:
            raise ContentError(f"{where}: an effect has one key, not {', '.join(map(str, data))}")
        if "one" in data:
            return self.on_one(self._parts(data["one"], where))
        if "gain" in data:
            return self.on_gain(_amounts(data["gain"], where))
        ((name, value),) = data.items()
        if isinstance(value, str):
            return self.on_word(str(name), value)
        return self.on_number(str(name), _count(value, f"{where}: '{name}' needs a number"))

    def _parts(self, data: object, where: str) -> list[T]:
        if not isinstance(data, list):
            raise ContentError(f"{where}: a list of effects has 1 to {MOST_PARTS} members")
        return [self.visit(part, where) for part in data]


def _only(data: dict[object, object], keys: tuple[str, ...], where: str) -> None:
    for key in data:
        if key not in keys:
            raise ContentError(f"{where}: '{key}' does not belong beside '{keys[0]}'")


def _amounts(data: object, where: str) -> dict[str, int]:
    if not isinstance(data, dict) or not data:
        raise ContentError(f"{where}: amounts are a table such as {{ coin = 1 }}")
    return {str(name): _count(n, f"{where}: the amount of '{name}' must be") for name, n in data.items()}


def _count(value: object, what: str) -> int:
    if type(value) is not int or not 1 <= value <= MOST_AMOUNT:
        raise ContentError(f"{what} from 1 to {MOST_AMOUNT}, not {value!r}")
    return value


def _most(value: object, parts: int, where: str) -> int:
    if value is None:
        return parts
    if type(value) is not int or not 1 <= value < parts:
        raise ContentError(f"{where}: 'most' is a number from 1 to {parts - 1}, fewer than there are, not {value!r}")
    return value
