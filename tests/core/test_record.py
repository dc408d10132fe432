"""Records: the same text gives the same game, and anything else is refused with one sentence."""

from __future__ import annotations

import json
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tatami
from tatami.core.errors import BadOptions, IllegalAction, NotAllowed, RecordError
from tatami.core.record import Header, Record, read_header, read_record
from tatami.testing.strategies import records
from tests.core.toy import BUY, DRAW_ONE, PASS, PLAY, Tea, TeaGame, names

GAME = TeaGame()
CASTLE = tatami.game("white_castle")


def played(actions: int = 3) -> Record:
    record = Record.start(GAME, 2, "tea time", {"rich": True})
    for _ in range(actions):
        record.apply(record.state.legal()[0])
    return record


def sealed(body: str) -> str:
    """A record whose last line fits, whatever stands above."""
    count = len(body.splitlines()) - 7
    seal = blake2b(body.encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()
    return body + f"end {count} {seal}\n"


def body_of(record: Record) -> str:
    return "".join(record.to_text().splitlines(keepends=True)[:-1])


def test_the_text_of_a_record() -> None:
    text = played().to_text()
    assert text.splitlines()[:-1] == [
        "tatami record 1",
        "game tea",
        "rules 1",
        "content tea",
        "seats 2",
        'options {"rich": true}',
        'seed "tea time"',
        "pass",
        "pass",
        "pass",
    ]
    assert text.splitlines()[-1].startswith("end 3 ")
    assert sealed(body_of(played())) == text


@given(records(GAME))
def test_text_gives_back_the_same_record(record: Record) -> None:
    again = read_record(record.to_text(), GAME)
    assert again.to_text() == record.to_text()
    assert again.state == record.state
    assert again.state.legal() == record.state.legal()
    assert again.can_undo == record.can_undo


@given(records(CASTLE))
def test_text_gives_back_the_same_game_of_the_white_castle(record: Record) -> None:
    again = read_record(record.to_text(), CASTLE)
    assert again.to_text() == record.to_text()
    assert again.state == record.state


ANY_TEXT = st.text(st.characters(exclude_categories=()))
"""Lone surrogates included: JSON can write them, UTF-8 cannot."""


@given(st.integers() | ANY_TEXT)
def test_any_seed_survives(seed: int | str) -> None:
    record = Record.start(GAME, 2, seed)
    assert read_record(record.to_text(), GAME).state == record.state


def test_the_header_can_be_read_without_replaying() -> None:
    header, actions = read_header(played().to_text())
    assert header == Header("tea", "1", "tea", 2, {"rich": True}, "tea time")
    assert actions == ["pass"] * 3


REFUSED = {
    "nothing": ("", "not a Tatami record"),
    "another file": ("hello\nworld\n", "not a Tatami record"),
    "first line only": ("tatami record 1\n", "truncated"),
    "without its last line": (body_of(played()), "truncated"),
    "cut in the last line": (played().to_text()[:-4], "truncated"),
    "cut in the middle": (played().to_text()[:90], "truncated"),
    "an action too few": (played().to_text().replace("pass\n", "", 1), "corrupt"),
    "an action too many": (played().to_text().replace("pass\n", "pass\npass\n", 1), "corrupt"),
    "a changed action": (played().to_text().replace("pass\n", "draw\n", 1), "corrupt"),
    "another seal": (played().to_text()[:-5] + "beef\n", "corrupt"),
    "windows line ends": (played().to_text().replace("\n", "\r\n"), "not a Tatami record"),
    "no game line": (sealed(body_of(played()).replace("game tea\n", "")), "should say 'game'"),
    "swapped lines": (sealed(body_of(played()).replace("rules 1\ncontent tea", "content tea\nrules 1")), "should say"),
    "another game": (sealed(body_of(played()).replace("game tea", "game chess")), "a record of 'chess', not of 'tea'"),
    "other rules": (sealed(body_of(played()).replace("rules 1", "rules 2")), "rules version 2; this engine plays"),
    "other content": (
        sealed(body_of(played()).replace("content tea", "content milk")),
        "other content .milk, here tea",
    ),
    "seven seats": (sealed(body_of(played()).replace("seats 2", "seats 7")), "cannot be played with 7 seats"),
    "seats in words": (sealed(body_of(played()).replace("seats 2", "seats two")), "header cannot be read"),
    "options that are no table": (sealed(body_of(played()).replace('{"rich": true}', "[]")), "options must be a table"),
    "broken options": (sealed(body_of(played()).replace('{"rich": true}', "{")), "header cannot be read"),
    "deep options": (sealed(body_of(played()).replace('{"rich": true}', "[" * 99999)), "header cannot be read"),
    "unknown options": (sealed(body_of(played()).replace("rich", "poor")), "no option 'poor'"),
    "a seed without quotes": (sealed(body_of(played()).replace('"tea time"', "7")), "the seed text"),
    "an unknown action": (sealed(body_of(played()).replace("pass\n", "sing\n", 1)), "'sing' is not an action"),
    "an illegal action": (
        sealed(body_of(played()).replace("pass\n", "pay\n", 1)),
        "action 1 of the record does not fit",
    ),
    "an empty line": (sealed(body_of(played()) + "\n"), "is not an action"),
    "actions after the end": (sealed(body_of(played(6)) + "pass\n"), "action 7 .* the game is over"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_a_damaged_record_is_refused(what: str) -> None:
    text, sentence = REFUSED[what]
    with pytest.raises(RecordError, match=sentence):
        read_record(text, GAME)


@given(
    record=records(GAME, longest=8),
    place=st.integers(0, 400),
    length=st.integers(0, 12),
    patch=st.text(st.characters(exclude_categories=()), max_size=12)
    | st.sampled_from(["\n", "pass\n", "draw\n", '"', "{", "end 3 "]),
    seal=st.booleans(),
)
def test_any_change_to_a_record_is_refused_or_harmless(
    record: Record, place: int, length: int, patch: str, seal: bool
) -> None:
    """Whatever is cut out or put in, sealed again or not: the same game, a legal game, or RecordError. Nothing else."""
    text = record.to_text()
    body = body_of(record) if seal else text
    place %= len(body)
    changed = body[:place] + patch + body[place + length :]
    try:
        again = read_record(sealed(changed) if seal else changed, GAME)
    except RecordError:
        return
    assert seal or again.to_text() == text
    assert read_record(again.to_text(), GAME).state == again.state


@given(ANY_TEXT)
def test_no_text_at_all_is_mistaken_for_a_record(text: str) -> None:
    with pytest.raises(RecordError):
        read_record(text, GAME)


@given(
    record=records(GAME, longest=8),
    key=st.integers(0, 13),
    value=st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    ),
)
def test_any_change_to_a_stored_state_is_refused_or_gives_a_state(record: Record, key: int, value: object) -> None:
    data = json.loads(record.state.to_json())
    name = sorted(data)[key % len(data)]
    try:
        state = GAME.from_json(json.dumps({**data, name: value}))
    except RecordError:
        return
    assert json.loads(state.to_json())[name] == value


@given(records(CASTLE), st.data())
def test_any_number_changed_in_a_stored_castle_is_refused_or_gives_a_state(record: Record, data: st.DataObject) -> None:
    stored = json.loads(record.state.to_json())
    name = data.draw(st.sampled_from(sorted(key for key, value in stored.items() if not isinstance(value, str))))
    number = data.draw(st.integers(-3, 60) | st.integers())
    value = stored[name]
    if isinstance(value, list) and value:
        place = data.draw(st.integers(0, len(value) - 1))
        value[place] = [number] if isinstance(value[place], list) else number
    else:
        stored[name] = number
    try:
        state = CASTLE.from_json(json.dumps(stored))
    except RecordError:
        return
    assert json.loads(state.to_json()) == stored


# ---- playing on a record ----


def test_a_refused_action_is_not_recorded() -> None:
    record = played(1)
    before = record.to_text()
    with pytest.raises(IllegalAction):
        record.apply(BUY)
    assert record.to_text() == before


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (4, {}), (2, {"rich": 1}), (2, {"poor": True})])
def test_a_record_of_an_impossible_table_cannot_be_started(seats: int, options: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        Record.start(GAME, seats, 1, options)


# ---- undo ----


def tea_at(hand: list[int], coins: int = 0) -> Record:
    """Seat 0's first turn with that hand."""
    record = Record.start(GAME, 2, 1)
    state = record.state
    assert isinstance(state, Tea)
    state.hands[0], state.coins[0] = hand, coins
    state.advance()
    return record


def legal(record: Record) -> list[str]:
    assert isinstance(record.state, Tea)
    return names(record.state)


def test_nothing_to_undo_at_the_start() -> None:
    record = tea_at([0])
    assert not record.can_undo
    with pytest.raises(NotAllowed, match="cannot be taken back"):
        record.undo()
    with pytest.raises(NotAllowed, match="cannot be restarted"):
        record.restart_turn()


def test_the_last_action_can_be_taken_back_until_somebody_else_acts() -> None:
    record = tea_at([0])
    before = record.state.to_json()
    record.apply(PASS)
    record.undo()
    assert record.state.to_json() == before
    assert record.actions == []
    record.apply(PASS)
    assert record.can_undo
    record.apply(PASS)
    record.undo()
    assert record.state.seat == 1
    assert not record.can_undo


def test_what_was_seen_cannot_be_unseen() -> None:
    record = tea_at([0])
    record.apply(DRAW_ONE)
    assert not record.can_undo


def undoable(record: Record) -> bool:
    return record.can_undo


def test_undo_stops_at_the_barrier_inside_a_turn() -> None:
    """Buying can be taken back before the card is shown, and choices after it, but not the showing."""
    record = tea_at([1], coins=6)
    record.apply(BUY)
    assert undoable(record)
    record.apply(PLAY + 1)
    assert not undoable(record)
    shown = record.state.to_json()
    record.apply(BUY)
    record.undo()
    assert record.state.to_json() == shown
    assert not undoable(record)


def test_restarting_goes_back_to_the_first_decision_of_the_turn() -> None:
    record = tea_at([0], coins=9)
    before = record.state.to_json()
    record.apply(BUY)
    record.apply(BUY)
    record.apply(PASS)
    assert record.state.seat == 1
    record.restart_turn()
    assert record.state.to_json() == before
    assert record.actions == []
    assert legal(record) == ["pass", "draw", "play 0", "buy point"]


def test_listeners_stay_after_an_undo() -> None:
    record = tea_at([0], coins=3)
    record.state.listen()
    record.apply(PASS)
    record.undo()
    record.apply(BUY)
    assert [event.kind for event in record.state.drain()] == ["buy"]
