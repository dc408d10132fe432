"""What always holds on a table of Satori, whatever is played: the invariants of ST-13 and what follows from them.

The checks read what a spectator sees and what the content files say, and work everything out again from there: they
share no code with the rules they watch. Only what lies face down, which nobody sees, comes from the stored state.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from tatami.core.events import Event
from tatami.core.game import Game
from tatami.core.state import State
from tatami.testing import tables
from tatami.testing.checks import expect
from tatami.testing.tables import Table, Watch

SUPPLIES = ("coin", "wood", "stone", "emerald")
GOODS = (*SUPPLIES, "incense", "tile")
LEFTOVERS = ("coin", "wood", "stone", "tile")
COLOURS = ("grey", "orange", "purple")


class Printed:
    """What is printed, for one number of seats."""

    def __init__(self, game: Game, seats: int) -> None:
        data: dict[str, Any] = game.content_data()
        board, pagoda = data["board"], data["pagoda"]
        count = board["by_player_count"]
        self.seats = seats
        self.sides = game.sides(seats)
        self.rounds = int(board["rounds"]["count"])
        self.laps = int(board["rounds"]["turns"])
        self.supply = {good: int(board["supply"][good]) for good in SUPPLIES}
        self.player = board["player"]
        self.worshippers = int(count["worshippers"][str(seats)])
        self.easier_worshippers = int(data["solo"]["easier"]["worshippers"])
        self.slots = int(count["jokoro_slots"][str(seats)])
        self.cancelled = int(count["cancelled"][str(seats)])
        self.prices = len(pagoda["jokoro_price"])
        self.base = {altar["id"]: altar for altar in board["base_altar"]}
        self.open = set(self.base) | {site["id"] for site in board["site"] if site["from_players"] <= seats}
        self.places = len(self.open) - sum(not altar["replaceable"] for altar in self.base.values())
        self.altar_colour = {altar["id"]: str(altar["colour"]) for altar in data["altars"]["altar"]}
        self.decorations = Counter({kind["id"]: int(kind["copies"]) for kind in data["altars"]["decoration"]})
        self.tiles = [kind["id"] for era in ("era1", "era2") for kind in data["meditation"][era]]
        self.copies = Counter(
            {kind["id"]: kind["copies"] for era in ("era1", "era2") for kind in data["meditation"][era]}
        )
        self.top = len(board["offering_space"]) - 1
        self.automaton_jokoros = int(data["solo"]["automaton"]["jokoros"])
        self.conversion = data["solo"]["automaton"]["conversion"]
        self.scoring = {tile["id"]: tile for tile in pagoda["scoring"]}
        self.scored = board["scoring"]


# ---- nothing is created, nothing is lost ----------------------------------------------------------------------------


def check_goods(table: Table, known: Printed) -> None:
    """ST-13.1, ST-13.2, ST-13.8: supplies are finite, tracks end, and nobody owns less than nothing."""
    for good in SUPPLIES:
        owned = [table["supply"][good], *(player[good] for player in table["players"])]
        expect(min(owned) >= 0 and sum(owned) == known.supply[good], f"of {good} there are {owned}")
    for player in table["players"]:
        incense, offering = player["incense"], player["offering"]
        expect(0 <= incense <= known.player["incense_cap"], f"side {player['seat']} has {incense} incense")
        expect(0 <= offering <= known.top, f"the marker of side {player['seat']} is on {offering}")
        expect(player["tile"] >= 0 and player["sp"] >= 0, f"side {player['seat']} has {player['sp']} SP")


def check_pieces(table: Table, known: Printed) -> None:
    """ST-13.4: every side has its monks, Jokoros and sect tokens, here or there."""
    for player in table["players"]:
        side = player["seat"]
        person = side < known.seats
        monks = sum(space["monk"] == side for mountain in table["mountains"] for space in mountain)
        altars = [altar for altar in table["altars"] if altar["owner"] == side]
        burning = sum(altar["jokoro"] for altar in altars)
        standing = sum(slot == {"side": side} for storey in table["pagoda"] for slot in storey["slots"])
        pieces = {
            "monks": player["monks"] + player["sun"] + monks,
            "jokoros": player["jokoros"] + player["locked"] + burning + standing,
            "sect_tokens": player["sect_tokens"] + len(altars),
        }
        automaton = {"monks": 0, "jokoros": known.automaton_jokoros, "sect_tokens": 0}
        expected = {name: known.player[name] for name in pieces} if person else automaton
        expect(pieces == expected, f"side {side} has {pieces}, not {expected}")
        reserve = min(player["monks"], player["sun"], player["jokoros"], player["sect_tokens"])
        expect(reserve >= 0, f"side {side} has less than nothing in reserve")


def check_worshippers(state: State, table: Table, known: Printed) -> None:
    """ST-13.3: none is lost; one leaves the Sanmon each turn; the bag keeps what the automaton has not drawn."""
    each = known.easier_worshippers if state.options.get("fewer_worshippers") else known.worshippers
    groups = [table["sanmon"], table["bag"], table["offering_altar"], *(a["worshippers"] for a in table["altars"])]
    for colour in COLOURS:
        found = [group[colour] for group in groups]
        expect(min(found) >= 0 and sum(found) == each, f"of {colour} worshippers there are {found}")
    begun = table["turn"] - (table["round"] - 1) * known.laps * known.sides
    people = begun if known.seats > 1 else (begun + 1) // 2
    left = known.laps * known.seats - people
    allowed = {left} if table["pool"]["placed"] or not begun else {left, left + 1}
    sanmon = sum(table["sanmon"].values())
    expect(sanmon in allowed, f"{sanmon} worshippers are on the Sanmon in turn {begun} of the round")
    drawn = 0 if known.seats > 1 else begun // 2
    bag = len(COLOURS) * each - known.laps * known.seats - drawn
    expect(sum(table["bag"].values()) == bag, f"{table['bag']} are in the bag, not {bag} in all")


def check_mountains(table: Table, known: Printed) -> None:
    """ST-13.5, ST-13.6: one Hikari on each mountain, and between turns none of them on a monk; tiles have copies."""
    quiet = not table["pool"]["placed"] and not table["pool"]["wheel_used"]
    for mountain in table["mountains"]:
        lit = [space for space in mountain if space["hikari"]]
        expect(len(lit) == 1, f"{len(lit)} Hikari are on a mountain")
        expect(not quiet or lit[0]["monk"] is None, f"between turns a Hikari stands on a monk: {lit[0]}")
    tiles = Counter(space["tile"] for mountain in table["mountains"] for space in mountain if space["tile"])
    tiles += Counter(taken["tile"] for taken in table["pool"]["tiles"])
    expect(not tiles - known.copies, f"there are too many tiles: {tiles - known.copies}")
    monks = {space["id"]: space["monk"] for mountain in table["mountains"] for space in mountain}
    expect(all(monks[taken["space"]] is not None for taken in table["pool"]["tiles"]), "a tile was taken by nobody")


def check_piles(table: Table, known: Printed) -> None:
    """ST-13.7: three altar tiles and three decorations are shown each round; prices leave the pile with the levels."""
    piles, number = table["piles"], table["round"]
    expect(piles["altars"] == len(known.altar_colour) - 3 * number, f"{piles['altars']} altar tiles are left")
    expect(piles["decorations"] == known.decorations.total() - 3 * number, "decorations are missing")
    built = sum(storey["built"] for storey in table["pagoda"])
    expect(min(piles.values()) >= 0, f"a pile is below empty: {piles}")
    drawn = known.prices + known.cancelled - piles["prices"]
    expect(built <= drawn <= built + known.cancelled, f"{drawn} prices were drawn for {built} levels")


def check_altars(table: Table, known: Printed) -> None:
    """ST-13.10: altars stand on open places, over a base altar of their colour, each tile once, three to a player."""
    built = [altar for altar in table["altars"] if altar["tile"]]
    expect(len(built) <= known.places, f"{len(built)} altars stand on {known.places} places")
    tiles = [altar["tile"] for altar in built] + [slot["tile"] for slot in table["site"] if slot["tile"]]
    expect(len(tiles) == len(set(tiles)), f"an altar tile lies in two places: {tiles}")
    shown = Counter(altar["decoration"] for altar in built if altar["decoration"])
    shown += Counter(kind for kind in table["decorations"] if kind)
    expect(not shown - known.decorations, f"there are too many decorations: {shown}")
    for altar in table["altars"]:
        base = known.base.get(altar["id"])
        expect(altar["open"] == (altar["id"] in known.open), f"{altar['id']} is open or closed by mistake")
        if not altar["tile"]:
            expect(altar["owner"] is None and not altar["jokoro"], f"{altar['id']} is not built, but owned")
            expect(altar["colour"] == (base["colour"] if base else None), f"{altar['id']} has a wrong colour")
            continue
        expect(altar["open"] and altar["owner"] is not None, f"{altar['id']} cannot be built on")
        expect(altar["colour"] == known.altar_colour[altar["tile"]], f"{altar['id']} has a wrong colour")
        if base:
            expect(base["replaceable"], f"{altar['id']} can never be covered")
            expect(altar["colour"] == base["colour"], f"{altar['id']} was covered by another colour")


def check_pagoda(table: Table, known: Printed) -> None:
    """ST-13.8: nothing is built above the Architect; a price lies where a level is built, and only there Jokoros."""
    for number, storey in enumerate(table["pagoda"], 1):
        least = min(number, known.rounds)
        expect(
            not (storey["built"] or storey["roof"]) or least <= table["round"], f"{storey['id']} is above the Architect"
        )
        expect(storey["built"] == (storey["price"] is not None), f"{storey['id']} has a price too many or too few")
        expect(len(storey["slots"]) == known.slots, f"{storey['id']} has {len(storey['slots'])} slots")
        jokoros = [slot for slot in storey["slots"] if slot]
        expect(storey["built"] or not jokoros, f"a Jokoro stands on {storey['id']}, which is not built")
        closed = storey["slots"] == [{"side": None}] * known.slots
        expect((storey["price"] == "cancelled") == closed, f"{storey['id']} is closed by mistake: {storey['slots']}")
    expect(table["pagoda"][-1]["built"] == (table["sorin_owner"] is not None), "the Sorin has an owner too many or few")


def check_tracks(table: Table, known: Printed) -> None:
    """ST-4.10, ST-7.2f: one hand on a wheel; the order and the bells name everybody once."""
    hands = [player["wheel"] for player in table["players"] if player["wheel"]]
    expect(len(hands) == len(set(hands)), f"two hands lie on one wheel: {hands}")
    expect(sorted(table["order"]) == list(range(known.sides)), f"somebody is missing from {table['order']}")
    bells = table["bells"]
    expect(len(bells) == len(set(bells)) and set(bells) <= set(range(known.seats)), f"there are bells {bells}")
    amulets = [player["amulet"] for player in table["players"] if player["amulet"]]
    expect(len(amulets) == len(set(amulets)), f"an amulet lies before two players: {amulets}")


def check_rounds(table: Table, known: Printed) -> None:
    """Rounds and turns are counted within their bounds."""
    per_round = known.laps * known.sides
    expect(1 <= table["round"] <= known.rounds, f"there is no round {table['round']}")
    low, high = (table["round"] - 1) * per_round, table["round"] * per_round
    expect(low <= table["turn"] <= high, f"turn {table['turn']} is not in round {table['round']}")


# ---- behind the table -----------------------------------------------------------------------------------------------


def check_face_down(state: State, table: Table, known: Printed) -> None:
    """ST-13.7, ST-13.9: what lies face down has not been seen; each cancelled price drawn left a neutral Jokoro."""
    data: Any = state.to_data()
    neutral = sum(slot == {"side": None} for storey in table["pagoda"] for slot in storey["slots"])
    cancelled = known.cancelled - data["price_pile"].count(known.prices)
    expect(neutral == cancelled, f"{neutral} neutral Jokoros stand for {cancelled} cancelled prices")
    lying = Counter(known.tiles[tile] for pile in data["tile_piles"] for tile in pile)
    lying += Counter(space["tile"] for mountain in table["mountains"] for space in mountain if space["tile"])
    expect(not lying - known.copies, f"there are too many tiles: {lying - known.copies}")
    names = list(known.altar_colour)
    seen = {altar["tile"] for altar in table["altars"]} | {slot["tile"] for slot in table["site"]}
    expect(not seen & {names[tile] for tile in data["altar_pile"]}, "an altar tile lies in the pile and on the table")


def check_sheet(state: State, table: Table, known: Printed) -> None:
    """ST-8.2 to ST-8.7, ST-9.7.1 worked out again from what lies on the table."""
    roofs = sum(bool(storey["roof"]) for storey in table["pagoda"])
    for player, items in zip(table["players"], state.score_sheet(), strict=True):
        side = player["seat"]
        person = side < known.seats
        standing = sum(slot == {"side": side} for storey in table["pagoda"] for slot in storey["slots"])
        altars = [altar for altar in table["altars"] if altar["owner"] == side]
        burning = sum(altar["jokoro"] for altar in altars)
        leftovers = sum(player[good] for good in LEFTOVERS)
        expected = {
            "played": player["sp"],
            "pagoda": standing * roofs,
            "altars": burning * len({altar["colour"] for altar in altars}),
            "leftovers": leftovers // known.scored["leftovers_per_point"] if person else 0,
            "emeralds": player["emerald"] * known.scored["points_per_emerald"],
            "sorin": _sorin(state, table, known, burning, leftovers) if table["sorin_owner"] == side else 0,
        }
        if known.seats == 1:
            worth = sum(player[good] * points for good, points in known.conversion.items())
            expected["conversion"] = 0 if person else worth
        expected["no_incense"] = 0 if player["incense"] else -known.scored["no_incense_loss"]
        expected["total"] = sum(expected.values())
        expect(items == expected, f"the sheet of side {side} should be {expected}, not {items}")


def _sorin(state: State, table: Table, known: Printed, burning: int, leftovers: int) -> int:
    tile = known.scoring[table["scoring_tile"]]
    owner = table["players"][table["sorin_owner"]]
    amounts = {"jokoros_on_altars": burning, "incense": owner["incense"], "leftovers": leftovers}
    amount = {**amounts, "offering": owner["offering"]}[tile["counts"]]
    prefix = "text_" if state.options["sorin_scoring_values"] == "text" else ""
    points: int = amount // tile["for"] * tile[f"{prefix}each"] + tile[f"{prefix}plus"]
    return points


def check_end(state: State, table: Table, known: Printed) -> None:
    """ST-3.1, ST-8: a game ends after all turns of all rounds, with an empty Sanmon."""
    if state.over:
        expect(table["turn"] == known.rounds * known.laps * known.sides, f"the game ended after {table['turn']} turns")
        expect(not any(table["sanmon"].values()), "worshippers are left on the Sanmon")


TABLE_CHECKS: Sequence[Callable[[Table, Printed], None]] = (
    check_goods,
    check_pieces,
    check_mountains,
    check_piles,
    check_altars,
    check_pagoda,
    check_tracks,
    check_rounds,
)


class Ledger(tables.Ledger[Printed]):
    """Every good, every point, the Jokoros in reserve and the offering track. Points are lost too (ST-7.3)."""

    goods = (*GOODS, "sp", "jokoros", "offering")

    def book(self, stock: dict[str, int], event: Event) -> None:
        args: dict[str, Any] = event.args
        if event.kind == "gain":
            stock[args["good"]] += args["gained"]
        elif event.kind == "pay":
            stock[args["good"]] -= args["amount"]
        elif event.kind == "lose":
            stock["sp"] -= args["points"]
        elif event.kind == "jokoro":
            stock["jokoros"] -= 1
        elif event.kind == "unlock":
            stock["jokoros"] += 1
        elif event.kind == "advance":
            stock["offering"] = args["level"]
        elif event.kind == "claim":
            stock["offering"] = 0


WATCH = Watch(Printed, TABLE_CHECKS, (check_worshippers, check_face_down, check_sheet, check_end), Ledger)
