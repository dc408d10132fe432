"""Golden games: whole games as text, so that reviewing a rule change is reading a diff.

Every decision is a block::

    17 seat 1 place_die WC-3.5 colour=black value=4 end=left
      legal  place S1 | place OL | place well | (exchange coin)
      views  0:5d0c11 1:8a8814 spectator:0f6c2e
      chosen place S1
      events pay(good=coin amount=1) seat 1; place(...) seat 1; forced(...) seat 1
      table  players[1].coin 3 -> 2; rooms[S1].dice + {"colour":"black","value":4}

Free actions stand in brackets. ``views`` has a hash of each seat's whole view; ``table`` what a spectator saw change.
``git diff -I'^  views '`` leaves the hashes out.
"""

from __future__ import annotations

import json
from hashlib import blake2b

from tatami.core.events import Event
from tatami.core.game import Game
from tatami.core.state import State
from tatami.testing.checks import to_bytes, watchers
from tatami.testing.play import CuriousPlayer, Player, Setup

LABELS = ("id", "seat", "colour", "resource")
"""What a member of a list is called by, if it is a table with one of these."""


def golden_text(game: Game, setup: Setup, seed: int | str, choices: list[str], player: Player | None = None) -> str:
    """The whole game as text: first the given choices, as long as they are legal, then those of the player."""
    state = game.new(setup.seats, seed, setup.options, listening=True)
    player = player or CuriousPlayer(seed)
    lines = [
        f"# {game.info.title}: {setup.seats} seats, options {json.dumps(setup.options)}, seed {json.dumps(str(seed))}",
        f"# rules {game.info.rules_version}, content {game.content_hash}",
        "",
        "start",
        *_start(state),
        *_told(state),
    ]
    wanted = list(choices)
    number = 0
    while not state.over:
        number += 1
        lines += ["", *_question(state, number)]
        legal = {game.actions.name(action): action for action in state.legal()}
        name = wanted.pop(0) if wanted else ""
        if name not in legal:
            wanted = []
            name = game.actions.name(player.choose(state))
        lines.append(f"  chosen {name}")
        before = _table(state)
        state.apply(legal[name])
        lines += _happened(state, before)
    return "\n".join([*lines, "", *_ending(state)]) + "\n"


def choices_of(text: str) -> list[str]:
    """The chosen actions of a golden game, in notation."""
    mark = "  chosen "
    return [line.removeprefix(mark) for line in text.splitlines() if line.startswith(mark)]


def view_hash(state: State, seat: int | None) -> str:
    """A short hash of everything a seat sees."""
    return blake2b(to_bytes(state.view(seat)).encode(), digest_size=3).hexdigest()


def _start(state: State) -> list[str]:
    """The whole table, a line for everything on it that has a name."""
    table = state.view(None)["table"]
    assert isinstance(table, dict)
    lines: list[str] = []
    for key, value in table.items():
        if isinstance(value, list) and value and all(isinstance(item, dict) and _label(item) for item in value):
            lines += [f"  {key}[{_label(item)}] {' '.join(_words(_unlabelled(item)))}" for item in value]
        else:
            lines.append(f"  {key} {to_bytes(value)}")
    return lines


def _unlabelled(item: dict[str, object]) -> dict[str, object]:
    label = next(key for key in LABELS if key in item)
    return {key: value for key, value in item.items() if key != label}


def _question(state: State, number: int) -> list[str]:
    decision = state.decision
    assert decision is not None
    actions = state.game.actions
    names = [actions.name(action) for action in state.legal()]
    marked = [f"({name})" if actions.is_free(actions.parse(name)) else name for name in names]
    words = [f"{number} seat {decision.seat} {decision.kind} {decision.rule}", *_words(decision.data)]
    views = [f"{'spectator' if seat is None else seat}:{view_hash(state, seat)}" for seat in watchers(state)]
    return [" ".join(words), f"  legal  {' | '.join(marked)}", f"  views  {' '.join(views)}"]


def _happened(state: State, before: dict[str, str]) -> list[str]:
    lines = _told(state)
    changes = _changes(before, _table(state))
    if changes:
        lines.append(f"  table  {'; '.join(changes)}")
    return lines


def _told(state: State) -> list[str]:
    events = state.drain()
    return [f"  events {'; '.join(_event(event) for event in events)}"] if events else []


def _event(event: Event) -> str:
    private = "" if event.audience is None else f" for seat {event.audience} only"
    return f"{event.kind}({' '.join(_words(event.args))}) seat {event.seat}{private}"


def _words(data: dict[str, object]) -> list[str]:
    return [f"{key}={value if isinstance(value, str) else to_bytes(value)}" for key, value in data.items()]


def _ending(state: State) -> list[str]:
    lines = ["end", f"  scores  {state.scores()}", f"  ranking {state.ranking()}"]
    for seat, items in enumerate(state.score_sheet()):
        lines.append(f"  sheet {seat} {' '.join(f'{name}={points}' for name, points in items.items())}")
    lines += [f"  views  {' '.join(view_hash(state, seat) for seat in watchers(state))}"]
    return [*lines, f"  state  {blake2b(state.to_json().encode(), digest_size=8).hexdigest()}"]


def _table(state: State) -> dict[str, str]:
    """The table as a spectator sees it, flat: a path for every number and word."""
    out: dict[str, str] = {}
    _flatten("", state.view(None)["table"], out)
    return out


def _flatten(path: str, value: object, out: dict[str, str]) -> None:
    if isinstance(value, dict) and value:
        for key, item in value.items():
            _flatten(f"{path}.{key}" if path else str(key), item, out)
    elif isinstance(value, list) and value and all(isinstance(item, dict) and _label(item) for item in value):
        labels = [_label(item) for item in value]
        if len(set(labels)) == len(labels):
            for label, item in zip(labels, value, strict=True):
                _flatten(f"{path}[{label}]", item, out)
            return
        out[path] = to_bytes(value)
    else:
        out[path] = to_bytes(value)


def _label(item: dict[str, object]) -> str:
    return next((str(item[key]) for key in LABELS if key in item), "")


def _changes(before: dict[str, str], after: dict[str, str]) -> list[str]:
    out = [
        f"{path} {before[path]} -> {after[path]}" for path in before if after.get(path, before[path]) != before[path]
    ]
    out += [f"{path} {before[path]} gone" for path in before if path not in after]
    return out + [f"{path} {after[path]} new" for path in after if path not in before]
