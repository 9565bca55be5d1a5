"""Telling viewers: open streams, who listens to a table, and what each is told."""
