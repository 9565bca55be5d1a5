"""A table at which people sit: in plain Python, which also runs where there is no server.

`record` is what is kept of a table, and `wish` what somebody who makes one asks for. `table` is the table
itself: seats, the match, and the numbers by which viewers and moves keep in step. What a viewer may receive
is made in `snapshot`, `frames`, `replay` and `picture`, and nowhere else; what may be chosen in `choices`.
`answers` declares the form of all that is told, and `refusal` what is not done, and why.
"""
