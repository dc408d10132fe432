### Satori in words: shared by the terminal and the browser. How such a file is made is said in white_castle/text/en.ftl.
### $tile, $decoration, $price and $what are words already: what is printed there, made from the content.

## The game

option-sorin-scoring-values = Values of the Sōrin scoring tiles
option-sorin-scoring-values-value = { $value ->
    [text] as in the text of the rules
   *[tile] as printed on the tiles
  }
option-roof-requires-level = A roof can only be built over a built level
option-fewer-worshippers = Easier: only two worshippers of each colour
option-incense-for-collection = Easier: on the offering altar Hasekura gains incense instead of coins
option-no-fallback = Easier: a reward that Hasekura cannot be given is lost

## Players

player = { $colour ->
    [blue] blue
    [pink] pink
    [yellow] yellow
   *[green] green
  }
player-title = { $colour ->
    [blue] Blue sect
    [pink] Pink sect
    [yellow] Yellow sect
   *[green] Green sect
  }
automaton = Hasekura Tsunenaga

## Goods

stock = { $good ->
    [coin] Coins
    [wood] Wood
    [stone] Stone
    [emerald] Emeralds
    [incense] Incense
    [tile] Meditation tiles
    [jokoro] Jokoros in reserve
    [monk] Monks in reserve
    [offer] Level on the offering track
   *[sp] Satori points
  }: { $n }
amount-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
amount-wood = { $n } wood
amount-stone = { $n } stone
amount-emerald = { $n ->
    [one] { $n } emerald
   *[other] { $n } emeralds
  }
amount-incense = { $n } incense
amount-tile = { $n ->
    [one] { $n } meditation tile
   *[other] { $n } meditation tiles
  }
amount-sp = { $n ->
    [one] { $n } Satori point
   *[other] { $n } Satori points
  }

## Effects

effect-hikari = 1 Hikari step
effect-monk = Meditation
effect-altar = Build an altar
effect-jokoro = Place a Jokoro
effect-pagoda = Build on the pagoda
effect-offer = Claim offerings
effect-unlock = your sixth Jokoro
effect-collection = a collection
effect-pay = for { $price }: { $then }
effect-any = { $every ->
    [yes] { $parts }
   *[no] at most { $most } of: { $parts }
  }
effect-mix = { $n } of { $goods }

## Colours and places

worshipper = { $colour ->
    [grey] grey worshipper
    [orange] orange worshipper
   *[purple] purple worshipper
  }
altar-colour = { $colour ->
    [grey] grey altar
    [orange] orange altar
   *[purple] purple altar
  }
mountain = { $mountain ->
    [grey] Grey mountain
    [orange] Orange mountain
   *[purple] Purple mountain
  }
altar = { $altar ->
    [G1] left grey altar
    [G2] right grey altar
    [O1] right orange altar
    [O2] left orange altar
    [P1] left purple altar
    [P2] right purple altar
    [S1] left altar of the middle row
    [S2] right altar of the middle row
    [S3] second altar of the lower row
    [S4] third altar of the lower row
    [S5] first altar of the lower row
    [S6] fourth altar of the lower row
   *[offering] offering altar
  }
altar-by = { altar }
site-place = { $altar ->
    [G1] in place of the left grey altar
    [G2] in place of the right grey altar
    [O1] in place of the right orange altar
    [O2] in place of the left orange altar
    [P1] in place of the left purple altar
    [P2] in place of the right purple altar
    [S1] on the left site of the middle row
    [S2] on the right site of the middle row
    [S3] on the second site of the lower row
    [S4] on the third site of the lower row
    [S5] on the first site of the lower row
   *[S6] on the fourth site of the lower row
  }
altar-side = { $side ->
    [left] left side
   *[right] right side
  }
slot = { $slot ->
    [C1] tile for 2 coins
    [C2] tile for 2 wood
   *[C3] tile for 2 stone
  }
part = { $part ->
    [level1] level 1
    [level2] level 2
    [level3] level 3
    [level4] level 4
    [level5] level 5
    [roof1] the roof of level 1
    [roof2] the roof of level 2
    [roof3] the roof of level 3
    [roof4] the roof of level 4
    [roof5] the roof of level 5
   *[sorin] the Sōrin
  }
jokoro-place = { $target ->
    [level1] on level 1 of the pagoda
    [level2] on level 2 of the pagoda
    [level3] on level 3 of the pagoda
    [level4] on level 4 of the pagoda
    [level5] on level 5 of the pagoda
    [sorin] on the Sōrin
    [G1] on the left grey altar
    [G2] on the right grey altar
    [O1] on the right orange altar
    [O2] on the left orange altar
    [P1] on the left purple altar
    [P2] on the right purple altar
    [S1] on the left altar of the middle row
    [S2] on the right altar of the middle row
    [S3] on the second altar of the lower row
    [S4] on the third altar of the lower row
    [S5] on the first altar of the lower row
   *[S6] on the fourth altar of the lower row
  }
space = { $space ->
    [MG0] the top of the grey mountain
    [MG1] the right of the grey mountain
    [MG2] the bottom of the grey mountain
    [MG3] the left of the grey mountain
    [MO0] the top of the orange mountain
    [MO1] the right of the orange mountain
    [MO2] the bottom of the orange mountain
    [MO3] the left of the orange mountain
    [MP0] the top of the purple mountain
    [MP1] the right of the purple mountain
    [MP2] the bottom of the purple mountain
   *[MP3] the left of the purple mountain
  }
space-from = { space }
space-title = { $space ->
    [MG0] Grey mountain, top
    [MG1] Grey mountain, right
    [MG2] Grey mountain, bottom
    [MG3] Grey mountain, left
    [MO0] Orange mountain, top
    [MO1] Orange mountain, right
    [MO2] Orange mountain, bottom
    [MO3] Orange mountain, left
    [MP0] Purple mountain, top
    [MP1] Purple mountain, right
    [MP2] Purple mountain, bottom
   *[MP3] Purple mountain, left
  }
wheel = { $wheel ->
    [W1] Wheel of wood
    [W2] Wheel of stone
    [W3] Wheel of the Hikari
    [W4] Wheel of Meditation
    [W5] Wheel of coins
    [W6] Wheel of the Jokoro
    [W7] Wheel of the pagoda
   *[W8] Wheel of offerings
  }
lantern-gives = { $lantern ->
    [coin] 1 coin
    [incense] 1 incense
    [hikari] a tile by moving a Hikari
    [jokoro] a Jokoro on the pagoda
   *[pagoda] the next part of the pagoda
  }
amulet = { $amulet ->
    [M1] most Satori points
    [M2] most Jokoros placed
    [M3] furthest on the offering track
    [M4] most meditation tiles
   *[M5] most emeralds
  }
scoring-tile = { $counts ->
    [jokoros-on-altars] { $each } SP for each of your Jokoros on altars
    [incense] { $each } SP for each of your incense
    [leftovers] { $each } SP for every { $for } coins, wood, stone and meditation tiles left
   *[offering] { $plus ->
        [0] { $each } SP for each level on the offering track
       *[other] { $plus } SP and { $each } SP for each level on the offering track
      }
  }

## Decisions

decision-starting-tile = Choose a starting tile
decision-first-monk = Where does your first monk meditate?
decision-turn = { $placed ->
    [yes] Use an icon or a wheel, or end your turn
   *[no] Place a worshipper
  }
decision-choose-side = { $built ->
    [yes] Which side of the new altar do you use?
   *[no] Which side do you use?
  }
decision-offering-altar = Offering altar: pray, or inspect the construction site
decision-hikari-step = Move a Hikari one space
decision-meditation = Where does the monk meditate?
decision-monk-leaves = Which of your monks moves?
decision-monk-moves = Where does the monk go?
decision-build-altar = Which altar do you build, and where?
decision-decorate = Choose the decoration of the new altar
decision-place-jokoro = Where does the Jokoro go?
decision-build-pagoda = What do you build on the pagoda?
decision-claim-offerings = Claim offerings: which reward?
decision-play-amulet = Play your amulet?
decision-monk-upkeep = Does this monk stay on its mountain?
decision-trade-tiles = Trade in meditation tiles? ({ $left } more)
decision-order-effects = What comes next?
decision-choose-one = Choose one
decision-take-effects = Carry out the action, or do without
decision-choose-good = { $left ->
    [1] Choose what to gain
   *[other] Choose what to gain ({ $left } to go)
  }
decision-pay-unit = { $left ->
    [1] Choose what to pay with
   *[other] Choose what to pay with ({ $left } to go)
  }

## Actions

action-start = Starting tile: { $tile }
action-place = { $colour ->
    [grey] Grey worshipper
    [orange] Orange worshipper
   *[purple] Purple worshipper
  } to the { altar }
action-side = { $side ->
    [left] Left side
   *[right] Right side
  }
action-pray = Pray
action-inspect = Inspect the { slot }
icon = { $effect ->
    [coin] Coins
    [wood] Wood
    [stone] Stone
    [emerald] Emerald
    [incense] Incense
    [tile] Meditation tile
    [sp] Satori points
    [hikari] Hikari step
    [monk] Meditation
    [altar] Build an altar
    [jokoro] Place a Jokoro
    [pagoda] Build on the pagoda
    [offer] Claim offerings
    [unlock] Unlock your sixth Jokoro
   *[collection] Collection
  }
action-use = { icon }
action-use-number = Icon { $number }
action-tile = From the tile: { icon }
action-tile-number = From the tile: icon { $number }
action-finish = Finish the tile, leaving its other icons
action-wheel = { wheel } for 1 incense
action-end = End the turn
action-hikari = { mountain }, { $direction ->
    [cw] clockwise
   *[ccw] counter-clockwise
  }
action-meditate = { space-title }
action-leave = The monk from { space-from }
action-build = The { slot }, { site-place }
action-decorate = Decoration: { $decoration }
action-jokoro = Place it { jokoro-place }
action-raise = Build { part }
action-claim = Reward of space { $space }
action-done = Skip
action-amulet = { $choice ->
    [play] Play the amulet
   *[keep] Keep the amulet
  }
action-stay = Pay 1 incense: the monk stays at { space }
action-recall = Take the monk back from { space-from }
action-trade = { $good ->
    [incense] 2 tiles for 1 incense
   *[coin] 1 tile for 1 coin
  }
action-next = { icon }
action-option = Choice { $number }
action-gain = { $good ->
    [coin] Gain 1 coin
    [wood] Gain 1 wood
    [stone] Gain 1 stone
    [emerald] Gain 1 emerald
    [incense] Gain 1 incense
    [tile] Gain 1 meditation tile
   *[sp] Gain 1 Satori point
  }
action-pay = { $good ->
    [coin] Pay 1 coin
    [wood] Pay 1 wood
    [stone] Pay 1 stone
    [emerald] Pay 1 emerald
    [incense] Pay 1 incense
   *[tile] Pay 1 meditation tile
  }

## What happened

event-order = Turn order: { $order }
event-start = { $name } takes a starting tile: { $tile }.
event-turn = Round { $round }, turn { $turn }
turn-answer = Round { $round }, turn { $turn }: the answer
event-round = Round { $round } begins.
event-round-head = Round { $round } begins
event-place = { $name }: { worshipper } to the { altar }.
event-side = The { altar-side } is used.
event-pray = { $name } prays.
event-inspect = { $name } inspects the { slot }.
event-wheel = { $name } turns the { $wheel ->
    [W1] wheel of wood
    [W2] wheel of stone
    [W3] wheel of the Hikari
    [W4] wheel of Meditation
    [W5] wheel of coins
    [W6] wheel of the Jokoro
    [W7] wheel of the pagoda
   *[W8] wheel of offerings
  }.
event-hikari = The Hikari moves to { space }.
event-enlighten = A monk of { $name } is enlightened and takes a tile: { $tile }.
event-flip = The tile is finished and turned over.
event-sun = The monk from { space-from } goes to the sun.
event-meditate = A monk of { $name } meditates at { space }.
event-recall = The monk returns from { space-from }.
event-build = { $name } builds a new altar { site-place } ({ slot }).
event-decorate = Decoration: { $decoration }.
event-jokoro = { $name } places a Jokoro { jokoro-place }.
event-raise = { $name } builds { part }.
event-price = { $neutral ->
    [0] A Jokoro there will cost { $price }.
    [1] A Jokoro there will cost { $price }; a neutral one takes a slot.
   *[other] Two neutral Jokoros take all slots there.
  }
event-advance = Offering marker of { $name } on space { $level }.
event-claim = { $name } claims the reward of space { $space }; the marker returns to the base.
event-unlock = { $name } unlocks the sixth Jokoro.
event-decided = { $name } has decided about the amulet.
event-decided-head = Amulets
event-amulet = { $name } plays an amulet: { amulet }.
event-amulet-bonus = { $name } gains from the amulet “{ amulet }”.
event-gain = { $name } gains { $what }.
event-pay = { $name } pays { $what }.
event-lose = { $name } has no incense and loses { $points ->
    [one] { $points } Satori point
   *[other] { $points } Satori points
  }.
event-no-lantern = A worshipper of its own colour came to the { altar }: the lantern there stays dark.
event-counter = { $name } draws a { worshipper } and puts it on the { altar }.
event-lantern = { $cause ->
    [visit] A worshipper of another colour came to the { altar }. The lantern there:
    [counter] Lantern beside the { altar-by }:
    [same-colour] The colours match, so also the lantern beside the { altar-by }:
   *[instead] Instead the lantern beside the { altar-by }:
  } { $given ->
    [yes] { lantern-gives }.
   *[no] { obstacle }.
  }
obstacle = { $obstacle ->
    [no-coin] 1 coin, but the supply has none
    [incense-full] 1 incense, but there is no room for more
    [no-free-space] a Hikari, but no tile on that mountain is free
    [no-jokoro] a Jokoro, but none is left
    [no-slot] a Jokoro, but no slot is open on the pagoda
    [pagoda-complete] the pagoda, but it is complete
    [architect] the pagoda, but the next part lies above the Architect
   *[no-tile] the pagoda, but there is no meditation tile for the roof
  }
event-lost = The reward is lost.
event-collection = { $name } takes a collection; colours on the offering altar: { $colours }.
event-takes-tile = { $mountain ->
    [grey] The worshipper is grey
    [orange] The worshipper is orange
   *[purple] The worshipper is purple
  }: { $name } moves that Hikari to { space } and takes the tile.
event-conversion = { $name } turns into points: coins { $coins }, incense { $incense }, tiles { $tiles }. Only the tiles are kept.
event-forced = Only one thing was possible.

## The board, for tooltips and readers

board = Board of Satori
where-satori = Round { $round } of { $rounds }
temple = Temple grounds
sanmon = Sanmon
bag = Bag
site = Construction site
pagoda = Pagoda
mountains = Great Mountain
wheels = Prayer wheels
offering-track = Offering track
offering-altar = Offering altar
decorations = Decorations
supply = Supply
sun = Sun
pool = Still to use
roof = Roof
architect = Architect
sorin = Sōrin
bells = Bells
lantern = Lantern
empty-site = empty site
neutral-jokoro = Neutral Jokoro
tip-sanmon = Each turn begins with one of these worshippers.
tip-altar = A worshipper of its colour uses both sides, any other only one.
tip-altar-owner = With a Jokoro on it, each worshipper moves its owner’s offering marker: 2 spaces in the altar’s colour, otherwise 1.
tip-fixed-altar = Marked yellow: no altar can be built in its place.
tip-base-altar = An altar of the same colour can be built in its place for 1 incense more.
tip-site = An altar tile can be built here, and then brings its builder the icons of one side.
tip-slot = Price: { $price }, and 0, 1 or 2 meditation tiles for your first, second or third altar.
tip-decoration = Becomes the right side of a new altar.
tip-offering-altar = Pray: ring your bell, take 1 incense or a collection, and claim offerings if you like. Or use the left side of a tile on the construction site.
tip-wheel = Once a turn, for 1 incense. Not the wheel where your hand already lies.
tip-offering-track = Claim one reward at or below your marker; then it returns to the base.
tip-level = Costs { $price }; brings { $points } SP. A Jokoro can stand only on a built level.
tip-roof = Costs { $price }; brings { $points } SP. Each of your Jokoros on the pagoda is worth 1 SP per roof at the end.
tip-sorin = In round 5. Costs { $price }; whoever builds it scores its tile at the end.
tip-architect = Nothing can be built above the Architect.
tip-hikari = Move it onto one of your monks: the monk is enlightened and you use the tile. A turn cannot end on another’s monk.
tip-monk = At the end of a round a monk on a mountain costs 1 incense, or comes back.
tip-sun = Enlightened monks rest here until the end of the round.
tip-incense = At most 3. Whoever has none at the end of a round loses 1 SP.
tip-tile = Pays for altars, roofs and the Sōrin; every 5 goods and tiles left are worth 1 SP at the end.
tip-emerald = Worth 1 SP at the end.
tip-bell = Whoever has rung begins the next round, in the order of the bells.
tip-amulet = After round 3, or at the end: whoever leads here gains from it. After round 3 { $bonus }, at the end 2 SP.
tip-lantern = If your worshipper has another colour than the altar, Hasekura gains { lantern-gives }.
tip-automaton = Each of your turns Hasekura answers with a worshipper on the other altar of that colour.

## Score sheet

sheet-played = Scored during the game
sheet-pagoda = Jokoros on the pagoda
sheet-altars = Jokoros on altars
sheet-leftovers = Goods and tiles left
sheet-emeralds = Emeralds
sheet-sorin = Sōrin
sheet-conversion = Last conversion
sheet-no-incense = No incense
sheet-total = Total

## How the solo game ended

result = { $result ->
    [loss] Hasekura Tsunenaga is still ahead of you. An easier variant makes a good teacher.
    [shared] You reach enlightenment together: the victory is shared.
    [small-win] You have done it! Hasekura Tsunenaga did not expect so much wisdom.
    [very-good] Very well played: without you the pagoda would not stand.
   *[excellent] Masterly! Every move of Hasekura Tsunenaga found its answer.
  }

## Headings of the rules

rules-section-0 = Terms
rules-section-1 = Components
rules-section-2 = Setup
rules-section-3 = General rules
rules-section-4 = A player’s turn
rules-section-5 = Actions
rules-section-6 = Offering altar
rules-section-7 = End of the round
rules-section-8 = End of the game
rules-section-9 = Solo game
rules-section-10 = Catalogue of decisions
rules-section-11 = Rulings
rules-section-12 = Worked examples
rules-section-13 = What always holds

## Only in the browser

round-label = Round
order-place = { $n }. in turn order: { $name }
bell-rung = Bell { $n } for the next round: { $name }
offering-space = Offering track, space { $n }
monk-of = Monk: { player-title }
jokoro-of = Jokoro: { player-title }
jokoro-price = A Jokoro here costs { $price }.
jokoro-locked = The sixth Jokoro is still on the offering track
jokoros-on-pagoda = Jokoros on the pagoda: { $n }
monks-on-sun = Monks on the sun: { $n }
sect-tokens = Sect tokens: { $n }
no-tile = No meditation tile lies here.
no-altar-yet = No altar of their own yet
built = Built.
amulet-hidden = A secret amulet
pool-tile = Icon of a meditation tile; the oldest tile comes first
pool-empty = Icons to use this turn appear here
from-tile = From the tile: { $what }
moves-marker = Offering marker of the { player-title }: +{ $n }
lights-lantern = Hasekura gains { lantern-gives }
legend = { $icon ->
    [st-coin] Coin
    [st-wood] Wood
    [st-stone] Stone
    [st-emerald] Emerald
    [st-incense] Incense
    [st-tile] Meditation tile
    [st-sp] Satori point
    [st-wood-stone] Wood or stone, in any mix
    [st-incense-coin] Incense or coins, in any mix
    [st-hikari] Hikari: one step on any mountain
    [st-monk] Meditation: place a monk
    [st-altar] Build an altar
    [st-pagoda] Build on the pagoda
    [st-offer] Claim offerings
    [st-unlock] Unlock your sixth Jokoro
    [st-collection] Collection: 2, 3 or 4 coins for the colours on the offering altar
    [st-pray] Pray
    [st-inspect] Inspect the construction site
    [st-amulet] Amulet
    [st-lantern] Lantern: what Hasekura gains
    [st-bag] Bag of worshippers
    [st-sect] Sect token
    [st-jokoro] Place a Jokoro
    [st-worshipper-grey] Grey worshipper
    [st-worshipper-orange] Orange worshipper
    [st-worshipper-purple] Purple worshipper
   *[st-bell] Bell: turn order
  }
tie-break = Equal points: more incense decides, then the offering track.
