"""The service: tables that people and bots sit at, over HTTP.

`app.make_app` puts it together. `api` has the routes and the form of what comes in and goes out; `tables`
finds tables, seats people and makes moves; `broadcast` tells viewers; `bots` answers for bots, for those who
are away, and where there is nothing to choose; `storage` keeps everything. What a table is, what a viewer may
receive and what may be chosen is no part of it: that is `antics.table`, which needs no service.
"""
