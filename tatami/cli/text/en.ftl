### The words of the terminal game. Words of a game itself stand in tatami/games/<game>/text.

## Around the table

title-white-castle = The White Castle
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
say-no-undo = That cannot be taken back: something new was revealed or another clan has acted.
say-restarted = The turn starts again.
say-saved = Saved to { $file }.
say-not-saved = Not saved: { $error }
say-file-exists = Not saved: { $file } exists already.
say-no-rule = No rule “{ $input }” here; try an id such as { $rule }, or a word.
say-bye = Goodbye.
say-not-finished = The game was not finished and not saved.
say-log-empty = Nothing has happened yet.
say-over = The game is over
say-winner = { $name } wins with { $points ->
    [one] { $points } clan point
   *[other] { $points } clan points
  }.
say-sheet = Score sheet

## Help

help-title = How to play here
help-number = choose; what is certain to happen stands on the right
help-rule = the rule behind this choice; ? WC-8.6 or ? lantern looks further
help-table = draw the whole table again
help-undo = take the last choice back, as long as nothing new was revealed
help-restart = back to the first choice of the turn
help-log = what happened so far
help-save = save; resume with tatami play white_castle --resume FILE
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
help-dice = dice: orange, black, white
help-tiles = die tiles: a die of that colour uses the action beside it
help-boxes = action on a light and on a dark background
help-any = food, iron or mother-of-pearl
