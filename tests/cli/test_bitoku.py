"""Bitoku in the terminal: played by scripts, shown in every language and width, and no hand but one's own."""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console

from tatami.cli.sheet import show_sheet
from tatami.cli.text import LANGUAGES, Texts
from tatami.preview import view_with_previews
from tests.cli.conftest import Tatami
from tests.cli.screen import board_in, drawn, flat, positions
from tests.rules.bitoku.table import Table, printed, slot_points
from tests.rules.bitoku.test_tengu_terms import HUMAN, dice, solo

GAME = "bitoku"
PLAY = ["play", GAME]


def full_table() -> Table:
    """Something of everything."""
    table = Table(seats=3).round(2).player(0, points=12, awake=2, wood=1, jade=2, sake=3, am1=1, am3=1)
    table.hand(0, "S-KA Y11").hand(1, "Y02").card(0, "left", "S-SO").removed(0, "S-IM").crystal(0, "m1", "CM01")
    table.die(0, "left", 4, "yomi").die(0, "middle", 2, "unlocked").die(0, "right", 1, "locked")
    table.die(1, "left", 3, "across yomi").die(2, "left", 5, "H2")
    table.kodama(0, yomi=3).building("yomi", "RY3", 1).hills("yomi", "meijo", "Y14").treasure("yomi", "L3")
    table.rock(0, "IW-ara", "IW-ryokan-temple").sitting(0, "p1").garden("IW-kappa")
    table.path(0, "rei gi", 1).visions(0, "V01").mitama(0, ara=1).pairs(0, "nigi DF08").dragonflies(0, "DF01")
    table.walking(1, "P.m1").arrived(2, "P.m1.2").torii("P.m1", "TA1").market("mitama", "ara", None, "SH1", "saki")
    return table


def slot(number: int) -> str:
    """What is shown of the points at a slot of the mitama market: nothing where there are none."""
    return f" +{slot_points(number)}✺" if slot_points(number) else ""


def test_the_table_shows_everything_in_the_open() -> None:
    text = drawn(board_in(GAME), full_table().turn(0).state.view(0), 0)
    titles = ("Land of Yomi°", "Home of the Great Spirit°", "Path of wisdom 2°", "Markets°", "Zen garden°")
    for title in titles:
        assert f"╭─ {title} ─" in text
    lines = flat(text)
    for shown in (
        "Round 2 of 4 · Summer · turn order ★ ♦ ▼",
        "[★4] [·] 1+ 1☺. · 2+ ☽|‡ · 3+ ☽−1|‡",
        "☺ ★3 ♦1 ▼1 /7 5/3/1✺",
        "⌂ ryokan ♦ 3+ ☽−1",
        "Hikaru hills [♦3] [·]",
        "✽ Meijo: 4✺ 1▲|1♟",
        "[▼5] 1[+1] 1◉",
        "0 ─ 1♦ ─ 2 ═1═ 3",
        f"1 Π [{printed('P.m1.1')['vp']}✺][▼] 2?",
        f"1 1◇: Ara 1?|1[+1]{slot(1)} 2 1◇ 1∪: · 3 1◇ 2∪: Shinigami 1?{slot(3)} 4 2◇",
        "▲ kappa",
        "12✺ 1≡ 2◇ 0■ 3∪ 1[+1] 0[+2] 1[+3] 2♙",
        "Dice 4↑ 2 (1)",
        "♞ Shin okami | · | ·",
        "Kappa: 1◇|1∪ (3 VP)",
        "Nezumi: 1☺ ⌂|❖ (2 VP for each building)",
        "memory crystal 2 VP whenever you build",
        "▲ ara ♟ ▲ ryokan and temple",
        "☽ 1× Ara ‡ 2✺ 1▲",
        "Combined Nigi",
        "Bitoku path Rei✓ – Gi",
        "◉ 2 buildings, 1 resource, 1 combined dragonfly: 6 VP, otherwise −2",
    ):
        assert shown in lines, shown


def test_a_favour_refused_is_covered() -> None:
    """Its card stays, but nobody can take it in this round."""
    table = full_table().turn(0).play("cross left", "refuse yomi bitoku")
    assert "✽ Meijo: 4✺ 1▲|1♟ ∅" in flat(drawn(board_in(GAME), table.state.view(0), 0))


def test_hills_that_share_their_spaces_say_so() -> None:
    """BT-7.11: with two players; with three everybody's hills are their own."""
    two = flat(drawn(board_in(GAME), Table(2).die(1, "left", 3, "across stairs").turn(0).state.view(0), 0))
    assert "Hikaru hills [♦3] [·] Yomi + Stairs 2×" in two
    assert "Hikaru hills Yomi + Stairs 2×" in two
    assert "Yomi + Stairs" not in flat(drawn(board_in(GAME), full_table().turn(0).state.view(0), 0))


def test_cards_seen_in_a_deck_are_told_to_who_saw_them_alone() -> None:
    board = board_in(GAME)
    table = full_table().top("bitoku", "gi rei").does(0, "bitoku").play("look", "take gi")
    state = table.state
    assert "you have seen ✽ Rei (2 virtue points" in flat(drawn(board, state.view(0), 0))
    assert "you have seen" not in drawn(board, state.view(1), 1)


# ---- the tengu -----------------------------------------------------------------------------------------------------


def test_the_tengus_cards_and_attitude_are_shown() -> None:
    table = dice(solo(), "unlocked", "locked", "locked").tengu_cards("TG01 TG05 TG09").attitude(True).turn(HUMAN)
    lines = flat(drawn(board_in(GAME), table.state.view(0), 0))
    assert "╭─ ♦ Tengu° ─" in lines
    assert "Dice 2 (3) (4) Attitude active" in lines
    assert "1 the rarest bitoku | Land of Yomi: dragonfly | related resource: jade" in lines
    assert "2 a favourite yokai | Jade Glade: resources (wood, jade)" in lines
    assert "3 a favourite yokai / the rarest bitoku | by its rocks: favourite mitama or building" in lines
    assert "▲ kappa ▲ onsen and farm" in lines


def test_what_waits_to_be_combined_is_shown_of_the_tengu_too() -> None:
    """BT-19.20: whether a mitama waits for a dragonfly decides what it takes."""
    table = solo().mitama(1, ara=2).dragonflies(1, "DF08").turn(HUMAN)
    lines = flat(drawn(board_in(GAME), table.state.view(0), 0))
    assert "☽ 2× Ara ‡ 4✺" in lines.partition("╭─ ♦ Tengu° ─")[2]


def test_the_tengu_says_why() -> None:
    """Will dice, card, step, what holds and what earlier steps lack, and what a die chose for it."""
    table = dice(solo(), "unlocked", "locked", "locked").market("dragonfly", "DF08", "DF09").tengu("TG01", rolls=[3])
    board = board_in(GAME)
    told = " ".join(text for _, text in board.story(table.state.view(0), table.told))
    card = "the rarest bitoku | Land of Yomi: dragonfly | related resource: jade"
    assert f"Will dice 1, 1: the lower one picks the right card ({card})." in told
    assert "Step C: it places a die in the region of its card and acts there." in told
    assert "Why: the region of its card is available, it has an unlocked die." in told
    assert "Not before: A – no contested crossing to a card that its card shows; B – a die is unlocked." in told
    assert "Tengu places a die with 2: Land of Yomi." in told
    assert "Will die 3: dragonfly 2." in told


def test_the_tengu_speaks_of_the_regions_it_can_choose() -> None:
    """BT-19.11: its kodama is behind at home, where nothing can be built: the treasure decides, and that is said."""
    table = dice(solo(), "unlocked", "locked", "locked").market("building", "ON1").treasure("jade", "L1")
    table.kodama(HUMAN, home=3).tengu("TG08")
    told = [text for _, text in board_in(GAME).story(table.state.view(0), table.told)]
    assert "Jade Glade: its kodama is behind yours in no region it can choose, so the best lake treasure." in told


def test_how_a_solo_game_ended_is_said() -> None:
    """Random answers do not surpass the tengu. Who wins is the engine's word (BT-19.28: a tie is the tengu's)."""
    *_, over = positions(GAME, 1, 2)
    view: Any = over.view(0)
    for language in LANGUAGES:
        out = io.StringIO()
        show_sheet(Console(file=out, width=120), board_in(GAME, language), view, over.winners())
        assert Texts(language, GAME).say("result", result="loss") in flat(out.getvalue())
    board = board_in(GAME)
    assert over.winners() == [1]
    for winners, ended in (([0], "is beaten"), ([1], "not been surpassed")):
        assert ended in board.closing(view, winners)


def test_the_sheet_shows_what_the_count_chose() -> None:
    """BT-17.6, BT-17.8: the types of wild pieces, the visions fulfilled and those that were not."""
    table = Table().round(4).no_buildings().rock(0, "IW-ara").sitting(0, "p0").mitama(0, shinigami=1)
    table.building("jade", "TE1", owner=0).path(0, "gi rei", 2).arrived(0, "P.m1.1").visions(0, "V02 V03").end_winter()
    out = io.StringIO()
    view: Any = table.state.view(0)
    show_sheet(Console(file=out, width=120), board_in(GAME), view, table.state.winners())
    lines = flat(out.getvalue())
    assert "★ Wild pieces count as: Ara" in lines
    assert "★ Visions fulfilled: 1 building, 2 visited bitoku cards, 1 pilgrim on a torii space (+6)" in lines
    assert "★ Visions not fulfilled: 1 building, 2 combined dragonflies (−1)" in lines
    assert "♦ " not in lines.partition("Total")[2].partition("wins")[0]


# ---- choices and words ---------------------------------------------------------------------------------------------


def test_choices_say_what_they_bring() -> None:
    board = board_in(GAME)
    table = full_table().turn(0)

    def said(name: str) -> str:
        view: Any = table.state.view(0)
        option = next(option for option in view["decision"]["options"] if option["name"] == name)
        return f"{board.label(view, option)} / {board.detail(view, option)}"

    assert said("die middle") == "Use the middle die / shows 2"
    assert said("cross left") == "Cross the river with the left die / shows 4 · Hills of the Land of Yomi"
    crossing = table.copy()
    table.play("play middle")
    assert said("card S-KA") == "Kappa (1 jade / 1 sake) / "
    table = crossing.play("cross left")
    meijo = "Meijo (4 virtue points, an iwakura rock / a pilgrim beside a rock)"
    assert said("favour yomi bitoku") == f"Hills of the Land of Yomi: the bitoku card / {meijo}"


def test_a_building_says_what_it_brings() -> None:
    board = board_in(GAME)
    view: Any = Table(2).player(0, wood=1).market("building", "RY3").does(0, "build").state.view(0)
    option = next(option for option in view["decision"]["options"] if option["name"] == "build 1 jade")
    assert board.label(view, option) == "Building 1: Jade Glade"
    printed = "ryokan (die of at least 3: a mitama, discount 1)"
    bonus = "your kodama here 2 spaces forward · owner: 1 VP and an amulet +1"
    assert board.detail(view, option) == f"{printed} · {bonus}"


def test_a_price_is_told_by_the_preview_alone() -> None:
    """A discount may take any of it away, so the words of an option name the tile, whatever its slot costs."""
    board = board_in(GAME)
    state = Table(2).player(0, jade=1, sake=1).market("mitama", "ara", "ara").does(0, {"mitama": 1}).state
    view: Any = view_with_previews(state, 0)
    first, second, _ = view["decision"]["options"]
    assert (first["preview"]["changes"].get("jade"), second["preview"]["opens"]["kind"]) == (None, "pay_unit")
    assert board.detail(view, first) == board.detail(view, second) != ""


def test_any_resource_is_not_called_wood() -> None:
    """The engine picks a mix by the name of its first good; what is opened says that it is still to be chosen."""
    board = board_in(GAME)
    state = Table(2).does(0, {"one": [{"gain": {"any": 1}}, {"gain": {"am1": 1}}]}).state
    view: Any = view_with_previews(state, 0)
    said = {option["name"]: board.label(view, option) for option in view["decision"]["options"]}
    assert said == {"next wood": "1 resource of choice", "next am1": "Amulet +1"}


def test_help_explains_the_signs_of_this_game(tatami_command: Tatami) -> None:
    out = tatami_command(*PLAY, "--seats", "4", "--seed", "3", answers="h\n").text
    assert "tatami play bitoku --resume FILE" in out
    assert "═1═ bridge" in out
    assert "▼ Brown spirit" in out
    assert "° something here is reconstructed" in out
