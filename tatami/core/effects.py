"""Effects are data: what a card does is a tree, and one interpreter resolves it.

Grammar, as it stands in the content files::

    [a, b]                            all of these, in any order
    "lantern"                         a leaf of the game
    { influence = 2 }                 a leaf with a number
    { tile = "orange" }               a leaf with a word
    { gain = { food = 2, coin = 1 } } gain amounts, each kind an effect of its own
    { pay = { coin = 3 }, then = [] } optional: pay first and in full, then resolve
    { one = [a, b] }                  exactly one of these

The tree is flattened into an :class:`EffectTable`: every node is a number that fits into an agenda frame.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic

from tatami.core.agenda import FIELD_MASK, A, B, S, Step, frame, seat_of
from tatami.core.errors import ContentError
from tatami.core.native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64  # an int that the compiler keeps in a register

# Node operations.
ALL: Final = 0
ONE: Final = 1
PAY: Final = 2
GAIN: Final = 3
LEAF: Final = 4

# Step kinds the kernel owns in every game.
ORDER_EFFECTS: Final = 0
CHOOSE_ONE: Final = 1
PAY_EFFECT: Final = 2

EVERY: Final = 0xFFF
"""The mask of all siblings, however many there are (12 at most)."""


def order_effects(seat: i64, source: i64, mask: i64) -> int:
    """The frame of siblings (those in ``mask``) whose order the seat chooses."""
    return frame(ORDER_EFFECTS, seat, source, mask)


def siblings_source(packed: i64) -> int:
    """Where the siblings stand: a node, or a source of the game's own."""
    return packed >> A & FIELD_MASK


def siblings_left(packed: i64) -> int:
    """Which of them are still to be resolved, a mask."""
    return packed >> B & FIELD_MASK


def choose_one(seat: i64, node: i64) -> int:
    """The frame of a node of which the seat chooses one part."""
    return frame(CHOOSE_ONE, seat, node)


def pay_effect(seat: i64, node: i64) -> int:
    """The frame of a node that the seat may pay for."""
    return frame(PAY_EFFECT, seat, node)


def effect_node(packed: i64) -> int:
    """The node of ``choose_one`` and ``pay_effect``."""
    return packed >> A & FIELD_MASK


class Vocabulary:
    """The words a game's effects are made of."""

    def __init__(self, goods: list[str], leaves: list[str], words: list[str]) -> None:
        self.goods = goods
        self.leaves = leaves
        """Every leaf: plain (``lantern``), numbered (``influence``) or with a word (``tile``)."""
        self.words = words
        """The words leaves may carry (``orange``), stored as their index."""
        self.symbols = goods + leaves
        """What a person picks when the order is open: a good or a leaf."""


class EffectTable:
    """All effect nodes of a game, as parallel lists indexed by node."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.op: list[int] = []
        self.what: list[int] = []
        """GAIN: the good; LEAF: the leaf; otherwise 0."""
        self.amount: list[int] = []
        self.parts: list[list[int]] = []
        self.cost: list[list[int]] = []
        """PAY: one amount per good; otherwise empty."""

    def add(self, data: object, where: str) -> int:
        """Parse one effect and return its node; :class:`ContentError` names ``where``."""
        if isinstance(data, list):
            return self._add_all(data, where)
        if isinstance(data, str):
            return self._node(LEAF, self._leaf(data, where), 0)
        if not isinstance(data, dict) or not data:
            raise ContentError(f"{where}: an effect is a word, a table or a list, not {data!r}")
        if "pay" in data:
            _only(data, ("pay", "then"), where)
            return self._add_pay(data["pay"], data.get("then"), where)
        if "one" in data:
            _only(data, ("one",), where)
            node = self._add_all(data["one"], where)
            symbols = [self.vocabulary.symbols[self.symbol(part)] for part in self.parts[node]]
            for symbol in symbols:
                if symbols.count(symbol) > 1:
                    raise ContentError(f"{where}: two of the choices look the same: {symbol}")
            self.op[node] = ONE
            return node
        if len(data) != 1:
            raise ContentError(f"{where}: an effect has one key, not {', '.join(map(str, data))}")
        if "gain" in data:
            amounts = self._amounts(data["gain"], where)
            gains = [self._node(GAIN, good, n) for good, n in enumerate(amounts) if n]
            return gains[0] if len(gains) == 1 else self._set(gains)
        ((name, value),) = data.items()
        leaf = self._leaf(str(name), where)
        if isinstance(value, str):
            if value not in self.vocabulary.words:
                raise ContentError(f"{where}: '{name}' knows no '{value}'")
            return self._node(LEAF, leaf, self.vocabulary.words.index(value))
        if type(value) is not int or not 1 <= value <= 99:
            raise ContentError(f"{where}: '{name}' needs a number from 1 to 99, not {value!r}")
        return self._node(LEAF, leaf, value)

    def symbol(self, node: int) -> int:
        """What to call a node when its turn among siblings is chosen: the first good or leaf in it."""
        while self.op[node] != GAIN and self.op[node] != LEAF:
            node = self.parts[node][0]
        return self.what[node] if self.op[node] == GAIN else len(self.vocabulary.goods) + self.what[node]

    def _node(self, op: int, what: int, amount: int) -> int:
        self.op.append(op)
        self.what.append(what)
        self.amount.append(amount)
        self.parts.append([])
        self.cost.append([])
        if len(self.op) > 3000:
            raise ContentError("a game may have at most 3000 effect nodes")
        return len(self.op) - 1

    def _set(self, parts: list[int]) -> int:
        node = self._node(ALL, 0, 0)
        self.parts[node] = parts
        return node

    def _add_all(self, data: object, where: str) -> int:
        if not isinstance(data, list) or not 1 <= len(data) <= 12:
            raise ContentError(f"{where}: a list of effects has 1 to 12 members")
        return self._set([self.add(part, where) for part in data])

    def _add_pay(self, price: object, then: object, where: str) -> int:
        cost = self._amounts(price, where)
        if then is None:
            raise ContentError(f"{where}: 'pay' needs 'then'")
        result = self._add_all(then, where)
        node = self._node(PAY, 0, 0)
        self.parts[node] = [result]
        self.cost[node] = cost
        return node

    def _amounts(self, data: object, where: str) -> list[int]:
        goods = self.vocabulary.goods
        out = [0] * len(goods)
        if not isinstance(data, dict) or not data:
            raise ContentError(f"{where}: amounts are a table such as {{ {goods[0]} = 1 }}")
        for name, n in data.items():
            if name not in goods:
                raise ContentError(f"{where}: there is no '{name}' to gain or pay")
            if type(n) is not int or not 1 <= n <= 99:
                raise ContentError(f"{where}: the amount of '{name}' must be from 1 to 99, not {n!r}")
            out[goods.index(name)] = n
        return out

    def _leaf(self, name: str, where: str) -> int:
        if name not in self.vocabulary.leaves:
            raise ContentError(f"{where}: '{name}' is not an effect of this game")
        return self.vocabulary.leaves.index(name)


def _only(data: dict[object, object], keys: tuple[str, ...], where: str) -> None:
    for key in data:
        if key not in keys:
            raise ContentError(f"{where}: '{key}' does not belong beside '{keys[0]}'")


@mypyc_attr(allow_interpreted_subclasses=True)
class Effects(Generic[S]):
    """The interpreter. A game derives its own, with its leaves, goods and prices."""

    def table(self, s: S) -> EffectTable:
        """The effect table in use."""
        raise NotImplementedError

    def gain(self, s: S, seat: int, good: int, amount: int) -> None:
        """The seat gains an amount of one good."""
        raise NotImplementedError

    def can_pay(self, s: S, seat: int, cost: list[int]) -> bool:
        """Whether the seat can pay one amount per good."""
        raise NotImplementedError

    def pay(self, s: S, seat: int, cost: list[int]) -> None:
        """The seat pays."""
        raise NotImplementedError

    def leaf(self, s: S, seat: int, leaf: int, amount: int) -> None:
        """Resolve a leaf of the game, at once or by pushing steps."""
        raise NotImplementedError

    def parts(self, s: S, seat: int, source: int) -> list[int]:
        """The siblings behind a source: the parts of a node; a game adds sources of its own above 3000."""
        return self.table(s).parts[source]

    def order_matters(self, s: S, seat: int, parts: list[int], mask: int) -> bool:
        """Whether the order of the siblings in ``mask`` could make a difference; when in doubt, yes."""
        return True

    def does_something(self, s: S, seat: int, node: int) -> bool:
        """Whether resolving a node now could change anything; when in doubt, yes."""
        return True

    def perform(self, s: S, seat: int, node: int) -> None:
        """Resolve a node: do what can be done at once, push the rest on the agenda."""
        table = self.table(s)
        op = table.op[node]
        if op == GAIN:
            self.gain(s, seat, table.what[node], table.amount[node])
        elif op == LEAF:
            self.leaf(s, seat, table.what[node], table.amount[node])
        elif op == ALL:
            self.perform_set(s, seat, node, EVERY)
        elif op == PAY:
            s.agenda.append(pay_effect(seat, node))
        else:
            s.agenda.append(choose_one(seat, node))

    def perform_set(self, s: S, seat: int, source: int, mask: int) -> None:
        """Resolve the siblings in ``mask``, asking for the order only if it matters."""
        parts = self.parts(s, seat, source)
        agenda = s.agenda
        mask &= (1 << len(parts)) - 1
        for i in range(len(parts)):
            if not mask >> i & 1:
                continue
            rest = mask & ~(1 << i)
            if rest and self.order_matters(s, seat, parts, mask):
                agenda.append(order_effects(seat, source, mask))
                return
            depth = len(agenda)
            self.perform(s, seat, parts[i])
            if rest and len(agenda) != depth:
                agenda.insert(depth, order_effects(seat, source, rest))
                return
            mask = rest


@mypyc_attr(allow_interpreted_subclasses=True)
class OrderEffects(Step[S]):
    """Siblings whose order may matter: the player picks which comes next; equal ones are offered once."""

    kind = ORDER_EFFECTS
    name = "order_effects"

    def __init__(self, effects: Effects[S], rule: str, first_next: int) -> None:
        self.effects = effects
        self.rule = rule
        self.first_next = first_next
        """The id of the first action of the family ``next {symbol}``, in the order of the vocabulary's symbols."""

    def legal(self, s: S, packed: int, out: list[int]) -> None:
        seat = seat_of(packed)
        parts = self.effects.parts(s, seat, siblings_source(packed))
        mask = siblings_left(packed)
        table = self.effects.table(s)
        ask = self.effects.order_matters(s, seat, parts, mask)
        for i in range(len(parts)):
            if mask >> i & 1:
                action = self.first_next + table.symbol(parts[i])
                if action not in out:
                    out.append(action)
                if not ask:
                    return

    def apply(self, s: S, packed: int, action: int) -> None:
        seat = seat_of(packed)
        source = siblings_source(packed)
        mask = siblings_left(packed)
        parts = self.effects.parts(s, seat, source)
        table = self.effects.table(s)
        for i in range(len(parts)):
            if mask >> i & 1 and self.first_next + table.symbol(parts[i]) == action:
                rest = mask & ~(1 << i)
                if rest:
                    s.agenda.append(order_effects(seat, source, rest))
                self.effects.perform(s, seat, parts[i])
                return


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseOne(Step[S]):
    """Exactly one of several effects, named by its symbol."""

    kind = CHOOSE_ONE
    name = "choose_one"

    def __init__(self, effects: Effects[S], rule: str, first_next: int) -> None:
        self.effects = effects
        self.rule = rule
        self.first_next = first_next

    def legal(self, s: S, packed: int, out: list[int]) -> None:
        table = self.effects.table(s)
        for part in table.parts[effect_node(packed)]:
            out.append(self.first_next + table.symbol(part))

    def apply(self, s: S, packed: int, action: int) -> None:
        table = self.effects.table(s)
        for part in table.parts[effect_node(packed)]:
            if self.first_next + table.symbol(part) == action:
                self.effects.perform(s, seat_of(packed), part)
                return


@mypyc_attr(allow_interpreted_subclasses=True)
class PayEffect(Step[S]):
    """ "Pay X, then Y": optional, paid first and in full; not offered where Y could do nothing."""

    kind = PAY_EFFECT
    name = "pay_effect"

    def __init__(self, effects: Effects[S], rule: str, pay: int, skip: int) -> None:
        self.effects = effects
        self.rule = rule
        self.pay_action = pay
        self.skip_action = skip

    def legal(self, s: S, packed: int, out: list[int]) -> None:
        seat = seat_of(packed)
        node = effect_node(packed)
        if self.effects.can_pay(s, seat, self.effects.table(s).cost[node]):
            if self.effects.does_something(s, seat, node):
                out.append(self.pay_action)
        out.append(self.skip_action)

    def apply(self, s: S, packed: int, action: int) -> None:
        if action == self.pay_action:
            seat = seat_of(packed)
            table = self.effects.table(s)
            node = effect_node(packed)
            self.effects.pay(s, seat, table.cost[node])
            self.effects.perform(s, seat, table.parts[node][0])

    def prompt(self, s: S, packed: int) -> dict[str, object]:
        table = self.effects.table(s)
        node = effect_node(packed)
        goods = table.vocabulary.goods
        cost = {goods[good]: n for good, n in enumerate(table.cost[node]) if n}
        return {"cost": cost, "then": self.effects.table(s).vocabulary.symbols[table.symbol(table.parts[node][0])]}
