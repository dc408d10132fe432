"""The turns of Bitoku's tengu worked out a second time, from the text of BT-19, the content and what everybody sees.

Nothing here shares code with the rules it checks. Before each of its turns the table is read as a spectator sees it;
what the will dice showed is told. From that follow the step of the activation table, the die, where it goes and what
the tengu may take; where dice decide, one of several answers must be true.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from tatami.core.events import Event
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.games.bitoku.game import Bitoku

GAME = Bitoku()
DATA: dict[str, Any] = GAME.content_data()
HUMAN, TENGU = 0, 1
AREAS = ("yomi", "stairs", "jade", "forges")
RESOURCES = ("wood", "jade", "stone", "sake")
"""In the order in which equally few of them are gained (BT-19.14)."""
CARDS = {card["id"]: card for card in DATA["tengu"]["card"]}
YOKAI_TYPE = {card["id"]: card["type"] for name in ("yokai", "starting") for card in DATA["yokai"][name]}
RARITY = {card["id"]: card["rarity"] for card in DATA["bitoku"]["bitoku"]}
ROCKS = {rock["id"]: rock for rock in DATA["tiles"]["rock"]}
FIRST_PLACE = {tile["id"]: tile["vp"][0] for tile in DATA["tiles"]["treasure"]}
LAST = DATA["board"]["kodama"]["spaces"]
Taken = tuple[str, str]


class Before:
    """The table before a turn of the tengu, and what the rules make of it."""

    def __init__(self, table: dict[str, Any], card: str, place: str) -> None:
        self.table, self.place = table, place
        self.card = CARDS[card]
        self.me = table["players"][TENGU]
        self.region = {region["id"]: region for region in table["regions"]}
        self.locked = sorted(die["value"] for die in self.me["dice"] if die["place"] == "locked")
        self.unlocked = sorted(die["value"] for die in self.me["dice"] if die["place"] == "unlocked")
        rocks = [ROCKS[rock] for rock in self.me["rocks"]]
        self.liked = {symbol for rock in rocks if rock["group"] == "yokai" for symbol in rock["symbols"]} | {"yama_uba"}
        self.groups = {rock["group"] for rock in rocks}

    # ---- terms

    @property
    def location(self) -> str:
        """BT-19.10: a favourite mitama lies in yomi, a favourite building in the forges."""
        if self.card["location"] != "favourite":
            return str(self.card["location"])
        return "yomi" if "mitama" in self.groups else "forges"

    def available(self, region: str) -> bool:
        return bool(len(self.region[region]["dice"]) < self.region[region]["spaces"])

    def group(self, region: str) -> dict[str, Any]:
        return next(group for group in self.table["hills"] if region in group["regions"])

    def spaces(self, group: dict[str, Any]) -> int:
        return int(group["spaces"]) - len(group["dice"])

    def crossings(self, contested: bool, last_space: bool = False) -> list[tuple[int, dict[str, Any]]]:
        """BT-19.13: the dice at a crossing with the hills before them, the highest first."""
        found = []
        for region in AREAS:
            group = self.group(region)
            free = self.spaces(group)
            rivals = [die for name in group["regions"] for die in self.region[name]["dice"] if die["seat"] == HUMAN]
            for die in self.region[region]["dice"]:
                if die["seat"] == TENGU and free and (rivals or not contested) and (free == 1 or not last_space):
                    found.append((die["value"], group))
        return sorted(found, key=lambda crossing: -crossing[0])

    def on_hills(self, group: dict[str, Any], kind: str) -> list[str]:
        """BT-19.19: what lies there from the left and is not covered."""
        hills = [self.region[name]["hills"] for name in group["regions"]]
        return [hill[kind] for hill in hills if hill[kind] and kind not in hill["used"]]

    def rarest(self, cards: Iterable[str]) -> list[str]:
        """BT-19.9: of the types it lacks those with the lowest number."""
        lacking = [card for card in cards if card not in self.me["path"]]
        return [card for card in lacking if RARITY[card] == min(RARITY[other] for other in lacking)]

    def favourites(self, cards: Iterable[str]) -> list[str]:
        return [card for card in cards if YOKAI_TYPE[card] in self.liked]

    def shown(self, group: dict[str, Any]) -> list[Taken]:
        """Steps A and H: what it may take of what the upper half of its card shows (BT-R20, BT-R50)."""
        out: list[Taken] = []
        yokai, bitoku = self.on_hills(group, "yokai"), self.on_hills(group, "bitoku")
        for top in self.card["top"]:
            if top == "yokai":
                out += [("yokai", card) for card in self.favourites(yokai) or yokai]
            elif top == "yokai_fav":
                out += [("yokai", card) for card in self.favourites(yokai)]
            elif top == "bitoku":
                out += [("bitoku", card) for card in self.rarest(bitoku)[:1] or bitoku]
            else:
                hills = [self.region[name]["hills"]["bitoku"] for name in AREAS]
                rarest = self.rarest([card for card in hills if card])
                out += [("bitoku", card) for card in [card for card in bitoku if card in rarest][:1]]
        return out

    def wanted(self, group: dict[str, Any]) -> list[Taken]:
        """Steps E and K: a favourite yokai, else the rarest bitoku it lacks, else any yokai."""
        yokai, bitoku = self.on_hills(group, "yokai"), self.rarest(self.on_hills(group, "bitoku"))
        if self.favourites(yokai):
            return [("yokai", card) for card in self.favourites(yokai)]
        return [("bitoku", card) for card in bitoku[:1]] or [("yokai", card) for card in yokai]

    def most_competitive(self, regions: list[str]) -> str:
        """BT-19.11: the smallest distance behind, then the highest first place, then the leftmost."""
        behind = {name: self.region[name]["kodama"][HUMAN] - self.region[name]["kodama"][TENGU] for name in regions}
        least = min((distance for distance in behind.values() if distance > 0), default=None)
        closest = [name for name in regions if behind[name] == least] or regions
        best = max(FIRST_PLACE[self.region[name]["treasure"]] for name in closest)
        return next(name for name in closest if FIRST_PLACE[self.region[name]["treasure"]] == best)

    @property
    def related(self) -> str:
        """BT-19.14: the resource in the corner, or the kind it has least of."""
        fewest = min(self.me[resource] for resource in RESOURCES)
        return str(self.card.get("related") or next(name for name in RESOURCES if self.me[name] == fewest))

    @property
    def can_pay(self) -> bool:
        return "related" not in self.card or self.me[self.card["related"]] > 0

    @property
    def home_place(self) -> str | None:
        """BT-19.18: the second space from the top, or else the third."""
        free = [space["id"] for space in self.table["home"][1:3] if not space["die"]]
        return free[0] if free else None

    # ---- the activation table

    def step(self) -> tuple[str, int | None, str]:
        """The first step that can be carried out, the value of its die, and where that goes."""
        for value, group in self.crossings(contested=True):
            if self.shown(group):
                return "A", value, "+".join(group["regions"])
        free = self.available(self.location)
        if free and self.locked and not self.unlocked and not self.table["tengu"]["active"] and self.place == "left":
            return "B", self.locked[0], self.location
        if free and self.unlocked:
            return "C", self.unlocked[0], self.location
        if self.locked and self.can_pay:
            return "D", self.locked[0], "unlocked"
        for value, group in self.crossings(contested=True, last_space=True):
            return "E", value, "+".join(group["regions"])
        at_home = [space for space in self.table["home"] if space["die"] and space["die"]["seat"] == TENGU]
        if self.unlocked and not at_home and self.home_place:
            return "F", self.unlocked[0], self.home_place
        if self.locked:
            return "G", self.locked[0], "unlocked"
        for value, group in self.crossings(contested=False):
            if self.shown(group):
                return "H", value, "+".join(group["regions"])
        others = [name for name in AREAS if self.available(name)]
        if not free and self.unlocked and others:
            return "I", self.unlocked[0], self.most_competitive(others)
        if self.table["tengu"]["active"] and not self.locked and not self.unlocked:
            return "J", None, ""
        for value, group in self.crossings(contested=False):
            return "K", value, "+".join(group["regions"])
        return "L", None, ""


def dice_of(table: dict[str, Any]) -> dict[int, str]:
    """Where each die of the tengu is, by its value: it has a 2, a 3 and a 4 for ever (BT-19.7)."""
    out = {die["value"]: die["place"] for die in table["players"][TENGU]["dice"]}
    places = [(region["id"], region["dice"]) for region in table["regions"]]
    places += [("+".join(group["regions"]), group["dice"]) for group in table["hills"]]
    places += [(space["id"], [space["die"]] if space["die"] else []) for space in table["home"]]
    for place, dice in places:
        out.update({die["value"]: place for die in dice if die["seat"] == TENGU})
    return out


def told(events: list[Event], kind: str) -> list[dict[str, Any]]:
    return [dict(event.args) for event in events if event.kind == kind]


def check(before: dict[str, Any], after: dict[str, Any], events: list[Event]) -> str:
    """Hold one turn of the tengu to the text; the step it took."""
    (will,) = told(events, "tengu_will")
    place = ("right", "right", "middle", "middle", "left", "left")[min(will["dice"]) - 1]
    row = dict(zip(("left", "middle", "right"), before["tengu"]["row"], strict=True))
    assert (will["place"], will["card"]) == (place, row[place])
    seen = Before(before, will["card"], place)
    step, value, target = seen.step()
    (log,) = told(events, "tengu_step")
    assert log["step"] == step
    assert [entry["step"] for entry in log["skipped"]] == list("ABCDEFGHIJKL"[: "ABCDEFGHIJKL".index(step)])
    if told(events, "autumn"):  # it has passed as the last one, and all dice are home already
        assert step == "L"
    else:
        assert dice_of(after) == dice_of(before) | ({value: target} if value else {})
    assert after["tengu"]["row"][1:] == [row[name] for name in ("left", "middle", "right") if name != place]
    assert after["tengu"]["active"] == before["tengu"]["active"] ^ (step in "BJ")
    assert after["players"][TENGU]["passed"] == (step == "L")
    check_taken(seen, step, value, after)
    check_gains(seen, step, target, after)
    return step


def check_taken(seen: Before, step: str, value: int | None, after: dict[str, Any]) -> None:
    """BT-19.19: a card only by crossing, one of those it may take; with nothing there it takes nothing (BT-R26)."""
    old, new = seen.table["tengu"]["yokai"], after["tengu"]["yokai"]
    taken: list[Taken] = [("yokai", card) for card in (Counter(new) - Counter(old)).elements()]
    path = seen.me["path"]
    assert after["players"][TENGU]["path"][: len(path)] == path
    taken += [("bitoku", card) for card in after["players"][TENGU]["path"][len(path) :]]
    allowed: list[Taken] = []
    if step in "AEHK":
        crossings = seen.crossings(contested=step in "AE", last_space=step == "E")
        group = next(group for die, group in crossings if die == value)
        allowed = seen.shown(group) if step in "AH" else seen.wanted(group)
    assert len(taken) == min(1, len(allowed))
    assert set(taken) <= set(allowed)


def check_gains(seen: Before, step: str, target: str, after: dict[str, Any]) -> None:
    """What each step brings by itself, beside the action of a region."""
    me = after["players"][TENGU]
    gained = {name: me[name] - seen.me[name] for name in (*RESOURCES, "points")}
    kodama = {region["id"]: region["kodama"] for region in after["regions"]}
    moved = {name: kodama[name][TENGU] - seen.region[name]["kodama"][TENGU] for name in kodama}
    if step in "AEHKL":
        assert not any(gained.values())
        assert not any(moved.values())
    if step in "GJ":
        assert gained == dict.fromkeys(gained, 0) | {seen.related: 1}
        assert not any(moved.values())
    if step == "F":
        human = [die for region in seen.table["regions"] for die in region["dice"] if die["seat"] == HUMAN]
        human += [space["die"] for space in seen.table["home"] if space["die"] and space["die"]["seat"] == HUMAN]
        assert gained == dict.fromkeys(RESOURCES, 0) | {"points": 3 + 2 * sum(die["value"] > 4 for die in human)}
        target = "home"
    if step in "BCFI":
        spaces = seen.region[target]["kodama"]
        if spaces[TENGU] < LAST - 1 or (spaces[TENGU] == LAST - 1 and spaces[HUMAN] < LAST):
            assert moved[target] >= 1


def turns(seed: int) -> Iterable[tuple[State, dict[str, Any]]]:
    """A solo game played at random, paused before every turn of the tengu, with the table as everybody sees it."""
    state = GAME.new(1, f"tengu {seed}")
    rng = Rng(f"tengu {seed}")
    while not state.over:
        while state.automaton is not None:
            view: Any = state.view(None)
            yield state, view["table"]
        answers = state.legal()
        if answers:
            state.decide(answers[rng.below(len(answers))])


def test_every_turn_of_the_tengu_is_what_the_text_says() -> None:
    """BT-19.7 to BT-19.19, BT-R20 to BT-R26, BT-R47 to BT-R50: over whole games, in which it takes every step."""
    steps: Counter[str] = Counter()
    for seed in range(12):
        for state, before in turns(seed):
            state.listen()
            state.drain()  # what the human has done
            state.go_on()
            events = state.drain()
            if told(events, "tengu_will"):  # not in spring, where it only walks
                view: Any = state.view(None)
                steps[check(before, view["table"], events)] += 1
    assert set(steps) == set("ABCDEFGHIJKL"), steps
    assert steps.total() > 300
