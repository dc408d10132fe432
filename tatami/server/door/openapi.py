"""The OpenAPI file, made from the endpoints themselves."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from tatami.server.door.answers import ErrorAnswer
from tatami.server.door.routing import JSON, MAX_PATH_NUMBER, Endpoint
from tatami.server.pure.refusals import ErrorCode

_ALWAYS = (
    ErrorCode.RATE_LIMITED,
    ErrorCode.UNAVAILABLE,
    ErrorCode.STORAGE_FULL,
    ErrorCode.STORAGE_READ_ONLY,
    ErrorCode.STORAGE_BUSY,
)
_INTRODUCTION = """Tables, moves and views of Tatami. Unsafe requests with a session cookie need the header
`X-Tatami: 1`; requests with `Authorization: Bearer <token>` do not.
Every refusal has the same form; nothing was changed by it.
In a view the options of `decision` carry a `preview` for the seat that is asked: `changes` (what it would have more or
less of, by name) and `opens` (`kind`, `data` and `options` of the question that follows in the same turn, or null).
What the answers to that question would cost and bring is told by `/api/tables/{table}/plan`, one option at a time."""


def openapi(endpoints: list[Endpoint], version: str) -> dict[str, Any]:
    """The whole description as JSON-able data."""
    types = _types(endpoints)
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    by_type = dict(zip(map(_key, types), schemas, strict=True))
    components["ErrorCode"] = {"type": "string", "enum": [code.value for code in ErrorCode]}
    components["ErrorData"]["properties"]["code"] = {"$ref": "#/components/schemas/ErrorCode"}
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        path = re.sub(r"\{(\w+):\w+\}", r"{\1}", endpoint.path)
        paths.setdefault(path, {})[endpoint.method.lower()] = _operation(endpoint, by_type)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tatami", "version": version, "description": _INTRODUCTION},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": _SECURITY},
    }


_SECURITY = {
    "session": {"type": "apiKey", "in": "cookie", "name": "tatami_session"},
    "token": {"type": "http", "scheme": "bearer"},
}


def _key(wanted: Any) -> str:
    return repr(wanted)


def _types(endpoints: list[Endpoint]) -> list[Any]:
    found: dict[str, Any] = {_key(ErrorAnswer): ErrorAnswer}
    for endpoint in endpoints:
        for wanted in (endpoint.answer, endpoint.body, endpoint.query):
            if wanted is not None:
                found[_key(wanted)] = wanted
    return list(found.values())


def _operation(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": endpoint.handler.__name__ + "_" + endpoint.handler.__module__.rsplit(".", 1)[-1],
        "parameters": [*_path_parameters(endpoint.path), *_query_parameters(endpoint), *_header_parameters(endpoint)],
        "responses": _responses(endpoint, schemas),
    }
    if endpoint.login:
        operation["security"] = [{"session": []}, {"token": []}] if endpoint.token else [{"session": []}]
    if endpoint.body is not None:
        required = any(field.required for field in msgspec.structs.fields(endpoint.body))
        operation["requestBody"] = {"required": required, "content": {JSON: {"schema": schemas[_key(endpoint.body)]}}}
    return operation


def _path_parameters(path: str) -> list[dict[str, Any]]:
    out = []
    for name, kind in re.findall(r"\{(\w+)(?::(\w+))?\}", path):
        schema = (
            {"type": "integer", "minimum": 0, "maximum": MAX_PATH_NUMBER}
            if kind == "number"
            else {"type": "string", "pattern": "^[A-Za-z0-9_]{1,32}$"}
        )
        out.append({"name": name, "in": "path", "required": True, "schema": schema})
    return out


def _query_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    found = msgspec.json.schema(endpoint.query)
    own = found.get("$defs", {}).get(endpoint.query.__name__, {})
    out = []
    for name, schema in own.get("properties", {}).items():
        plain = next(part for part in schema.get("anyOf", [schema]) if part.get("type") != "null")
        plain = {key: value for key, value in plain.items() if not (key == "default" and value is None)}
        out.append({"name": name, "in": "query", "required": False, "schema": plain})
    return out


def _header_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    if endpoint.safe:
        return []
    schema = {"type": "string", "enum": ["1"]}
    return [
        {
            "name": "X-Tatami",
            "in": "header",
            "required": False,
            "schema": schema,
            "description": "Needed with a session cookie.",
        }
    ]


def _responses(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    good: dict[str, Any] = {"description": "Done."}
    if endpoint.answer is not None:
        schema = {"type": "string"} if endpoint.media != JSON else schemas[_key(endpoint.answer)]
        good["content"] = {endpoint.media: {"schema": schema}}
    out: dict[str, Any] = {str(endpoint.status): good}
    if endpoint.handler.__name__ == "health":
        out["503"] = {"description": "The database is away, or cannot be written to.", "content": good["content"]}
    for status, codes in sorted(_errors(endpoint).items()):
        if str(status) not in out:
            body = {"schema": schemas[_key(ErrorAnswer)]}
            out[str(status)] = {"description": ", ".join(sorted(codes)), "content": {JSON: body}}
    return out


def _errors(endpoint: Endpoint) -> dict[int, set[str]]:
    codes = {*_ALWAYS, *endpoint.errors, ErrorCode.BAD_REQUEST}
    if not endpoint.safe:
        codes |= {ErrorCode.CSRF, ErrorCode.BAD_ORIGIN, ErrorCode.TOO_LARGE}
    if endpoint.body is not None:
        codes |= {ErrorCode.UNSUPPORTED_MEDIA_TYPE}
    if endpoint.login:
        codes |= {ErrorCode.UNAUTHENTICATED}
    if not endpoint.token:
        codes |= {ErrorCode.NEEDS_SESSION}
    if "{" in endpoint.path:
        codes |= {ErrorCode.NOT_FOUND}
    out: dict[int, set[str]] = {}
    for code in codes:
        out.setdefault(code.status, set()).add(code.value)
    return out
