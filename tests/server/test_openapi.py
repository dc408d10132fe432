"""The OpenAPI file tells the truth: schemathesis asks everything it says can be asked."""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tatami.server.door.app import ENDPOINTS
from tatami.server.pure.refusals import ErrorCode
from tests.server.clients import Visitor

CHECKS = (not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance)


def test_every_endpoint_and_error_code_is_described(stranger: Visitor) -> None:
    described = stranger.ok("GET", "/api/openapi.json")
    assert sum(len(methods) for methods in described["paths"].values()) == len(ENDPOINTS)
    assert described["components"]["schemas"]["ErrorCode"]["enum"] == [code.value for code in ErrorCode]
    for methods in described["paths"].values():
        for operation in methods.values():
            assert operation["summary"]
            assert "429" in operation["responses"]


def test_schemathesis_finds_no_lie(anna: Visitor) -> None:
    described = anna.ok("GET", "/api/openapi.json")
    anna.create("me", "bot")
    schema = schemathesis.openapi.from_dict(described)
    schema.config.update(base_url=anna.url)
    headers = {"X-Tatami": "1"}
    cookies = dict(anna.http.cookies)
    skipped = {"/api/logout", "/api/sessions", "/api/sessions/{session}"}  # they would end our own session
    asked = 0
    for found in schema.get_all_operations():
        result: Any = found
        operation = result.ok()
        if operation.path in skipped:
            continue
        asked += 1

        @settings(max_examples=8, suppress_health_check=list(HealthCheck), database=None)
        @given(case=operation.as_strategy())
        def ask(case: Any) -> None:
            case.call_and_validate(headers=headers, cookies=cookies, checks=list(CHECKS))

        ask()
    assert asked > 30
