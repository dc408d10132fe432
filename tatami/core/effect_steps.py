"""The questions of effects: order, choices, prices. A game lists the steps it needs and gives them its actions."""

from __future__ import annotations

from copy import deepcopy

from tatami.core.agenda import S, Step, seat_of
from tatami.core.effects import (
    CHOOSE_GOOD,
    CHOOSE_ONE,
    MOST_NODES,
    ORDER_EFFECTS,
    PAY_EFFECT,
    PAY_UNIT,
    TAKE_EFFECTS,
    Effects,
    EffectTable,
    choose_good,
    effect_node,
    effect_where,
    one_unit,
    order_effects,
    pay_unit,
    price_due,
    price_reduction,
    reduction_left,
    siblings_left,
    siblings_source,
    siblings_where,
    take_effects,
    unit_taken,
    units_to_choose,
)
from tatami.core.grammar import MOST_PARTS
from tatami.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class PickEffect(Step[S]):
    """One of several effects is picked by its symbol, or by its number where different ones have the same symbol."""

    def __init__(self, effects: Effects[S], rule: str, first_next: int, first_option: int) -> None:
        self.effects = effects
        self.rule = rule
        self.first_next = first_next
        """The id of the first action of the family ``next {symbol}``, in the order of the vocabulary's symbols."""
        self.first_option = first_option
        """The id of ``option 1``, of twelve."""

    def pick(self, table: EffectTable, parts: list[int], mask: int, index: int) -> int:
        """The action that picks a sibling; equal siblings have the same one."""
        symbol = table.symbol(parts[index])
        alike = table.alike[parts[index]]
        first = index
        numbered = False
        for i in range(len(parts) - 1, -1, -1):
            if i != index and mask >> i & 1:
                part = parts[i]
                if table.alike[part] == alike:
                    first = min(first, i)
                elif table.symbol(part) == symbol:
                    numbered = True
        return self.first_option + first if numbered else self.first_next + symbol

    def picked(self, table: EffectTable, parts: list[int], mask: int, action: int) -> int:
        """The sibling that an action picks."""
        number = action - self.first_option
        if 0 <= number < MOST_PARTS:
            return number
        for i in range(len(parts)):
            if mask >> i & 1 and self.first_next + table.symbol(parts[i]) == action:
                return i
        raise ValueError(f"no effect is picked by the action {action}")

    def numbered(self, table: EffectTable, parts: list[int], mask: int) -> dict[str, object]:
        """What the numbers stand for, as it stands in the content file; nothing where symbols suffice."""
        options: dict[str, object] = {}
        for i in range(len(parts)):
            if mask >> i & 1:
                number = self.pick(table, parts, mask, i) - self.first_option
                if number == i:
                    options[str(number + 1)] = deepcopy(table.printed[parts[i]])  # whoever asks may change it
        return {"options": options} if options else {}


@mypyc_attr(allow_interpreted_subclasses=True)
class OrderEffects(PickEffect[S]):
    """Siblings whose order may matter: the player picks which comes next; equal ones are offered once."""

    kind = ORDER_EFFECTS
    name = "order_effects"

    def legal(self, s: S, packed: int, out: list[int]) -> None:
        seat = seat_of(packed)
        parts = self.effects.parts(s, seat, siblings_source(packed))
        mask = siblings_left(packed)
        table = self.effects.table(s)
        ask = self.effects.order_matters(s, seat, parts, mask)
        for i in range(len(parts)):
            if mask >> i & 1:
                action = self.pick(table, parts, mask, i)
                if action not in out:
                    out.append(action)
                if not ask:
                    return

    def apply(self, s: S, packed: int, action: int) -> None:
        seat = seat_of(packed)
        source = siblings_source(packed)
        mask = siblings_left(packed)
        where = siblings_where(packed)
        parts = self.effects.parts(s, seat, source)
        chosen = self.picked(self.effects.table(s), parts, mask, action)
        rest = mask & ~(1 << chosen)
        if rest:
            s.agenda.append(order_effects(seat, source, rest, where))
        self.effects.perform(s, seat, parts[chosen], where)

    def prompt(self, s: S, packed: int) -> dict[str, object]:
        parts = self.effects.parts(s, seat_of(packed), siblings_source(packed))
        return self.numbered(self.effects.table(s), parts, siblings_left(packed))


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseOne(PickEffect[S]):
    """Exactly one of several effects; what could do nothing is offered only where none of them could do anything."""

    kind = CHOOSE_ONE
    name = "choose_one"

    def legal(self, s: S, packed: int, out: list[int]) -> None:
        seat = seat_of(packed)
        where = effect_where(packed)
        table = self.effects.table(s)
        parts = table.parts[effect_node(packed)]
        mask = (1 << len(parts)) - 1
        for i in range(len(parts)):
            if self.effects.does_something(s, seat, parts[i], where):
                out.append(self.pick(table, parts, mask, i))
        if not out:
            for i in range(len(parts)):
                out.append(self.pick(table, parts, mask, i))

    def apply(self, s: S, packed: int, action: int) -> None:
        table = self.effects.table(s)
        parts = table.parts[effect_node(packed)]
        chosen = self.picked(table, parts, (1 << len(parts)) - 1, action)
        self.effects.perform(s, seat_of(packed), parts[chosen], effect_where(packed))

    def prompt(self, s: S, packed: int) -> dict[str, object]:
        table = self.effects.table(s)
        parts = table.parts[effect_node(packed)]
        return self.numbered(table, parts, (1 << len(parts)) - 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class TakeEffects(PickEffect[S]):
    """As many of several effects as wanted, in any order, until the player stops; only what could do something."""

    kind = TAKE_EFFECTS
    name = "take_effects"

    def __init__(self, effects: Effects[S], rule: str, first_next: int, first_option: int, stop: int) -> None:
        super().__init__(effects, rule, first_next, first_option)
        self.stop = stop

    def legal(self, s: S, packed: int, out: list[int]) -> None:
        seat = seat_of(packed)
        where = siblings_where(packed)
        parts = self.effects.parts(s, seat, siblings_source(packed))
        mask = siblings_left(packed)
        table = self.effects.table(s)
        for i in range(len(parts)):
            if mask >> i & 1 and self.effects.does_something(s, seat, parts[i], where):
                action = self.pick(table, parts, mask, i)
                if action not in out:
                    out.append(action)
        out.append(self.stop)

    def apply(self, s: S, packed: int, action: int) -> None:
        if action == self.stop:
            return
        seat = seat_of(packed)
        source = siblings_source(packed)
        mask = siblings_left(packed)
        where = siblings_where(packed)
        table = self.effects.table(s)
        parts = self.effects.parts(s, seat, source)
        chosen = self.picked(table, parts, mask, action)
        rest = mask & ~(1 << chosen)
        most = table.amount[source] if source < MOST_NODES else len(parts)
        taken = 0
        for i in range(len(parts)):
            if not rest >> i & 1:
                taken += 1
        if rest and taken < most:
            s.agenda.append(take_effects(seat, source, rest, where))
        self.effects.perform(s, seat, parts[chosen], where)

    def prompt(self, s: S, packed: int) -> dict[str, object]:
        parts = self.effects.parts(s, seat_of(packed), siblings_source(packed))
        return self.numbered(self.effects.table(s), parts, siblings_left(packed))


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
        if self.effects.payable(s, seat, node, price_reduction(packed)):
            if self.effects.worth_its_price(s, seat, node, effect_where(packed)):
                out.append(self.pay_action)
        out.append(self.skip_action)

    def apply(self, s: S, packed: int, action: int) -> None:
        if action != self.pay_action:
            return
        seat = seat_of(packed)
        node = effect_node(packed)
        where = effect_where(packed)
        reduction = price_reduction(packed)
        table = self.effects.table(s)
        cost = table.cost[node]
        units = table.amount[node]
        if reduction:
            s.agenda.append(pay_unit(seat, node, where, table.pack_due(node, [*cost, units]), reduction))
            return
        self.effects.pay(s, seat, cost)
        if units:
            s.agenda.append(pay_unit(seat, node, where, table.pack_due(node, [0] * len(cost) + [units]), 0))
        else:
            self.effects.perform(s, seat, table.parts[node][0], where)

    def prompt(self, s: S, packed: int) -> dict[str, object]:
        table = self.effects.table(s)
        node = effect_node(packed)
        out: dict[str, object] = {
            "cost": table.price(node),
            "then": table.vocabulary.symbols[table.symbol(table.parts[node][0])],
        }
        if price_reduction(packed):
            out["reduction"] = price_reduction(packed)
        return out


@mypyc_attr(allow_interpreted_subclasses=True)
class PayUnit(Step[S]):
    """A price with a choice in it, unit by unit: what a mix is paid with, and what a reduction takes away.

    Only units are offered with which the rest can still be paid, and what cannot be avoided is paid first, so that
    nobody is asked in which order to pay wood and stone. Should an action "at any moment" have spent what was
    meant for it, the player stops: what was paid is lost and what it was paid for does not come.
    """

    kind = PAY_UNIT
    name = "pay_unit"

    def __init__(self, effects: Effects[S], rule: str, first_unit: int, stop: int) -> None:
        self.effects = effects
        self.rule = rule
        self.first_unit = first_unit
        """The id of the first action of the family ``pay {good}``, in the order of the vocabulary's prices."""
        self.stop = stop

    def legal(self, s: S, packed: int, out: list[int]) -> None:
        seat = seat_of(packed)
        node = effect_node(packed)
        reduction = reduction_left(packed)
        table = self.effects.table(s)
        vocabulary = table.vocabulary
        due = table.unpack_due(node, price_due(packed))
        mix = table.mixes[table.what[node]] if due[len(due) - 1] else []
        nothing = [0] * (len(due) - 1)
        for good in range(len(due) - 1):
            if due[good] or good in mix:
                paid = one_unit(len(due) - 1, good)
                if not self.effects.can_settle(s, seat, node, paid, unit_taken(due, good), reduction):
                    continue
                action = self.first_unit + vocabulary.prices.index(vocabulary.goods[good])
                if not self.effects.can_settle(s, seat, node, nothing, due, reduction, good):
                    out.clear()
                    out.append(action)
                    return
                out.append(action)
        if not out:
            out.append(self.stop)

    def apply(self, s: S, packed: int, action: int) -> None:
        if action != self.stop:
            vocabulary = self.effects.table(s).vocabulary
            good = vocabulary.goods.index(vocabulary.prices[action - self.first_unit])
            self.effects.pay_one(s, seat_of(packed), packed, good)

    def prompt(self, s: S, packed: int) -> dict[str, object]:
        due = self.effects.table(s).unpack_due(effect_node(packed), price_due(packed))
        return {"left": sum(due) - reduction_left(packed)}


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseGood(Step[S]):
    """A gain of several kinds, unit by unit, among those that can still be received; where none can, the rest is lost.

    A game in which every gain may be declined in part lets the player stop (``may_stop``).
    """

    kind = CHOOSE_GOOD
    name = "choose_good"

    def __init__(self, effects: Effects[S], rule: str, actions: list[int], stop: int, may_stop: bool = False) -> None:
        self.effects = effects
        self.rule = rule
        self.actions = actions
        """Per good, the action that gains a unit of it."""
        self.stop = stop
        self.may_stop = may_stop

    def legal(self, s: S, packed: int, out: list[int]) -> None:
        seat = seat_of(packed)
        table = self.effects.table(s)
        for good in table.mixes[table.what[effect_node(packed)]]:
            if self.effects.can_gain(s, seat, good):
                out.append(self.actions[good])
        if self.may_stop or not out:
            out.append(self.stop)

    def apply(self, s: S, packed: int, action: int) -> None:
        if action == self.stop:
            return
        seat = seat_of(packed)
        left = units_to_choose(packed) - 1
        if left:
            s.agenda.append(choose_good(seat, effect_node(packed), left))
        self.effects.gain(s, seat, self.actions.index(action), 1)

    def prompt(self, s: S, packed: int) -> dict[str, object]:
        return {"left": units_to_choose(packed)}
