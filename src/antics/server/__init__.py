"""The service: tables that people and bots sit at, over HTTP.

`app.make_app` puts it together: `api` (routes) speaks with `hall` (all tables), which holds `tables` (a
table in memory, rebuilt from its log), tells viewers by `live`, keeps everything by `store`, and lets
`keeper` answer for bots, for those who are away, and where there is nothing to choose. What a viewer
receives is made in `sight` alone, from what that viewer may see.
"""
