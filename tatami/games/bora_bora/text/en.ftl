### Bora Bora in words: shared by the terminal and the browser.
### An action is `action-<family>`; arguments are the ids of the engine with '-' for a space, a dot or an underscore (C-NW, god-tile).
### The browser hands over words in place of the ids of people and jewelry (M07, J12), which only the content knows.

## Players

colour = { $colour ->
    [green] green
    [black] black
    [blue] blue
   *[red] red
  }
player-title = { $colour ->
    [green] Green tribe
    [black] Black tribe
    [blue] Blue tribe
   *[red] Red tribe
  }

## Goods

stock = { $good ->
    [offering] Offerings
    [shell] Shells
    [god-tile] God tiles
    [godcard] God cards in hand
    [priest] Priests in supply
   *[vp] Victory points
  }: { $n }
amount-offering = { $n ->
    [one] { $n } offering
   *[other] { $n } offerings
  }
amount-shell = { $n ->
    [one] { $n } shell
   *[other] { $n } shells
  }
amount-god-tile = { $n ->
    [one] { $n } god tile
   *[other] { $n } god tiles
  }
amount-priest = { $n ->
    [one] { $n } priest
   *[other] { $n } priests
  }
amount-vp = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
  }
amount-status = { $n ->
    [one] { $n } status step
   *[other] { $n } status steps
  }
material = { $material ->
    [sand] sand
    [stone] stone
   *[wood] wood
  }

## The map

region = { $region ->
    [C-NW] central island, forest
    [C-NE] central island, plain
    [C-SW] central island, beach
    [C-SE] central island, mountain
    [N1] north island, beach
    [N2] north island, mountain
    [E1] east island, forest
    [E2] east island, plain
    [S1] south island, forest
    [S2] south island, plain
    [W1] west island, beach
   *[W2] west island, mountain
  }
resource = { $resource ->
    [sand] sand
    [stone] stone
    [wood] wood
   *[offering] an offering
  }
species = { $species ->
    [butterfly] Butterfly fish
    [surgeon] Surgeonfish
    [parrot] Parrotfish
   *[trigger] Triggerfish
  }
fish-tile = { species }: { $value ->
    [one] { $value } point
   *[other] { $value } points
  }
tip-fish = Counts at the end for whoever’s hut stands on the building space. The red god scores it at once when you move in.
tip-region-gives = Settling here brings { resource }.
tip-region-space = On the building space: { $colour ->
    [none] nobody yet
    [green] green
    [black] black
    [blue] blue
   *[red] red
  }.
tip-region-aside = Pushed aside (still counts for tasks and paths): { $who }.
path = { $kind ->
    [land] Land path
   *[water] Water path
  }, value { $value }
path-ends = Joins: { $a } – { $b }
tip-path = { $kind ->
    [land] Expand over land with a value of at least { $value }.
   *[water] Expand over water with a value of at least { $value }.
  }

## Dice actions

dice-action = { $action ->
    [helper] Helper
    [temple] Temple
    [build] Build
    [man] Man
    [woman] Woman
    [land] Land path
    [water] Water path
   *[fishing] Fishing
  }
dice-tile = { $tile ->
    [helper] Helper
    [temple] Temple
    [build] Build
    [man] Man
    [woman] Woman
    [land] Land path
    [water] Water path
    [man-woman] Man / Woman
    [land-water] Land / Water path
   *[fishing] Fishing
  }
tip-action-helper = Spend the value of the die on trades: 1 for sliding a man or a woman down or for 1 point; 2 for an offering, a god card, a material or for moving a hut to slot 12.
tip-action-temple = Put a priest on a temple space up to the value and take the fire bonus. A priest already there is pushed to the right.
tip-action-build = Build one of your building tiles up to the value over two adjacent materials: points of the round and the fire bonus.
tip-action-man = Take a man from a position up to the value and lay him on a free slot.
tip-action-woman = Take a woman from a position up to the value and lay her on a free slot.
tip-action-land = Settle a region beside one of yours over a land path up to the value; take its resource.
tip-action-water = Settle a region beside one of yours over a water path up to the value; take its resource.
tip-action-fishing = Any die, always: 2 victory points.
tip-lower = { $below ->
    [any] Empty: any die may come here.
    [1] A 1 lies here: only the blue god opens this tile.
   *[other] Next die must be lower than { $below }.
  }
tip-combined = Both actions share this tile and its dice; choose one of them.
fishing-space = Fishing space
dice-here = Dice in order: { $dice }

## People

person-type = { $type ->
    [land] Land path
    [water] Water path
    [woman] Woman
    [man] Man
    [build] Build
    [material] Materials
    [movehut] Move huts
    [vp] Victory points
    [godcard] God cards
    [offering] Offerings
    [status] Status
   *[shell] Shells
  }
person = { $sex ->
    [man] man
   *[woman] woman
  } “{ person-type }”
person-title = { $sex ->
    [man] Man
   *[woman] Woman
  } “{ person-type }”
person-does = { $type ->
    [land] Phase B: expand over one land path of value { $one } or less ({ $two } with two equal tiles, { $three } with three).
    [water] Phase B: expand over one water path of value { $one } or less ({ $two } with two equal tiles, { $three } with three).
    [woman] Phase B: take a woman from positions 1 to { $one } (1 to { $two } with two equal tiles; a third adds nothing beyond { $three }).
    [man] Phase B: take a man from positions 1 to { $one } (1 to { $two } with two equal tiles; a third adds nothing beyond { $three }).
    [build] Phase B: build a building of value { $one } or less ({ $two } with two equal tiles; a third adds nothing beyond { $three }).
    [material] Phase B: take { $one } material of your choice ({ $two } with two equal tiles, { $three } with three).
    [movehut] Phase B: move up to { $one } hut to slot 12 ({ $two } with two equal tiles, { $three } with three).
    [vp] Phase B: { $one } victory points ({ $two } with two equal tiles, { $three } with three).
    [godcard] Phase B: { $one } god card ({ $two } with two equal tiles, { $three } with three).
    [offering] Phase B: { $one } offering ({ $two } with two equal tiles, { $three } with three).
    [status] Phase B: { $one } status step ({ $two } with two equal tiles, { $three } with three).
   *[shell] Phase B: { $one } shell ({ $two } with two equal tiles, { $three } with three).
  }
person-left = { $sex ->
    [man] Tattoo: sliding him down brings { amount-status }, once a game.
   *[woman] Gathering: sliding her down brings { amount-shell }, once a game.
  }
person-slid = { $slid ->
    [yes] Already slid down.
   *[no] Not slid down yet.
  }
display-place = { $sex ->
    [man] Men
   *[woman] Women
  }, position { $n }
display-empty = { display-place }: taken
tip-display = Taken with a value of at least { $n }.
display-stack = { $sex ->
    [man] Men still to come
   *[woman] Women still to come
  }: { $n }

## Tasks

task = { $task ->
    [T01] a man and a woman on your board
    [T02] a woman on your board and a priest in the temple
    [T03] a man on your board and a priest in the temple
    [T04] a woman on your board and a jewelry tile
    [T05] a man on your board and turn order tile 1
    [T06] huts in three regions
    [T07] three god cards of one colour
    [T08] three priests in the temple
    [T09] huts in nine regions
    [T10] a hut on each of the five islands
    [T11] two blue god cards
    [T12] two white god cards
    [T13] two red god cards
    [T14] two green god cards
    [T15] two yellow god cards
    [T16] god cards of four colours
    [T17] three different men
    [T18] three different women
    [T19] three different kinds of jewelry
    [T20] four men
    [T21] four women
    [T22] four jewelry tiles
    [T23] four buildings built
    [T24] two necklaces
    [T25] two bracelets
    [T26] two pairs of earrings
    [T27] two rings
    [T28] two anklets
    [T29] two combs
    [T30] two god tiles
    [T31] four offerings
    [T32] five shells
    [T33] three sand
    [T34] three stone
    [T35] three wood
    [T36] five materials
    [T37] huts in all three mountain regions
    [T38] huts in all three beach regions
    [T39] huts in all three forest regions
    [T40] huts in all three plain regions
    [T41] huts in all three regions with butterfly fish
    [T42] huts in all three regions with surgeonfish
    [T43] huts in all three regions with parrotfish
    [T44] huts in all three regions with triggerfish
    [T45] four huts on slot 12
    [T46] three men slid down
    [T47] three women slid down
    [T48] five people slid down
    [T49] two people “Land path”, men or women
    [T50] two people “Water path”, men or women
    [T51] two people “Woman”, men or women
    [T52] two people “Man”, men or women
    [T53] two people “Build”, men or women
    [T54] two people “Materials”, men or women
    [T55] two people “Move huts”, men or women
    [T56] two people “Victory points”, men or women
    [T57] two people “God cards”, men or women
    [T58] two people “Offerings”, men or women
    [T59] two people “Status”, men or women
   *[T60] two people “Shells”, men or women
  }
task-title = Task: { task }
tip-task = 6 points when complete; with the yellow god, which lowers one requirement by one, 4 points.
tip-task-minimum = At least that many are needed; nothing is handed over.
tip-task-progress = You have: { $have }
tip-task-met = Complete as things stand.
tasks-done = Completed tasks: { $n }
tip-tasks-done = Nine of them bring 6 points at the end.
task-stack = Tasks still to come: { $n }

## Jewelry

jewelry-type = { $type ->
    [necklace] Necklace
    [bracelet] Bracelet
    [earrings] Earrings
    [ring] Ring
    [anklet] Anklet
   *[comb] Comb
  }
jewelry-tile = { jewelry-type }
tip-jewelry = Costs { amount-shell }; worth { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  } at the end.
tip-jewelry-round = For sale at the end of round { $round }.
jewelry-owned = Jewelry bought: { $n }
tip-jewelry-owned = Six of them bring 6 points more at the end.
round-column = Round { $round }: a building brings { $building }, each priest { $priest }

## Gods

god = { $god ->
    [blue] Blue god
    [white] White god
    [red] Red god
    [green] Green god
   *[yellow] Yellow god
  }
god-does = { $god ->
    [blue] Phase A: a die may be placed although it is not lower than those on the tile.
    [white] Phase A: a die counts as 6 for its action; its face stays.
    [red] While expanding: score the fish tile of the new region.
    [green] Phase B, once: double an action of people, or use one more type.
   *[yellow] Phase C: lower one requirement of a task by one; the task then brings 4 points.
  }
god-sign = { $sign ->
    [white] 6
    [double] ×2
    [extra] +1
   *[yellow] −1
  }
tip-god-price = Costs the card and an offering. Two cards of one colour and an offering stand for any god.
god-deck = God deck: { $n }
god-discards = Discards: { $n }
tip-god-deck = Take the top card unseen, or one of the open cards.
god-back = { $n ->
    [one] { $n } card nobody else has seen
   *[other] { $n } cards nobody else has seen
  }
god-known = Everybody knows of this card.
hand-of = Hand: { $n }
tip-god-tile = Stands for any god, without an offering. Unused it brings 2 points at the end.
tip-offering = Pays for gods. Four of them are one of the tasks.
tip-shell = Pays for jewelry. Five of them are one of the tasks.
tip-priest = Priests in supply can be sent to the temple; one that is pushed out comes back here.

## Temple, status

temple-space = Temple, space { $n }: value { $value }
tip-temple = A priest may be put here with a value of at least { $value }; a priest already here moves one space to the right.
tip-temple-priest = Priest of the { colour } tribe.
god-tiles-left = God tiles in the temple: { $n }
tip-god-tiles = At the end of each round one goes to whoever has most priests; among equals the leftmost priest wins.
priest-worth = Each priest now brings { $n ->
    [one] { $n } point
   *[other] { $n } points
  } at the end of the round.
status-space = Status, step { $n }: { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  }
tip-status = Scored at the end of each round; the farthest, on top of a stack, goes first then.
status-marker = { $n }. { colour }

## Player board

board-of = Board of the { colour } tribe
slot = Slot { $n }
slot-hut = { slot }: { $huts ->
    [one] { $huts } hut
   *[other] { $huts } huts
  }
slot-free = { slot }: free
tip-slot-hut = People can lie here once the hut is gone.
tip-slot-12 = Any number of huts may stand on slot 12.
tip-slot-free = A man or a woman can lie here.
ceremonial-space = { $space ->
    [a1] top row, space 1
    [a2] top row, space 2
    [a3] top row, space 3
    [a4] top row, space 4
    [b1] middle row, space 1
    [b2] middle row, space 2
    [b3] middle row, space 3
    [b4] middle row, space 4
    [c1] bottom row, space 1
    [c2] bottom row, space 2
    [c3] bottom row, space 3
   *[c4] bottom row, space 4
  }
ceremonial-pair = { $pair ->
    [a1-a2] top row, spaces 1 and 2
    [a1-b1] space 1 of the top and middle rows
    [a2-a3] top row, spaces 2 and 3
    [a2-b2] space 2 of the top and middle rows
    [a3-a4] top row, spaces 3 and 4
    [a3-b3] space 3 of the top and middle rows
    [a4-b4] space 4 of the top and middle rows
    [b1-b2] middle row, spaces 1 and 2
    [b1-c1] space 1 of the middle and bottom rows
    [b2-b3] middle row, spaces 2 and 3
    [b2-c2] space 2 of the middle and bottom rows
    [b3-b4] middle row, spaces 3 and 4
    [b3-c3] space 3 of the middle and bottom rows
    [b4-c4] space 4 of the middle and bottom rows
    [c1-c2] bottom row, spaces 1 and 2
    [c2-c3] bottom row, spaces 2 and 3
   *[c3-c4] bottom row, spaces 3 and 4
  }
space-empty = { ceremonial-space }: empty, for { material }
space-material = { ceremonial-space }: { material }
space-building = { ceremonial-space }: building { $value }
tip-space = A material comes to a free space of its kind. A building covers two adjacent materials.
tip-spaces-all = All twelve covered bring 6 points at the end.
building = Building { $value }
tip-building = Needs a value of at least { $value } and two adjacent materials; this round it brings { $vp } points and the fire bonus.
beside = Beside the board: { $n } { material }
tip-beside = Found no free space; counts for tasks only.
die-left = Die: { $value }
dice-left = Dice still to place
order-place = { $n }. in turn order: { colour }
tip-order = The status track makes the order of the next round.
phase = { $phase ->
    [setup] First huts
    [A] Phase A: dice
    [B] Phase B: people
    [C] Phase C: scoring
   *[end] Last tasks
  }
where-bora-bora = Round { $round } of { $rounds } · { phase }
panel = { $panel ->
    [status] Status
    [temple] Temple
    [jewelry] Jewelry
    [people] Men and women
    [tasks] Tasks
   *[gods] God cards
  }
board = Board of Bora Bora

## Fire bonus and trades

fire-gain = { $gain ->
    [godcard] Take a god card
    [offering] Gain 1 offering
    [status] 1 status step
   *[shell] Gain 1 shell
  }
trade-name = { $trade ->
    [vp] 1 victory point
    [offering] 1 offering
    [godcard] 1 god card
    [material] 1 material of your choice
   *[movehut] Move a hut to slot 12
  }
points-used = Points used: { $n }

## Decisions

decision-start-hut = Put your first hut beside a fish tile of value 1
decision-choose-hut = Take which hut? It goes here: { region }
decision-put-material = Where does the { material } go?
decision-choose-material = Choose a material ({ $left } to take)
decision-choose-die = Choose a die to place
decision-place-die = Where does the { $value } go?
decision-pay-god = How do you pay the { $god ->
    [blue] blue
    [white] white
    [red] red
    [green] green
   *[yellow] yellow
  } god?
decision-expand = { $path ->
    [land] Expand over a land path up to { $value }
   *[water] Expand over a water path up to { $value }
  }
decision-red-god = Red god: score { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  } for the fish here? { region }
decision-take-person = { $sex ->
    [man] Take a man from positions 1 to { $value }
   *[woman] Take a woman from positions 1 to { $value }
  }
decision-choose-slot = Lay the tile on which slot?
decision-helper = Helper: { $value ->
    [one] { $value } point left to spend
   *[other] { $value } points left to spend
  }
decision-god-card = Take a god card ({ $left } to take)
decision-priest = Put a priest on a space up to { $value }
decision-build = Build which tile, up to { $value }?
decision-build-on = Building { $value }: over which two materials?
decision-fire-bonus = Fire bonus: choose one
decision-use-people = Use your people
decision-combine = How many of the equal tiles act together?
decision-move-huts = Move another hut to slot 12? (up to { $left } more)
decision-buy-jewelry = Buy a piece of jewelry?
decision-task = { $final ->
    [yes] Final tasks: which one now?
   *[no] Complete a task or give one up
  }
decision-new-task = Choose a new task
decision-secret = Decides in secret

## Actions

action-settle = { region }
action-hut = The hut on slot { $slot }
action-put = { ceremonial-space }
action-choose = { $material ->
    [sand] Sand
    [stone] Stone
   *[wood] Wood
  }
action-die = Die { $value }
action-place = { dice-action }
action-play = { $god ->
    [white] White god: the die counts as 6
   *[red] Red god: score the fish tile
  }
action-decline = No god
action-pay = { $way ->
    [card] The card and 1 offering
    [tile] A god tile
    [blues] Two blue cards and 1 offering
    [whites] Two white cards and 1 offering
    [reds] Two red cards and 1 offering
    [greens] Two green cards and 1 offering
   *[yellows] Two yellow cards and 1 offering
  }
action-take = { $sex ->
    [man] Man on position { $position }
   *[woman] Woman on position { $position }
  }
action-slot = Slot { $slot }
action-slide = Slide down: { $tile }
action-trade = { trade-name }
action-done = Skip the rest
action-god = { $card ->
    [blue] Blue card
    [white] White card
    [red] Red card
    [green] Green card
    [yellow] Yellow card
   *[deck] Unseen from the deck
  }
action-priest = Space { $space } from the left
action-build = Building { $value }
action-over = { ceremonial-pair }
action-fire = { fire-gain }
action-use = { $sex ->
    [man] Men
   *[woman] Women
  }: { person-type }
action-double = { $sex ->
    [man] Men
   *[woman] Women
  }: { person-type }, doubled by the green god
action-extra = { $sex ->
    [man] Men
   *[woman] Women
  }: { person-type }, in addition, by the green god
action-combine = { $tiles ->
    [one] With { $tiles } tile
   *[other] With { $tiles } tiles
  }
action-move = Move a hut to slot 12
action-buy = Buy: { $jewelry }
action-pass = Buy nothing
action-complete = Complete: { task }
action-yellow = With the yellow god: { task }
action-drop = Give up: { task }
action-new = { task }

## What happened

event-round = Round { $round } begins: new men, women and tasks.
event-phase = Round { $round }, phase { $phase }
event-round-head = Round { $round }
event-turn = Round { $round }, phase { $phase }
event-roll = All dice are rolled.
event-place = { $name } places { $value }: { dice-tile }.
event-settle = { $name } settles: { region }.
event-pushed = A hut of { $other } is pushed aside.
event-move-hut = A hut moves to slot 12.
event-material = { $material ->
    [sand] Sand
    [stone] Stone
   *[wood] Wood
  }: { ceremonial-space }.
event-beside = No free space: { material } lies beside the board.
event-god = { $name } plays the { $god ->
    [blue] blue
    [white] white
    [red] red
    [green] green
   *[yellow] yellow
  } god ({ $way ->
    [card] card and offering
    [tile] god tile
    [blues] two blue cards and an offering
    [whites] two white cards and an offering
    [reds] two red cards and an offering
    [greens] two green cards and an offering
   *[yellows] two yellow cards and an offering
  }).
event-take = { $name } takes from position { $position }: { $tile }.
event-lodge = The tile lies on slot { $slot }.
event-slide = Slides down: { $tile }.
event-status = { $steps ->
    [one] { $steps } status step, now on step { $step }.
   *[other] { $steps } status steps, now on step { $step }.
  }
event-god-card = { $card ->
    [deck] { $name } takes an unseen god card.
    [blue] { $name } takes an open blue god card.
    [white] { $name } takes an open white god card.
    [red] { $name } takes an open red god card.
    [green] { $name } takes an open green god card.
   *[yellow] { $name } takes an open yellow god card.
  }
event-god-card-seen = It is { $card ->
    [blue] blue
    [white] white
    [red] red
    [green] green
   *[yellow] yellow
  }.
event-god-row = New open card: { $card ->
    [blue] blue
    [white] white
    [red] red
    [green] green
   *[yellow] yellow
  }.
event-reshuffle = The discards become a new deck ({ $cards }).
event-priest = { $name } puts a priest on temple space { $space }.
event-priest-dropped = A priest of { $other } is pushed out of the temple.
event-build = { $name } builds { $value }: { ceremonial-pair }.
event-activate = { $name } uses { $sex ->
    [man] men
   *[woman] women
  }: { person-type }, strength { $strength }.
event-jewelry = { $name } buys: { $jewelry }.
event-order = New turn order: { $order }
event-task = { $yellow ->
    [yes] { $name } completes with the yellow god: { task }.
   *[no] { $name } completes: { task }.
  }
event-task-dropped = { $name } gives up: { task }.
event-new-task = { $name } takes a new task: { task }.
event-gain = { $name } gains: { $what }.
event-score = { $name } scores { $what }: { $source ->
    [fishing] fishing
    [helper] helper
    [people] people
    [buildings] building
    [red-fish] fish tile by the red god
    [status] status
    [temple] temple
    [tasks] task
   *[start] turn order
  }.
event-forced = Only one thing was possible.

## Score sheet

sheet-start = Start
sheet-fishing = Fishing
sheet-helper = Helper
sheet-people = People in phase B
sheet-buildings = Buildings
sheet-red-fish = Fish by the red god
sheet-status = Status
sheet-temple = Temple
sheet-tasks = Tasks
sheet-god-tiles = Unused god tiles
sheet-fish = Fish at the end
sheet-jewelry = Jewelry
sheet-bonus-tasks = Nine tasks
sheet-bonus-jewelry = Six pieces of jewelry
sheet-bonus-spaces = All ceremonial spaces
sheet-bonus-buildings = All buildings
sheet-bonus-regions = All regions
sheet-bonus-people = Twelve people
sheet-total = Total

## Legend of icons

legend = { $icon ->
    [bb-vp] Victory points
    [bb-offering] Offering
    [bb-shell] Shell
    [bb-status] Status step
    [bb-sand] Sand
    [bb-stone] Stone
    [bb-wood] Wood
    [bb-material] A material of your choice
    [bb-mask] A god
    [bb-blue] Blue god
    [bb-white] White god
    [bb-red] Red god
    [bb-green] Green god
    [bb-yellow] Yellow god
    [bb-godcard] God card
    [bb-god-tile] God tile: any god, without an offering
    [bb-land] Land path
    [bb-water] Water path
    [bb-man] Man
    [bb-woman] Woman
    [bb-people] Men and women
    [bb-build] Build
    [bb-temple] Temple
    [bb-helper] Helper
    [bb-fishing] Fishing
    [bb-fire] Fire bonus: one of its four gifts
    [bb-hut] Hut
    [bb-movehut] Move a hut to slot 12
    [bb-slot12] Slot 12
    [bb-priest] Priest
    [bb-first] Turn order tile 1
    [bb-region] Region
    [bb-island] Island
    [bb-mountain] Mountain
    [bb-beach] Beach
    [bb-forest] Forest
    [bb-plain] Plain
    [bb-necklace] Necklace
    [bb-bracelet] Bracelet
    [bb-earrings] Earrings
    [bb-ring] Ring
    [bb-anklet] Anklet
    [bb-comb] Comb
    [bb-jewelry] Jewelry
    [bb-butterfly] Butterfly fish
    [bb-surgeon] Surgeonfish
    [bb-parrot] Parrotfish
    [bb-trigger] Triggerfish
   *[bb-slide] Slide a man or a woman down
  }

## Headings of the rules

rules-section-1 = Components
rules-section-2 = Player board
rules-section-3 = Setup
rules-section-4 = Structure of the game
rules-section-5 = Phase A: dice
rules-section-6 = Expanding
rules-section-7 = Women and men
rules-section-8 = Helper
rules-section-9 = Temple
rules-section-10 = Build
rules-section-11 = Fire bonus
rules-section-12 = Fishing
rules-section-13 = Gods
rules-section-14 = Phase B: people
rules-section-15 = Phase C: status, temple, jewelry
rules-section-16 = Tasks, end of the round, end of the game
rules-section-17 = Rulings
rules-section-18 = Worked examples
rules-section-19 = Invariants
tie-break = Equal points: whoever played earlier in the last phase C is ahead.
