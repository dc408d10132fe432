"""What every game promises at every decision: one small check per promise.

Each takes a state, leaves it as it was, and raises :class:`CheckFailed` with a sentence when the promise is broken.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from tatami.core.agenda import ASKED_OPENLY, FRAME_END, KIND_MASK, QUESTION_HIDDEN, Step, kind_of, seat_of
from tatami.core.attributes import FROM_OTHERS, OPEN, Attribute
from tatami.core.errors import IllegalAction, RecordError, UnknownSeat
from tatami.core.events import Event, visible_events
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.testing.play import CheckFailed

VIEW_KEYS = ("game", "rules", "seats", "seat", "over", "to_move", "decision", "scores", "sheet", "table")
OPTION_KEYS = ("id", "name", "family", "args", "free")


def expect(holds: bool, sentence: str) -> None:
    """Raise :class:`CheckFailed` unless it holds."""
    if not holds:
        raise CheckFailed(sentence)


def to_bytes(value: object) -> str:
    """Anything JSON-able in one fixed form."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def is_plain(value: object) -> bool:
    """Whether JSON gives the value back exactly: no tuples, sets, objects or numbers as keys."""
    try:
        back: object = json.loads(json.dumps(value))
    except (TypeError, ValueError):
        return False
    return back == value and _same_types(back, value)


def _same_types(left: object, right: object) -> bool:
    if isinstance(left, dict) and isinstance(right, dict):
        return all(_same_types(left[key], right[key]) for key in left)
    if isinstance(left, list) and isinstance(right, list):
        return all(_same_types(a, b) for a, b in zip(left, right, strict=True))
    return type(left) is type(right)


def fingerprint(state: State) -> str:
    """Everything that must be equal in equal states: the stored bytes, who acts, and the legal list."""
    return f"{state.to_json()} {state.seat} {state.legal()}"


def watchers(state: State) -> list[int | None]:
    """Everybody who looks at the table: the seats and a spectator."""
    return [*range(state.seats), None]


def who(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


# ---- the question ---------------------------------------------------------------------------------------------------


def check_decision(state: State) -> None:
    """There is exactly one pending decision of one seat, with a kind and a rule, unless the game is over or paused."""
    decision = state.decision
    if state.automaton is not None:
        _check_pause(state)
        return
    expect(state.over == (state.seat is None), "the game must be over exactly when no seat is to move")
    if decision is None:
        expect(state.over, "there is no decision although the game is not over")
        expect(not state.legal(), "actions are legal although the game is over")
        return
    expect(not state.over, "there is a decision although the game is over")
    expect(decision.seat == state.seat, f"the decision is of seat {decision.seat}, but seat {state.seat} is to move")
    expect(0 <= decision.seat < state.seats, f"there is no seat {decision.seat}")
    expect(decision.kind.isidentifier() and decision.kind.islower(), f"'{decision.kind}' is no decision kind")
    prefix = f"{state.game.info.rules_prefix}-"
    expect(decision.rule.startswith(prefix), f"{decision.kind} names the rule '{decision.rule}', not {prefix}...")
    expect(is_plain(decision.data), f"the data of {decision.kind} is not plain: {decision.data!r}")


def check_turn(state: State) -> None:
    """It is always the turn of a side, until the game is over."""
    side = state.turn_of
    if state.over:
        expect(side is None, f"the game is over, and yet it is the turn of {side}")
    else:
        expect(
            side is not None and 0 <= side < state.game.sides(state.seats), f"it is the turn of {side}, who is no side"
        )


def _check_pause(state: State) -> None:
    """Before the turn of an automaton nobody is asked anything, and the game is not over."""
    side = state.automaton
    sides = state.game.sides(state.seats)
    expect(side is not None and state.seats <= side < sides, f"side {side} is said to be an automaton")
    idle = state.seat is None and state.decision is None and not state.legal()
    expect(idle and not state.over, "somebody is asked, or the game is over, before the turn of an automaton")


def check_legal_list(state: State) -> None:
    """The legal list has two or more different known actions, is stable, and belongs to the caller.

    A single action may be waited for if the step says so.
    """
    legal = state.legal()
    if state.seat is None:
        return
    actions = state.game.actions
    packed = state.agenda[-1]
    waits = state.game.steps[packed & KIND_MASK].waits(state, packed)
    expect(len(legal) > 1 or (waits and len(legal) == 1), f"a decision with {len(legal)} legal action(s) is waited for")
    expect(len(set(legal)) == len(legal), f"an action is listed twice: {legal}")
    expect(all(0 <= action < len(actions) for action in legal), f"there are unknown ids among {legal}")
    expect(not all(actions.is_free(action) for action in legal), "only free actions are legal: the game cannot go on")
    expect(state.legal() == legal, "two calls of legal() differ")
    state.legal().clear()
    expect(state.legal() == legal, "changing the list that legal() gave has changed the state")


def check_illegal_actions(state: State) -> None:
    """Every other action is refused with a sentence that names what is legal, and changes nothing."""
    actions = state.game.actions
    legal = state.legal()
    before = fingerprint(state)
    for action in [-1, len(actions), *range(len(actions))]:
        if action in legal:
            continue
        try:
            state.apply(action)
        except IllegalAction as error:
            named = all(actions.name(option) in str(error) for option in legal)
            expect(named, f"the refusal of action {action} does not say what is legal: {error}")
        else:
            raise CheckFailed(f"action {action} was carried out although it is not legal")
    expect(fingerprint(state) == before, "a refused action has changed the state")


def check_agenda(state: State) -> None:
    """Every frame on the agenda is a known step with a seat and numbers that fit, and the top one is the question."""
    steps = state.game.steps
    sides = state.game.sides(state.seats)
    for packed in state.agenda:
        expect(0 <= packed < FRAME_END, f"the frame {packed} holds a number that does not fit")
        kind, seat = kind_of(packed), seat_of(packed)
        expect(kind < len(steps) and type(steps[kind]) is not Step, f"the frame {packed} names no step")
        expect(
            seat < sides, f"the frame {packed} is of {steps[kind].name} for seat {seat}, but there is no seat {seat}"
        )
    if state.over:
        expect(not state.agenda, "the game is over with something left to do")
    elif state.automaton is None:
        expect(not steps[state.agenda[-1] & KIND_MASK].automatic, "the engine waits at an automatic step")


# ---- copies and stored states ---------------------------------------------------------------------------------------


def check_copy(state: State) -> None:
    """A copy is equal, hears nothing, and neither of the two notices what happens to the other."""
    before = fingerprint(state)
    twin = state.copy()
    expect(fingerprint(twin) == before, "a copy differs from the original")
    expect(twin == state, "a copy does not compare equal to the original")
    expect(twin.drain() == [] and twin.events is None, "a copy listens although nobody asked it to")
    if state.seat is None:
        return
    other = state.copy()
    other.apply(other.legal()[-1])
    expect(fingerprint(twin) == before, "a copy changes when another copy is played")


def check_every_action(state: State) -> None:
    """Every legal action can be carried out on a copy, always with the same result; the parent does not change."""
    before = fingerprint(state)
    names = state.game.actions
    for action in state.legal():
        first, second = state.copy(), state.copy()
        first.apply(action)
        expect(fingerprint(state) == before, f"'{names.name(action)}' on a copy has changed the parent")
        first_bytes = fingerprint(first)
        second.apply(action)
        expect(fingerprint(second) == first_bytes, f"'{names.name(action)}' gives different results on equal copies")
        expect(fingerprint(first) == first_bytes, f"'{names.name(action)}' on a copy has changed another copy")


def check_json(state: State) -> None:
    """The stored text gives back an equal state that plays on equally."""
    text = state.to_json()
    back = state.game.from_json(text)
    expect(back.to_json() == text, "a stored and loaded state gives other bytes")
    expect(fingerprint(back) == fingerprint(state), "a stored and loaded state has another legal list")
    expect(back.decision == state.decision, "a stored and loaded state asks another question")
    for seat in watchers(state):
        expect(to_bytes(back.view(seat)) == to_bytes(state.view(seat)), f"{who(seat)} sees a loaded state differently")
    if state.automaton is not None:
        expect(back.automaton == state.automaton, "a paused state that was stored and loaded is not paused any more")
    elif not state.over:
        twin = state.copy()
        action = state.legal()[0]
        twin.apply(action)
        back.apply(action)
        expect(fingerprint(back) == fingerprint(twin), "a loaded state plays on differently")


def check_corrupt_json(state: State) -> None:
    """Damaged text is refused with :class:`RecordError` and nothing else."""
    text = state.to_json()
    data: dict[str, object] = json.loads(text)
    for piece in ("", "null", "[]", "{}", "7", text[:-1], text[: len(text) // 2], text + "}", "[" * 100_000):
        _refused(state, piece, "a piece of text")
    for key, value in data.items():
        _refused(
            state, to_bytes({name: item for name, item in data.items() if name != key}), f"a state without '{key}'"
        )
        wrong: list[object] = [None, 1.5, True, [None], ["x"], [1.5], [[["deep"]]]]
        wrong += [] if isinstance(value, str) else ["x"]
        wrong += [] if isinstance(value, dict) else [{}, {"x": 1}]
        wrong += [] if isinstance(value, list) else [[], [1]]
        wrong += [] if isinstance(value, int) else [1]
        for item in wrong:
            _refused(state, to_bytes({**data, key: item}), f"a state whose '{key}' is {item!r}")
    _refused(state, to_bytes({**data, "stowaway": 1}), "a state with a field too many")
    for key in state.fields():
        for number in (-99, 1 << 40):
            _refused(
                state, to_bytes({**data, key: _with_number(data[key], number)}), f"a state with {number} in '{key}'"
            )


def _with_number(value: object, number: int) -> object:
    """The same value with a number in it that nothing on a table can be."""
    if not isinstance(value, list):
        return number
    if value and isinstance(value[0], list):
        return [_with_number(value[0], number), *value[1:]]
    return [number, *value[1:]]


def _refused(state: State, text: str, what: str) -> None:
    try:
        state.game.from_json(text)
    except RecordError as error:
        expect(bool(str(error)), f"the refusal of {what} says nothing")
    except Exception as error:
        raise CheckFailed(f"{what} is refused with {type(error).__name__} instead of RecordError: {error}") from error
    else:
        raise CheckFailed(f"{what} was loaded")


# ---- what can be seen -----------------------------------------------------------------------------------------------


def check_view(state: State) -> None:
    """Views are plain, complete, stable, cannot be used to change the state, and show the question as it is."""
    before = fingerprint(state)
    for seat in watchers(state):
        view = state.view(seat)
        text = to_bytes(view)
        expect(is_plain(view), f"what {who(seat)} sees is not plain JSON")
        missing = [key for key in VIEW_KEYS if key not in view]
        expect(not missing, f"what {who(seat)} sees lacks {', '.join(missing)}")
        expect(view["seat"] == seat and view["to_move"] == state.seat, f"the view of {who(seat)} names wrong seats")
        expect(view["over"] == state.over, f"the view of {who(seat)} does not know whether the game is over")
        expect(view["scores"] == state.scores(), f"the view of {who(seat)} shows other scores")
        _check_sheet(state, seat, view["sheet"])
        if seat == state.seat and seat is not None:
            _check_options(state, view["decision"])
        _spoil(view)
        expect(fingerprint(state) == before, f"changing what {who(seat)} was given has changed the state")
        expect(to_bytes(state.view(seat)) == text, f"two looks of {who(seat)} differ")


def _check_sheet(state: State, seat: int | None, shown: object) -> None:
    """Everybody sees where points come from, without what they cannot know; of their own nothing is missing."""
    sheet = state.score_sheet()
    if not isinstance(shown, list) or len(shown) != len(sheet):
        raise CheckFailed(f"{who(seat)} does not see a score sheet of every side")
    for side, items in enumerate(shown):
        complete = state.over or side == seat
        expect(not complete or items == sheet[side], f"{who(seat)} sees another score sheet of side {side}")
        points = {name: n for name, n in items.items() if name != "total"}
        expect(points.items() <= sheet[side].items(), f"{who(seat)} sees other points of side {side}")
        expect(items["total"] == sum(points.values()), f"the points {who(seat)} sees of side {side} do not add up")


def _check_options(state: State, decision: object) -> None:
    """The acting seat is shown exactly the legal actions, each with its notation."""
    options = decision.get("options") if isinstance(decision, dict) else None
    if not isinstance(options, list):
        raise CheckFailed("the acting seat is shown no options")
    actions = state.game.actions
    expect([option["id"] for option in options] == state.legal(), "the acting seat is shown other actions than legal()")
    for option in options:
        family, args = actions.describe(option["id"])
        shown = [option[key] for key in OPTION_KEYS]
        known = [option["id"], actions.name(option["id"]), family, args, actions.is_free(option["id"])]
        expect(shown == known, f"an option is described as {shown} instead of {known}")


def _spoil(value: object) -> None:
    """Empty every list and table inside."""
    if isinstance(value, dict):
        for item in value.values():
            _spoil(item)
        value.clear()
    elif isinstance(value, list):
        for item in value:
            _spoil(item)
        value.clear()


def check_secrecy(state: State) -> None:
    """Of a question the others see what its secrecy allows; hidden questions come up only in turns that may have some.

    Its options, and with them what it is about, are hidden from everybody but the seat that is asked. Where nothing is
    hidden, everybody sees all of them: whoever runs the game tells everybody what was chosen there.
    """
    decision = state.decision
    if decision is None:
        return
    if state.secrecy == ASKED_OPENLY:
        for seat in watchers(state):
            view: dict[str, Any] = state.view(seat)
            seen = [option["id"] for option in view["decision"]["options"]]
            expect(seen == state.legal(), f"{who(seat)} does not see all options of {decision.kind}, which hides none")
        return
    whole = state.secrecy == QUESTION_HIDDEN
    expect(not whole or state.asks_in_secret, f"{decision.kind} is a hidden question in a turn that is said to be open")
    for seat in watchers(state):
        shown = state.view(seat)["decision"]
        if seat == state.seat or not isinstance(shown, dict):
            continue
        expect(not shown["options"] and not shown["data"], f"{who(seat)} sees the options of {decision.kind}")
        told = (shown["kind"], shown["rule"]) == (decision.kind, decision.rule)
        expect(told != whole, f"{who(seat)} is told {shown['kind']} of the question {decision.kind}")


def check_independent(state: State) -> None:
    """Who is asked independently may do the same, and sees the same, whatever the others have answered."""
    for seat in state.asked()[1:]:
        first = state.asked_first(seat)
        expect(first.seat == seat, f"{who(seat)} is said to be asked, but is not")
        seen: set[str] = set()
        for action in state.legal():
            name = state.game.actions.name(action)
            expect(not state.game.actions.free[action], f"'{name}' is no answer, and {who(seat)} is asked the same")
            after = _with_what_follows(state, action)
            expect(after.reveals == state.reveals, f"'{name}' reveals something while {who(seat)} is asked the same")
            theirs = after.asked_first(seat)
            expect(theirs.legal() == first.legal(), f"'{name}' changes what {who(seat)} may answer, independently")
            seen.add(to_bytes(theirs.view(seat)))
        expect(len(seen) == 1, f"{who(seat)} sees what the others answer before its own answer")


def _with_what_follows(state: State, action: int) -> State:
    """After an answer, and the further questions to the same seat that follow from it."""
    after = state.copy()
    after.decide(action)
    while after.seat == state.seat and after.agenda[-1] & KIND_MASK != state.agenda[-1] & KIND_MASK:
        after.decide(after.legal()[0])
    return after


def check_redeal(state: State) -> None:
    """Dealing again what a seat cannot know changes nothing of what it sees and may do, and nothing in the original.

    Nor does the truth change the deal: tables a seat cannot tell apart come out alike from one generator.
    """
    before = fingerprint(state)
    for seat in watchers(state):
        twin = state.redeal(seat, Rng("redeal"))
        expect(fingerprint(state) == before, f"redealing for {who(seat)} has changed the original")
        expect(twin.to_json() == state.redeal(seat, Rng("redeal")).to_json(), "two redeals from one seed differ")
        expect(twin.seat == state.seat, f"redealing for {who(seat)} changes who is to move")
        expect(twin.reveals == state.reveals, f"redealing for {who(seat)} counts as a revelation")
        if seat == state.seat:
            expect(twin.legal() == state.legal(), f"what {who(seat)} may do depends on what it cannot know")
            expect(twin.decision == state.decision, f"what {who(seat)} is asked depends on what it cannot know")
        seen, dealt = to_bytes(state.view(seat)), to_bytes(twin.view(seat))
        expect(seen == dealt, f"{who(seat)} sees hidden truth: {_first_difference(seen, dealt)}")
        again = state.redeal(seat, Rng("again")).to_json()
        expect(
            twin.redeal(seat, Rng("again")).to_json() == again,
            f"how a redeal for {who(seat)} comes out tells the truth",
        )
        if state.game.info.chance and not state.over:
            expect(twin.rng.words() != state.rng.words(), f"{who(seat)} is given the true future with a redeal")
        stored = state.game.from_json(twin.to_json())
        expect(
            fingerprint(stored) == fingerprint(twin), f"a redealt state offers {who(state.seat)} what it does not hold"
        )


def check_hidden(state: State) -> None:
    """What is declared to be hidden is all that a redeal changes, and nobody sees it but who may.

    Each hidden attribute is changed behind the game's back, one at a time: what a seat sees must not move. All but the
    score so far: it may count several together, such as a hand and the deck it is drawn from (``check_redeal``).
    """
    for seat in watchers(state):
        seen = _seen_unscored(state, seat)
        twin = state.redeal(seat, Rng("hidden"))
        for attribute in state.attributes():
            truth, dealt = getattr(state, attribute.name), getattr(twin, attribute.name)
            if truth == dealt:
                continue
            said = f"redealing for {who(seat)} changes '{attribute.name}', which is said to be open"
            expect(attribute.hidden != OPEN, said)
            expect(
                _own_part_stays(state, attribute, seat, dealt), f"{who(seat)} loses its own part of '{attribute.name}'"
            )
            spoilt = state.copy()
            setattr(spoilt, attribute.name, dealt)
            expect(
                _seen_unscored(spoilt, seat) == seen, f"{who(seat)} sees '{attribute.name}', which is hidden from it"
            )


def _seen_unscored(state: State, seat: int | None) -> str:
    """What a seat sees, without the score so far."""
    return to_bytes({**state.view(seat), "sheet": None})


def _own_part_stays(state: State, attribute: Attribute, seat: int | None, dealt: list[int]) -> bool:
    if attribute.hidden != FROM_OTHERS:
        return True
    truth = attribute.seen_by(getattr(state, attribute.name), seat, state.seats)
    return attribute.seen_by(dealt, seat, state.seats) == truth


def check_seats(state: State) -> None:
    """Nobody can look at a table, or have it dealt again, from a seat that is not there."""
    for seat in (-1, state.seats, state.seats + 9):
        for ask in (state.view, lambda seat: state.redeal(seat, Rng(0))):
            try:
                ask(seat)
            except UnknownSeat:
                continue
            raise CheckFailed(f"there is no seat {seat}, yet it is given something to see")


def check_automata(state: State) -> None:
    """Pausing before the turns of automata changes nothing but the pauses: the same end, the same events.

    A paused state keeps every other promise, also when it is stored or dealt again. A person's own last decision tells
    nobody anything that the automaton will turn over: until the game goes on it can be taken back.
    """
    for action in state.legal():
        straight, paused = state.copy(), state.copy()
        straight.listen()
        paused.listen()
        straight.apply(action)
        paused.decide(action)
        name = state.game.actions.name(action)
        while paused.automaton is not None:
            for check in (check_decision, check_agenda, check_json, check_view, check_redeal, check_hidden):
                check(paused.copy())
            dealt = paused.redeal(state.seat, Rng("automata"))
            expect(dealt.automaton == paused.automaton, f"dealing again after '{name}' ends the pause")
            paused.go_on()
        expect(fingerprint(paused) == fingerprint(straight), f"'{name}' leads elsewhere with pauses for automata")
        expect(paused.drain() == straight.drain(), f"the events of '{name}' differ with pauses for automata")


def check_reveals(state: State) -> None:
    """Until something is declared to be revealed, states that a seat cannot tell apart stay so, events included."""
    for seat in watchers(state):
        twin = state.redeal(seat, Rng("reveals"))
        for action in state.legal():
            if action not in twin.legal():
                continue
            truth, dealt = state.copy(), twin.copy()
            heard: list[list[Event]] = []
            for played in (truth, dealt):
                played.listen()
                played.apply(action)
                heard.append(visible_events(played.drain(), seat))
            if truth.reveals != state.reveals or dealt.reveals != state.reveals:
                continue
            name = state.game.actions.name(action)
            seen, again = to_bytes(truth.view(seat)), to_bytes(dealt.view(seat))
            expect(seen == again, f"'{name}' shows {who(seat)} something new: {_first_difference(seen, again)}")
            expect(heard[0] == heard[1], f"the events of '{name}' tell {who(seat)} something new")


def _first_difference(left: str, right: str) -> str:
    for place, (a, b) in enumerate(zip(left, right, strict=False)):
        if a != b:
            start = max(0, place - 60)
            return f"...{left[start : place + 20]}... or ...{right[start : place + 20]}..."
    return f"{len(left)} or {len(right)} characters"


# ---- points ---------------------------------------------------------------------------------------------------------


def check_scores(state: State) -> None:
    """The sheet adds up; at the end it is the score; the places follow the points, and who shares one has as many."""
    sides = state.game.sides(state.seats)
    scores, sheet, placed = state.scores(), state.score_sheet(), state.places()
    expect(len(scores) == sides and len(sheet) == sides, f"{sides} scores expected, not {scores} and {sheet}")
    for seat, items in enumerate(sheet):
        total = sum(points for name, points in items.items() if name != "total")
        expect(items.get("total") == total, f"the sheet of seat {seat} adds up to {total}: {items}")
    expect(len({tuple(items) for items in sheet}) == 1, "the sheets have different items")
    counted = [1 + sum(other < mine for other in placed) for mine in placed]
    expect(len(placed) == sides and placed == counted, f"{placed} are no places of {sides} sides")
    totals = [items["total"] for items in sheet]
    follow = all(
        totals[one] >= totals[other] for one in range(sides) for other in range(sides) if placed[one] <= placed[other]
    )
    expect(follow, f"the places {placed} do not follow the points {totals}")
    expect(
        sorted(state.ranking()) == list(range(sides)), f"the ranking {state.ranking()} does not list every side once"
    )
    expect(state.winners() == [side for side in range(sides) if placed[side] == 1], "the winners are not who is first")
    if state.over:
        low, high = state.game.info.score_range
        expect(scores == totals, f"the final scores {scores} are not the totals {totals} of the sheet")
        expect(all(low <= score <= high for score in scores), f"the scores {scores} leave the range {low} to {high}")


POSITION_CHECKS: Sequence[Callable[[State], None]] = (
    check_decision,
    check_legal_list,
    check_agenda,
    check_turn,
    check_scores,
    check_copy,
    check_json,
    check_view,
    check_redeal,
    check_hidden,
    check_seats,
    check_illegal_actions,
    check_every_action,
    check_automata,
    check_reveals,
    check_secrecy,
    check_independent,
)
QUICK = 5
"""The first few cost next to nothing and are made at every decision; the others at decisions picked by lot."""
