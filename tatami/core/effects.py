"""Effects are data: what a card does is a tree (``core/grammar.py``), and one interpreter resolves it.

The tree is flattened into an :class:`EffectTable`: every node is a number that fits into an agenda frame. What has to
be asked is asked in small questions (``core/effect_steps.py``), and all that is known between two of them stands in
the frame: which siblings are left, how much of a price, and *where* the effect happens, a number of the game's own (a
region, an altar) that reaches its leaves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic

from tatami.core.agenda import FIELD_MASK, A, B, C, D, S, frame, wide_frame
from tatami.core.errors import ContentError
from tatami.core.grammar import KEYS, MOST_PARTS, Visitor, kinds_of
from tatami.core.native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64  # an int that the compiler keeps in a register

# Node operations.
ALL: Final = 0
ONE: Final = 1
PAY: Final = 2
GAIN: Final = 3
LEAF: Final = 4
ANY: Final = 5
MIX: Final = 6
"""A gain of several kinds, chosen unit by unit."""

# Step kinds the kernel owns in every game.
ORDER_EFFECTS: Final = 0
CHOOSE_ONE: Final = 1
PAY_EFFECT: Final = 2
TAKE_EFFECTS: Final = 3
CHOOSE_GOOD: Final = 4
PAY_UNIT: Final = 5

EVERY: Final = 0xFFF
"""The mask of all siblings, however many there are (12 at most)."""
MOST_NODES: Final = 3000
"""Sources of siblings that are no printed list have numbers above."""
NO_MIX: Final = -1
NO_GOOD: Final = -1


# ---- frames ---------------------------------------------------------------------------------------------------------


def order_effects(seat: i64, source: i64, mask: i64, where: i64 = 0) -> int:
    """The frame of siblings (those in ``mask``) whose order the seat chooses."""
    return frame(ORDER_EFFECTS, seat, source, mask, where)


def take_effects(seat: i64, source: i64, mask: i64, where: i64 = 0) -> int:
    """The frame of siblings of which the seat takes as many as it likes."""
    return frame(TAKE_EFFECTS, seat, source, mask, where)


def siblings_source(packed: i64) -> int:
    """Where the siblings stand: a node, or a source of the game's own."""
    return packed >> A & FIELD_MASK


def siblings_left(packed: i64) -> int:
    """Which of them are still to be resolved, a mask."""
    return packed >> B & FIELD_MASK


def siblings_where(packed: i64) -> int:
    """Where the effect they belong to happens."""
    return packed >> C & FIELD_MASK


def choose_one(seat: i64, node: i64, where: i64 = 0) -> int:
    """The frame of a node of which the seat chooses one part."""
    return frame(CHOOSE_ONE, seat, node, where)


def pay_effect(seat: i64, node: i64, where: i64 = 0, reduction: i64 = 0) -> int:
    """The frame of a node that the seat may pay for, less some units of its price."""
    return frame(PAY_EFFECT, seat, node, where, reduction)


def choose_good(seat: i64, node: i64, left: i64) -> int:
    """The frame of a mix of which the seat is still to choose some units."""
    return frame(CHOOSE_GOOD, seat, node, 0, left)


def pay_unit(seat: i64, node: i64, where: i64, due: i64, reduction: i64) -> int:
    """The frame of a price that is paid unit by unit: what is due of it (:meth:`EffectTable.pack_due`)."""
    return wide_frame(PAY_UNIT, seat, node, where, due, reduction)


def effect_node(packed: i64) -> int:
    """The node of ``choose_one``, ``pay_effect``, ``choose_good`` and ``pay_unit``."""
    return packed >> A & FIELD_MASK


def effect_where(packed: i64) -> int:
    """Where the effect of such a node happens."""
    return packed >> B & FIELD_MASK


def price_reduction(packed: i64) -> int:
    """By how many units the price of ``pay_effect`` is reduced."""
    return packed >> C & FIELD_MASK


def units_to_choose(packed: i64) -> int:
    """How many units of ``choose_good`` are left."""
    return packed >> C & FIELD_MASK


def price_due(packed: i64) -> int:
    """What is due of the price of ``pay_unit``."""
    return packed >> C & FIELD_MASK


def reduction_left(packed: i64) -> int:
    """How many units of it will not have to be paid."""
    return packed >> D & FIELD_MASK


# ---- the table ------------------------------------------------------------------------------------------------------


class Vocabulary:
    """The words a game's effects are made of."""

    def __init__(
        self,
        goods: list[str],
        leaves: list[str],
        words: list[str],
        prices: list[str] | None = None,
        mixes: dict[str, list[str]] | None = None,
    ) -> None:
        self.goods = goods
        self.leaves = leaves
        """Every leaf: plain (``lantern``), numbered (``influence``) or with a word (``tile``)."""
        self.words = words
        """The words leaves may carry (``orange``), stored as their index."""
        self.prices = goods if prices is None else prices
        """The goods that can be paid with."""
        self.mixes: dict[str, list[str]] = {} if mixes is None else mixes
        """Names for mixes, such as ``any``; where a good has the same name, the good is meant."""
        self.symbols = goods + leaves
        """What a person picks when the order is open: a good or a leaf."""
        for name in leaves:
            if name in KEYS:
                raise ContentError(f"no effect of a game can be called '{name}': the grammar needs the word")


class EffectTable(Visitor[int]):
    """All effect nodes of a game, as parallel lists indexed by node."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        super().__init__()
        self.vocabulary = vocabulary
        self.op: list[int] = []
        self.what: list[int] = []
        """GAIN: the good; LEAF: the leaf; MIX: the mix; PAY: the mix that is part of the price, if any; otherwise 0."""
        self.amount: list[int] = []
        """GAIN, LEAF, MIX: how much; PAY: how much of the mix; ANY: how many at most; otherwise 0."""
        self.parts: list[list[int]] = []
        self.cost: list[list[int]] = []
        """PAY: one amount per good, besides the mix; otherwise empty."""
        self.printed: list[object] = []
        """The effect as it stands in the content file; ``None`` for a list that follows a price."""
        self.sole: list[int] = []
        """What a list of one effect comes down to; any other node is its own."""
        self.alike: list[int] = []
        """The first node that does the same: equal effects are offered once."""
        self.mixes: list[list[int]] = []
        """The goods of each mix."""
        self._symbol: list[int] = []
        self._known: dict[str, int] = {}
        self._where = ""

    def add(self, data: object, where: str) -> int:
        """Parse one effect and return its node; :class:`ContentError` names ``where``."""
        self._where = where
        return self.visit(data, where)

    def visit(self, data: object, where: str = "effect") -> int:
        node = super().visit(data, where)
        self.printed[node] = data
        return node

    def symbol(self, node: int) -> int:
        """What to call a node when its turn among siblings is chosen: the first good or leaf in it."""
        return self._symbol[node]

    def _gained(self, node: int) -> dict[str, int]:
        """What a node gains, by name."""
        goods = self.vocabulary.goods
        if self.op[node] == GAIN:
            return {goods[self.what[node]]: self.amount[node]}
        return {"/".join(goods[good] for good in self.mixes[self.what[node]]): self.amount[node]}

    # ---- prices ----

    def units(self, node: int) -> int:
        """How many units the price of a node has."""
        return sum(self.cost[node]) + self.amount[node]

    def price(self, node: int) -> dict[str, int]:
        """The price of a node by name, for people."""
        goods = self.vocabulary.goods
        out = {goods[good]: n for good, n in enumerate(self.cost[node]) if n}
        if self.amount[node]:
            out["/".join(goods[good] for good in self.mixes[self.what[node]])] = self.amount[node]
        return out

    def pack_due(self, node: int, due: list[int]) -> int:
        """What is due of a price, one amount per good and that of the mix at the end, as one number for a frame."""
        packed = due[len(due) - 1]
        cost = self.cost[node]
        for good in range(len(cost)):
            packed = packed * (cost[good] + 1) + due[good]
        return packed

    def unpack_due(self, node: int, packed: int) -> list[int]:
        """The amounts behind such a number."""
        cost = self.cost[node]
        due = [0] * (len(cost) + 1)
        for good in range(len(cost) - 1, -1, -1):
            if cost[good]:
                due[good] = packed % (cost[good] + 1)
                packed //= cost[good] + 1
        due[len(cost)] = packed
        return due

    # ---- one method for each form ----

    def on_all(self, parts: list[int]) -> int:
        return self._list(ALL, parts, 0)

    def on_one(self, parts: list[int]) -> int:
        for i in range(len(parts)):
            for j in range(i):
                if self.alike[parts[i]] == self.alike[parts[j]]:
                    symbol = self.vocabulary.symbols[self.symbol(parts[i])]
                    raise ContentError(f"{self._where}: two of the choices are the same: {symbol}")
        return self._list(ONE, parts, 0)

    def on_any(self, parts: list[int], most: int) -> int:
        return self._list(ANY, parts, most)

    def on_pay(self, price: dict[str, int], then: int) -> int:
        cost = [0] * len(self.vocabulary.goods)
        mix = NO_MIX
        units = 0
        for name, n in price.items():
            goods = self._kinds(name, self.vocabulary.prices)
            if len(goods) == 1:
                cost[goods[0]] += n
            elif mix != NO_MIX:
                raise ContentError(f"{self._where}: a price has one mix at most, '{name}' is a second one")
            else:
                mix, units = self._mix(goods), n
        node = self._node(PAY, max(mix, 0), units, [then], cost)
        size = units + 1
        for n in cost:
            size *= n + 1
        if size > FIELD_MASK:
            raise ContentError(f"{self._where}: a price of so many goods does not fit into a frame")
        return node

    def on_gain(self, amounts: dict[str, int]) -> int:
        plain = [0] * len(self.vocabulary.goods)
        mixes: list[int] = []
        units: list[int] = []
        for name, n in amounts.items():
            goods = self._kinds(name, self.vocabulary.goods)
            if len(goods) == 1:
                plain[goods[0]] = n
            else:
                mixes.append(self._mix(goods))
                units.append(n)
        nodes = [self._node(GAIN, good, n, [], []) for good, n in enumerate(plain) if n]
        nodes += [self._node(MIX, mix, n, [], []) for mix, n in zip(mixes, units, strict=True)]
        if len(nodes) == 1:
            return nodes[0]
        for node in nodes:
            self.printed[node] = {"gain": self._gained(node)}
        return self._list(ALL, nodes, 0)

    def on_leaf(self, name: str) -> int:
        return self._node(LEAF, self._leaf(name), 0, [], [])

    def on_number(self, name: str, number: int) -> int:
        return self._node(LEAF, self._leaf(name), number, [], [])

    def on_word(self, name: str, word: str) -> int:
        leaf = self._leaf(name)
        if word not in self.vocabulary.words:
            raise ContentError(f"{self._where}: '{name}' knows no '{word}'")
        return self._node(LEAF, leaf, self.vocabulary.words.index(word), [], [])

    def _list(self, op: int, parts: list[int], amount: int) -> int:
        if not 1 <= len(parts) <= MOST_PARTS:
            raise ContentError(f"{self._where}: a list of effects has 1 to {MOST_PARTS} members")
        return self._node(op, 0, amount, parts, [])

    def _node(self, op: int, what: int, amount: int, parts: list[int], cost: list[int]) -> int:
        node = len(self.op)
        if node >= MOST_NODES:
            raise ContentError(f"a game may have at most {MOST_NODES} effect nodes")
        self.op.append(op)
        self.what.append(what)
        self.amount.append(amount)
        self.parts.append(parts)
        self.cost.append(cost)
        self.printed.append(None)
        self.sole.append(self.sole[parts[0]] if op == ALL and len(parts) == 1 else node)
        self._symbol.append(self._first(op, what, parts))
        content = f"{op} {what} {amount} {[self.alike[part] for part in parts]} {cost}"
        self.alike.append(self._known.setdefault(content, node))
        return node

    def _first(self, op: int, what: int, parts: list[int]) -> int:
        if op == GAIN:
            return what
        if op == LEAF:
            return len(self.vocabulary.goods) + what
        return self.mixes[what][0] if op == MIX else self._symbol[parts[0]]

    def _kinds(self, name: str, allowed: list[str]) -> list[int]:
        """The goods an amount may be made up of, as numbers."""
        names = [name] if name in allowed else self.vocabulary.mixes.get(name, kinds_of(name))
        for kind in names:
            if kind not in allowed:
                raise ContentError(f"{self._where}: there is no '{kind}' to gain or pay")
        if len(set(names)) != len(names):
            raise ContentError(f"{self._where}: '{name}' names a good twice")
        return [self.vocabulary.goods.index(kind) for kind in names]

    def _mix(self, goods: list[int]) -> int:
        if goods not in self.mixes:
            self.mixes.append(goods)
        return self.mixes.index(goods)

    def _leaf(self, name: str) -> int:
        if name not in self.vocabulary.leaves:
            raise ContentError(f"{self._where}: '{name}' is not an effect of this game")
        return self.vocabulary.leaves.index(name)


# ---- the interpreter ------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Effects(Generic[S]):
    """The interpreter. A game derives its own, with its leaves, goods and prices."""

    def table(self, s: S) -> EffectTable:
        """The effect table in use."""
        raise NotImplementedError

    def gain(self, s: S, seat: int, good: int, amount: int) -> None:
        """The seat gains an amount of one good."""
        raise NotImplementedError

    def can_gain(self, s: S, seat: int, good: int) -> bool:
        """Whether gaining a unit of the good would change anything: there is room for it, and some is left."""
        return True

    def can_pay(self, s: S, seat: int, cost: list[int]) -> bool:
        """Whether the seat can pay one amount per good."""
        raise NotImplementedError

    def pay(self, s: S, seat: int, cost: list[int]) -> None:
        """The seat pays."""
        raise NotImplementedError

    def reduction(self, s: S, seat: int, node: int, where: int) -> int:
        """How many units of the node's price the seat need not pay now; it chooses which."""
        return 0

    def leaf(self, s: S, seat: int, leaf: int, amount: int, where: int) -> None:
        """Resolve a leaf of the game, at once or by pushing steps."""
        raise NotImplementedError

    def leaf_does_something(self, s: S, seat: int, leaf: int, amount: int, where: int) -> bool:
        """Whether a leaf could change anything now; when in doubt, yes."""
        return True

    def parts(self, s: S, seat: int, source: int) -> list[int]:
        """The siblings behind a source: the parts of a node; a game adds sources of its own above 3000."""
        return self.table(s).parts[source]

    def order_matters(self, s: S, seat: int, parts: list[int], mask: int) -> bool:
        """Whether the order of the siblings in ``mask`` could make a difference; when in doubt, yes."""
        return True

    def does_something(self, s: S, seat: int, node: int, where: int = 0) -> bool:
        """Whether resolving a node now could change anything; when in doubt, yes."""
        table = self.table(s)
        node = table.sole[node]
        op = table.op[node]
        if op == GAIN:
            return self.can_gain(s, seat, table.what[node])
        if op == LEAF:
            return self.leaf_does_something(s, seat, table.what[node], table.amount[node], where)
        if op == MIX:
            for good in table.mixes[table.what[node]]:
                if self.can_gain(s, seat, good):
                    return True
            return False
        if op == PAY:
            reduction = self.reduction(s, seat, node, where)
            return self.payable(s, seat, node, reduction) and self.worth_its_price(s, seat, node, where)
        for part in table.parts[node]:
            if self.does_something(s, seat, part, where):
                return True
        return False

    def worth_its_price(self, s: S, seat: int, node: int, where: int) -> bool:
        """Whether what a price pays for could change anything once it is paid; when in doubt, yes."""
        return self.does_something(s, seat, self.table(s).parts[node][0], where)

    # ---- resolving ----

    def perform(self, s: S, seat: int, node: int, where: int = 0) -> None:
        """Resolve a node: do what can be done at once, push the rest on the agenda."""
        table = self.table(s)
        node = table.sole[node]
        op = table.op[node]
        if op == GAIN:
            self.gain(s, seat, table.what[node], table.amount[node])
        elif op == LEAF:
            self.leaf(s, seat, table.what[node], table.amount[node], where)
        elif op == ALL:
            self.perform_set(s, seat, node, EVERY, where)
        elif op == PAY:
            self.offer(s, seat, node, where, self.reduction(s, seat, node, where))
        elif op == ONE:
            s.agenda.append(choose_one(seat, node, where))
        elif op == ANY:
            s.agenda.append(take_effects(seat, node, (1 << len(table.parts[node])) - 1, where))
        else:
            s.agenda.append(choose_good(seat, node, table.amount[node]))

    def perform_set(self, s: S, seat: int, source: int, mask: int, where: int = 0) -> None:
        """Resolve the siblings in ``mask``, asking for the order only if it matters."""
        table = self.table(s)
        parts = self.parts(s, seat, source)
        agenda = s.agenda
        mask &= (1 << len(parts)) - 1
        for i in range(len(parts)):
            if not mask >> i & 1:
                continue
            rest = mask & ~(1 << i)
            if rest and self.order_matters(s, seat, parts, mask):
                agenda.append(order_effects(seat, source, mask, where))
                return
            depth = len(agenda)
            node = table.sole[parts[i]]
            if table.op[node] == GAIN:  # what most siblings are
                self.gain(s, seat, table.what[node], table.amount[node])
            else:
                self.perform(s, seat, node, where)
            if rest and len(agenda) != depth:
                agenda.insert(depth, order_effects(seat, source, rest, where))
                return
            mask = rest

    def offer(self, s: S, seat: int, node: int, where: int, reduction: int) -> None:
        """Ask whether the seat pays for a node, less ``reduction`` units; a price of nothing is no question."""
        table = self.table(s)
        if reduction and reduction >= table.units(node):
            self.perform(s, seat, table.parts[node][0], where)
        else:
            s.agenda.append(pay_effect(seat, node, where, reduction))

    # ---- prices that are paid unit by unit ----

    def payable(self, s: S, seat: int, node: int, reduction: int) -> bool:
        """Whether the seat can pay for a node, in some way if there are several."""
        table = self.table(s)
        cost = table.cost[node]
        if not reduction and not table.amount[node]:
            return self.can_pay(s, seat, cost)
        if reduction >= table.units(node):
            return True
        return self.can_settle(s, seat, node, [0] * len(cost), [*cost, table.amount[node]], reduction)

    def can_settle(
        self, s: S, seat: int, node: int, paid: list[int], due: list[int], reduction: int, without: int = NO_GOOD
    ) -> bool:
        """Whether the seat can pay ``paid`` and what is due, all but ``reduction`` units, and none of one good.

        ``due`` is one amount per good and that of the mix at the end.
        """
        last = len(paid)
        if reduction:
            for good in range(last + 1):
                if due[good] and self.can_settle(s, seat, node, paid, _less(due, good), reduction - 1, without):
                    return True
            return False
        both = [paid[good] + due[good] for good in range(last)]
        if (without != NO_GOOD and both[without]) or not self.can_pay(s, seat, both):
            return False
        if not due[last]:
            return True
        table = self.table(s)
        rest = [0] * last + [due[last] - 1]
        for good in table.mixes[table.what[node]]:
            both[good] += 1
            if good != without and self.can_settle(s, seat, node, both, rest, 0, without):
                return True
            both[good] -= 1
        return False

    def pay_one(self, s: S, seat: int, packed: int, good: int) -> None:
        """Pay a unit of a price; when no more is due, resolve what it pays for."""
        table = self.table(s)
        node = effect_node(packed)
        where = effect_where(packed)
        reduction = reduction_left(packed)
        self.pay(s, seat, one_unit(len(table.cost[node]), good))
        due = unit_taken(table.unpack_due(node, price_due(packed)), good)
        if sum(due) > reduction:
            s.agenda.append(pay_unit(seat, node, where, table.pack_due(node, due), reduction))
        else:
            self.perform(s, seat, table.parts[node][0], where)


def one_unit(goods: int, good: int) -> list[int]:
    """The price of one unit of a good."""
    cost = [0] * goods
    cost[good] = 1
    return cost


def unit_taken(due: list[int], good: int) -> list[int]:
    """What is due once a unit of a good is paid: it counts for the good itself first, then for the mix."""
    return _less(due, good if due[good] else len(due) - 1)


def _less(due: list[int], place: int) -> list[int]:
    out = due.copy()
    out[place] -= 1
    return out
