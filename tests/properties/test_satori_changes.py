"""What the choices of Satori change, worked out a second time: prices, gains, and where things lie afterwards.

Nothing here shares code with the rules it checks; `test_satori_choices.py` reads the table and says what may be chosen.
Watched are all answers within a turn, the forced ones too: from one question to the next, the goods of the player and
of the supply must be what prices and rewards in the content files say, and what was moved must lie where it was put.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import tatami
from tatami.core.events import Event
from tatami.core.state import State
from tatami.testing import CuriousPlayer, Player
from tests.properties.second_opinion import told
from tests.properties.test_satori_choices import (
    ALTAR,
    BASE,
    DATA,
    JOKORO_PRICE,
    LEVEL_PRICE,
    REWARD,
    ROOF_PRICE,
    SLOT_PRICE,
    START,
    SUPPLIES,
    WHEEL,
    DiligentPlayer,
    called,
    symbol,
)

GAME = tatami.game("satori")
GAMES = 24
"""Of each player, divided by the seats."""
COUNTED = ("coin", "wood", "stone", "emerald", "incense", "tile", "sp", "jokoros", "offering")
LEVEL_POINTS = {level["id"]: level["points"] for level in DATA["pagoda"]["level"]}
ROOF_POINTS = [roof["points"] for roof in DATA["pagoda"]["roof"]]
DECORATION = {kind["id"]: kind["icons"]["any"] for kind in DATA["altars"]["decoration"]}
COLLECTION = DATA["board"]["offering_altar"]["collection"]
PRAY = DATA["board"]["offering_altar"]["pray"]["any"]
BEYOND_A_TURN = {"turn", "round", "counter", "amulet", "amulet_bonus", "conversion"}
"""What happens at the end of a round, or is done by the automaton, is watched elsewhere."""

BEYOND = {"end", "amulet", "option"}
"""Answers with which a turn or more begins, and numbers where names are shared."""
RARE = {"trade"}
"""Mostly the last answer before the next turn."""
RARE_ALONE = RARE | {"build", "decorate", "claim", "gain"}
"""Alone there are few places to build on, and the players who play here do not live on offerings."""


class Changed:
    """What the player should own, and what should lie where, after some answers."""

    def __init__(self, table: Any, seat: int, place: str, leaving: str) -> None:
        self.table = table
        self.seat = seat
        self.place = place
        """The altar visited or built last."""
        self.leaving = leaving
        """The space of the monk that is about to move, if any."""
        self.me = {name: table["players"][seat][name] for name in COUNTED}
        self.supply = dict(table["supply"])
        self.icons: list[Any] = list(table["pool"]["icons"])
        self.tiles: list[tuple[str, list[Any]]] = [
            (tile["tile"], list(tile["icons"])) for tile in table["pool"]["tiles"]
        ]
        self.spaces = {space["id"]: dict(space) for mountain in table["mountains"] for space in mountain}
        self.altars = {altar["id"]: dict(altar) for altar in table["altars"]}
        self.offered = list(table["decorations"])
        self.site = {slot["id"]: slot["tile"] for slot in table["site"]}
        self.pagoda = {storey["id"]: {**storey, "slots": list(storey["slots"])} for storey in table["pagoda"]}
        self.built = 3 - table["players"][seat]["sect_tokens"]

    # ---- paying and gaining

    def pay(self, price: dict[str, int]) -> None:
        for good, n in price.items():
            if "/" not in good:
                self.me[good] -= n
                if good in SUPPLIES:
                    self.supply[good] += n

    def gain(self, amounts: dict[str, int]) -> None:
        for good, n in amounts.items():
            if "/" in good:
                continue  # chosen unit by unit
            room = self.supply[good] if good in SUPPLIES else 3 - self.me["incense"] if good == "incense" else n
            self.me[good] += min(n, room)
            if good in SUPPLIES:
                self.supply[good] -= min(n, room)

    def carry_out(self, effect: Any) -> None:
        """What an effect brings at once; what it asks for comes with the answers."""
        if isinstance(effect, list):
            for part in effect:
                self.carry_out(part)
        elif effect == "collection":
            here = self.table["offering_altar"]
            self.gain({"coin": COLLECTION[sum(n > 0 for n in here.values()) - 1]})
        elif effect == "unlock":
            self.me["jokoros"] += 1
        elif isinstance(effect, dict) and "gain" in effect:
            self.gain(effect["gain"])
        elif isinstance(effect, dict) and "pay" in effect:
            self.pay(effect["pay"])
            if not any("/" in good for good in effect["pay"]):
                self.carry_out(effect["then"])

    # ---- one answer after the other

    def answer(self, name: str, using: Any, left: int) -> None:
        """An answer, the effect it belongs to, and how many units of a price with a choice were left to pay."""
        verb, _, what = name.partition(" ")
        if verb == "pay":
            self.pay({what: 1})
            if left == 1:
                self.carry_out(using["then"])
        elif verb == "next":
            parts = using.get("one", ()) if isinstance(using, dict) else ()
            self.carry_out(next((part for part in parts if symbol(part) == what), None))
        elif handler := getattr(self, f"_{verb}", None):
            handler(what)

    def _start(self, tile: str) -> None:
        self.carry_out(START[tile])

    def _place(self, what: str) -> None:
        colour, name = what.split()
        altar = self.altars.get(name)
        if altar is None:
            return
        same = colour == altar["colour"]
        altar["worshippers"] = altar["worshippers"] | {colour: altar["worshippers"][colour] + 1}
        if altar["jokoro"] and altar["owner"] == self.seat:
            self.me["offering"] = min(6, self.me["offering"] + (2 if same else 1))
        if same:
            self.icons += self.side(name, "left") + self.side(name, "right")

    def _side(self, side: str) -> None:
        self.icons += self.side(self.place, side)

    def side(self, name: str, side: str) -> list[Any]:
        altar = self.altars[name]
        if altar["tile"] is None:
            return list(BASE[name][side]["any"])
        return list(ALTAR[altar["tile"]]["left"]["any"] if side == "left" else DECORATION[altar["decoration"]])

    def _pray(self, _: str) -> None:
        self.icons += PRAY

    def _inspect(self, slot: str) -> None:
        self.icons += ALTAR[self.site[slot]]["left"]["any"]

    def _use(self, what: str) -> None:
        icon = self.icons.pop(called("use", self.icons).index(f"use {what}"))
        self.carry_out(icon)

    def _tile(self, what: str) -> None:
        icons = self.tiles[0][1]
        self.carry_out(icons.pop(called("tile", icons).index(f"tile {what}")))

    def _wheel(self, wheel: str) -> None:
        self.pay({"incense": 1})
        self.carry_out(WHEEL[wheel])

    def _claim(self, space: str) -> None:
        self.me["offering"] = 0
        self.carry_out(REWARD[int(space)])

    def _gain(self, good: str) -> None:
        self.gain({good: 1})

    def _hikari(self, what: str) -> None:
        colour, way = what.split()
        mountain = [space for name, space in self.spaces.items() if name[1] == colour[0].upper()]
        at = next(n for n, space in enumerate(mountain) if space["hikari"])
        mountain[at]["hikari"] = False
        lit = mountain[(at + (1 if way == "cw" else 3)) % 4]
        lit["hikari"] = True
        taken = [tile["space"] for tile in self.table["pool"]["tiles"]]
        if lit["monk"] == self.seat and lit["id"] not in taken:
            if lit["tile"] is None:
                lit["monk"] = None
            else:
                era = [kind for era in ("era1", "era2") for kind in DATA["meditation"][era]]
                self.tiles.append(
                    (lit["tile"], next(list(kind["icons"]["any"]) for kind in era if kind["id"] == lit["tile"]))
                )
                lit["tile"] = None

    def _meditate(self, space: str) -> None:
        self.spaces[space]["monk"] = self.seat
        if self.leaving:
            self.spaces[self.leaving]["monk"] = None

    def _stay(self, _: str) -> None:
        self.pay({"incense": 1})

    def _recall(self, space: str) -> None:
        self.spaces[space]["monk"] = None

    def _trade(self, good: str) -> None:
        self.pay({"tile": 2 if good == "incense" else 1})
        self.gain({good: 1})

    def _build(self, what: str) -> None:
        slot, place = what.split()
        self.pay(SLOT_PRICE[slot] | {"tile": self.built} | ({"incense": 1} if place in BASE else {}))
        self.built += 1
        tile = self.site[slot]
        self.altars[place] |= {"tile": tile, "owner": self.seat, "colour": ALTAR[tile]["colour"]}
        self.site[slot] = None

    def _decorate(self, kind: str) -> None:
        self.offered[self.offered.index(kind)] = None
        self.altars[self.place]["decoration"] = kind

    def _jokoro(self, target: str) -> None:
        self.me["jokoros"] -= 1
        if target in self.altars:
            self.pay(ALTAR[self.altars[target]["tile"]]["jokoro_price"])
            self.altars[target]["jokoro"] = True
        else:
            storey = self.pagoda[target]
            self.pay(JOKORO_PRICE[storey["price"]])
            storey["slots"][storey["slots"].index(None)] = {"side": self.seat}

    def _raise(self, part: str) -> None:
        number = int(part[-1]) - 1 if part != "sorin" else 0
        if part == "sorin":
            self.pay(DATA["pagoda"]["sorin"]["price"])
            self.pagoda[part]["built"] = True
        elif part.startswith("roof"):
            self.pay(ROOF_PRICE[number])
            self.gain({"sp": ROOF_POINTS[number]})
            self.pagoda[f"level{number + 1}"]["roof"] = True
        else:
            tile = self.pagoda[part]["tile"]
            self.pay(LEVEL_PRICE[tile])
            self.gain({"sp": LEVEL_POINTS[tile]})
            self.pagoda[part]["built"] = True

    # ---- afterwards

    def check(self, after: Any) -> None:
        """Finished tiles are the oldest; each came into the reserve, and its monk went to the sun."""
        tiles = [(tile["tile"], tile["icons"]) for tile in after["pool"]["tiles"]]
        finished = len(self.tiles) - len(tiles)
        assert self.tiles[finished:] == tiles
        self.me["tile"] += finished
        player = after["players"][self.seat]
        assert {name: player[name] for name in COUNTED} == self.me
        assert after["supply"] == self.supply
        assert sorted(map(str, after["pool"]["icons"])) == sorted(map(str, self.icons))
        for place, altar in self.altars.items():
            found = next(altar for altar in after["altars"] if altar["id"] == place)
            assert found == altar
        assert [slot["tile"] for slot in after["site"]] == list(self.site.values())
        assert after["decorations"] == self.offered
        for storey in after["pagoda"]:
            known = self.pagoda[storey["id"]]
            assert (storey["built"], storey["roof"]) == (known["built"], known["roof"])
            if known["price"]:
                assert storey == known
        flipped = [tile["space"] for tile in self.table["pool"]["tiles"]][:finished]
        for mountain in after["mountains"]:
            for space in mountain:
                known = self.spaces[space["id"]]
                assert (space["hikari"], space["tile"]) == (known["hikari"], known["tile"])
                if space["id"] in flipped or (space["hikari"] and finished):
                    continue  # its monk may have gone to the sun
                assert space["monk"] == known["monk"], space["id"]


def answers_told(events: list[Event], taken: str) -> list[str]:
    """The answer chosen, and those the engine gave because there was no other."""
    forced: list[Any] = [event.args["action"] for event in events if event.kind == "forced"]
    return [taken, *forced]


class Follower:
    """Remembers what is being carried out: the effect that the next answers belong to."""

    def __init__(self) -> None:
        self.using: Any = None
        self.left = 0
        """How many units of a price with a choice are still to pay."""
        self.place = ""
        self.leaving = ""

    def note(self, name: str, changed: Changed) -> None:
        verb, _, what = name.partition(" ")
        self.leaving = changed.leaving = what if verb == "leave" else self.leaving
        if verb in ("place", "build"):
            self.place = changed.place = what.split()[1]
        elif verb == "start":
            self.using = START[what]
        elif verb == "claim":
            self.using = REWARD[int(what)]
        elif verb == "wheel":
            self.using = WHEEL[what]
        elif verb in ("use", "tile"):
            icons = changed.icons if verb == "use" else changed.tiles[0][1]
            self.using = icons[called(verb, icons).index(name)]
            if isinstance(self.using, dict) and "pay" in self.using:
                self.left = sum(n for good, n in self.using["pay"].items() if "/" in good)


TABLES: list[tuple[int, dict[str, object]]] = [(1, {}), (2, {}), (3, {}), (4, {}), (2, {"roof_requires_level": True})]


@pytest.mark.rule("ST-3.3", "ST-3.4", "ST-4.6", "ST-5.2.1", "ST-5.3.10", "ST-5.7.6")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_answer_changes_what_the_rules_and_the_content_say(seats: int, options: dict[str, object]) -> None:
    seen: Counter[str] = Counter()
    for seed in range(GAMES // seats):
        for player in (CuriousPlayer(seed), DiligentPlayer(seed)):
            follow(GAME.new(seats, f"changes {seed}", options), player, seen)
    verbs = {name.split()[0] for name in (GAME.actions.name(action) for action in range(len(GAME.actions)))}
    assert verbs - BEYOND - set(seen) <= (RARE_ALONE if seats == 1 else RARE), seen


def view_of(state: State) -> Any:
    """The table as whoever is asked sees it."""
    view: Any = state.view(state.seat)
    return view["table"]


def follow(start: State, player: Player, seen: Counter[str]) -> None:
    follower = Follower()
    before: Any = view_of(start)
    seat = start.seat or 0
    for state, taken in told(start, player):
        events = state.drain()
        after = view_of(state)
        kinds = {event.kind for event in events}
        answers = [] if taken is None else answers_told(events, taken)
        if kinds & BEYOND_A_TURN or "end" in answers:
            follower = Follower()
        else:
            watch(before, seat, after, answers, follower, seen)
        if state.over or state.seat is None:
            return
        before, seat = after, state.seat


def watch(before: Any, seat: int, after: Any, names: list[str], follower: Follower, seen: Counter[str]) -> None:
    changed = Changed(before, seat, follower.place, follower.leaving)
    for name in names:
        follower.note(name, changed)
        changed.answer(name, follower.using, follower.left)
        follower.left -= name.startswith("pay")
        follower.leaving = "" if name.startswith("meditate") else follower.leaving
        seen[name.split()[0]] += 1
    changed.check(after)
