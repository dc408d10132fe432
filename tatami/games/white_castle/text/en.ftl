### The White Castle in words: shared by the terminal and the browser.
### An action is `action-<family>`; where a family has several shapes, `action-<family>-<argument names>` is looked for first.
### Arguments are the ids of the engine (orange, S1, courtier ...) with '-' for a space or a dot (orange-flower, S1-2); the words for them stand here.

## The game

option-solo = Solo opponent
option-solo-value = { $value ->
    [easy] easy
    [hard] hard
   *[medium] medium
  }
option-first-game-well = The fixed well recommended for a first game
option-fresh-gardeners = A gardener placed in the garden step acts again at once

## Clans and members

clan = { $clan ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
  }
clan-title = { $clan ->
    [red] Red clan
    [green] Green clan
    [blue] Blue clan
   *[yellow] Yellow clan
  }
members = { $member ->
    [courtier] courtiers
    [gardener] gardeners
   *[warrior] warriors
  }

## Goods

stock = { $good ->
    [food] Food
    [iron] Iron
    [pearl] Mother-of-pearl
    [coin] Coins
    [seal] Daimyo seals
   *[cp] Clan points
  }: { $n }
amount-food = { $n } food
amount-iron = { $n } iron
amount-pearl = { $n } mother-of-pearl
amount-any = { $n ->
    [one] { $n } resource of your choice
   *[other] { $n } resources of your choice
  }
amount-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
amount-seal = { $n ->
    [one] { $n } daimyo seal
   *[other] { $n } daimyo seals
  }
amount-cp = { $n ->
    [one] { $n } clan point
   *[other] { $n } clan points
  }

## Effects

effect-influence = { $n ->
    [one] { $n } influence
   *[other] { $n } influence
  }
effect-lantern = the lantern reward
effect-well = the well reward
effect-courtier = the courtiers action
effect-gardener = the gardeners action
effect-warrior = the warriors action
effect-domain = one row of your domain
effect-light = one light action of a card in the castle
effect-tile = { $colour ->
    [orange] one castle action beside an orange die tile
    [black] one castle action beside a black die tile
    [white] one castle action beside a white die tile
   *[any] one castle action beside any die tile
  }
effect-pay = pay { $price }, then { $then }
effect-any = { $every ->
    [yes] as you like: { $parts }
   *[no] at most { $most } of: { $parts }
  }
effect-mix = any { $n } of { $goods }
effect-gardener-flower = a gardener to the flower garden worth least
effect-gardener-zen = a gardener to the zen garden worth least
effect-gardener-any = a gardener to the garden worth least
effect-warrior-5 = a warrior to the yard for 5 iron
effect-warrior-3 = a warrior to the yard for 3 iron
effect-warrior-1 = a warrior to the yard for 1 iron
effect-courtier-gate = a courtier to the gate
effect-courtier-up-1 = its lowest courtier climbs 1 floor
effect-courtier-up-2 = its lowest courtier climbs 2 floors

## Places

place = { $space ->
    [S1] Left steward room
    [S2] Middle steward room
    [S3] Right steward room
    [D1] Left diplomat room
    [D2] Right diplomat room
    [OL] Outside the walls, left
    [OR] Outside the walls, right
    [well] The well
    [WELL] The well
    [courtier] Courtier row of the domain
    [gardener] Gardener row of the domain
    [warrior] Warrior row of the domain
    [gate] Castle gate
    [daimyo] Room of the daimyo
    [Y5] Training yard for 5 iron
    [Y3] Training yard for 3 iron
   *[Y1] Training yard for 1 iron
  }
space-short = { $space ->
    [WELL] well
    [OL] outside L
    [OR] outside R
    [S1] stewards L
    [S2] stewards M
    [S3] stewards R
    [D1] diplomats L
   *[D2] diplomats R
  }
garden-place = { $garden ->
    [orange-flower] flower garden under the orange bridge
    [orange-zen] zen garden under the orange bridge
    [black-flower] flower garden under the black bridge
    [black-zen] zen garden under the black bridge
    [white-flower] flower garden under the white bridge
   *[white-zen] zen garden under the white bridge
  }
box-place = { $box ->
    [S1-1] left steward room, first action
    [S1-2] left steward room, second action
    [S1-3] left steward room, third action
    [S2-1] middle steward room, first action
    [S2-2] middle steward room, second action
    [S2-3] middle steward room, third action
    [S3-1] right steward room, first action
    [S3-2] right steward room, second action
    [S3-3] right steward room, third action
    [D1-1] left diplomat room, first action
    [D1-2] left diplomat room, second action
    [D2-1] right diplomat room, first action
   *[D2-2] right diplomat room, second action
  }
bridge = { $bridge ->
    [orange] Orange bridge
    [black] Black bridge
   *[white] White bridge
  }
floor-steward = Stewards
floor-diplomat = Diplomats
floor-daimyo = Daimyo
gate = Gate
yards = Training yards
well = The well
round-label = Round
rival = Tokugawa clan

## Decisions

decision-draft-pair = Choose a starting pair
decision-choose-any = { $left ->
    [1] Choose a resource
   *[other] Choose a resource ({ $left } to go)
  }
decision-take-die = Take a die from the end of a bridge
decision-place-die = Place the { $colour ->
    [orange] orange
    [black] black
   *[white] white
  } { $value }
decision-use-action = Use an action here
decision-pay-effect = Pay for this effect?
decision-order-effects = Which effect comes next?
decision-choose-one = Choose one of these effects
decision-take-effects = Use as many of these effects as you like
decision-choose-good = { $left ->
    [1] Choose what to gain
   *[other] Choose what to gain ({ $left } to go)
  }
decision-pay-unit = { $left ->
    [1] Choose what to pay with
   *[other] Choose what to pay with ({ $left } to go)
  }
decision-outside-choice = Choose an action outside the walls
decision-courtier-action = Courtiers: request an audience, climb, or both
decision-light-pick = Choose a light action
decision-daimyo-slot = Choose a place on the daimyo’s card
decision-gardener-target = Where does the gardener go?
decision-warrior-target = Where does the warrior go?
decision-tile-pick = Choose an action beside a die tile
decision-domain-row = Choose a row of your domain
decision-divider-pay = Pay seals to cross the divider?
decision-exchange = Exchange seals before some are lost?
decision-garden-activate = End of the round: use your gardens
decision-final-exchange = Last exchange of seals before scoring
decision-solo-tie = Decide for the Tokugawa clan

## Actions

action-draft = Take this starting pair
action-gain = { $resource ->
    [food] Gain 1 food
    [iron] Gain 1 iron
    [coin] Gain 1 coin
    [seal] Gain 1 seal
    [cp] Gain 1 clan point
    [any] Gain 1 resource of your choice
   *[pearl] Gain 1 mother-of-pearl
  }
action-take = { $bridge ->
    [orange] Orange die
    [black] Black die
   *[white] White die
  }, { $end ->
    [left] left
   *[right] right
  }
action-place = { place }
action-use = Use the action card of the domain
action-use-box = Use: { box-place }
action-use-tile = { $tile ->
    [Y5-1] Use the first tile of the yard for 5 iron
    [Y5-2] Use the second tile of the yard for 5 iron
    [Y3-1] Use the tile of the yard for 3 iron
   *[Y1-1] Use the tile of the yard for 1 iron
  }
action-outside = { $worker ->
    [courtier] Courtiers
    [gardener] Gardeners
   *[warrior] Warriors
  }
action-pay = Pay
action-pay-good = { $good ->
    [food] Pay 1 food
    [iron] Pay 1 iron
    [pearl] Pay 1 mother-of-pearl
    [coin] Pay 1 coin
   *[seal] Pay 1 seal
  }
action-option = Choice { $number }
action-skip = Skip
action-done = Skip the rest
action-audience = Request an audience: a courtier to the gate
action-climb = Climb from { $origin ->
    [gate] the gate
    [S1] the left steward room
    [S2] the middle steward room
    [S3] the right steward room
    [D1] the left diplomat room
   *[D2] the right diplomat room
  } to { $to ->
    [S1] the left steward room
    [S2] the middle steward room
    [S3] the right steward room
    [D1] the left diplomat room
    [D2] the right diplomat room
   *[daimyo] the daimyo
  }
action-light-box = Use: { box-place }
action-light-number = Use action { $number } of the new card
action-slot = Place { $number } on the card
action-garden = To the { garden-place }
action-yard = { $yard ->
    [Y5] To the yard for 5 iron
    [Y3] To the yard for 3 iron
   *[Y1] To the yard for 1 iron
  }
action-tile = Use: { box-place }
action-row = { $row ->
    [courtier] Courtier row
    [gardener] Gardener row
   *[warrior] Warrior row
  }
action-cross = Pay and cross
action-stay = Stay before the divider
action-exchange = { $good ->
    [food] 2 seals for 1 food
    [iron] 2 seals for 1 iron
    [pearl] 2 seals for 1 mother-of-pearl
   *[coin] 1 seal for 1 coin
  }
action-activate = Use the { garden-place }
action-next = { $effect ->
    [influence] Influence
    [lantern] Lantern reward
    [well] Well reward
    [courtier] Courtiers
    [gardener] Gardeners
    [warrior] Warriors
    [domain] Row of the domain
    [tile] Action beside a die tile
    [light] Light action
    [food] Food
    [iron] Iron
    [pearl] Mother-of-pearl
    [coin] Coins
    [seal] Seals
    [cp] Clan points
   *[any] Resources of choice
  }
action-keep = Gain them; the surplus is lost
action-rival-garden = Its gardener to the { garden-place }
action-rival-room = { $room ->
    [S1] Its courtier to the left steward room
    [S2] Its courtier to the middle steward room
    [S3] Its courtier to the right steward room
    [D1] Its courtier to the left diplomat room
   *[D2] Its courtier to the right diplomat room
  }
action-rival-origin = { $origin ->
    [gate] Its courtier at the gate climbs
    [S1] Its courtier in the left steward room climbs
    [S2] Its courtier in the middle steward room climbs
    [S3] Its courtier in the right steward room climbs
    [D1] Its courtier in the left diplomat room climbs
   *[D2] Its courtier in the right diplomat room climbs
  }

## What happened

event-draft = { $name } takes a starting pair.
event-phase = End of round { $round }
event-turn = Round { $round }, turn { $turn }
event-roll = New dice on the { $colour ->
    [orange] orange
    [black] black
   *[white] white
  } bridge: { $dice }
event-take = { $name } takes { $colour ->
    [orange] orange
    [black] black
   *[white] white
  } { $value } { $end ->
    [left] from the left
    [middle] from the middle
   *[right] from the right
  }.
event-place = Die placed: { place }.
event-gain = { $name } gains: { $what }.
event-pay = { $name } pays: { $what }.
event-exchange = { $name } exchanges seals for { $what }.
event-influence = Influence marker on space { $space }.
event-gardener = A gardener goes to the { garden-place }.
event-warrior = { $yard ->
    [Y5] A warrior goes to the yard for 5 iron.
    [Y3] A warrior goes to the yard for 3 iron.
   *[Y1] A warrior goes to the yard for 1 iron.
  }
event-row = { $row ->
    [courtier] Rewards of the courtier row.
    [gardener] Rewards of the gardener row.
   *[warrior] Rewards of the warrior row.
  }
event-use-card = Action { $number } of the action card.
event-use-box = Action: { box-place }.
event-use-yard = Action of a yard tile.
event-worker-action = Outside the walls: { $worker ->
    [courtier] courtiers
    [gardener] gardeners
   *[warrior] warriors
  }.
event-audience = A courtier waits at the gate.
event-climb = A courtier climbs to { $to ->
    [S1] the left steward room
    [S2] the middle steward room
    [S3] the right steward room
    [D1] the left diplomat room
    [D2] the right diplomat room
   *[daimyo] the daimyo
  }.
event-take-card = New action card; the old one goes to the lantern area.
event-refill = A new card lies in the room.
event-remove-card = The card of the room is removed.
event-slot = Place { $slot } on the daimyo’s card.
event-order = New turn order: { $order }
event-activate = Uses the { garden-place }.
event-well = The well reward.
event-lantern = The lantern reward.
event-rival-cards = The Tokugawa clan turns its cards.
event-rival-turns = { $why ->
    [first] The first card is turned over.
    [empty] The next one points to the { $bridge ->
        [orange] orange
        [black] black
       *[white] white
      } bridge, { $end ->
        [left] left
        [middle] middle
       *[right] right
      }. No die lies there, so it is turned over too.
   *[die] The next one points to the { $bridge ->
        [orange] orange
        [black] black
       *[white] white
      } die { $end ->
        [left] on the left
        [middle] in the middle
       *[right] on the right
      }: that one is taken.
  }
event-rival-does = { $symbol ->
    [gardener] Its card says: a gardener to the { $n ->
        [0] flower garden
        [1] zen garden
       *[other] garden
      } that is worth the fewest points.
    [warrior] Its card says: a warrior to { $n ->
        [0] the yard for 5 iron
        [1] the yard for 3 iron
       *[other] the yard for 1 iron
      }.
    [gate] Its card says: a courtier to the gate.
    [climb] Its card says: its lowest courtier climbs { $n ->
        [one] { $n } floor
       *[other] { $n } floors
      }.
    [points] Its card says: clan points.
    [influence] Its card says: influence.
   *[coins] Its card says: coins.
  }
event-rival-cannot = It cannot do that and scores instead.
event-rival-payout = { $coins ->
    [0] No coins to turn into points.
    [one] { $coins } coin becomes { $points } clan points.
   *[other] { $coins } coins become { $points } clan points.
  }
event-forced = Only one thing was possible.

## The board, for tooltips and readers

board = Board of The White Castle
bridge-die = { $bridge ->
    [orange] Orange
    [black] Black
   *[white] White
  } { $value }, { $end ->
    [left] left end
   *[right] right end
  }
bridge-end-empty = { $bridge ->
    [orange] Orange bridge
    [black] Black bridge
   *[white] White bridge
  }, { $end ->
    [left] left end
   *[right] right end
  }: no die
tip-bridge-left = A die from the left end also brings your lantern reward.
tip-bridge-right = The die at this end can be taken; those in the middle cannot.
garden-card = { $kind ->
    [flower] Flower garden
   *[zen] Zen garden
  }
garden = { garden-place }: { $food } food, { $points } points at the end
tip-garden = Costs { $food } food; worth { $points } clan points at the end.
tip-garden-again = At the end of a round it may be used again if a die is left on its bridge.
room-card = Card of the room: { place }
room-box = { place }, action { $n } beside { $colour ->
    [orange] an orange
    [black] a black
   *[white] a white
  } tile
die-tile = { $colour ->
    [orange] Orange die tile
    [black] Black die tile
   *[white] White die tile
  }
tip-die-tile = A die of this colour uses the action beside the tile.
die-space = Die space: { place }, printed value { $value }
tip-die-space = Covers { $value } or the die on top: a higher die earns the difference in coins, a lower one pays it.
tip-room = Only a die whose colour lies on one of the tiles may enter; it uses every action beside that colour.
courtiers-here = { $n ->
    [one] { $n } courtier
   *[other] { $n } courtiers
  } of the { clan } clan: { place }
tip-courtier-worth = { $floor ->
    [gate] A courtier here is worth 1 point at the end.
    [steward] A courtier here is worth 3 points at the end.
    [diplomat] A courtier here is worth 6 points at the end.
   *[daimyo] A courtier here is worth 10 points at the end.
  }
daimyo-slot = Place { $n } on the daimyo’s card
tip-daimyo = Whoever arrives gains the lantern reward, then takes a free place and its reward.
tip-gate = Courtiers wait here for an audience. Coming here costs 2 coins.
outside-action = Outside the walls: { members }
tip-courtier = Pay 2 coins: a courtier to the gate. And/or pay 2 or 5 mother-of-pearl: one courtier climbs 1 or 2 floors.
tip-gardener = Place a gardener on a garden without one of yours, paying its food, and use the garden.
tip-warrior = Send a warrior to a training yard, paying its iron, and use its tiles.
tip-outside = Any colour; choose one of the two actions.
yard = { place }
yard-tile = Yard tile
yard-tile-of = { place }, tile { $n }
tip-yard = Costs { $iron } iron. Each warrior here is worth { $points } per courtier of yours inside the castle.
tip-well = Gain: { $effect }. Any die, any number of dice; the covered value is always 1.
order-place = { $n }. in turn order: { clan-title }
tip-order = Whoever is farthest on the passage of time begins the next round.
track-space = Passage of time, space { $n }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } at the end
tip-track = To cross a divider pay its seals; a marker that arrives lies on top and goes first.
track-marker = { $n }. { clan }
points-track = Clan points
points-of = { clan-title }: { $n }
tip-points-track = The fan moves at once for red fans; gold fans count at the end. Past { $last } it begins again with +{ $lap }.
deck = { $deck ->
    [steward] Deck of stewards
   *[diplomat] Deck of diplomats
  }: { $n }
solo-card = Card of the Tokugawa clan
solo-card-turned = Turned card of the Tokugawa clan
tip-solo-die = Takes the { $bridge ->
    [orange] orange
    [black] black
   *[white] white
  } die { $position ->
    [left] on the left
    [middle] in the middle
   *[right] on the right
  } and places it: { place }.
tip-solo-actions = What it did in its last turn: { $effect }
domain-of = Domain of the { clan } clan
domain-space = Printed value 6, { $colour ->
    [orange] orange dice only
    [black] black dice only
   *[white] white dice only
  }
domain-row = { $member ->
    [courtier] Courtier row
    [gardener] Gardener row
   *[warrior] Warrior row
  }
domain-row-left = { domain-row }: { $n } left
tip-domain = Gain the visible rewards of the row, then the action of the card beside it.
card-box = Action { $n } of the action card
card-action = Action card
tip-card-rows = { $rows ->
    [top] For the courtier row.
    [middle] For the gardener row.
    [bottom] For the warrior row.
    [top-middle] For the rows of courtiers and gardeners.
    [middle-bottom] For the rows of gardeners and warriors.
   *[all] For all three rows.
  }
tip-box = { $tone ->
    [dark] Dark
   *[light] Light
  }: { $effect }
tip-lantern-side = In the lantern area: { $effect }
lantern-area = Lantern area
lantern-card = Card in the lantern area
tip-lantern = Each lantern reward gives everything shown on these cards.
tip-coin = No limit. Every five coins and seals are worth 1 point at the end.
tip-seal = At most 5. At any time: 2 seals for 1 resource, 1 seal for 1 coin.
tip-resource = At most 7; 3 to 6 left are worth 1 point at the end, 7 are worth 2.
draft-pair = Starting pair
draft-gains = Gain now: { $effect }
draft-decree = With a decree: { $effect }
draft-lantern = Lantern side: { $effect }
draft-action = Action card: { $effect }

## Score sheet

sheet-played = Scored during the game
sheet-coins-and-seals = Coins and seals
sheet-resources = Resources
sheet-track = Passage of time
sheet-courtiers = Courtiers
sheet-warriors = Warriors
sheet-gardeners = Gardeners
sheet-total = Total

## Legend of icons

legend = { $icon ->
    [food] Food
    [iron] Iron
    [pearl] Mother-of-pearl
    [any] A resource of your choice
    [coin] Coin
    [seal] Daimyo seal
    [cp] Clan point
    [lantern] Lantern reward: everything on your cards in the lantern area
    [influence] Influence: one step on the passage of time
    [well] Well reward
    [domain] One row of your domain
    [light] A light action of a card in the castle
    [tile-any] An action beside any die tile
    [tile-orange] An action beside an orange die tile
    [tile-black] An action beside a black die tile
    [tile-white] An action beside a white die tile
    [heron] Turn order
    [courtier] Courtiers action
    [gardener] Gardeners action
   *[warrior] Warriors action
  }

## Headings of the rules

rules-section-1 = Components and state
rules-section-2 = Setup
rules-section-3 = Rounds and turns
rules-section-4 = The castle
rules-section-5 = Outside the walls
rules-section-6 = The well
rules-section-7 = Personal domain
rules-section-8 = Worker actions
rules-section-9 = Currencies
rules-section-10 = Lantern reward
rules-section-11 = Passage of time
rules-section-12 = Icons on cards and tiles
rules-section-13 = End of the round
rules-section-14 = End of the game
rules-section-15 = Solo game
rules-section-16 = Catalogue of decisions
rules-section-17 = Rulings
rules-section-18 = Worked examples
where-white-castle = Round { $round } of { $rounds }
tab-mats = Domains

## The die in the tray

die-in-hand = Die in hand: { $colour ->
    [orange] orange
    [black] black
   *[white] white
  } { $value }
no-die-in-hand = No die in hand
tie-break = Equal points: whoever is earlier in turn order is ahead.
