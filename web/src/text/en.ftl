### The interface, apart from what the games say themselves.

## Everywhere

home = Tatami, start page
skip = To the content
menu = Menu
close = Close
cancel = Cancel
save = Save
saved = Saved.
remove = Remove
send = Send
try-again = Try again
loading = One moment …
you = you
bot = computer player
guest = Guest
points = points
choose-now = Choose
reconstructed = Reconstructed: this face is not taken from a printed source.
language = Language
settings = Settings
settings-note = Kept in this browser only.
legend-title = What the icons mean
legend-empty = This game has no legend yet.
shortcuts = Keyboard shortcuts
rules = Rules
offline = No connection. Nothing you choose now is played. Trying to come back …
online-again = The connection is back.

## Games

players-range = { $range } players

## Start page

start-title = A table is laid
start-lead = Four heavy board games for people who want to play them, get better at them and study them: alone, against the computer, on one screen or over the network.
shelf = Games on the shelf
resume = Resume
resume-empty = No game is waiting for you. Take a box from the shelf.
join = Join a table
join-code = Code of the table
join-go = Join
join-missing = No table has this code
join-missing-line = Look at the code again, or ask for the link: a table that nobody used for long is cleared away.
to-lobby = Look around the lobby
to-shelf = To the shelf
to-table = To the table
how-it-works = How it works
how-short = Take a box, choose who sits at the table, and play: whatever you may choose glows.
how-more = Two minutes, and you know it all
unofficial = Tatami is an unofficial project of enthusiasts, not connected with the designers and publishers named on the boxes. All drawings and texts here are our own; the games are theirs. Please buy them.
how-pick-title = Take a box
how-pick = A click on a box sets up a table. No account is needed; a guest name is enough. An account keeps your games across devices.
how-seats-title = Choose who sits where
how-seats = You, the computer, friends on the same screen, or open seats for people with the link or the code. A game for one meets the printed opponent.
how-glow-title = What glows can be chosen
how-glow = One click on the board, or one on the same option in the list. The list shows what it costs and brings. Point at any component, or hold your finger on it, to read what it does. Two fingers bring the board nearer.
how-help-title = Company and advice
how-help = Four computer players, from Hana, who plays for fun, to Master Tadaoki, who counts every point. A hint says what a strong player would do in your place, with numbers. Tables without help have neither.
how-undo-title = Change your mind
how-undo = Undo goes back step by step until something hidden has come to light. You can restart the whole turn, and you confirm it before the next player begins.
how-keys-title = Keyboard and screen reader
how-keys = Everything works by keyboard: numbers choose, arrows walk over the board, the question mark lists all keys. What happens is announced.
how-after-title = After the game
how-after = A score sheet, a replay with an address for every position, the record as a file, and “play from here” at any moment of the game.

## New table

new-table = New table: { $game }
your-name = Your name
guest-note = A guest name is enough to play.
how-many = How many players?
solo = Solo
n-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
  }
who-sits = Who sits where?
seat-n = Seat { $n }
instead-of = Instead of { $name }
seat-me = Me
seat-online = Open seat (link or lobby)
seat-same-screen = Somebody at this screen
player-n = Player { $n }
name-of-seat = Name at seat { $n }
visibility = Who may find the table?
visibility-link = Only people with the link or code
visibility-public = Everybody, in the lobby
pace = Pace
pace-live = Live, everybody is here
pace-turns = Turn by turn, over days
confirm-option = Confirm the end of each turn (undo is possible until then)
help-legend = Help
help-option = Computer players and hints are allowed
rated-option = Rated game
help-note = Open seats can be played by the computer, and you may ask for a hint.
no-help-note = For people only: no computer players and no hints. If somebody leaves, the computer plays that seat to the end so that the others can finish.
rated-note = A rated game is for people only: no computer players, no hints, and it ends without a result if somebody leaves.
rated = rated
no-help = no help
start-game = Start the game
open-table = Open the table

## Lobby and my games

lobby = Lobby
lobby-open = Tables waiting for players
lobby-open-empty = No open table at the moment. Open one yourself.
lobby-running = Games to watch
lobby-running-empty = Nobody is playing in public right now.
my-games = My games
games-active = Running
games-active-empty = No running game.
games-past = Finished
games-past-empty = No finished game yet.
upload = Upload a record
your-turn = your turn
status-open = waiting
status-running = running
status-over = finished
status-abandoned = abandoned
round-n = round { $round }
result-won = won
result-shared = shared victory
result-place = place { $place } of { $sides }
result-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
seat-open = open seat
seat-reserved = kept for { $name }
bot-person = { $bot ->
    [random] Taro
    [greedy] Momo
    [easy] Hana
    [medium] Kenji
    [hard] Lady Asahi
    [expert] Master Tadaoki
   *[other] Computer
  }
bot-name = { $bot ->
    [random] Taro (plays at random)
    [greedy] Momo (takes what is near)
    [easy] Hana (easy)
    [medium] Kenji (medium)
    [hard] Lady Asahi (hard)
    [expert] Master Tadaoki (expert)
   *[other] Computer ({ $bot })
  }
bot-level = { $bot ->
    [random] at random
    [greedy] greedy
    [easy] easy
    [medium] medium
    [hard] hard
    [expert] expert
   *[other] { $bot }
  }
bot-character = { $bot ->
    [random] Picks any legal action: quick, cheerful, no plan at all.
    [greedy] Takes what looks best at the moment and never thinks about tomorrow.
    [easy] Plays for the pleasure of it and lets many a chance go by.
    [medium] Has a plan for this turn, and now and then for the next.
    [hard] Wastes nothing and knows what you would like to do next.
    [expert] Thinks long, forgives little and counts the last point.
   *[other] Plays in its own way.
  }
bots-levels = Computer players
bots-practice = For tests and beginners
which-bot = Which computer player?
engine-line = { $engine ->
    [compiled] Computer players think with the compiled engine.
    [building] Computer players think with the plain engine; the faster one is being built.
   *[pure] Computer players think with the plain engine.
  }
replace-line = The computer will play the seat of { $name }, who has been away for some time and can take it back.

## Waiting room

waiting-title = { $game }: waiting for players
waiting-line = The game begins when the last open seat is taken.
invite-link = Link to this table
copy-link = Copy link
copied = Copied
seats = Seats
sit = Sit down
fill-bot = Computer plays
make-open = Open the seat
ask-to-leave = Ask to leave
asked-to-leave = The host has asked you to leave this table.
leave = Leave

## Account

account = Account
sign-in = Sign in
sign-out = Sign out
sign-out-guest = A guest who signs out cannot come back to these games.
kind-guest = guest
kind-account = account
keep-games = Keep your games: make an account
account-why = An account is a name and a password. It keeps your games across devices; nothing else is stored.
create-account = Create an account
password = Password
password-old = Present password
password-new = New password
password-change = Change the password
sessions = Where you are signed in
session-current = this browser
session-end = End
session-on = { $browser } on { $system }
session-unknown = Unknown browser
sessions-end-others = End all others, tokens too
tokens = Tokens for bots
tokens-why = An outside program can play under your name with a token. It can do nothing else: not change your name or password, and not make tokens.
token-name = Name of the token
token-new = Make a token
token-once = Shown only once:
token-unused = never used

## Settings

theme = Appearance
theme-auto = As the system
theme-light = Day
theme-dark = Night
motion = Motion
motion-auto = As the system
motion-on = Pieces move
motion-off = No motion
telling = Moves of the others
telling-off = At once
telling-fast = One by one, fast
telling-normal = One by one
check-sound = Sound: a knock at every move, two when it is your turn
check-trivial = Take for me what is no real choice: the only option, a free reward
check-autoConfirm = End my turns without asking for confirmation (then nothing can be undone)
check-handOver = Several people at this screen: hide each hand until its player has the screen

## Table

views = Views
tab-board = Board
tab-mats = Players
tab-log = Log
side = Choices, players and log
side-tabs = Log or chat
extra = Cards to choose from
choices = What to choose
fold = Show the whole list of choices
tray-of = What { $name } decides with
open-mat = Everything in front of { $name }
more-options = { $n } more
glows-above = Glows above: { $n }
glows-below = Glows below: { $n }
players = Players
any-time = At any time
undo = Undo
restart-turn = Restart turn
confirm = Confirm
confirm-turn = Your turn is complete. Confirm it?
hand-over = Hand the screen to { $name }
hand-over-line = What { $name } holds is shown next. Nobody else should look.
hand-over-go = I am { $name }: show the table
options-count = { $n ->
    [one] { $n } option
   *[other] { $n } options
  }
show-rule = Show rule { $rule }
waiting-for = Waiting for { $name }
waiting-for-several = Waiting for { $names }
answered-line = You have answered. Until everybody has, you can take it back.
waiting-confirm = { $name } has yet to confirm the turn
thinking = { $name } is thinking
stuck = { $name } cannot go on
stuck-line = Our rules fail at this position; that is our mistake, not yours. Whoever runs this server finds it in the log. The game can be left.
away = away
watching = You are watching
watchers = { $n ->
    [one] { $n } watching
   *[other] { $n } watching
  }
hint = Hint
no-hint = No hints: this table is without help.
no-hint-rated = No hints: this game is rated.
break-off = End the game
break-off-line = { $name } has been away for some time. A rated game cannot go on without a player: it ends without a result.
replace-line-final = The computer will play the seat of { $name } to the end.
hint-thinking = Thinking about your choices …
hint-badge = Hint: number { $rank }, { $points } points at the end, { $share } to win.
hint-only = { $choice }: about { $points } points at the end and a { $share } chance to win.
hint-clear = { $choice }: { $gap } points expected against the next best, “{ $next }”; about { $points } at the end, { $share } to win.
hint-close = “{ $choice }” or “{ $next }”: about as good ({ $points } points at the end, { $share } to win).
hint-before = Before { $name }, who is expected to choose the same: { $what }.
hint-last = Then { $name } cannot choose it any more: { $what }.
hint-then = And then: { $what }.
hint-sure = Certain on the way:
hint-how = How sure is this?
hint-note = { $n ->
    [one] { $n } simulation by { $bot }, from what you can see.
   *[other] { $n } simulations by { $bot }, from what you can see.
  } ± is the 95 % interval of the simulations; what their judgement of a position overlooks is not in it.
log = Log
log-empty = Nothing has happened yet.
log-look = Show the table after this
recap = Since your last turn
recap-short = Recap
recap-last = The last turns
recap-empty = The others have not played yet.
recap-back = One step back
recap-on = One step on
recap-tell = Show it again on the board
telling-skip = Skip
looking = You see an earlier position.
looking-your-turn = You see an earlier position. It is your turn.
looking-back = Back to now
plan-free = free
chip-opens = then: { $what }
points-at-end = { $n ->
    [one] { $n } point at the end
   *[other] { $n } points at the end
  }
score-now = Score so far
score-now-line = If the game ended now. What others keep hidden is not counted.
score-scored = Scored already
score-later = Counted at the end
score-hidden = not known
log-undo = A move was taken back.
log-resign = { $name } leaves the table; { $bot } plays on.
log-left = { $name } leaves the table; the game is over.
chat = Chat
chat-empty = Nobody has said anything.
chat-placeholder = Say something
chat-guest = Take a name first to chat.
chat-players = Those who play here talk at this table.
resign = Leave the game
resign-line = The computer will play your seat to the end. You can still watch, and take the seat back.
resign-line-final = The computer will play your seat to the end. You can still watch, but not come back: this table is without help.
resign-line-rated = The game is rated: if you leave, it ends for everybody, without a result.
take-back = Take my seat back
zoom = Zoom
zoom-in = Nearer
zoom-out = Farther
zoom-fit = Whole board
no-board = This game has no board here yet
no-board-line = The engine knows it; its board in the browser is still to be drawn.
no-table = No such table
no-table-line = It does not exist, or it was cleared away.
table-trouble = This table cannot be shown now

## End, score sheet, replay

game-over = The game is over
game-broken-off = The game was broken off
abandoned-line = It has no result.
old-rules = The rules here have changed
old-rules-line = This game was begun under rules or components that this server no longer plays, so it cannot go on. If one of its players ends it, its record can be downloaded and replayed with the version of Tatami it was begun on.
old-rules-ended = This game was played under rules or components that this server no longer plays: it cannot be replayed here. The record can be downloaded and replayed with the version it was played on.
old-rules-end = The game ends for everybody, without a result. Then its record, with everything that was hidden, can be downloaded.
damaged = This table was damaged
damaged-line = The server cannot read this table back from its storage, so the game cannot go on. Whoever runs the server finds it in the log and may be able to repair it. You can end the game and leave.
damaged-end = The game ends for everybody, without a result.
winner = wins
wins = { $points ->
    [one] { $name } wins with { $points } point.
   *[other] { $name } wins with { $points } points.
  }
wins-shared = { $points ->
    [one] { $names } share the victory with { $points } point each.
   *[other] { $names } share the victory with { $points } points each.
  }
score-sheet = Score sheet
rematch-waiting = A rematch is laid
rematch = Rematch
download = Download the record
replay = Replay
replay-start = The table before the first move
replay-secret = A secret choice
replay-back = One step back
replay-forward = One step on
replay-turn-back = Previous turn
replay-turn-forward = Next turn
replay-round-back = Previous round
replay-round-forward = Next round
replay-play = Play the game
replay-pause = Pause
replay-position = Position { $n } of { $last }
play-from-here = Play from here
play-from-here-line = Your own table, begun at this position; what was hidden is dealt again.

## Rules

rules-search = Search the rules
rules-none = There are no rules for this game yet.
rules-no-match = No rule contains this.
rules-english-only = The rules have not been translated yet; the text below is in English.
rules-table = Table

## Keys

key-numbers = choose that option
key-tab = next part of the page
key-arrows = walk over the board or your own mat
key-enter = choose, confirm
key-undo = undo
key-restart = restart the turn
key-hint = hint for your decision
key-board = to the board
key-choices = to the list of choices
key-mat = open or close your own board
key-zoom = zoom the board
key-rules = rule behind the decision
key-escape = close
key-help = this list

## Pages that are not there

missing-title = There is no bridge here
missing-line = This address leads nowhere.

## Refusals

error-offline = There is no connection to the server. Please try again.
error-lost = The connection broke before the table answered. What the table shows when it is back counts; choose again if your choice is not there.
error-too-late = That took too long on its way and was not played. Please choose again.
error-bad-request = The server did not understand that.
error-unauthenticated = Please take a name or sign in first.
error-wrong-credentials = Name or password is wrong.
error-forbidden = You may not do that.
error-needs-session = A token only plays. Please sign in yourself for this.
error-csrf = The request was refused. Please reload the page.
error-bad-origin = The request came from another site.
error-not-seated = You have no seat at this table.
error-wrong-seat = It is not your decision.
error-not-found = There is no such thing.
error-unknown-game = This game is not known here.
error-method-not-allowed = The server did not understand that.
error-name-taken = This name belongs to an account.
error-seat-taken = The seat is taken.
error-already-seated = You already sit here.
error-not-started = The game has not begun.
error-not-running = The game is over.
error-not-over = Only after the end of the game.
error-stale-version = The table has moved on. Look again and choose.
error-awaiting-confirmation = The player before you has yet to confirm the turn.
error-nothing-to-confirm = There is nothing to confirm.
error-cannot-undo = That cannot be taken back any more.
error-still-present = { $minutes ->
    [one] This player was here a moment ago. The computer can take over in { $minutes } minute.
   *[other] This player was here a moment ago. The computer can take over in { $minutes } minutes.
  }
error-no-help = This table was set up without help.
error-no-bots = This table was set up without computer players.
error-no-people = At least one seat is for a person.
error-too-large = That is too large.
error-unsupported-media-type = The server did not understand that.
error-bad-name = A name has 2 to 24 letters, digits or simple signs; the letters of a word are of one alphabet.
error-bad-password = A password has at least 8 characters.
error-bad-options = These options do not go together.
error-bad-seats = These seats do not go together.
error-unknown-bot = This computer player is not known.
error-illegal-action = The rules do not allow that now.
error-bad-record = This record cannot be read.
error-no-record = This table has no record of its own.
error-old-rules = This game was begun under older rules; it is kept, but it cannot be played on.
error-damaged = This table was damaged in storage and cannot be played on; you can leave it.
error-rate-limited = Too fast. Please wait a moment.
error-too-many = You have too many of these.
error-internal = Something went wrong on our side.
error-unavailable = The server is busy. Please try again soon.
error-storage-full = The server’s disk is full: nothing new can be kept now. What was kept is safe.
error-storage-read-only = The server cannot write at the moment. Looking still works.
error-storage-busy = The server’s storage is busy. Please try again soon.
