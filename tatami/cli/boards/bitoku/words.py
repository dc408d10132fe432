"""What is printed on the cards and tiles of Bitoku, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tatami.cli.boards.bitoku.signs import Catalogue
from tatami.cli.text import Texts, Words


class Printed:
    """The words for cards and tiles, made from the content."""

    def __init__(self, catalogue: Catalogue, texts: Texts) -> None:
        self.catalogue = catalogue
        self.texts = texts

    def yokai(self, card: str) -> Words:
        """A yokai card: its type and its action."""
        facts = self.catalogue.yokai[card]
        return self._titled(self.texts.say("yokai", yokai=facts["type"]), self.texts.effect(facts["action"]))

    def virtue(self, card: str) -> Words:
        """What a yokai card scores when it is removed in winter."""
        virtue: Mapping[str, Any] = self.catalogue.yokai[card]["virtue"]
        if "per" in virtue:
            return Words(self.texts.say("virtue", per=virtue["per"], vp=virtue["vp"]))
        ((kind, number),) = virtue.items()
        return Words(self.texts.say("virtue", per=kind, vp=number))

    def bitoku(self, card: str) -> Words:
        """A bitoku card."""
        effect = self.texts.effect(self.catalogue.bitoku[card]["effect"])
        return self._titled(self.texts.say("bitoku", bitoku=card), effect)

    def mitama(self, tile: str) -> Words:
        """A mitama tile."""
        facts = self.catalogue.mitama[tile]
        return self._titled(self.texts.say("mitama", mitama=facts["type"]), self.texts.effect(facts["effect"]))

    def dragonfly(self, tile: str) -> Words:
        """A dragonfly has no name: what it brings."""
        return Words(self.texts.effect(self.catalogue.dragonflies[tile]["effect"]))

    def crystal(self, tile: str) -> Words:
        """A crystal: its type and what it does."""
        facts = self.catalogue.crystals[tile]
        if "effect" in facts:
            does = self.texts.effect(facts["effect"])
        else:
            does = self.texts.say("memory", trigger=facts["trigger"], vp=facts["vp"])
        return self._titled(self.texts.say("crystal-type", type=facts["type"]), does)

    def building(self, tile: str) -> Words:
        """A building: its type, the die it needs and its action."""
        facts = self.catalogue.buildings[tile]
        needs = self.texts.say("needs-die", value=facts["requires"])
        title = self.texts.say("building-type", building=facts.get("type", "ancient"))
        return self._titled(title, f"{needs}: {self.texts.effect(facts['action'])}")

    def built(self, tile: str) -> Words:
        """A building as its builder sees it: also what building it brings, and its use by others."""
        facts = self.catalogue.buildings[tile]
        bonus = self.texts.effect(facts["bonus"])
        return Words(f"{self.building(tile)} · {bonus} · {self.texts.say('owner-bonus', owner=facts['owner'])}")

    def vision(self, card: str) -> Words:
        """A vision card: what it needs, brings and costs."""
        facts = self.catalogue.visions[card]
        return Words(self.texts.say("vision", what=self._need(card), vp=facts["vp"], penalty=facts["penalty"]))

    def wild_as(self, player: Mapping[str, Any]) -> str:
        """What the wild pieces of a player count as for the rocks; empty where there are none."""
        wild = {"yokai": player["wild"]["yama_uba"], "mitama": player["wild"]["shinigami"]}
        names = [self.texts.say(kind, **{kind: name}) for kind, name in wild.items() if name is not None]
        return self.texts.say("wild-as", what=", ".join(names)) if names else ""

    def counted(self, player: Mapping[str, Any]) -> list[str]:
        """What the count at the end chose for a player: types for wild pieces, visions for the pieces they need."""
        lines = [self.wild_as(player)]
        for message, fulfilled in (("visions-met", True), ("visions-unmet", False)):
            cards = [held["vision"] for held in player["visions"] if held["fulfilled"] == fulfilled]
            what = "; ".join(f"{self._need(card)} ({self._scored(card, fulfilled)})" for card in cards)
            lines.append(self.texts.say(message, what=what) if cards else "")
        return [line for line in lines if line]

    def _scored(self, card: str, fulfilled: bool) -> str:
        facts = self.catalogue.visions[card]
        return f"+{facts['vp']}" if fulfilled else f"−{facts['penalty']}"

    def _need(self, card: str) -> str:
        """The pieces that a vision card needs."""
        need = self.catalogue.visions[card]["need"]
        return ", ".join(self.texts.say(f"piece-{piece}", n=n) for piece, n in need.items())

    def tile(self, market: str, tile: str) -> Words:
        """A tile of a market."""
        kinds = {"mitama": self.mitama, "dragonfly": self.dragonfly, "crystal": self.crystal}
        return kinds.get(market, self.built)(tile)

    def tengu_card(self, card: str) -> Words:
        """An action card of the tengu: what it takes across the river, where it acts, its resources."""
        facts = self.catalogue.tengu_cards[card]
        top = Words(" / ".join(self.texts.say("tengu-top", top=shown) for shown in facts["top"]))
        location = {"location": facts["location"], "shows": facts["shows"]}
        out = self.texts.say("tengu-card", top=top, **location)
        if "resources" in facts:
            goods = ", ".join(self.texts.action(good, "next", {"effect": good}) for good in facts["resources"])
            return Words(f"{out} ({goods.lower()})")
        return Words(f"{out} | {self.texts.say('tengu-related', resource=facts.get('related', 'none'))}")

    def _titled(self, title: str, what: str) -> Words:
        return Words(self.texts.say("printed", title=title, what=what))
