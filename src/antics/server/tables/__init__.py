"""Tables of the service: finding them, sitting down and getting up, moves, and old ones that go."""
