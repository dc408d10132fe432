"""What always holds on a table of Bora Bora, whatever is played (section 19 of its rules).

The checks read what a spectator sees and what the content files say, and work everything out again from there: they
share no code with the rules they watch. Only hands and decks, which nobody sees, come from the stored state.
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

GODS = ("blue", "white", "red", "green", "yellow")
BOOKED = ("vp", "offerings", "shells", "god_tiles")


class Printed:
    """What is printed, for one number of seats."""

    def __init__(self, game: Game, seats: int) -> None:
        data: dict[str, Any] = game.content_data()
        board = data["board"]
        self.seats = seats
        self.fish = {tile["id"]: int(tile["value"]) for tile in data["fish"]["fish"]}
        self.jewelry = {tile["id"]: int(tile["vp"]) for tile in data["jewelry"]["jewelry"]}
        self.price = {tile["id"]: int(tile["shells"]) for tile in data["jewelry"]["jewelry"]}
        self.people = {tile["id"] for sex in ("man", "woman") for tile in data["people"][sex]}
        self.tasks = {task["id"] for task in data["tasks"]["task"]}
        self.material = {space["id"]: str(space["material"]) for space in data["player_board"]["ceremonial"]}
        self.cards = {card["id"]: int(card["count"]) for card in data["gods"]["card"]}
        self.god_tiles = int(data["gods"]["tiles"]["temple_stack"]) + seats * int(data["gods"]["tiles"]["per_player"])
        self.tile_vp = int(data["gods"]["tiles"]["end_vp"])
        self.bonus: dict[str, int] = board["bonus"]
        self.status = len(board["status_track"]["vp"])
        self.huts = int(data["inventory"]["per_player"]["huts"])
        self.priests = int(data["inventory"]["per_player"]["priests"])
        self.dice = seats * int(data["inventory"]["per_player"]["dice"])


# ---- nothing is created, nothing is lost ----


def check_huts(table: Table, known: Printed) -> None:
    """Every player has twelve huts, on his board or on the map, and twelve slots with one kind of thing each."""
    for player in table["players"]:
        seat, slots = player["seat"], player["slots"]
        home = sum(slot["huts"] for slot in slots if slot and "huts" in slot)
        out = sum(seat in region["huts"] for region in table["regions"])
        expect(home + out == known.huts, f"seat {seat} has {home} + {out} huts")
        expect(len(slots) == 12, f"seat {seat} has {len(slots)} slots")
        alone = all(slot is None or slot.get("huts", 1) == 1 for slot in slots[:-1])
        expect(alone, f"seat {seat} stacks huts outside slot 12: {slots}")


def check_regions(table: Table, known: Printed) -> None:
    """A building space is taken once anybody settled in the region, and by somebody who did."""
    for region in table["regions"]:
        huts = region["huts"]
        expect(len(set(huts)) == len(huts), f"{region['id']} holds two huts of one player: {huts}")
        owner = region["space"]
        expect(owner in huts if huts else owner is None, f"{region['id']} holds {huts}, on its space is {owner}")
    fish = sorted(region["fish"] for region in table["regions"])
    expect(fish == sorted(known.fish), f"the fish tiles are not all there: {fish}")


def check_priests(table: Table, known: Printed) -> None:
    """Every player has four priests, in supply or in the temple."""
    for player in table["players"]:
        counts = player["priests"], table["temple"].count(player["seat"])
        expect(min(counts) >= 0 and sum(counts) == known.priests, f"seat {player['seat']} has {counts} priests")


def check_dice(table: Table, known: Printed) -> None:
    """In phase A every die is with its owner or on a tile; afterwards all lie on tiles."""
    lying = [die for tile in table["action_tiles"] for die in tile["dice"]]
    kept = [value for player in table["players"] for value in player["dice"]]
    expect(all(1 <= value <= 6 for value in [*kept, *(die["value"] for die in lying)]), "a die shows no face of a die")
    if table["phase"] != "setup":
        expect(len(lying) + len(kept) == known.dice, f"there are {len(lying)} + {len(kept)} dice")
        expect(table["phase"] == "A" or not kept, f"phase {table['phase']} with dice still to place")


def check_tiles(table: Table, known: Printed) -> None:
    """No person, task or jewelry tile lies in two places, and all are tiles of the game."""
    people = [tile for tile in table["men"] + table["women"] if tile]
    tasks = list(table["tasks"])
    jewelry = [tile for column in table["jewelry"] for tile in column if tile]
    for player in table["players"]:
        people += [slot["person"] for slot in player["slots"] if slot and "person" in slot]
        tasks += [task for task in player["tasks"] if task] + player["done"]
        jewelry += player["jewelry"]
        expect(len(player["done"]) <= 9, f"seat {player['seat']} has completed {player['done']}")
        expect(len(player["jewelry"]) <= table["round"], f"seat {player['seat']} has bought {player['jewelry']}")
        if table["phase"] in ("A", "B"):
            expect(None not in player["tasks"], f"seat {player['seat']} has the open tasks {player['tasks']}")
    for tiles, all_of_them in ((people, known.people), (tasks, known.tasks), (jewelry, set(known.jewelry))):
        expect(len(tiles) == len(set(tiles)) and set(tiles) <= all_of_them, f"tiles lie in two places: {sorted(tiles)}")


def check_spaces(table: Table, known: Printed) -> None:
    """A space holds a material of its kind or half a building; every building covers two spaces or lies unbuilt."""
    for player in table["players"]:
        seat = player["seat"]
        built = Counter(space["building"] for space in player["spaces"] if space and "building" in space)
        expect(set(built.values()) <= {2}, f"the buildings of seat {seat} cover {built}")
        both = sorted([*built, *player["buildings"]])
        expect(both == [1, 2, 3, 4, 5, 6], f"the buildings of seat {seat} are {both}")
        for space, name in zip(player["spaces"], known.material, strict=True):
            kind = space.get("material") if space else None
            expect(kind in (None, known.material[name]), f"seat {seat} has {kind} on {name}")


def check_stocks(table: Table, known: Printed) -> None:
    """Nobody owns less than nothing; god tiles only ever come from the temple, one a round."""
    for player in table["players"]:
        amounts = [player[good] for good in BOOKED] + list(player["beside"].values())
        expect(min(amounts) >= 0, f"seat {player['seat']} owns less than nothing: {amounts}")
        expect(sum(player["known"].values()) <= player["hand_size"], f"seat {player['seat']} is known too well")
    held = sum(player["god_tiles"] for player in table["players"])
    expect(held + table["god_tiles"] <= known.god_tiles, f"there are {held} + {table['god_tiles']} god tiles")
    expect(table["god_tiles"] in (7 - table["round"], 6 - table["round"]), f"{table['god_tiles']} god tiles are left")


def check_cards(table: Table, known: Printed) -> None:
    """Sixty god cards are in hands, deck, row and discards."""
    gods = table["gods"]
    hands = sum(player["hand_size"] for player in table["players"])
    there = hands + gods["deck"] + sum(card is not None for card in gods["row"]) + sum(gods["discards"].values())
    expect(there == sum(known.cards.values()), f"there are {there} god cards")


def check_order(table: Table, known: Printed) -> None:
    """Everybody has a place in the turn order and on the status track, whose order follows the steps."""
    everyone = list(range(known.seats))
    order, status = table["status_order"], table["status"]
    expect(sorted(order) == everyone and sorted(table["order"]) == everyone, f"a seat is missing from {order}")
    expect(all(0 <= step < known.status for step in status), f"a marker is off the track: {status}")
    steps = [status[seat] for seat in order]
    expect(steps == sorted(steps, reverse=True), f"the order {order} does not follow the markers {status}")


def check_hidden_cards(state: State, table: Table, known: Printed) -> None:
    """Of every colour there are twelve cards, and nobody is known to hold more than he holds."""
    data: Any = state.to_data()
    rest = data["deck"][data["drawn"] :]
    for index, god in enumerate(GODS):
        held = sum(data["hand"][index::5])
        there = held + rest.count(index) + data["row"].count(index) + table["gods"]["discards"][god]
        expect(there == known.cards[god], f"there are {there} {god} cards")
    expect(
        all(a <= b for a, b in zip(data["known"], data["hand"], strict=True)), "a hand lacks a card known to be there"
    )


def check_sheet(state: State, table: Table, known: Printed) -> None:
    """BB-16.9 and BB-16.10 worked out again from what lies on the table give the score sheet."""
    for player, items in zip(table["players"], state.score_sheet(), strict=True):
        seat = player["seat"]
        reached = {
            "tasks": len(player["done"]),
            "jewelry": len(player["jewelry"]),
            "spaces": sum(space is not None for space in player["spaces"]),
            "buildings": 6 - len(player["buildings"]),
            "regions": sum(seat in region["huts"] for region in table["regions"]),
            "people": sum(slot is not None and "person" in slot for slot in player["slots"]),
        }
        final = {
            "god_tiles": known.tile_vp * player["god_tiles"],
            "fish": sum(known.fish[region["fish"]] for region in table["regions"] if region["space"] == seat),
            "jewelry": sum(known.jewelry[tile] for tile in player["jewelry"]),
        }
        final |= {f"bonus_{name}": known.bonus["vp"] * (n >= known.bonus[name]) for name, n in reached.items()}
        found = {name: items[name] for name in final}
        expect(found == final, f"the final scoring of seat {seat} should be {final}, not {found}")
        expect(items["total"] == player["vp"] + sum(final.values()), f"the sheet of seat {seat} is {items}")


TABLE_CHECKS: Sequence[Callable[[Table, Printed], None]] = (
    check_huts,
    check_regions,
    check_priests,
    check_dice,
    check_tiles,
    check_spaces,
    check_stocks,
    check_cards,
    check_order,
)


def check_end(state: State, table: Table, known: Printed) -> None:
    """BB-16.8, BB-15.5: at the end no task is open, and all six god tiles have left the temple."""
    if state.over:
        open_tasks = [task for player in table["players"] for task in player["tasks"] if task]
        expect(not open_tasks, f"the game ended with the open tasks {open_tasks}")
        expect(table["god_tiles"] == 0, f"the game ended with {table['god_tiles']} god tiles in the temple")


class Ledger(tables.Ledger[Printed]):
    """Every point, offering, shell and god tile; and the dice: three circuits of everybody in every round."""

    goods = BOOKED
    points = "vp"

    def __init__(self, state: State, known: Printed) -> None:
        super().__init__(state, known)
        self.placed: Counter[int] = Counter()
        self.round = 1

    def check(self, state: State, table: Table) -> None:
        super().check(state, table)
        expect(all(n <= self.known.dice for n in self.placed.values()), f"dice placed by round: {self.placed}")
        if state.over:
            expect(set(self.placed.values()) == {self.known.dice}, f"dice placed by round: {self.placed}")

    def book(self, stock: dict[str, int], event: Event) -> None:
        args: dict[str, Any] = event.args
        if event.kind == "score":
            stock["vp"] += args["vp"]
        elif event.kind == "gain":
            stock[{"offering": "offerings", "shell": "shells", "god_tile": "god_tiles"}[args["good"]]] += args["amount"]
        elif event.kind == "god":
            stock["god_tiles" if args["way"] == "tile" else "offerings"] -= 1
        elif event.kind == "jewelry":
            stock["shells"] -= self.known.price[args["jewelry"]]
        elif event.kind == "round":
            self.round = args["round"]
        elif event.kind == "place":
            self.placed[self.round] += 1


WATCH = Watch(Printed, TABLE_CHECKS, (check_hidden_cards, check_sheet, check_end), Ledger)
