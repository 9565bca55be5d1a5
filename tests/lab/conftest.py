"""The command, run in this process."""

from tests.cli.conftest import antics_command

__all__ = ["antics_command"]
