### The words of the terminal game. Words of a game stand in tatami/games/<game>/text and beside its board.

## Around the table

term-turn-order = turn order
term-at-end = { " " }at the end
term-you = you

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
help-symbols = Symbols
help-reconstructed = something here is reconstructed, not taken from a printed source
