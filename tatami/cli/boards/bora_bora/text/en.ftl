### The words of Bora Bora that only the terminal uses.

game-title = Bora Bora
term-map = Islands
term-actions = Dice actions
term-people = Men and women
term-tasks = Tasks
term-gods = Gods
term-temple = Temple
term-status = Status
term-jewelry = Jewelry
term-terrain = { $terrain ->
    [mountain] mountain
    [beach] beach
    [forest] forest
   *[plain] plain
  }
term-god = { $god ->
    [blue] blue
    [white] white
    [red] red
    [green] green
   *[yellow] yellow
  }
term-known = everybody knows:
term-unbuilt = to build
term-beside = beside the board
term-strength = strength { $n }
term-pushes = pushes aside: { $name }
term-thing = { $thing ->
    [vp] victory points
    [offering] offering
    [shell] shell
    [god-tile] god tile
    [godcard] god card
    [priest] priest in supply; in the temple a sign of its player
    [status] step on the status track
    [sand] sand
    [stone] stone
    [wood] wood
    [hut] hut; on the map the player on the building space, in brackets who was pushed aside
    [building] building tile; beside jewelry its points in that round
    [man] man
    [woman] woman
    [land] land path with its value
    [water] water path with its value
    [slid] slid down
   *[done] completed tasks
  }
help-placed = die of a player on an action tile; the next one must be lower
help-strength = what one, two and three equal tiles give
help-lying = material on its ceremonial space; without brackets the space is free
help-fish = fish tile with its points
