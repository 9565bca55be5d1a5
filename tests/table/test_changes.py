"""What changes, put into what was told before, is how things stand now; and for all games."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from antics.conformance.settings import Setting, settings
from antics.core.edits import between, edited
from antics.core.state import WATCHER

leaves = st.none() | st.integers(0, 3) | st.text("ab", max_size=2)
plain = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("xyz"), inner),
    max_leaves=12,
)


@given(plain, plain)
def test_edits_lead_from_anything_to_anything(before: Any, now: Any) -> None:
    kept = json.dumps(before)
    assert edited(before, between(before, now)) == now
    assert json.dumps(before) == kept, "what was told stays as it was"
    assert bool(between(before, now)) == (before != now)


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_changes_of_views_are_small_and_exact(setting: Setting) -> None:
    match, luck = setting.match(5), Random(5)
    viewers = (0, WATCHER)
    views = {viewer: setting.game.view.see(match.state, viewer) for viewer in viewers}
    told = whole = 0
    for _ in range(40):
        if match.over:
            break
        seat = luck.choice(match.waiting)
        match.play(seat, match.choice(seat).at_random(luck).action)
        for viewer in viewers:
            now = setting.game.view.see(match.state, viewer)
            edits = json.loads(json.dumps(between(views[viewer], now)))
            assert json.dumps(edited(views[viewer], edits)) == json.dumps(now)
            views[viewer] = now
            told, whole = told + len(json.dumps(edits)), whole + len(json.dumps(now))
    assert told < whole / 2
