"""The ids by which Gymnasium knows our games: `gymnasium.make("antics/Antigua-v0")`.

Where Antics is installed, Gymnasium finds them by itself; elsewhere `antics.envs.gym` registers them.
"""

from __future__ import annotations

from gymnasium.envs.registration import register, registry

from antics.core.registry import game_names


def register_all() -> None:
    for name in game_names():
        id = f"antics/{''.join(word.capitalize() for word in name.split('-'))}-v0"
        if id not in registry:
            register(id, entry_point="antics.envs.single:AnticsEnv", kwargs={"game": name})
