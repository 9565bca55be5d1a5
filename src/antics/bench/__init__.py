"""Races: how fast the rules run, plain and compiled, beside other engines on one core."""
