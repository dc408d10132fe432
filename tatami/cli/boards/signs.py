"""Effects in signs, and by what name one of several is picked: the same for every game that writes effects down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from tatami.cli.boards.symbols import join, styled
from tatami.core.grammar import Visitor, kinds_of


class Signs(Visitor[Text]):
    """The signs of a game: of its things, of amounts of them, and of effects (``a|b`` is one of two).

    What may be left out is not marked. A game in which that has to be seen says so in a class of its own.
    """

    def __init__(self, *things: Mapping[str, tuple[str, str]]) -> None:
        super().__init__()
        self.things = {name: shape for each in things for name, shape in each.items()}
        """Shape and style, by name."""

    def sign(self, name: str) -> Text:
        """The sign of a good, of an effect or of something else on the board."""
        return styled(*self.things[name])

    def amount(self, n: object, name: str) -> Text:
        """A number of something."""
        return Text(str(n)).append_text(self.sign(name))

    def amounts(self, goods: Mapping[str, int]) -> Text:
        """Several amounts, of goods or of mixes: ``2▲ 1▲/■``."""
        return join([Text(str(n)).append_text(join(map(self.sign, kinds_of(name)), "/")) for name, n in goods.items()])

    def on_all(self, parts: list[Text]) -> Text:
        return join(parts)

    def on_one(self, parts: list[Text]) -> Text:
        return join(parts, "|")

    def on_any(self, parts: list[Text], most: int) -> Text:
        return join(parts)

    def on_pay(self, price: dict[str, int], then: Text) -> Text:
        return self.amounts(price).append("→").append_text(then)

    def on_gain(self, amounts: dict[str, int]) -> Text:
        return self.amounts(amounts)

    def on_leaf(self, name: str) -> Text:
        return self.sign(name)

    def on_number(self, name: str, number: int) -> Text:
        return self.amount(number, name)

    def on_word(self, name: str, word: str) -> Text:
        return self.sign(name).append(word)


class Symbol(Visitor[str]):
    """By what name an effect is picked among others: its first part, behind its price.

    So says the engine (``EffectTable.symbol``), for which several goods are several gains, in the order in which the
    game names its goods, and mixes come last. ``tests/core/test_grammar.py`` holds this to it.
    """

    def __init__(self, goods: Sequence[str]) -> None:
        super().__init__()
        self.goods = goods

    def on_all(self, parts: list[str]) -> str:
        return parts[0]

    def on_one(self, parts: list[str]) -> str:
        return parts[0]

    def on_any(self, parts: list[str], most: int) -> str:
        return parts[0]

    def on_pay(self, price: dict[str, int], then: str) -> str:
        return then

    def on_gain(self, amounts: dict[str, int]) -> str:
        plain = [good for good in self.goods if good in amounts]
        return plain[0] if plain else kinds_of(next(iter(amounts)))[0]

    def on_leaf(self, name: str) -> str:
        return name

    def on_number(self, name: str, number: int) -> str:
        return name

    def on_word(self, name: str, word: str) -> str:
        return name


def symbol(effect: object, goods: Sequence[str]) -> str:
    """The name by which an effect of a content file is picked in a game with these goods."""
    return Symbol(goods).visit(effect)
