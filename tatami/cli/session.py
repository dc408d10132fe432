"""A game in the terminal: draw, ask, apply, tell, until it is over or the person leaves."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TextIO

from rich.console import Console
from rich.markdown import Markdown
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text

from tatami.bots import Bot, make_bot
from tatami.cli.boards import Board
from tatami.cli.boards.board import View
from tatami.cli.boards.symbols import change_of, styled
from tatami.cli.files import write_record
from tatami.cli.log import Log
from tatami.cli.rulebook import find_page, find_rules, parse_rules
from tatami.cli.sheet import show_sheet
from tatami.core.errors import TatamiError
from tatami.core.record import Record
from tatami.core.rng import Rng
from tatami.preview import AT_END, Opened, Preview, plain, previews

RULES_SHOWN = 6
CHOICES_WIDTH = 100
"""On wide screens a choice and what it brings stay near each other."""


class Leave(Exception):
    """The person leaves the table."""


class Session:
    """One person's game against bots. ``interactive`` says whether a person sits there, who can be asked things."""

    def __init__(
        self,
        record: Record,
        board: Board,
        console: Console,
        *,
        seat: int = 0,
        bot: str = "random",
        save: Path | None = None,
        force: bool = False,
        interactive: bool = False,
        source: TextIO | None = None,
    ) -> None:
        self.record = record
        self.board = board
        self.texts = board.texts
        self.console = console
        self.seat = seat
        self.bot = bot
        self.save_file = save
        self.force = force
        self.interactive = interactive
        self.source = sys.stdin if source is None else source
        self.log = Log(board, seat)
        self.rules = parse_rules(find_page(record.game.info.id, board.texts.language) or "")
        self.actors: list[int] = []
        """Who made each choice of the record: a person takes back only choices of their own."""
        self.thinking: Bot | None = None
        """The bot of the turn being played: it keeps what it has thought so far until the turn is over."""
        self.turns: list[int] = []
        """The turn in which each choice was made: a bot shares its time out over the choices of a turn."""
        self.drawn_turn = -1
        self.saved_at = -1
        """How many choices the last saved file holds."""
        record.state.listen()

    # ---- the game ----

    @property
    def view(self) -> View:
        """What the person may see now."""
        return self.record.state.view(self.seat)

    def catch_up(self, actions: list[int]) -> None:
        """Play what was recorded earlier, so that the log knows it; nothing of it is told again."""
        for action in actions:
            self._apply(action)
        self.log.told = len(self.log.entries)

    def play(self) -> int:
        """Play to the end, or until the person leaves; the exit status."""
        header = self.record.header
        self._say("say-welcome", title=self.texts.find("game-title") or self.record.game.info.title, seed=header.seed)
        if self.record.actions:
            self._say("say-resumed", n=len(self.record.actions) + 1)
        try:
            while not self.record.state.over:
                self._step()
        except Leave:
            return self._leave()
        self.log.tell_new(self.console, self.view)
        show_sheet(self.console, self.board, self.view, self.record.state.winners())
        if self.save_file is not None:
            return 0 if self._save(self.save_file) else 2
        return 0

    def _step(self) -> None:
        state = self.record.state
        if state.seat == self.seat:
            if state.only_answer is None:
                self._ask()
            else:
                self._apply(state.only_answer)
            return
        choices = len(self.record.actions)
        name = f"{self.record.header.seed}/{choices}"
        asked = sum(made == (state.seat, state.turn) for made in zip(self.actors, self.turns, strict=True))
        if not asked or self.thinking is None:
            self.thinking = make_bot(self.bot, f"{name}/bot")
        self._apply(self.thinking.decide(state, Rng(f"{name}/dealer"), asked))

    def _apply(self, action: int) -> None:
        actor, turn = self.record.state.seat, self.record.state.turn
        self.record.apply(action)
        self.actors.append(-1 if actor is None else actor)
        self.turns.append(turn)
        self.log.add(self.view, self.record.state.drain(), len(self.record.actions))

    def _ask(self) -> None:
        """Show the pending decision and carry out one answer to it."""
        state = self.record.state
        self.log.tell_new(self.console, self.view)
        new_turn = self.drawn_turn != state.turn
        if new_turn:
            self.drawn_turn = state.turn
            self._draw()
        choices = self._show_choices()
        if new_turn:
            self.console.print(Text(self.texts.say("ask-keys"), style="dim"))
        answered = False
        while not answered:
            answered = self._answer(self._read(self.texts.say("ask-choice")), choices)

    def _answer(self, answer: str, choices: list[int]) -> bool:
        """Whether the answer changed the table."""
        if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(choices):
            self._choose(choices[int(answer) - 1])
            return True
        command, _, rest = answer.partition(" ")
        if command == "q":
            raise Leave
        if command in ("u", "r") and not rest:
            return self._take_back(command)
        helpers: dict[str, Callable[[], object]] = {
            "t": self._draw,
            "h": self._help,
            "l": self._show_log,
            "s": lambda: self._ask_and_save(rest),
            "": self._show_choices,
        }
        if command == "?":
            self._show_rule(rest)
        elif command.startswith("?"):
            self._show_rule(answer[1:])
        elif command in helpers and (command == "s" or not rest):
            helpers[command]()
        else:
            self._say("say-bad-choice", input=answer, n=len(choices))
        return False

    def _choose(self, action: int) -> None:
        """Carry out a choice; a person is asked first when it ends the turn, for then nothing can be taken back."""
        if self.interactive and self._ends_turn(action):
            answer = self._read(self.texts.say("ask-turn-over"))
            if answer == "r":
                self._take_back(answer)
            if answer in ("u", "r"):
                return
        self._apply(action)

    def _ends_turn(self, action: int) -> bool:
        """Whether others act or the next round begins right after the action; tried on a copy dealt again."""
        state = self.record.state
        twin = state.redeal(self.seat, Rng("does it end the turn"))
        twin.decide(action)
        return twin.seat != self.seat or (twin.turn != state.turn and twin.reveals != state.reveals)

    def _take_back(self, command: str) -> bool:
        if not self.record.can_undo or self.actors[-1] != self.seat:
            self._say("say-no-undo")
            return False
        if command == "u":
            self.record.undo()
            while self.record.state.only_answer is not None and self.record.can_undo:
                self.record.undo()
        else:
            self.record.restart_turn()
        del self.actors[len(self.record.actions) :]
        del self.turns[len(self.record.actions) :]
        self.log.forget(len(self.record.actions))
        self._say("say-undone" if command == "u" else "say-restarted")
        return True

    # ---- what is shown ----

    def show(self) -> None:
        """The table and the pending question."""
        self._draw()
        self._show_choices()

    def _draw(self) -> None:
        self.console.print()
        self.console.print(self.board.draw(self.view, self.seat, self.console.width))

    def _show_choices(self) -> list[int]:
        """Print the question with its numbered choices; the actions in the order of the numbers."""
        view = self.view
        decision = view["decision"]
        self.console.print()
        self.console.print(self.board.status(view, self.seat))
        title = styled(self.board.question(view), "bold").append(f"  {decision['rule']}", style="dim")
        self.console.print(title)
        options = decision["options"]
        usual = [option for option in options if not option["free"]]
        free = [option for option in options if option["free"]]
        ahead = previews(self.record.state)
        self.console.print(self._numbered(view, usual, ahead, 1))
        if free:
            self.console.print(Text(self.texts.say("ask-any-time"), style="dim"))
            self.console.print(self._numbered(view, free, ahead, len(usual) + 1))
        return [option["id"] for option in usual + free]

    def _numbered(self, view: View, options: list[dict[str, Any]], ahead: dict[int, Preview], first: int) -> Table:
        """The options with what they cost, bring and open; what all of them open alike is not worth a word."""
        alike = len({_kind(ahead[option["id"]].opens) for option in options}) == 1
        grid = Table.grid(padding=(0, 2), expand=True)
        grid.width = min(self.console.width, CHOICES_WIDTH)
        grid.add_column(justify="right", width=4, style="bold")
        grid.add_column(ratio=1)
        grid.add_column(justify="right")
        for number, option in enumerate(options, first):
            preview = ahead[option["id"]]
            foreseen = {**option, "preview": plain(preview)}
            label = Text(self.board.label(view, foreseen))
            detail = self.board.detail(view, foreseen)
            if detail:
                label.append("  " + detail, style="dim")
            if preview.opens is not None and not alike:
                label.append("  → " + self.texts.decision(preview.opens.kind, preview.opens.data), style="dim")
            gain = Text(" ").join([self._change(name, n) for name, n in preview.changes.items()])
            grid.add_row(str(number), label, gain)
        return grid

    def _change(self, name: str, n: int) -> Text:
        """One of the things that a preview counts, with its sign."""
        return change_of(n, Text(self.texts.say("term-at-end"))) if name == AT_END else self.board.change(name, n)

    def _help(self) -> None:
        self.console.print(Line(self.texts.say("help-title"), align="left"))
        keys = ("rule", "table", "undo", "restart", "log", "save", "help", "quit")
        grid = Table.grid(padding=(0, 2))
        grid.add_row("1 2 3 …", self.texts.say("help-number"))
        for key, letter in zip(keys, "?turlshq", strict=True):
            words = self.texts.say(f"help-{key}", name=self.record.header.game, rule=self.view["decision"]["rule"])
            grid.add_row(Text(letter, style="bold"), words)
        self.console.print(grid)
        self.console.print(Line(self.texts.say("help-symbols"), align="left"))
        legend = Table.grid(padding=(0, 2))
        for shape, meaning in self.board.legend():
            legend.add_row(shape, meaning)
        self.console.print(legend)

    def _show_log(self) -> None:
        if self.log.entries:
            self.log.tell(self.console, self.view)
        else:
            self._say("say-log-empty")

    def _show_rule(self, wanted: str) -> None:
        """The rule behind the pending decision, or the one asked for."""
        behind = self.view["decision"]["rule"]
        found = find_rules(self.rules, wanted.strip() or behind)
        for rule in found[:RULES_SHOWN]:
            self.console.print(Markdown(rule.text))
        if len(found) > RULES_SHOWN:
            self.console.print(Text("… " + ", ".join(rule.id for rule in found[RULES_SHOWN:]), style="dim"))
        if not found:
            self._say("say-no-rule", input=wanted.strip(), rule=behind)

    # ---- saving and leaving ----

    def _ask_and_save(self, name: str) -> None:
        target = Path(name) if name else self.save_file
        if target is None:
            name = self._read(self.texts.say("ask-save"))
            if not name:
                return
            target = Path(name)
        self._save(target)

    def _save(self, path: Path) -> bool:
        overwrite = self.force
        if path.exists() and not overwrite:
            if not self.interactive:
                self._say("say-file-exists", file=str(path))
                return False
            answer = self._read(self.texts.say("ask-overwrite", file=str(path)))
            if not answer or answer[0].lower() != self.texts.say("ask-yes"):
                return False
            overwrite = True
        try:
            write_record(path, self.record, overwrite)
        except TatamiError as error:
            self._say("say-not-saved", error=str(error))
            return False
        self.saved_at = len(self.record.actions)
        self._say("say-saved", file=str(path))
        return True

    def _leave(self) -> int:
        """Save if that was asked for; offer it to a person otherwise."""
        status = 0
        if self.saved_at == len(self.record.actions):
            pass
        elif self.save_file is not None:
            status = 0 if self._save(self.save_file) else 2
        else:
            with suppress(Leave):
                self._ask_and_save("")
            if self.saved_at < 0:
                self._say("say-not-finished")
        self._say("say-bye")
        return status

    # ---- words in and out ----

    def _say(self, message: str, **args: object) -> None:
        self.console.print(Text(self.texts.say(message, **args)))

    def _read(self, prompt: str) -> str:
        """One line from the person; the end of the input leaves the table."""
        if self.interactive and self.source is sys.stdin:
            try:
                return input(f"{prompt} > ").strip()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                raise Leave from None
        line = self.source.readline()
        if not line:
            raise Leave
        self.console.print(Text(f"{prompt} > {line.strip()}"))
        return line.strip()


def _kind(opens: Opened | None) -> str:
    return "" if opens is None else opens.kind
