"""simulate, rules, content and bench, as a person types them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import tatami
from tatami.cli.rulebook import find_rules, parse_rules, read_rules, rulebooks
from tests.cli.conftest import Tatami

CONTENT = Path(str(tatami.__file__)).parent / "games" / "white_castle" / "content"
KEYS = {
    *("game", "seats", "games", "seconds", "games_per_second", "decisions", "decisions_per_second"),
    *("score_mean", "score_sd", "wins_by_seat", "compiled"),
}


def test_simulate_prints_json(tatami_command: Tatami) -> None:
    words = ["simulate", "white_castle", "--seats", "3", "--games", "20", "--seed", "7", "--json"]
    done = tatami_command(*words)
    assert (done.status, done.err) == (0, "")
    found = json.loads(done.out)
    assert set(found) >= KEYS
    assert (found["game"], found["seats"], found["games"], found["seed"]) == ("white_castle", 3, 20, "7")
    assert sum(found["wins_by_seat"]) == 20
    again = json.loads(tatami_command(*words, "--bots", "random,random,random", "--workers", "1").out)
    assert again["decisions"] == found["decisions"]
    assert again["score_mean_by_seat"] == found["score_mean_by_seat"]


def test_simulate_prints_a_table(tatami_command: Tatami) -> None:
    words = ["simulate", "white_castle", "--seats", "1", "--games", "10", "--option", "solo=easy"]
    done = tatami_command(*words)
    assert done.status == 0
    assert "The White Castle: 10 games with 1 seats" in done.out
    assert "the rules (automaton)" in done.out


def test_bench_prints_json_and_a_table(tatami_command: Tatami, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TATAMI_COMPILED", raising=False)
    words = ["bench", "--rounds", "1", "--seconds", "0.005"]
    done = tatami_command(*words, "--json")
    assert done.status == 0
    found = json.loads(done.out)
    assert found["rounds"] == 1
    row = {"engine": "pure", "rate": "copies_per_second", "best": 33.6, "median": 32.5, "must": 12, "aim": 15}
    found["ratios"] = [{**row, "holds": True, "aim_reached": True}]
    monkeypatch.setattr("tatami.cli.bench.bench", lambda *_, **__: found)
    table = tatami_command(*words, width=120).out
    assert "best (median) per second" in table
    assert re.search(r"pure +copies +33\.6x +32\.5x +12x +15x +aim reached", table)
    found["engines"]["catanatron"] = {"4": {"actions_per_second": {"best": 26_100.0, "median": 23_456_789.0}}}
    found["peer_version"] = "3.3.0"
    narrow = tatami_command(*words, width=80).out
    assert "26.1k" in narrow
    assert "(23.5M)" in narrow
    assert "…" not in narrow
    assert max(len(line) for line in narrow.splitlines()) <= 80


def test_every_rule_of_the_finished_game_is_found_once() -> None:
    page = Path(__file__).resolve().parents[2] / "docs" / "rules" / "white_castle.md"
    defined = re.findall(r"^- \*\*(WC-[\w.]+)", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(defined) > 100
    assert [rule.id for rule in read_rules("white_castle")] == defined


@pytest.mark.parametrize("game", rulebooks())
def test_every_rulebook_can_be_listed(game: str, tatami_command: Tatami) -> None:
    done = tatami_command("rules", game)
    assert done.status == 0
    assert done.out.count("\n") > 100
    assert max(len(line) for line in done.out.splitlines()) <= 80


def test_a_rule_keeps_what_belongs_to_it() -> None:
    rules = parse_rules(
        "## 1 One\n- **AB-1.1** First\n  a) more\n\n| t |\n## 2 Two\nAB-2.1 Second\n| AB-R1 | Third |\n"
    )
    assert [(rule.id, rule.chapter) for rule in rules] == [
        ("AB-1.1", "1 One"),
        ("AB-2.1", "2 Two"),
        ("AB-R1", "2 Two"),
    ]
    assert rules[0].summary == "AB-1.1 First a) more | t |"


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("WC-8.6", ["WC-8.6"]),
        ("wc-8.6", ["WC-8.6"]),
        ("8.6", ["WC-8.6"]),
        ("R12", ["WC-R12"]),
        ("11", ["WC-11.1", "WC-11.2", "WC-11.3", "WC-11.4"]),
        ("WC-5", ["WC-5.1"]),
        ("sub-actions;", ["WC-8.4"]),
        ("zeppelin", []),
        ("", []),
    ],
)
def test_rules_are_found_by_id_chapter_and_word(wanted: str, found: list[str]) -> None:
    assert [rule.id for rule in find_rules(read_rules("white_castle"), wanted)] == found


def test_rules_shows_a_rule(tatami_command: Tatami) -> None:
    done = tatami_command("rules", "white_castle", "WC-11.3")
    assert done.status == 0
    assert "on top of all markers" in " ".join(done.out.split())
    many = tatami_command("rules", "white_castle", "lantern", "reward")
    assert many.out.count("WC-") > 3


def test_content_alone_says_how_much_is_which(tatami_command: Tatami) -> None:
    done = tatami_command("content")
    assert done.status == 0
    assert tatami_command("content", "sources", "white_castle").out.strip() in done.out
    solo = re.search(r"solo\.toml +(\d+) +(\d+) +(\d+)", done.out)
    assert solo is not None
    text = (CONTENT / "solo.toml").read_text()
    assert [int(n) for n in solo.groups()] == [
        text.count(f'\nsource = "{source}"') for source in ("rulebook", "public", "reconstructed")
    ]


def test_content_check_says_that_all_is_sound(tatami_command: Tatami) -> None:
    done = tatami_command("content", "check", "white_castle")
    assert done.status == 0
    assert tatami.game("white_castle").content_hash in done.out


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("garden_cards", "food = 3", 'food = "three"', "garden_cards.toml: GF1: field 'food'"),
        ("garden_cards", "[[flower]]", "[[flower", "garden_cards.toml:"),
        ("yard_tiles", '["courtier"]', '["courtesan"]', "yard_tiles.toml: YT1: field 'blue': 'courtesan'"),
        ("daimyo_cards", 'id = "DA2"', 'id = "DA1"', "'DA1' is used twice"),
    ],
)
@pytest.mark.parametrize("command", ["check", "play"])
def test_a_broken_content_file_is_named(
    command: str, file: str, old: str, new: str, sentence: str, tatami_command: Tatami, tmp_path: Path
) -> None:
    shipped = (CONTENT / f"{file}.toml").read_text()
    assert old in shipped
    (tmp_path / f"{file}.toml").write_text(shipped.replace(old, new, 1))
    words = ["content", "check", "white_castle"] if command == "check" else ["play", "white_castle"]
    done = tatami_command(*words, "--content", str(tmp_path))
    assert (done.status, done.out) == (2, "")
    assert sentence in done.err
    assert done.err.count("\n") == 1


def test_a_content_file_the_game_does_not_have_is_named(tatami_command: Tatami, tmp_path: Path) -> None:
    (tmp_path / "dragons.toml").write_text("")
    done = tatami_command("content", "check", "white_castle", "--content", str(tmp_path))
    assert done.status == 2
    assert "dragons.toml" in done.err


def test_content_shows_entries_as_they_stand_in_the_file(tatami_command: Tatami) -> None:
    listed = tatami_command("content", "show", "white_castle").out
    assert "ST02" in listed
    assert "solo.toml" in listed
    done = tatami_command("content", "show", "white_castle", "gf2", width=200)
    assert done.status == 0
    assert "effects = [{ pay = { coin = 3 }, then = [" in done.out
    assert 'source = "public"' in done.out
    file = tatami_command("content", "show", "white_castle", "garden_cards")
    assert file.out.count("source = ") == 10


def test_content_diff_shows_what_a_correction_changes(tatami_command: Tatami, tmp_path: Path) -> None:
    same = tatami_command("content", "diff", "white_castle", "--content", str(tmp_path))
    assert same.out == "nothing differs\n"
    shipped = (CONTENT / "garden_cards.toml").read_text()
    (tmp_path / "garden_cards.toml").write_text(shipped.replace("points = 5", "points = 6", 1))
    done = tatami_command("content", "diff", "white_castle", "--content", str(tmp_path))
    assert done.status == 0
    assert "GF1" in done.out
    assert "- points = 5" in done.out
    assert "+ points = 6" in done.out
    assert "1 entries differ; records of one do not fit the other" in done.out
    (tmp_path / "garden_cards.toml").write_text(shipped.replace('source = "public"', 'source = "rulebook"', 1))
    done = tatami_command("content", "diff", "white_castle", "--content", str(tmp_path))
    assert "records fit both" in done.out
