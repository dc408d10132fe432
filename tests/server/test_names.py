"""Names: honest ones of any living script are welcome, and nobody passes for somebody else."""

from __future__ import annotations

import pytest
from alembic import command
from sqlalchemy import Connection, insert, select

from tatami.server.pure.names import clean_name, name_key, name_keys
from tatami.server.pure.refusals import Refusal
from tatami.server.stored import people, schema
from tatami.server.stored.database import Database
from tatami.server.stored.forms import migrations
from tests.server.conftest import NewDatabase

HONEST = [
    *("Jiří", "Łukasz Żak", "Анна", "Ёлка", "Жанна Д'Арк", "Νίκος", "ΜΑΡΊΑ", "Ἀθηνᾶ", "Արամ", "Հայկ", "გიორგი"),
    *("김민준", "ㅋㅋ맨", "さくら", "田中太郎", "タナカー", "佐々木", "李小龙", "山田 Taro", "Anna Анна", "हिन्दी"),
    *("สมชาย", "محمد", "דוד", "தமிழ்", "ᏣᎳᎩ", "O'Neill", "Nguyễn Ánh", "José-María", "Đorđe", "ʻIolani", "Yıldız"),
    *("Straße", "Anna_2"),
]


@pytest.mark.parametrize("name", HONEST)
def test_an_honest_name_is_welcome(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "\u3164\u3164",  # Hangul fillers: letters without a shape
        "Anna\u3164",
        "An\u115fna",
        "An\uffa0na",
        "Anna\u034f",  # a joiner that counts as an accent
        "Anna\ufe0f",
        "Anna\U000e0101",
        "\u2800\u2800",
        "a\u0301\u0302\u0303\u0304\u0305b",  # a tower of accents
        "\u0301ab",
        "Аnna",  # one Cyrillic letter in a Latin word
        "Αnna",  # Greek
        "Ꭺnna",  # Cherokee
        "Аննա",  # Cyrillic in Armenian
        "Пαвел",  # Greek in Cyrillic
        "ꓮꓠꓠꓮ",  # Lisu, all of whose letters are drawn like Latin capitals
        "𐌀𐌁𐌂",  # Old Italic
    ],
)
def test_what_is_invisible_or_mixed_is_refused(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_name(name)
    assert refused.value.code.value == "bad_name"


@pytest.mark.parametrize(
    ("known", "similar"),
    [
        ("Anna", "ΑΝΝΑ"),  # Greek
        ("viva", "νινα"),
        ("Coco", "\u03f9\u039f\u03f9\u039f"),  # a Greek letter of which Unicode knows that it means a sigma
        ("Coco", "Сосо"),  # Cyrillic
        ("paypal", "раураӏ"),
        ("wow", "ԝоԝ"),
        ("Sos", "ՏՕՏ"),  # Armenian
        ("unu", "սոս"),
        ("AKA", "ᎪᏦᎪ"),  # Cherokee
        ("tata", "ꭲꭺꭲꭺ"),
        ("Lukasz", "Łukasz"),
        ("Dorde", "Đorđe"),
        ("Anna", "𝐀𝐧𝐧𝐚"),
        ("modem", "modern"),
        ("Team 10", "Team १०"),
        ("ロロ", "口口"),  # Han and katakana
    ],
)
def test_names_that_are_drawn_alike_are_taken_together(known: str, similar: str) -> None:
    assert clean_name(similar) == similar
    assert name_key(known) in name_keys(similar)


def test_names_that_differ_stay_apart() -> None:
    names = [
        "Anna",
        "Hana",
        "Anne",
        "Иван",
        "Ирина",
        "Νίκος",
        "Νίκη",
        "김민준",
        "김민서",
        "Արամ",
        "Արեն",
        "Bob",
        "Rob",
        "Viva",
    ]
    assert len({name_key(name) for name in names}) == len(names)


def test_the_case_of_a_name_does_not_matter() -> None:
    for name in ("Νίκος", "Անահիտ", "Ирина", "ᏣᎳᎩ", "Straße"):
        assert name_key(name.upper()) == name_key(name.lower()) == name_key(name)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_names_of_before_get_their_keys_anew(new_database: NewDatabase, kind: str) -> None:
    """Two accounts that look alike by the rules of today keep their names, and both can still log in."""
    database = Database(new_database(kind))
    _to(database, "0003")
    rows = [("a", "Anna", "anna"), ("b", "ΑΝΝΑ", "avva"), ("c", "Łukasz", "łukasz")]

    def fill(db: Connection) -> None:
        for person, name, key in rows:
            values = {"id": person, "name": name, "name_key": key, "kind": "account", "password": f"hash of {name}"}
            db.execute(insert(schema.person).values(**values, created=1, seen=1))

    database.write_now(fill)
    database.migrate()
    keys = database.write_now(lambda db: {row.id: row.name_key for row in db.execute(select(schema.person))})
    assert keys == {"a": "anna", "b": "~b", "c": "iukasz"}
    for _, name, _ in rows:
        assert database.write_now(lambda db, name=name: people.password_of(db, name))[1] == f"hash of {name}"  # type: ignore[misc]
    assert database.write_now(lambda db: people.password_of(db, "lukasz"))[1] == "hash of Łukasz"
    database.close()


def _to(database: Database, revision: str) -> None:
    config = migrations()

    def work(db: Connection) -> None:
        config.attributes["connection"] = db
        command.upgrade(config, revision)

    database.write_now(work)
