"""Names of people: readable, and hard to mistake for somebody else's.

An account's name is taken for good: no other account and no guest may use it, or one that looks the same. Guests
may share a name; each has a tag of four characters beside it.

Names are honest in any living script. What Unicode offers beyond that is refused or seen through: characters that
leave no mark, a Greek letter in the middle of a Latin word, whole words of one script that are drawn like those of
another. Scripts and plain forms of letters come from the characters' own names (:mod:`unicodedata`); only which
letters are drawn alike has to be said here.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from tatami.server.pure.refusals import ErrorCode, Refusal

SHORTEST, LONGEST = 2, 24
MARKS = 3
"""Accents and vowel signs that one letter may carry beside those that are part of it."""
_BETWEEN = " .'-_"

# Letters (and marks) without a shape: fillers, joiners and selectors that Unicode counts among the letters and marks.
_INVISIBLE = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\uffa0\ufe00-\ufe0f\U000e0100-\U000e01ef]")

# The scripts in everyday use, as the names of their characters begin; with those that may share a word.
_EAST = frozenset({"CJK", "HIRAGANA", "KATAKANA", "LATIN"})
_TOGETHER = (_EAST, frozenset({"CJK", "HANGUL", "LATIN"}), frozenset({"CJK", "BOPOMOFO", "LATIN"}))
_ALONE = frozenset({
    "ARABIC", "ARMENIAN", "BENGALI", "CHEROKEE", "CYRILLIC", "DEVANAGARI", "ETHIOPIC", "GEORGIAN", "GREEK", "GUJARATI",
    "GURMUKHI", "HEBREW", "KANNADA", "KHMER", "LAO", "LATIN", "MALAYALAM", "MYANMAR", "ORIYA", "SINHALA", "TAMIL",
    "TELUGU", "THAANA", "THAI", "TIBETAN",
})  # fmt: skip
_COMMON = frozenset({"DIGIT", "COMBINING", "MODIFIER"})
_CALLED = {
    "IDEOGRAPHIC": "CJK",
    "KATAKANA-HIRAGANA": "KATAKANA",
    "ARABIC-INDIC": "ARABIC",
    "EXTENDED": "ARABIC",
    "ROMAN": "LATIN",
    "KELVIN": "LATIN",
    "ANGSTROM": "LATIN",
}

# Which letters are drawn like another: Cyrillic, Greek, Armenian, Cherokee, Georgian, Hebrew, Arabic, Han and kana.
_DRAWN_LIKE = {
    "A": "АΑᎪ", "B": "ВΒᏴ", "C": "СϹᏟ", "D": "Ꭰ", "E": "ЕΕᎬ", "F": "Ϝ", "G": "ᏀᏻԌ", "H": "НΗᎻ", "I": "ІΙӀ", "J": "ЈᎫ",
    "K": "КΚᏦ", "L": "ᏞԼ", "M": "МΜᎷ", "N": "Ν", "O": "ОΟՕ〇", "P": "РΡᏢ", "Q": "Ԛ", "R": "ᎡᏒ", "S": "ЅՏᏚᏕ", "T": "ТΤᎢ",
    "U": "Ս", "V": "ѴᏙ", "W": "ԜᎳᏔ", "X": "ХΧ", "Y": "УΥҮᎩᎽ", "Z": "ΖᏃ",
    "a": "аαɑ", "b": "ьЬᏏ", "c": "сϲ", "d": "ԁᏧ", "e": "еҽ", "g": "ցɡ", "h": "һհᏂ", "i": "іιɩᎥ", "j": "јյ", "k": "кκ",
    "l": "ӏǀוןا丨ᅵ", "m": "м", "n": "ոռη", "o": "оοօסهჿ", "p": "рρ", "q": "ԛզգ", "r": "г", "s": "ѕ", "t": "тτ",
    "u": "υսʋ", "v": "νѵ", "w": "ԝωաѡ", "x": "хχ", "y": "уүγყᲧ", "o0": "0", "l1": "1", "3": "Зз", "4": "ЧᏎ", "6": "бᏮ",
    "ロ": "口", "ニ": "二", "エ": "工", "カ": "力", "タ": "夕", "ト": "卜", "ハ": "八", "ー": "一",
    "へ": "ヘ", "り": "リ",
}  # fmt: skip
_LIKE = {ord(letter): plain[0] for plain, letters in _DRAWN_LIKE.items() for letter in letters}
_DROPPED = re.compile(r"[\s._'\-\u2019\u02b0-\u02ff]+")


def clean_name(text: str) -> str:
    """The name as it will be shown; ``bad_name`` if it cannot be one.

    >>> clean_name("  Anna   Marie ")
    'Anna Marie'
    """
    name = " ".join(unicodedata.normalize("NFC", text).replace("\u2019", "'").split())
    if not SHORTEST <= len(name) <= LONGEST:
        raise Refusal(ErrorCode.BAD_NAME, f"A name has {SHORTEST} to {LONGEST} characters.")
    if _INVISIBLE.search(name) or not _well_formed(name):
        raise Refusal(ErrorCode.BAD_NAME, "A name is made of letters, digits, spaces, and . ' - _ between them.")
    if not all(_of_one_script(word) for word in re.split(f"[{re.escape(_BETWEEN)}]", name)):
        raise Refusal(ErrorCode.BAD_NAME, "The letters of a word are of one script, and of one that is in use.")
    return name


def name_key(name: str) -> str:
    """What two names share that a hasty reader would take for the same, in whatever case they are written.

    >>> name_key("Anna") == name_key("ANNÁ") == name_key("АNNА")  # with Cyrillic letters
    True
    """
    return _skeleton(name.upper())


def name_keys(name: str) -> set[str]:
    """The keys of all names it could be mistaken for: small letters can be drawn like others than capitals.

    >>> sorted(name_keys("νινα"))  # Greek: NINA in capitals, but it reads like viva
    ['nina', 'viva']
    """
    return {_skeleton(name.upper()), _skeleton(name)}


def _skeleton(name: str) -> str:
    """What is left of a name without accents, spaces and differences that the eye does not see."""
    apart = unicodedata.normalize("NFKD", name.translate(_LIKE))  # which takes some letters for others, by meaning
    bare = "".join(c for c in apart if not unicodedata.combining(c))
    folded = "".join(map(_plain, bare)).casefold()
    return _DROPPED.sub("", folded).replace("rn", "m").replace("vv", "w").replace("l", "i")


@cache
def _plain(letter: str) -> str:
    """The letter that this one is drawn like."""
    if unicodedata.category(letter) == "Nd":
        letter = str(unicodedata.digit(letter))
    if ord(letter) in _LIKE:
        return _LIKE[ord(letter)]
    called = unicodedata.name(letter, "")
    if not called.startswith(("LATIN ", "CYRILLIC ")):
        return letter
    plain = re.sub(r"LATIN LETTER SMALL CAPITAL", "LATIN CAPITAL LETTER", called)
    plain = re.sub(r" WITH .*|(?<=LETTER )DOTLESS |(?<=LETTER )LONG (?=S$)|(?<=LETTER )SCRIPT ", "", plain)
    if plain == called:
        return letter
    try:
        return _plain(unicodedata.lookup(plain))
    except KeyError:
        return letter


def _well_formed(name: str) -> bool:
    """Letters, digits and their marks, with a sign between them; neither a sign nor a mark comes first."""
    marks = 0
    for index, c in enumerate(name):
        kind = unicodedata.category(c)
        marks = marks + 1 if kind in ("Mn", "Mc") else 0
        if marks > MARKS or not (kind[0] in "LNM" or c in _BETWEEN) or kind == "Me":
            return False
        if index == 0 and kind[0] not in "LN":
            return False
    return name[-1] not in " '-" and all(name[i - 1] not in _BETWEEN for i, c in enumerate(name) if _is_mark(c))


def _is_mark(c: str) -> bool:
    return unicodedata.category(c)[0] == "M"


def _of_one_script(word: str) -> bool:
    scripts = {_script(c) for c in unicodedata.normalize("NFKC", word)} - _COMMON
    if len(scripts) <= 1 and scripts <= _ALONE | _EAST | {"HANGUL", "BOPOMOFO"}:
        return True
    return any(scripts <= group for group in _TOGETHER)


@cache
def _script(c: str) -> str:
    """The script of a character, as its name says it."""
    first = unicodedata.name(c, "NOTHING").split()[0]
    return _CALLED.get(first, first)
