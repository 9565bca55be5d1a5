"""A table in one's pocket: the whole game in a browser, without a service.

`host` answers the page there as a service would, by the same code (`antics.table`), to the same requests.
`thinker` is where bots think, in a worker of its own. Both are started by the page's `pocket/worker.ts`,
which brings Python (Pyodide) and a place to keep games. `site` writes it all as files for any host.
"""
