### The words of the terminal game. Words of a game itself stand in tatami/games/<game>/text.

## Around the table

title-white-castle = The White Castle
title-bora-bora = Bora Bora
term-round = round { $round } of { $rounds }
term-turn-order = turn order
term-bridges = Bridges and gardens
term-castle = Castle
term-around = Around the castle
term-time = Passage of time
term-clans = Clans
term-domain = Your domain
term-draft = Starting pairs
term-rival = Tokugawa clan
term-you = you
term-outside = Outside
term-well = Well
term-yard = Yard
term-gate = Gate
term-daimyo = Daimyo
term-flower = flower
term-zen = zen
term-or = or
term-card = card
term-lantern = lantern
term-next = next
term-hand = in hand
term-decks = decks
term-rival-next = next it takes { $what }
term-rival-row = last cards: { $what }
term-left = { $n } more to choose

## Around the table of Bora Bora

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

## Asking

ask-choice = Your choice
ask-keys = number · ? rule · t table · u undo · r restart turn · l log · s save · h help · q quit
ask-any-time = At any time
ask-turn-over = This ends your turn. Enter: go on · u: choose again · r: restart the turn
ask-save = Save to which file? (empty: do not save)
ask-overwrite = { $file } exists. Overwrite it? (y/N)
ask-yes = y

## Answers

say-welcome = { $title } · seed { $seed } · h shows the help
say-resumed = Resumed at choice { $n }
say-bad-choice = “{ $input }” is not a choice here: type a number from 1 to { $n }, or h for help.
say-undone = Taken back.
say-no-undo = That cannot be taken back: something new was revealed or somebody else has acted.
say-restarted = The turn starts again.
say-saved = Saved to { $file }.
say-not-saved = Not saved: { $error }
say-file-exists = Not saved: { $file } exists already.
say-no-rule = No rule “{ $input }” here; try an id such as { $rule }, or a word.
say-bye = Goodbye.
say-not-finished = The game was not finished and not saved.
say-log-empty = Nothing has happened yet.
say-over = The game is over
say-winner = { $name } wins with { $what }.
say-winners = { $names } share the victory with { $what } each.
say-sheet = Score sheet
say-replayed = choice { $n } of { $all } · { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  } · seed { $seed } · record sound

## Help

help-title = How to play here
help-number = choose; what is certain to happen stands on the right
help-rule = the rule behind this choice; ? { $rule } or ? and a word looks further
help-table = draw the whole table again
help-undo = take the last choice back, as long as nothing new was revealed
help-restart = back to the first choice of the turn
help-log = what happened so far
help-save = save; resume with tatami play { $name } --resume FILE
help-help = this page
help-quit = leave; you are asked whether to save
term-good = { $good ->
    [food] food
    [iron] iron
    [pearl] mother-of-pearl
    [coin] coin
    [seal] daimyo seal
   *[cp] clan point
  }
help-symbols = Symbols
help-reconstructed = something here is reconstructed, not taken from a printed source
help-dice = dice: orange, black, white
help-tiles = die tiles: a die of that colour uses the action beside it
help-boxes = action on a light and on a dark background
help-any = food, iron or mother-of-pearl
help-placed = die of a player on an action tile; the next one must be lower
help-strength = what one, two and three equal tiles give
help-lying = material on its ceremonial space; without brackets the space is free
help-fish = fish tile with its points
