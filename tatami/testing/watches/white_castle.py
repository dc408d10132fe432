"""What always holds on a table of The White Castle, whatever is played.

The checks read what a spectator sees and what the content files say, and work everything out again from there: they
share no code with the rules they watch. Only the order of the decks, which nobody sees, comes from the stored state.
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

GOODS = ("food", "iron", "pearl", "coin", "seal")
RESOURCES = GOODS[:3]
WORKERS = ("courtier", "gardener", "warrior")


class Printed:
    """What is printed, for one number of seats."""

    def __init__(self, game: Game, seats: int) -> None:
        data: dict[str, Any] = game.content_data()
        board = data["board"]
        count = str(seats)
        self.seats = seats
        self.clans = game.sides(seats)
        self.dice = 3 * int(board["by_player_count"]["dice_per_colour"][count])
        self.stack = int(board["by_player_count"]["stack_limit_board"][count])
        self.turns = int(board["by_player_count"]["turns_per_round"][count])
        self.rounds = int(board["rounds"]["count"])
        self.left = int(board["rounds"]["dice_left_at_end"])
        self.caps = {name: int(board["limits"]["resource_cap"][name]) for name in RESOURCES}
        self.caps["seal"] = int(board["limits"]["seal_cap"]["value"])
        self.members = {row["id"]: int(row["members"]) for row in board["domain_row"]}
        self.track: list[int] = board["passage_of_time"]["points"]
        self.scoring = board["scoring"]
        self.worth = {yard["id"]: int(yard["points_per_warrior"]) for yard in board["yard"]}
        self.gardens = {card["id"]: int(card["points"]) for card in data["garden_cards"]["flower"]}
        self.gardens |= {card["id"]: int(card["points"]) for card in data["garden_cards"]["zen"]}
        self.colour = {tile["id"]: str(tile["colour"]) for tile in data["die_tiles"]["tile"]}
        without_marked = bool(board["by_player_count"]["exclude_marked_cards"][count])
        self.decks = {
            name: {card["id"] for card in data[f"{name}_cards"][name] if not (without_marked and card["excluded_2p"])}
            for name in ("steward", "diplomat")
        }
        self.card_order = [card["id"] for name in ("steward", "diplomat") for card in data[f"{name}_cards"][name]]
        self.copies = Counter({card["id"]: int(card["copies"]) for card in data["starting_cards"]["action"]})
        self.resource_cards = {card["id"] for card in data["starting_cards"]["resource"]}
        self.rates = dict.fromkeys(RESOURCES, 2)
        for rate in board["seal_exchange"]["rates"]:
            goods = RESOURCES if "any" in rate["get"] else ("coin",)
            self.rates |= {good: int(rate["pay"]["seal"]) for good in goods}


# ---- nothing is created, nothing is lost ----------------------------------------------------------------------------


def check_members(table: Table, known: Printed) -> None:
    """Every clan has its fifteen members, at home or out."""
    for player in table["players"]:
        clan = player["seat"]
        rooms = sum(room["courtiers"][clan] for room in table["rooms"])
        out = {
            "courtier": table["gate"][clan] + rooms + table["daimyo"]["courtiers"][clan],
            "gardener": sum(clan in garden["gardeners"] for garden in table["gardens"]),
            "warrior": sum(yard["warriors"][clan] for yard in table["yards"]),
        }
        for worker in WORKERS:
            counts = player["members"][worker], out[worker]
            expect(min(counts) >= 0, f"clan {clan} has a negative number of {worker}s: {counts}")
            expect(sum(counts) == known.members[worker], f"clan {clan} has {counts[0]} + {counts[1]} {worker}s")
    for garden in table["gardens"]:
        expect(len(set(garden["gardeners"])) == len(garden["gardeners"]), f"{garden['id']} has two gardeners of a clan")
    slots = Counter(slot for slot in table["daimyo"]["slots"] if slot is not None)
    for clan, taken in slots.items():
        expect(taken <= table["daimyo"]["courtiers"][clan], f"clan {clan} holds a daimyo slot without a courtier there")


def check_dice(table: Table, known: Printed) -> None:
    """All dice are somewhere: on bridges, on spaces, in the Well, in domains or in the hand; no stack is too high."""
    dice = [(bridge["colour"], value) for bridge in table["bridges"] for value in _on_bridge(bridge)]
    spaces = table["rooms"] + table["outside"]
    lying = [die for space in spaces for die in space["dice"]] + table["well"]["dice"]
    lying += [die for player in table["players"] for die in player["dice"] if die]
    if table["die"]:
        lying.append(table["die"])
    dice += [(die["colour"], die["value"]) for die in lying]
    expect(len(dice) == known.dice, f"there are {len(dice)} dice, not {known.dice}")
    expect(set(Counter(colour for colour, _ in dice).values()) == {known.dice // 3}, f"the colours are uneven: {dice}")
    expect(all(1 <= value <= 6 for _, value in dice), f"a die shows what no die can show: {dice}")
    expect(all(len(space["dice"]) <= known.stack for space in spaces), "a stack of dice is too high")


def _on_bridge(bridge: Table) -> list[int]:
    return [value for value in (bridge["left"], *bridge["middle"], bridge["right"]) if value]


def check_bridges(table: Table, known: Printed) -> None:
    """Dice stand in ascending order; two or more hold both ends, a single one holds an end."""
    for bridge in table["bridges"]:
        dice = _on_bridge(bridge)
        ends = [value for value in (bridge["left"], bridge["right"]) if value]
        expect(len(ends) == min(2, len(dice)), f"the {bridge['colour']} bridge has a gap at an end: {bridge}")
        expect(0 not in bridge["middle"], f"the {bridge['colour']} bridge has a gap in the middle: {bridge}")
        expect(dice == sorted(dice), f"the {bridge['colour']} bridge is out of order: {dice}")


def check_cards(table: Table, known: Printed) -> None:
    """Every card lies in one place: room, deck, domain or lantern area; only the solo opponent removes cards."""
    rooms = [room["card"] for room in table["rooms"]]
    held = [player["card"] for player in table["players"] if player["card"]]
    held += [card for player in table["players"] for card in player["lantern"]]
    for name, first, last in (("steward", 0, 3), ("diplomat", 3, 5)):
        deck = known.decks[name]
        here = [card for card in rooms[first:last] if card]
        expect(set(here) <= deck, f"among {here} is no card of the {name}s in play")
        seen = here + [card for card in held if card in deck]
        expect(len(seen) == len(set(seen)), f"a {name} card lies in two places: {seen}")
        missing = len(deck) - len(seen) - table["decks"][name]
        expect(missing == 0 or (missing > 0 and known.seats == 1), f"{missing} {name} cards are missing")
    known_cards = known.decks["steward"] | known.decks["diplomat"] | set(known.copies) | known.resource_cards
    expect(all(card in known_cards or card.startswith("DC") for card in held), f"unknown cards among {held}")
    actions = Counter(card for card in held if card in known.copies)
    actions += Counter(pair["action"] for pair in table["draft"])
    expect(not actions - known.copies, f"there are too many starting action cards: {actions}")
    resources = [card for card in held if card in known.resource_cards]
    resources += [pair["resource"] for pair in table["draft"]]
    expect(len(resources) == len(set(resources)), f"a starting resource card lies in two places: {resources}")


def check_hidden_decks(state: State, table: Table, known: Printed) -> None:
    """What is left in the decks is exactly what nobody has seen."""
    data: Any = state.to_data()
    seen = {room["card"] for room in table["rooms"]} | {player["card"] for player in table["players"]}
    seen |= {card for player in table["players"] for card in player["lantern"]}
    for index, name in enumerate(("steward", "diplomat")):
        rest = [known.card_order[card] for card in data["decks"][index][data["drawn"][index] :]]
        expect(len(rest) == table["decks"][name] == len(set(rest)), f"the {name} deck is miscounted")
        expect(set(rest) <= known.decks[name] - seen, f"the {name} deck holds cards that lie elsewhere")


def check_tiles(table: Table, known: Printed) -> None:
    """All fifteen die tiles lie on the board, and every room shows at least two colours."""
    rooms = [room["tiles"] for room in table["rooms"]]
    tiles = [tile for room in rooms for tile in room] + table["well"]["tiles"]
    expect(sorted(tiles) == sorted(known.colour), f"the die tiles are not all there: {tiles}")
    for room in table["rooms"]:
        expect(len({known.colour[tile] for tile in room["tiles"]}) > 1, f"{room['id']} shows a single colour")


def check_stocks(table: Table, known: Printed) -> None:
    """Nobody owns less than nothing or more than the cap."""
    for player in table["players"]:
        for good in GOODS:
            amount = player[good]
            expect(0 <= amount <= known.caps.get(good, amount), f"clan {player['seat']} has {amount} {good}")
        expect(player["points"] >= 0, f"clan {player['seat']} has {player['points']} points")


def check_track(table: Table, known: Printed) -> None:
    """Markers are on the track, and their order is by distance; herons and order name every clan once."""
    everyone = list(range(known.clans))
    track, order = table["track"], table["track_order"]
    expect(sorted(order) == everyone and sorted(table["order"]) == everyone, f"a clan is missing from {order}")
    expect(all(0 <= space < len(known.track) for space in track), f"a marker is off the track: {track}")
    spaces = [track[clan] for clan in order]
    expect(spaces == sorted(spaces, reverse=True), f"the order {order} does not follow the markers {track}")


def check_rounds(table: Table, known: Printed) -> None:
    """Rounds and turns are counted within their bounds."""
    per_round = known.turns * known.clans
    expect(1 <= table["round"] <= known.rounds, f"there is no round {table['round']}")
    low, high = (table["round"] - 1) * per_round, table["round"] * per_round
    expect(low <= table["turn"] <= high, f"turn {table['turn']} is not in round {table['round']}")


def check_sheet(state: State, table: Table, known: Printed) -> None:
    """WC-14 worked out again from what lies on the table gives the score sheet."""
    solo = table["opponent"]
    for player, items in zip(table["players"], state.score_sheet(), strict=True):
        clan = player["seat"]
        points: dict[str, int] = known.scoring["courtier_points"]
        stewards = sum(room["courtiers"][clan] for room in table["rooms"][:3])
        diplomats = sum(room["courtiers"][clan] for room in table["rooms"][3:])
        daimyo = table["daimyo"]["courtiers"][clan]
        worth = sum(yard["warriors"][clan] * known.worth[yard["id"]] for yard in table["yards"])
        money = (player["coin"] + player["seal"]) // known.scoring["coins_plus_seals_per_point"]
        expected = {
            "played": player["points"],
            "coins_and_seals": 0 if solo and solo["seat"] == clan else money,
            "resources": sum(known.scoring["resource_points"][player[name]] for name in RESOURCES),
            "track": known.track[table["track"][clan]],
            "courtiers": table["gate"][clan] * points["gate"]
            + stewards * points["steward"]
            + diplomats * points["diplomat"]
            + daimyo * points["daimyo"],
            "warriors": worth * (stewards + diplomats + daimyo),
            "gardeners": sum(known.gardens[g["card"]] for g in table["gardens"] if clan in g["gardeners"]),
        }
        expected["total"] = sum(expected.values())
        expect(items == expected, f"the sheet of clan {clan} should be {expected}, not {items}")


TABLE_CHECKS: Sequence[Callable[[Table, Printed], None]] = (
    check_members,
    check_dice,
    check_bridges,
    check_cards,
    check_tiles,
    check_stocks,
    check_track,
    check_rounds,
)


def check_end(state: State, table: Table, known: Printed) -> None:
    """WC-3.1: a game ends after all turns of all rounds, with three dice left on the bridges."""
    if state.over:
        left = sum(len(_on_bridge(bridge)) for bridge in table["bridges"])
        expect(left == known.left, f"{left} dice are left on the bridges at the end of the game")
        expect(table["turn"] == known.rounds * known.turns * known.clans, f"the game ended after {table['turn']} turns")


class Ledger(tables.Ledger[Printed]):
    """Every good and every point."""

    goods = (*GOODS, "points")
    points = "points"

    def book(self, stock: dict[str, int], event: Event) -> None:
        args: dict[str, Any] = event.args
        if event.kind == "gain":
            stock["points" if args["good"] == "cp" else args["good"]] += args["gained"]
        elif event.kind == "pay":
            stock[args["good"]] -= args["amount"]
        elif event.kind == "exchange":
            units = args.get("amount", 1)
            stock[args["good"]] += units
            stock["seal"] -= units * self.known.rates[args["good"]]
        elif event.kind == "rival_payout":
            stock["coin"] -= args["coins"]


WATCH = Watch(Printed, TABLE_CHECKS, (check_hidden_decks, check_sheet, check_end), Ledger)
