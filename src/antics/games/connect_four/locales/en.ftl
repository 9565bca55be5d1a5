# The game itself: on the page, its title, what it is like, and its parts.
connect-four-title = Connect Four
connect-four-teaser = Drop discs into seven columns. Four in a line win.

connect-four-drop = Drop into { $column }
connect-four-full = This column is full.
connect-four-ask = Choose a column.
connect-four-dropped = { $who } drops a disc into { $column }.
connect-four-won = { $who } has four in a row and wins.
connect-four-drawn = The board is full: nobody wins.
