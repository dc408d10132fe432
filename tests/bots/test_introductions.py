"""Every bot is introduced in every language of the browser table."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tatami.bots import BOTS

TEXTS = Path(__file__).parents[2] / "web" / "src" / "text"


def say(language: str, message: str, bot: str) -> str:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((TEXTS / f"{language}.ftl").read_text(encoding="utf-8")))
    pattern = bundle.get_message(message).value
    assert pattern is not None
    said, errors = bundle.format_pattern(pattern, {"bot": bot})
    assert errors == []
    return str(said)


@pytest.mark.parametrize("language", ["en", "cs", "ru"])
@pytest.mark.parametrize("message", ["bot-person", "bot-name", "bot-level", "bot-character"])
def test_no_bot_is_a_nobody(language: str, message: str) -> None:
    """A new bot needs words of its own: it does not fall into the branch for unknown ones."""
    nobody = say(language, message, "nobody")
    told = [say(language, message, bot) for bot in BOTS]
    assert len(set(told)) == len(BOTS)
    assert all(
        said not in (nobody, nobody.replace("nobody", bot)) or language == "en"
        for bot, said in zip(BOTS, told, strict=True)
    )


def test_english_words_are_those_of_the_bots_themselves() -> None:
    for name, bot in BOTS.items():
        assert say("en", "bot-person", name) == bot.person
        assert say("en", "bot-character", name) == f"{bot.character[:1].upper()}{bot.character[1:]}."
