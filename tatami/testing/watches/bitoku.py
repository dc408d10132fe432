"""What always holds on a table of Bitoku, whatever is played.

The checks read what a spectator sees and what the content files say, and work everything out again from there: they
share no code with the rules they watch. Only hands and decks, which nobody sees, come from the stored state.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import product
from typing import Any

from tatami.core.events import Event
from tatami.core.game import Game
from tatami.core.state import State
from tatami.testing import tables
from tatami.testing.checks import expect
from tatami.testing.tables import Table, Watch

RESOURCES = ("wood", "jade", "stone", "sake")
AMULETS = ("am1", "am2", "am3")
DICE = 3
PILGRIMS = 11
WILD = {"yokai": "yama_uba", "mitama": "shinigami"}


class Printed:
    """What is printed, for one number of seats."""

    def __init__(self, game: Game, seats: int) -> None:
        data: dict[str, Any] = game.content_data()
        board, own, tengu = data["board"], data["player_board"], data["tengu"]
        by_players = {name: values[seats - 1] for name, values in board["by_players"].items() if len(values) == 4}
        self.seats = seats
        self.rounds = int(board["rounds"]["count"])
        self.last_space = int(board["kodama"]["spaces"])
        self.neutral = int(board["kodama"]["neutral"]) if by_players["neutral_kodama"] else None
        self.forest = int(by_players["forest"])
        self.hills = int(by_players["hills"])
        self.ancient = len(by_players["ancient"])
        yokai = [*data["yokai"]["yokai"], *data["yokai"]["starting"]]
        self.yokai = [card["id"] for card in yokai]
        self.yokai_type = {card["id"]: str(card["type"]) for card in yokai}
        self.starting = [card["id"] for card in data["yokai"]["starting"]]
        self.bitoku = {card["id"]: int(card["copies"]) for card in data["bitoku"]["bitoku"]}
        self.set_points: list[int] = data["bitoku"]["set_bonus"]["vp"]
        self.visions = {card["id"]: card for card in data["visions"]["vision"]}
        self.mitama = {tile["id"]: str(tile["type"]) for tile in data["spirits"]["mitama"]}
        self.mitama_copies = Counter({tile["id"]: int(tile["copies"]) for tile in data["spirits"]["mitama"]})
        self.dragonflies = Counter({tile["id"]: int(tile["copies"]) for tile in data["spirits"]["dragonfly"]})
        self.crystals = {tile["id"]: str(tile["type"]) for tile in data["crystals"]["crystal"]}
        self.buildings = {tile["id"]: str(tile["type"]) for tile in data["buildings"]["building"]}
        self.rocks = {rock["id"]: rock for rock in data["tiles"]["rock"]}
        self.treasures = {tile["id"]: tile["vp"] for tile in data["tiles"]["treasure"]}
        self.crystal_slots = {slot["id"]: slot for slot in own["crystal_slot"]}
        self.building_points = [int(slot["end_vp"]) for slot in own["building_slot"]]
        self.pilgrim_rocks = {space["id"]: space["rocks"] for space in own["pilgrim_space"]}
        self.tengu = tengu["scoring"]
        self.tengu_building_points: list[int] = tengu["start"]["building_end_vp"]
        self.tengu_cards = sorted(card["id"] for card in tengu["card"])


# ---- nothing is created, nothing is lost ----------------------------------------------------------------------------


def check_dice(table: Table, known: Printed) -> None:
    """Everybody has three dice; no space holds more than it can, and the board agrees with the player boards."""
    out: Counter[int] = Counter()
    for region in table["regions"]:
        expect(len(region["dice"]) <= region["spaces"], f"too many dice in {region['id']}")
        expect(region["spaces"] == (0 if region["id"] == "home" else known.forest), f"{region['id']} has other spaces")
        out.update(die["seat"] for die in region["dice"])
    out.update(space["die"]["seat"] for space in table["home"] if space["die"])
    across: Counter[int] = Counter()
    for group in table["hills"]:
        expect(len(group["dice"]) <= group["spaces"] == known.hills, f"too many dice across {group['regions']}")
        across.update(die["seat"] for die in group["dice"])
    for player in table["players"]:
        places = Counter(die["place"] for die in player["dice"])
        side = player["seat"]
        expect(len(player["dice"]) == DICE, f"side {side} has {len(player['dice'])} dice")
        expect(all(1 <= die["value"] <= 6 for die in player["dice"]), f"side {side} has a die that no die can show")
        expect((places["forest"], places["hills"]) == (out[side], across[side]), f"the dice of side {side}: {places}")


def check_favours(table: Table, known: Printed) -> None:
    """BT-7.14: whoever crosses uses one favour; the last one may still be choosing, the tengu may take nothing."""
    for group in table["hills"]:
        hills = [region["hills"] for region in table["regions"] if region["id"] in group["regions"]]
        used = sum(len(hill["used"]) for hill in hills)
        people = sum(die["seat"] < known.seats for die in group["dice"])
        if table["season"] == "summer":
            expect(people - 1 <= used <= len(group["dice"]), f"{used} favours are used across {group['regions']}")


def check_pilgrims(table: Table, known: Printed) -> None:
    """BT-2.1: eleven pilgrims each, asleep on crystal slots, awake, under way, arrived or sitting; some have left."""
    for player in table["players"]:
        side = player["seat"]
        walking = sum(here[side] for path in table["paths"] for here in path["walking"].values())
        arrived = sum(b["pilgrims"].count(side) for path in table["paths"] for b in path["branches"])
        found = player["awake"] + walking + arrived + len(player["sitting"])
        if side < known.seats:
            found += len(known.crystal_slots) - len(player["crystals"])
            expect(found <= PILGRIMS, f"side {side} has {found} pilgrims")
        else:
            expect(found == PILGRIMS, f"the tengu has {found} pilgrims")
        expect(player["awake"] >= 0, f"side {side} has {player['awake']} awake pilgrims")
        for path in table["paths"]:
            for branch in path["branches"]:
                expect(branch["pilgrims"].count(side) < 2, f"side {side} is twice in the branch at {branch['at']}")


def check_buildings(table: Table, known: Printed) -> None:
    """Each building lies once, on a space of its type; whoever owns it has put a marker there."""
    owners: Counter[int] = Counter()
    names: list[str] = []
    for region in table["regions"]:
        for space in region["buildings"]:
            building = space["building"]
            if building is None:
                expect(space["owner"] is None, f"somebody owns an empty space of {region['id']}")
                continue
            names.append(building)
            if space["owner"] is None:
                expect(building not in known.buildings, f"nobody has built {building}")
            else:
                owners[space["owner"]] += 1
                expect(known.buildings[building] == space["type"], f"{building} stands on a space for {space['type']}")
    ancient = [name for name in names if name not in known.buildings]
    expect(len(ancient) == known.ancient, f"there are {len(ancient)} ancient buildings")
    for player in table["players"]:
        markers, built = player["markers"], owners[player["seat"]]
        expect(markers == built <= len(known.building_points), f"side {player['seat']} has {built} buildings")
    market = market_of(table, "building")
    expect(_each_once(names + market), f"a building lies twice: {names} {market}")
    expect(len(names) - len(ancient) + len(market) + _stack(table, "building") <= len(known.buildings), "new buildings")


def check_spirits(table: Table, known: Printed) -> None:
    """No more mitama, dragonflies and crystals than there are tiles."""
    types = Counter(known.mitama[tile] for tile in market_of(table, "mitama"))
    insects = Counter(market_of(table, "dragonfly"))
    crystals = list(market_of(table, "crystal"))
    for player in table["players"]:
        types.update(player["mitama"])
        types.update(pair["mitama"] for pair in player["pairs"])
        insects.update(player["dragonflies"])
        insects.update(pair["dragonfly"] for pair in player["pairs"])
        crystals += player["crystals"].values()
        for slot, crystal in player["crystals"].items():
            kind = known.crystal_slots[slot]["type"]
            expect(known.crystals[crystal] == kind, f"{crystal} lies on the slot {slot}")
    crystals += table["tengu"]["crystals"] if table["tengu"] else []
    copies: Counter[str] = Counter()
    for tile, number in known.mitama_copies.items():
        copies[known.mitama[tile]] += number
    expect(not types - copies, f"there are too many mitama: {types}")
    expect(not insects - known.dragonflies, f"there are too many dragonflies: {insects}")
    expect(_each_once(crystals), f"a crystal lies twice: {crystals}")
    expect(types.total() + _stack(table, "mitama") <= copies.total(), "there are new mitama")
    expect(insects.total() + _stack(table, "dragonfly") <= known.dragonflies.total(), "there are new dragonflies")
    expect(len(crystals) + _stack(table, "crystal") <= len(known.crystals), "there are new crystals")


def check_rocks(table: Table, known: Printed) -> None:
    """Each rock lies once; nobody sits where no rock is."""
    rocks = table["garden"] + [rock for player in table["players"] for rock in player["rocks"]]
    expect(_each_once(rocks) and set(rocks) <= set(known.rocks), f"the rocks are {rocks}")
    for player in table["players"]:
        for space in player["sitting"]:
            beside = min(known.pilgrim_rocks[space]) <= len(player["rocks"])
            expect(beside, f"a pilgrim of side {player['seat']} sits at {space} beside no rock")


def check_kodama(table: Table, known: Printed) -> None:
    """BT-11.2, BT-11.3: kodama stay on their tracks, and only one stands on the last space."""
    for region in table["regions"]:
        spaces = region["kodama"]
        expect(all(1 <= space <= known.last_space for space in spaces), f"kodama in {region['id']}: {spaces}")
        expect(spaces.count(known.last_space) < 2, f"two kodama are on the last space of {region['id']}")
        expect(region["neutral"] == known.neutral, f"the neutral kodama of {region['id']} has moved")
    treasures = sorted(region["treasure"] for region in table["regions"])
    expect(treasures == sorted(known.treasures), f"the lake treasures are {treasures}")


def check_open_cards(table: Table, known: Printed) -> None:
    """Bitoku and visions: all are there, each type as often as it should."""
    deck = {deck["id"]: deck for deck in table["decks"]}
    found = Counter(deck["bitoku"]["discards"])
    found.update(region["hills"]["bitoku"] for region in table["regions"] if region["hills"])
    found.update(card for player in table["players"] for card in player["path"])
    del found[None]
    expect(not found - Counter(known.bitoku), f"there are too many bitoku cards: {found}")
    expect(found.total() + deck["bitoku"]["cards"] == sum(known.bitoku.values()), "bitoku cards are missing")
    held = [vision["vision"] for player in table["players"] for vision in player["visions"]]
    expect(_each_once(held) and len(held) + deck["vision"]["cards"] == len(known.visions), f"the visions are {held}")
    for player in table["players"]:
        expect(0 <= player["visited"] <= len(player["path"]), f"side {player['seat']} has walked beyond its path")


def check_stocks(table: Table, known: Printed) -> None:
    """Nobody owns less than nothing, and the tengu no amulets (BT-19.2)."""
    for player in table["players"]:
        stock = {good: player[good] for good in (*RESOURCES, *AMULETS)}
        expect(min(stock.values()) >= 0, f"side {player['seat']} has {stock}")
        if player["seat"] >= known.seats:
            expect(not any(player[good] for good in AMULETS), "the tengu has an amulet")


def check_rounds(table: Table, known: Printed) -> None:
    """Rounds are counted within their bounds, and everybody stands once in the turn order."""
    expect(1 <= table["round"] <= known.rounds, f"there is no round {table['round']}")
    expect(sorted(table["order"]) == list(range(len(table["players"]))), f"the order is {table['order']}")


def check_tengu(table: Table, known: Printed) -> None:
    """BT-19.6: the ten cards of the tengu, three of them in the row; and no tengu where others play."""
    tengu = table["tengu"]
    expect((tengu is not None) == (known.seats == 1), "the tengu plays against one player only")
    if tengu:
        shown = tengu["row"] + tengu["discards"]
        expect(len(tengu["row"]) == 3 and _each_once(shown), f"the cards of the tengu are {shown}")
        expect(len(shown) + tengu["deck"] == len(known.tengu_cards), f"the tengu has {len(shown)} + {tengu['deck']}")


def _each_once(things: Sequence[object]) -> bool:
    return len(things) == len(set(things))


def market_of(table: Table, name: str) -> list[str]:
    """The tiles of a market."""
    return [tile for market in table["markets"] if market["id"] == name for tile in market["tiles"] if tile]


def _stack(table: Table, name: str) -> int:
    return sum(market["stack"] for market in table["markets"] if market["id"] == name)


# ---- what nobody sees -----------------------------------------------------------------------------------------------


def yokai_of(state: State, table: Table, known: Printed) -> list[list[str]]:
    """Every yokai card of everybody, hidden ones too."""
    data: Any = state.to_data()
    out = []
    for player in table["players"]:
        side = player["seat"]
        hidden = [known.yokai[card] for card in [*data["hands"][side], *data["piles"][side]]]
        out.append(hidden + player["discards"] + player["removed"] + [card for card in player["cards"] if card])
    return out


def check_yokai(state: State, table: Table, known: Printed) -> None:
    """All yokai cards are somewhere; views count hands and decks rightly; nobody has fewer than four (BT-16.5)."""
    data: Any = state.to_data()
    deck = next(deck for deck in table["decks"] if deck["id"] == "yokai")
    owned = yokai_of(state, table, known)
    found = [known.yokai[card] for card in data["yokai_deck"]] + deck["discards"]
    found += [region["hills"]["yokai"] for region in table["regions"] if region["hills"] and region["hills"]["yokai"]]
    for player, cards in zip(table["players"], owned, strict=True):
        side = player["seat"]
        expect((player["hand"]["size"], player["deck"]) == (len(data["hands"][side]), len(data["piles"][side])), "hand")
        starting = sorted(card for card in cards if card in known.starting)
        person = side < known.seats
        expect(starting == sorted(known.starting) or (not person and not starting), f"side {side} lacks {starting}")
        expect(not person or len(cards) - len(player["removed"]) >= 4, f"side {side} has too few cards")
        found += [card for card in cards if card not in known.starting]
    expect(sorted(found) == sorted(set(known.yokai) - set(known.starting)), f"the yokai cards are {sorted(found)}")


# ---- the count ------------------------------------------------------------------------------------------------------


def check_sheet(state: State, table: Table, known: Printed) -> None:
    """BT-17 and BT-19.27 worked out again from what lies on the table give the score sheet; choices by trying all."""
    owned = yokai_of(state, table, known)
    for player, items in zip(table["players"], state.score_sheet(), strict=True):
        side = player["seat"]
        expected = {
            "played": player["points"],
            "first": 3 if table["order"][0] == side else 0,
            "bitoku": known.set_points[len(set(player["path"]))],
            "treasures": sum(treasure(region, side, known) for region in table["regions"]),
        }
        if side < known.seats:
            dice = sum(die["value"] for die in player["dice"])
            expected |= {
                "rocks": rocks(player, pieces(table, player, owned[side], known), known),
                "guardians": (dice + sum(player[good] for good in RESOURCES)) // 4,
                "visions": visions(table, player, known)[0],
                "board": sum(known.building_points[: player["markers"]])
                + sum(int(known.crystal_slots[slot]["end_vp"]) for slot in player["crystals"]),
            }
            if known.seats == 1:
                expected |= dict.fromkeys(("yokai", "resources", "crystals", "ahead"), 0)
        else:
            expected |= tengu_points(state, table, player, owned[side], known)
        expected["total"] = sum(expected.values())
        expect(items == expected, f"the sheet of side {side} should be {expected}, not {items}")


def treasure(region: Table, side: int, known: Printed) -> int:
    """BT-17.5: places are given out from the front; the tengu stands before the human on one space (BT-19.27)."""
    runners = [(space, other >= known.seats, other) for other, space in enumerate(region["kodama"])]
    if known.neutral is not None:
        runners.append((known.neutral, False, -1))
    rewards = known.treasures[region["treasure"]] + [0] * len(runners)
    alone = {(space, True) for space, tengu, _ in runners if tengu and region["kodama"].count(space) > 1}
    mine = next(runner for runner in runners if runner[2] == side)

    def key(runner: tuple[int, bool, int]) -> tuple[int, bool]:
        return (runner[0], runner[1] and (runner[0], True) in alone)

    places = sorted(runners, key=key, reverse=True)
    shared = [rewards[place] for place, runner in enumerate(places) if key(runner) == key(mine)]
    return int(sum(shared) // len(shared))


def pieces(table: Table, player: Table, cards: Iterable[str], known: Printed) -> dict[str, Counter[str]]:
    """What rocks count: yokai, mitama and buildings of a player by type."""
    mitama: Counter[str] = Counter(player["mitama"])
    mitama.update(pair["mitama"] for pair in player["pairs"])
    spaces = [space for region in table["regions"] for space in region["buildings"]]
    built = Counter(space["type"] for space in spaces if space["owner"] == player["seat"])
    return {"yokai": Counter(known.yokai_type[card] for card in cards), "mitama": mitama, "building": built}


def rocks(player: Table, owned: dict[str, Counter[str]], known: Printed) -> int:
    """BT-17.6: for each rock, pilgrims beside it times what it shows; every wild piece tries every type."""
    total = 0
    for group, counts in owned.items():
        shown = [(slot, known.rocks[rock]) for slot, rock in enumerate(player["rocks"], 1)]
        worth: Counter[str] = Counter()
        for slot, rock in shown:
            if rock["group"] == group:
                beside = sum(slot in known.pilgrim_rocks[space] for space in player["sitting"])
                worth.update(dict.fromkeys(rock["symbols"], beside))
        wild = counts[WILD[group]] if group in WILD else 0
        types = sorted(worth) or [""]
        fixed = sum(number * worth[kind] for kind, number in counts.items() if kind != WILD.get(group))
        total += fixed + max(sum(worth[kind] for kind in choice) for choice in product(types, repeat=wild))
    return total


def visions(table: Table, player: Table, known: Printed) -> tuple[int, int]:
    """BT-17.8: the most points that pieces can bring, and then the most visions, by trying every set of them."""
    have = conditions(table, player, known)
    cards = [known.visions[vision["vision"]] for vision in player["visions"]]
    best = (-99, 0)
    for choice in product((True, False), repeat=len(cards)):
        need: Counter[str] = Counter()
        for card, met in zip(cards, choice, strict=True):
            need.update(card["need"] if met else {})
        if not need - have:
            points = sum(card["vp"] if met else -card["penalty"] for card, met in zip(cards, choice, strict=True))
            best = max(best, (points, sum(choice)))
    return best


def conditions(table: Table, player: Table, known: Printed) -> Counter[str]:
    """BT-15.5: the pieces a player has for visions."""
    side = player["seat"]
    branches = [branch for path in table["paths"] for branch in path["branches"] if side in branch["pilgrims"]]
    kinds = Counter(branch["kind"] for branch in branches)
    return Counter(
        resource=sum(player[good] for good in RESOURCES),
        building=player["markers"],
        crystal=len(player["crystals"]),
        mitama=sum(player["mitama"].values()) + len(player["pairs"]),
        pair=len(player["pairs"]),
        enlight=kinds["enlight"],
        torii=kinds["torii"],
        step=player["visited"],
    )


def check_visions(state: State, table: Table, known: Printed) -> None:
    """The view says which visions count as fulfilled: as many points as can be had, and pieces for all of them."""
    for player in table["players"][: known.seats]:
        need: Counter[str] = Counter()
        points = 0
        for vision in player["visions"]:
            card = known.visions[vision["vision"]]
            need.update(card["need"] if vision["fulfilled"] else {})
            points += card["vp"] if vision["fulfilled"] else -card["penalty"]
        expect(not need - conditions(table, player, known), f"the visions of side {player['seat']} need {need}")
        most = visions(table, player, known)
        found = points, sum(vision["fulfilled"] for vision in player["visions"])
        expect(
            not player["visions"] or found == most, f"the visions of side {player['seat']} bring {found}, not {most}"
        )


def tengu_points(state: State, table: Table, player: Table, cards: list[str], known: Printed) -> dict[str, int]:
    """BT-19.27: what only the tengu scores."""
    owned = pieces(table, player, cards, known)
    matching = 0
    for group, counts in owned.items():
        symbols = {
            s for rock in player["rocks"] if known.rocks[rock]["group"] == group for s in known.rocks[rock]["symbols"]
        }
        symbols |= {WILD[group]} if symbols and group in WILD else set()
        matching += sum(counts[symbol] for symbol in symbols)
    starting = sum(card in known.starting for card in cards)
    gained = len(cards) - starting
    ahead = sum(region["kodama"][1] > region["kodama"][0] for region in table["regions"])
    return {
        "rocks": matching * known.tengu["rock_match"],
        "guardians": 0,
        "visions": 0,
        "board": sum(known.tengu_building_points[: player["markers"]]),
        "yokai": starting * known.tengu["starting_yokai"] + gained * known.tengu["gained_yokai"],
        "resources": sum(player[good] for good in RESOURCES) * known.tengu["resource"],
        "crystals": len(table["tengu"]["crystals"]) * known.tengu["crystal"],
        "ahead": ahead * known.tengu["kodama_ahead"] if state.options["tengu_kodama_points"] else 0,
    }


TABLE_CHECKS: Sequence[Callable[[Table, Printed], None]] = (
    check_dice,
    check_favours,
    check_pilgrims,
    check_buildings,
    check_spirits,
    check_rocks,
    check_kodama,
    check_open_cards,
    check_stocks,
    check_rounds,
    check_tengu,
)


def check_end(state: State, table: Table, known: Printed) -> None:
    """BT-4.1: a game ends after the fourth winter, with all dice back on the player boards and no card on them."""
    if state.over:
        expect(table["round"] == known.rounds, f"the game ended in round {table['round']}")
        for player in table["players"]:
            expect(not any(player["cards"]), f"the game ended with cards on the board of side {player['seat']}")
            places = {die["place"] for die in player["dice"]}
            expect(places <= {"locked", "unlocked"}, f"the game ended with dice at {places}")


class Ledger(tables.Ledger[Printed]):
    """Every resource, amulet and point; and every pass: once a round for everybody."""

    goods = (*RESOURCES, *AMULETS, "points")
    points = "points"

    def __init__(self, state: State, known: Printed) -> None:
        super().__init__(state, known)
        self.passed: Counter[int] = Counter()
        self.watched_from = table_of_round(state)

    def check(self, state: State, table: Table) -> None:
        super().check(state, table)
        if state.over and self.watched_from == 1:
            everybody = dict.fromkeys(range(len(table["players"])), self.known.rounds)
            expect(dict(self.passed) == everybody, f"passes by side: {self.passed}")

    def book(self, stock: dict[str, int], event: Event) -> None:
        args: dict[str, Any] = event.args
        if event.kind == "gain":
            stock["points" if args["good"] == "vp" else args["good"]] += args["amount"]
        elif event.kind == "pay":
            stock[args["good"]] -= args["amount"]
        elif event.kind == "score":
            stock["points"] += args["vp"]
        elif event.kind == "pass":
            self.passed[event.seat] += 1


def table_of_round(state: State) -> int:
    """The round in which a ledger is opened."""
    return int(tables.table_of(state)["round"])


WATCH = Watch(Printed, TABLE_CHECKS, (check_yokai, check_sheet, check_visions, check_end), Ledger)
