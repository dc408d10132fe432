"""The report of a league: one HTML page that needs nothing else, its plots drawn as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from tatami.arena.intervals import Interval, Mean, Share, by_deal, mean_over_deals
from tatami.arena.ratings import Rating
from tatami.arena.statistics import (
    Games,
    Meeting,
    alone,
    deal_of,
    lengths,
    mean,
    meetings,
    scores_by_bot,
    seat_shares,
    slowest_turns,
    sources_by_bot,
    uses,
)
from tatami.core.game import Game

LIGHT = ["#8c3b2e", "#2f5d62", "#b98a2f", "#54467a", "#5b7f3b", "#7a5c46", "#3b6ea5", "#a34f7c"]
DARK = ["#d98671", "#6fb3ba", "#dcb35c", "#a99ad6", "#9cc476", "#c2a389", "#82b2e6", "#dd8fb6"]
INKS = [f"var(--ink-{number})" for number in range(len(LIGHT))]


def _inks(colours: Sequence[str]) -> str:
    return " ".join(f"--ink-{number}: {colour};" for number, colour in enumerate(colours))


STYLE = f"""
:root {{ color-scheme: light dark; --paper: #faf6ee; --ink: #2b2622; --line: #d8cfc0; --accent: #8c3b2e;
  {_inks(LIGHT)} }}
@media (prefers-color-scheme: dark) {{
  :root {{ --paper: #1f1c19; --ink: #ece5d8; --line: #4a433b; --accent: #d98671;
    {_inks(DARK)} }} }}
"""
STYLE += """
body { background: var(--paper); color: var(--ink); font: 16px/1.5 Georgia, serif; max-width: 60rem; margin: 2rem auto;
  padding: 0 1rem; }
h1, h2 { font-weight: normal; } h1 { border-bottom: 2px solid var(--accent); }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .75rem; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; }
thead th { border-bottom: 2px solid var(--line); font-weight: normal; }
svg { max-width: 100%; height: auto; } svg text { fill: var(--ink); font: 12px Georgia, serif; }
svg .axis { stroke: var(--line); } .scroll { overflow-x: auto; } .quiet { opacity: .8; }
h3 { font-weight: normal; margin-bottom: 0; }
.uses { display: grid; grid-template-columns: repeat(auto-fill, minmax(26rem, 1fr)); gap: 0 2rem; align-items: start; }
@media (max-width: 30rem) { .uses { grid-template-columns: 1fr; } }
"""


def percent(share: Share) -> str:
    """A share with its interval, or a dash where the games allow none."""
    where = share.interval
    return f"{100 * share.share:.1f} % ({f'{100 * where.low:.1f}–{100 * where.high:.1f}' if where else '–'})"


def signed(value: float, interval: Interval | None, digits: int = 1) -> str:
    """A number above or below something with its interval, or a dash where the games allow none."""
    reach = f"{interval.low:+.{digits}f} to {interval.high:+.{digits}f}" if interval else "–"
    return f"{value:+.{digits}f} ({reach})"


def ahead(margin: Mean) -> str:
    """Points ahead with their interval."""
    return signed(margin.mean, margin.interval)


def rating_words(rank: Rating) -> str:
    """A rating with its interval, or a dash for somebody who can be compared with nobody."""
    return "–" if rank.points is None else signed(rank.points, rank.interval, 0)


def table(heads: Sequence[str], lines: Sequence[Sequence[object]]) -> str:
    """An HTML table."""
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in line) + "</tr>" for line in lines)
    return f'<div class="scroll"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def svg(width: int, height: int, title: str, parts: Sequence[str]) -> str:
    """A drawing with a name for those who cannot see it."""
    inner = "".join(parts)
    return (
        f'<svg role="img" aria-label="{escape(title)}" viewBox="0 0 {width} {height}" width="{width}">'
        f"<title>{escape(title)}</title>{inner}</svg>"
    )


def text(x: float, y: float, words: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def words(name: str) -> str:
    """A name of the engine for people to read."""
    return name.replace("_", " ")


def histogram(title: str, series: dict[str, list[float]], step: float) -> str:
    """Distributions as lines over bins of equal width, each as a share of its own total."""
    width, left, bottom = 720, 40, 40
    head = 14 + 16 * len(series)
    height = 220 + head
    values = [value for some in series.values() for value in some]
    if not values:
        return ""
    low = step * int(min(values) // step)
    bins = int((max(values) - low) // step) + 1
    heights = {name: [0.0] * bins for name in series}
    for name, some in series.items():
        for value in some:
            heights[name][int((value - low) // step)] += 1 / len(some)
    top = max(max(row) for row in heights.values())
    across = (width - left - 10) / max(1, bins)
    parts = [f'<line class="axis" x1="{left}" y1="{height - bottom}" x2="{width - 10}" y2="{height - bottom}"/>']
    for place in range(0, bins + 1, max(1, bins // 10)):
        parts.append(text(left + place * across, height - bottom + 16, f"{low + place * step:g}", "middle"))
    for number, (name, row) in enumerate(heights.items()):
        ink = INKS[number % len(INKS)]
        points = " ".join(
            f"{left + (place + 0.5) * across:.1f},{height - bottom - share / top * (height - bottom - head):.1f}"
            for place, share in enumerate(row)
        )
        parts.append(f'<polyline fill="none" stroke="{ink}" stroke-width="2" points="{points}"/>')
        parts.append(f'<rect x="{left + 10}" y="{10 + 16 * number}" width="10" height="10" fill="{ink}"/>')
        parts.append(text(left + 26, 19 + 16 * number, f"{name} (mean {mean(series[name]):.1f})"))
    return svg(width, height, title, parts)


def stacked(title: str, rows: dict[str, dict[str, float]]) -> str:
    """Horizontal bars made of named parts."""
    items = list(dict.fromkeys(item for parts in rows.values() for item in parts))
    width, left, line = 720, 110, 30
    longest = max((sum(max(0.0, value) for value in parts.values()) for parts in rows.values()), default=1.0) or 1.0
    scale = (width - left - 60) / longest
    out: list[str] = []
    for number, (name, parts) in enumerate(rows.items()):
        y = 10 + number * line
        out.append(text(left - 8, y + 15, name, "end"))
        x = float(left)
        for item in items:
            value = max(0.0, parts.get(item, 0.0))
            ink = INKS[items.index(item) % len(INKS)]
            label = escape(f"{words(item)}: {value:.1f}")
            size = f'x="{x:.1f}" y="{y}" width="{value * scale:.1f}" height="{line - 8}"'
            out.append(f'<rect {size} fill="{ink}"><title>{label}</title></rect>')
            x += value * scale
        out.append(text(x + 6, y + 15, f"{sum(parts.values()):.1f}"))
    y = 10 + len(rows) * line + 10
    x = float(left)
    for number, item in enumerate(items):
        if x > width - 130:
            x, y = float(left), y + 18
        out.append(f'<rect x="{x:.0f}" y="{y}" width="10" height="10" fill="{INKS[number % len(INKS)]}"/>')
        out.append(text(x + 14, y + 9, words(item)))
        x += 30 + 7 * len(item)
    return svg(width, y + 24, title, out)


def intervals(title: str, rows: Sequence[tuple[str, Share]], fair: float) -> str:
    """Shares with their intervals on a line from 0 to 100 %; a mark where chance alone would be."""
    width, left, line = 720, 220, 26
    scale = (width - left - 20) / 1.0
    height = 30 + line * len(rows)
    x = left + fair * scale
    out = [f'<line class="axis" x1="{x:.1f}" y1="4" x2="{x:.1f}" y2="{height - 24}" stroke-dasharray="4 3"/>']
    for number, (name, share) in enumerate(rows):
        y = 16 + number * line
        out.append(text(left - 8, y + 4, name, "end"))
        if share.interval is not None:
            low, high = left + share.interval.low * scale, left + share.interval.high * scale
            out.append(f'<line x1="{low:.1f}" y1="{y}" x2="{high:.1f}" y2="{y}" stroke="{INKS[0]}" stroke-width="2"/>')
        out.append(f'<circle cx="{left + share.share * scale:.1f}" cy="{y}" r="4" fill="{INKS[0]}"/>')
    for tick in range(0, 101, 25):
        out.append(text(left + tick / 100 * scale, height - 6, f"{tick} %", "middle"))
    return svg(width, height, title, out)


def report(
    games: Games, ranks: Sequence[Rating], title: str, components: Sequence[str] = (), unfinished: int = 0
) -> str:
    """The whole page; of the components it names those that nobody used."""
    met = meetings(games)
    parts = [f"<h1>{escape(title)}</h1>", f"<p>{escape(basis(games))} Intervals are 95 %.</p>"]
    if unfinished:
        parts.append(f"<p>Not finished, because a bot failed, and not counted: {unfinished}.</p>")
    parts += [_meetings_section(met), _alone_section(games), _ratings_section(ranks)]
    scores = {name: [float(score) for score in some] for name, some in scores_by_bot(games).items()}
    parts.append("<h2>Scores</h2>" + histogram("Distribution of final scores by bot", scores, 5))
    parts.append("<h2>Where the points come from</h2>")
    parts.append(stacked("Mean points by source and bot", sources_by_bot(games)))
    parts.append(_seats_section(games))
    parts.append(_lengths_section(games))
    parts.append(_uses_section(games, components))
    parts.append("<h2>Longest turn</h2>")
    slow = slowest_turns(games)
    parts.append(table(["bot", "seconds"], [(name, f"{seconds:.2f}") for name, seconds in slow.items()]))
    page = "\n".join(parts)
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>\n{page}\n</body></html>\n"
    )


def basis(games: Games) -> str:
    """What a report rests on.

    Deals of different seeds are different deals, whatever their numbers.
    """
    deals = len({deal_of(game) for game in games})
    seeds = sorted({str(game["seed"]) for game in games})
    played = f"{_counted(len(games), 'game')} on {_counted(deals, 'deal')}"
    return f"{played} of {'seed' if len(seeds) == 1 else 'the seeds'} {', '.join(seeds)}."


def _counted(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def meeting_name(meeting: Meeting) -> str:
    """Who met whom, and where."""
    where = f"{meeting.seats} seats" if meeting.seats > 1 else meeting.options
    return f"{meeting.one} – {meeting.other} ({where})"


def _meetings_section(met: Sequence[Meeting]) -> str:
    lines = [
        (
            meeting_name(meeting),
            meeting.deals,
            meeting.share.games,
            percent(meeting.share),
            ahead(meeting.margin),
            f"{meeting.points:.1f} : {meeting.other_points:.1f}",
        )
        for meeting in met
    ]
    heads = ["meeting", "deals", "games", "won by the first", "points ahead", "mean points"]
    drawn = intervals("Win shares of the first named", [(meeting_name(m), m.share) for m in met], 0.5)
    return "<h2>Meetings</h2>" + table(heads, lines) + drawn


def _alone_section(games: Games) -> str:
    found = alone(games)
    if not found:
        return ""
    lines = [
        (
            f"one {row.one} among {row.other} ({row.seats} seats)",
            row.deals,
            row.share.games,
            percent(row.share),
            f"{100 / row.seats:.1f} %",
            ahead(row.margin),
            f"{row.points:.1f} : {row.other_points:.1f}",
        )
        for row in found
    ]
    heads = ["table", "deals", "games", "won", "by luck", "points ahead", "mean points"]
    return "<h2>One among others</h2>" + table(heads, lines)


def _ratings_section(ranks: Sequence[Rating]) -> str:
    if not ranks:
        return ""
    lines = [(rank.name, rank.group, rating_words(rank), rank.games) for rank in ranks]
    return (
        '<h2>Ratings</h2><p class="quiet">Plackett and Luce, on the scale of chess: 400 points are odds of ten to one. '
        "Points count from the mean of a group; no bot of a group ever came in behind one of a later group, so no "
        "number says how far apart groups are.</p>" + table(["bot", "group", "points", "games"], lines)
    )


def _seats_section(games: Games) -> str:
    out = ""
    found = seat_shares(games)
    for seats in sorted({seats for seats, _, _ in found}):
        rows = [(f"seat {seat + 1} of {seats}", share) for count, seat, share in found if count == seats]
        lines = [(name, share.wins, percent(share)) for name, share in rows]
        out += table(["seat", "wins", "share"], lines) + intervals(f"Wins by seat, {seats} seats", rows, 1 / seats)
    return f"<h2>Seats</h2>{out}" if out else ""


LENGTH_STEPS = {"decisions a game": 10.0, "decisions a turn": 0.25, "options a decision": 0.25}
"""What is drawn, in bins of which width."""


def _lengths_section(games: Games) -> str:
    found = lengths(games)
    deals = [deal_of(game) for game in games]
    lines = []
    for name, values in found.items():
        where = mean_over_deals(by_deal(zip(deals, values, strict=True))).interval
        reach = f"{where.low:.2f}–{where.high:.2f}" if where else "–"
        lines.append((name, f"{mean(values):.2f}", reach, f"{max(values):.2f}"))
    out = "<h2>Length and width</h2>" + table(["", "mean", "95 %", "most"], lines)
    for name, step in LENGTH_STEPS.items():
        by_seats = {
            f"{seats} seats" if seats > 1 else "alone": lengths([g for g in games if g["seats"] == seats])[name]
            for seats in sorted({game["seats"] for game in games})
        }
        out += f"<h3>{name.capitalize()}</h3>" + histogram(name.capitalize(), by_seats, step)
    return out


def _uses_section(games: Games, components: Sequence[str]) -> str:
    kinds: dict[str, list[tuple[object, ...]]] = {}
    seen: set[str] = set()
    for use in sorted(uses(games), key=lambda use: use.name):
        kind, _, name = use.name.partition(" ")
        seen.add(name)
        kinds.setdefault(kind, []).append((name, use.uses, use.share.games, percent(use.share)))
    out = (
        '<h2>Cards and tiles</h2><p class="quiet">Of the sides that used a component in a game, the share that won it. '
        "Strong bots use all components more often, so compare components within one kind of use. Of so many intervals "
        "one in twenty misses by chance alone.</p>"
    )
    out += '<div class="uses">'
    for kind, lines in sorted(kinds.items()):
        out += (
            f"<section><h3>{escape(words(kind))}</h3>{table(['component', 'times', 'sides', 'won'], lines)}</section>"
        )
    out += "</div>"
    unused = [name for name in components if name not in seen]
    if unused:
        names = escape(", ".join(unused))
        out += f'<p class="quiet">Never seen in use, or used without an event of their own: {names}.</p>'
    return out


def component_names(game: Game) -> list[str]:
    """The cards and tiles of a game: every entry of its content but for those of the boards."""
    out: list[str] = []
    for file, entries in game.content_data().items():
        if isinstance(entries, dict) and "board" not in file and file != "map":
            for part in entries.values():
                if isinstance(part, list):
                    out += [str(entry["id"]) for entry in part if isinstance(entry, dict) and "id" in entry]
    return out
