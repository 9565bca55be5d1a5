"""Bots: when they answer, the processes that they think in, and what such a process does."""
