"""``python -m tatami.server``: the same as ``tatami serve``."""

from tatami.cli.serve import main

main()
