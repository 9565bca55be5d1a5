connect-four-drop = Drop into { $column }
connect-four-full = This column is full.
connect-four-ask = Choose a column.
connect-four-dropped = { $who } drops a disc into { $column }.
connect-four-won = { $who } has four in a row and wins.
connect-four-drawn = The board is full: nobody wins.
