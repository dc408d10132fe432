"""``make chaos``: nothing that the server has acknowledged is ever lost.

A real server with people and bots moving, while the disk fills, processes die, connections end, files are locked, I/O
fails and the clock jumps; afterwards every acknowledged move is looked for in the database.

- :mod:`tools.chaos.people`: those who play, over sockets and HTTP (:mod:`tools.chaos.wires`)
- :mod:`tools.chaos.ledger`: what they were told
- :mod:`tools.chaos.server`, :mod:`tools.chaos.stores`, :mod:`tools.chaos.disk`: what is tried
- :mod:`tools.chaos.faults`: how
- :mod:`tools.chaos.settling`, :mod:`tools.chaos.audit`: does every table go on; the ledger against the database
- :mod:`tools.chaos.trial`: all of it together
"""
