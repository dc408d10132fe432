"""Python types as TypeScript: what a game's view holds, and what travels between server and browser.

Views are ``TypedDict``s (``tatami/core/views.py``, ``view_types.py`` of a game), what is told of tables dataclasses,
other answers and requests msgspec structs. Docstrings of types and of their fields become comments.
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

PLAIN = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
    object: "unknown",
}
INDENT = "  "

Names = Mapping[Any, str]
"""What types are called in TypeScript: classes, and the aliases of literals, tables and unions."""


def alias(name: str, kind: Any, names: Names) -> str:
    """``export type Colour = 'orange' | 'black' | 'white';``"""
    return f"export type {name} = {written(kind, {key: said for key, said in names.items() if said != name})};\n"


def interface(kind: type, names: Names, *, sent: bool = False) -> str:
    """A class as an interface. What is ``sent`` to the server may leave out what has a default."""
    source = _source(kind)
    told = dict(_told(source.body))
    bases = [names[base] for base in _bases(kind)]
    inherited = {field for base in _bases(kind) for field in get_type_hints(base)}
    lines = _comment(ast.get_docstring(source), "")
    lines.append(f"export interface {names[kind]}{' extends ' + ', '.join(bases) if bases else ''} {{")
    for field, hint in get_type_hints(kind, include_extras=True).items():
        if field in inherited:
            continue
        missing = get_origin(hint) is NotRequired
        optional = missing or (sent and _has_default(kind, field))
        lines += _comment(told.get(field), INDENT)
        lines.append(
            f"{INDENT}{field}{'?' if optional else ''}: {written(get_args(hint)[0] if missing else hint, names)};"
        )
    return "\n".join([*lines, "}"]) + "\n"


def written(kind: Any, names: Names) -> str:
    """A type wherever one can stand."""
    if _known(kind, names):
        return names[kind]
    if _known(kind, PLAIN):
        return PLAIN[kind]
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return written(next(filter(is_typeddict, args[1:]), args[0]), names)
    if origin is Literal:
        return " | ".join(f"'{value}'" for value in args)
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(written(part, names) for part in args))
    if origin is list:
        item = written(args[0], names)
        return f"({item})[]" if " " in item and not item.startswith("Record<") else f"{item}[]"
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return f"Record<{written(args[0], names)}, {written(args[1], names)}>"
    if isinstance(kind, type) and issubclass(kind, Enum):
        return " | ".join(f"'{value.value}'" for value in kind)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__struct_config__.tag is not None:
        return _tagged(kind, names)
    raise TypeError(f"there is no TypeScript for {kind!r} yet")


def _tagged(kind: type[msgspec.Struct], names: Names) -> str:
    """One of several requests that are told apart by a tag: written where it stands."""
    config = kind.__struct_config__
    parts = [f"{config.tag_field}: '{config.tag}'"]
    for field, hint in get_type_hints(kind, include_extras=True).items():
        parts.append(f"{field}{'?' if _has_default(kind, field) else ''}: {written(hint, names)}")
    return f"{{ {'; '.join(parts)} }}"


def classes_in(kind: Any) -> Iterator[type]:
    """The classes that a type is made of, each once, the inner ones first (of those inside each other any)."""
    seen: dict[type, None] = {}
    _collect(kind, seen, set())
    yield from seen


def _collect(kind: Any, seen: dict[type, None], begun: set[type]) -> None:
    for part in get_args(kind):
        _collect(part, seen, begun)
    if not isinstance(kind, type) or kind in begun or not _has_fields(kind):
        return
    begun.add(kind)
    for hint in get_type_hints(kind, include_extras=True).values():
        _collect(hint, seen, begun)
    seen[kind] = None


def _has_fields(kind: type) -> bool:
    return is_typeddict(kind) or is_dataclass(kind) or issubclass(kind, msgspec.Struct)


def _known(kind: Any, names: Mapping[Any, str]) -> bool:
    try:
        return kind in names
    except TypeError:  # what cannot be looked up has no name
        return False


def _bases(kind: type) -> list[type]:
    """The typed dictionaries that this one extends; Python forgets them, the source does not."""
    named = [getattr(sys.modules[kind.__module__], ast.unparse(base), None) for base in _source(kind).bases]
    return [base for base in named if base is not None and is_typeddict(base)]


def _has_default(kind: type, field: str) -> bool:
    fields = {found.name: found for found in msgspec.structs.fields(kind)} if issubclass(kind, msgspec.Struct) else {}
    return field in fields and not fields[field].required


def _comment(text: str | None, indent: str) -> list[str]:
    return [f"{indent}/** {' '.join(text.replace('``', '`').replace('None', 'null').split())} */"] if text else []


@cache
def _source(kind: type) -> ast.ClassDef:
    found = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    assert isinstance(found, ast.ClassDef)
    return found


def _told(lines: Iterable[ast.stmt]) -> Iterator[tuple[str, str]]:
    """The docstrings below the fields of a class."""
    field = ""
    for line in lines:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            field = line.target.id
        elif field and isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant):
            yield field, str(line.value.value)
            field = ""
