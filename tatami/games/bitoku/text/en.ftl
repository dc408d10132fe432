### Bitoku in words: shared by the terminal and the browser. How such a file is made is said in white_castle/text/en.ftl.
### $card, $tile, $crystal, $building, $vision, $rock and $what are words already where events tell them: what is printed there.

## The game

option-harder = Harder: a forest action needs a die higher than every other in the region
option-tengu-no-dragonfly = Easier: the tengu starts without a dragonfly
option-tengu-no-yokai = Easier: the tengu starts without yokai cards
option-tengu-no-resources = Easier: the tengu starts without resources
option-tengu-kodama-behind = Easier: a kodama of the tengu moves only where it places a die and yours is ahead
option-tengu-no-spring-mp = Easier: crystals bring the tengu no movement points in spring
option-tengu-pilgrim = Harder: a pilgrim of the tengu starts on the path of wisdom
option-tengu-kodama-ahead = Harder: every kodama of the tengu starts one space further
option-tengu-two-dragonflies = Harder: the tengu starts with two dragonflies
option-tengu-kodama-points = Harder: 3 VP for the tengu at the end wherever its kodama is ahead of yours

## Players

player = { $colour ->
    [purple] purple
    [yellow] yellow
    [brown] brown
   *[green] green
  }
player-title = { $colour ->
    [purple] Purple spirit
    [yellow] Yellow spirit
    [brown] Brown spirit
   *[green] Green spirit
  }
automaton = Tengu

## Goods

stock = { $good ->
    [wood] Wood
    [jade] Jade
    [stone] Stone
    [sake] Sake
    [am1] Amulets +1
    [am2] Amulets +2
    [am3] Amulets +3
    [awake] Awake pilgrims
   *[vp] Virtue points
  }: { $n }
amount-wood = { $n } wood
amount-jade = { $n } jade
amount-stone = { $n } stone
amount-sake = { $n } sake
amount-any = { $n ->
    [one] { $n } resource of choice
   *[other] { $n } resources of choice
  }
amount-am1 = { $n ->
    [one] { $n } amulet +1
   *[other] { $n } amulets +1
  }
amount-am2 = { $n ->
    [one] { $n } amulet +2
   *[other] { $n } amulets +2
  }
amount-am3 = { $n ->
    [one] { $n } amulet +3
   *[other] { $n } amulets +3
  }
amount-vp = { $n ->
    [one] { $n } virtue point
   *[other] { $n } virtue points
  }

## Effects

effect-mp = { $n ->
    [one] { $n } movement point
   *[other] { $n } movement points
  }
effect-kod = { $n ->
    [one] one of your kodama { $n } space forward
   *[other] your kodama { $n } spaces forward
  }
effect-kodh = { $n ->
    [one] your kodama here { $n } space forward
   *[other] your kodama here { $n } spaces forward
  }
effect-kodx = { $n ->
    [one] another’s kodama { $n } space back
   *[other] others’ kodama { $n } spaces back
  }
effect-kodxh = { $n ->
    [one] another’s kodama here { $n } space back
   *[other] others’ kodama here { $n } spaces back
  }
effect-unlock = { $n ->
    [one] unlock a die
   *[other] unlock { $n } dice
  }
effect-draw = { $n ->
    [one] draw a yokai card from your deck
   *[other] draw { $n } yokai cards from your deck
  }
effect-yokai = a yokai card, one of two from the common deck
effect-bitoku = a bitoku card, one of two from the deck
effect-vision = { $n ->
    [one] a vision card, one of two
   *[other] { $n } vision cards, each one of two
  }
effect-rock = { $n ->
    [one] an iwakura rock
   *[other] { $n } iwakura rocks
  }
effect-sit = { $n ->
    [one] a pilgrim beside a rock
   *[other] { $n } pilgrims beside rocks
  }
effect-mitama = { $n ->
    [1] a mitama, discount 1
    [2] a mitama, discount 2
   *[other] a mitama
  }
effect-dragonfly = { $n ->
    [1] a dragonfly, discount 1
    [2] a dragonfly, discount 2
   *[other] a dragonfly
  }
effect-crystal = { $n ->
    [1] a crystal, discount 1
    [2] a crystal, discount 2
   *[other] a crystal
  }
effect-build = { $n ->
    [1] a building, discount 1
    [2] a building, discount 2
   *[other] a building
  }
effect-any = { $every ->
    [yes] { $parts }
   *[no] at most { $most } of: { $parts }
  }
effect-pay = { $price } → { $then }
effect-mix = { $n } of { $goods }

## Places

region = { $region ->
    [yomi] Land of Yomi
    [stairs] Stairs of Knowledge
    [home] Home of the Great Spirit
    [jade] Jade Glade
   *[forges] Forges
  }
region-in = { $region ->
    [yomi] in the Land of Yomi
    [stairs] on the Stairs of Knowledge
    [home] in the Home of the Great Spirit
    [jade] on the Jade Glade
   *[forges] in the Forges
  }
region-from = { $region ->
    [yomi] from the Land of Yomi
    [stairs] from the Stairs of Knowledge
    [home] from the Home of the Great Spirit
    [jade] from the Jade Glade
   *[forges] from the Forges
  }
hills-of = { $region ->
    [yomi] Hills of the Land of Yomi
    [stairs] Hills of the Stairs of Knowledge
    [home] Home of the Great Spirit
    [jade] Hills of the Jade Glade
   *[forges] Hills of the Forges
  }
die-space = { $space ->
    [yomi] Land of Yomi
    [stairs] Stairs of Knowledge
    [jade] Jade Glade
    [forges] Forges
    [H1] Home of the Great Spirit: amulet
    [H2] Home of the Great Spirit: vision
    [H3] Home of the Great Spirit: resource
    [H4] Home of the Great Spirit: movement point
    [H5] Home of the Great Spirit: resource or movement point
    [H6] Home of the Great Spirit: copy another die
   *[home] Home of the Great Spirit
  }
main-space = { $space ->
    [P-s] Path 1, start
    [P-m1] Path 1, space 1
    [P-m2] Path 1, space 2
    [P-m3] Path 1, space 3
    [P-m4] Path 1, space 4
    [P-m5] Path 1, space 5
    [P-m6] Path 1, space 6
    [P-m7] Path 1, space 7
    [Q-s] Path 2, start
    [Q-m1] Path 2, space 1
    [Q-m2] Path 2, space 2
    [Q-m3] Path 2, space 3
    [Q-m4] Path 2, space 4
    [Q-m5] Path 2, space 5
    [Q-m6] Path 2, space 6
   *[Q-m7] Path 2, space 7
  }
branch-space = { $space ->
    [P-m1-1] Path 1, torii A at space 1, place 1
    [P-m1-2] Path 1, torii A at space 1, place 2
    [P-m1-3] Path 1, torii A at space 1, place 3
    [P-m2-1] Path 1, enlightenment at space 2, place 1
    [P-m2-2] Path 1, enlightenment at space 2, place 2
    [P-m2-3] Path 1, enlightenment at space 2, place 3
    [P-m3-1] Path 1, torii A at space 3, place 1
    [P-m3-2] Path 1, torii A at space 3, place 2
    [P-m3-3] Path 1, torii A at space 3, place 3
    [P-m4-1] Path 1, enlightenment at space 4, place 1
    [P-m4-2] Path 1, enlightenment at space 4, place 2
    [P-m4-3] Path 1, enlightenment at space 4, place 3
    [P-m5-1] Path 1, torii B at space 5, place 1
    [P-m5-2] Path 1, torii B at space 5, place 2
    [P-m5-3] Path 1, torii B at space 5, place 3
    [P-m6-1] Path 1, torii B at space 6, place 1
    [P-m6-2] Path 1, torii B at space 6, place 2
    [P-m6-3] Path 1, torii B at space 6, place 3
    [P-m7-1] Path 1, enlightenment at space 7, place 1
    [P-m7-2] Path 1, enlightenment at space 7, place 2
    [P-m7-3] Path 1, enlightenment at space 7, place 3
    [Q-m1-1] Path 2, torii A at space 1, place 1
    [Q-m1-2] Path 2, torii A at space 1, place 2
    [Q-m1-3] Path 2, torii A at space 1, place 3
    [Q-m2-1] Path 2, enlightenment at space 2, place 1
    [Q-m2-2] Path 2, enlightenment at space 2, place 2
    [Q-m2-3] Path 2, enlightenment at space 2, place 3
    [Q-m3-1] Path 2, torii A at space 3, place 1
    [Q-m3-2] Path 2, torii A at space 3, place 2
    [Q-m3-3] Path 2, torii A at space 3, place 3
    [Q-m4-1] Path 2, enlightenment at space 4, place 1
    [Q-m4-2] Path 2, enlightenment at space 4, place 2
    [Q-m4-3] Path 2, enlightenment at space 4, place 3
    [Q-m5-1] Path 2, torii B at space 5, place 1
    [Q-m5-2] Path 2, torii B at space 5, place 2
    [Q-m5-3] Path 2, torii B at space 5, place 3
    [Q-m6-1] Path 2, torii B at space 6, place 1
    [Q-m6-2] Path 2, torii B at space 6, place 2
    [Q-m6-3] Path 2, torii B at space 6, place 3
    [Q-m7-1] Path 2, enlightenment at space 7, place 1
    [Q-m7-2] Path 2, enlightenment at space 7, place 2
   *[Q-m7-3] Path 2, enlightenment at space 7, place 3
  }
slot = { $slot ->
    [left] left slot
    [middle] middle slot
   *[right] right slot
  }
slot-from = { $slot ->
    [left] the left slot
    [middle] the middle slot
   *[right] the right slot
  }
crystal-slot = { $slot ->
    [d1] first slot for dream crystals
    [d2] second slot for dream crystals
    [d3] third slot for dream crystals
    [m1] first slot for memory crystals
    [m2] second slot for memory crystals
    [w1] slot for a wit crystal, left
    [w2] slot for a wit crystal, middle
   *[w3] slot for a wit crystal, right
  }
pilgrim-space = { $space ->
    [p0] before the first rock
    [p1] between the first and the second rock
    [p2] between the second and the third rock
    [p3] between the third and the fourth rock
   *[p4] after the fourth rock
  }
market = { $market ->
    [mitama] Mitama
    [dragonfly] Dragonflies
    [crystal] Crystals
   *[building] Buildings
  }
season = { $season ->
    [spring] Spring
    [summer] Summer
    [winter] Winter
   *[end] Final scoring
  }

## Cards, tiles and spirits

yokai = { $yokai ->
    [kappa] Kappa
    [imomushi] Imomushi
    [nezumi] Nezumi
    [kitsune] Kitsune
    [shin-okami] Shin okami
   *[yama-uba] Yama uba
  }
bitoku = { $bitoku ->
    [makoto] Makoto
    [chugi] Chugi
    [yu] Yu
    [jin] Jin
    [rei] Rei
    [gi] Gi
   *[meijo] Meijo
  }
mitama = { $mitama ->
    [ara] Ara
    [nigi] Nigi
    [saki] Saki
    [kushi] Kushi
   *[shinigami] Shinigami
  }
crystal-type = { $type ->
    [dream] dream crystal
    [memory] memory crystal
   *[wit] wit crystal
  }
building-type = { $building ->
    [temple] temple
    [onsen] onsen
    [farm] farm
    [ryokan] ryokan
   *[ancient] ancient building
  }
rock = { $rock ->
    [IW-kappa] kappa
    [IW-imomushi] imomushi
    [IW-nezumi] nezumi
    [IW-kitsune] kitsune
    [IW-shin-okami] shin okami
    [IW-ara] ara
    [IW-nigi] nigi
    [IW-saki] saki
    [IW-kushi] kushi
    [IW-ryokan-temple] ryokan and temple
    [IW-temple-onsen] temple and onsen
    [IW-onsen-farm] onsen and farm
   *[IW-farm-ryokan] farm and ryokan
  }
printed = { $title } ({ $what })
memory = { $vp } VP whenever { $trigger ->
    [build-a-building] you build
    [gain-crystal] you gain a crystal
    [gain-mitama] you gain a mitama
    [combine-pair] you combine a mitama and a dragonfly
    [gain-dragonfly] you gain a dragonfly
    [cross-river] you cross the river
    [bitoku-step] you visit a bitoku card
   *[pilgrim-finishes-on-branch] a pilgrim reaches a side branch
  }
virtue = { $per ->
    [flat] { $vp } VP
    [dice] sum of your { $vp } highest dice
    [resource] { $vp } VP for each resource
    [building] { $vp } VP for each building
    [crystal] { $vp } VP for each crystal
    [mitama] { $vp } VP for each mitama
    [pair] { $vp } VP for each combined dragonfly
    [enlight] { $vp } VP for each pilgrim on an enlightenment space
    [torii] { $vp } VP for each pilgrim on a torii space
    [bitoku-step] { $vp } VP for each visited bitoku card
    [bitoku-card] { $vp } VP for each bitoku card
    [rock] { $vp } VP for each rock
    [sitter] { $vp } VP for each pilgrim beside a rock
    [vision] { $vp } VP for each vision card
   *[yokai] { $vp } VP for each yokai card
  }
piece-resource = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
  }
piece-building = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
  }
piece-crystal = { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
  }
piece-mitama = { $n } mitama
piece-pair = { $n ->
    [one] { $n } combined dragonfly
   *[other] { $n } combined dragonflies
  }
piece-enlight = { $n ->
    [one] { $n } pilgrim on an enlightenment space
   *[other] { $n } pilgrims on enlightenment spaces
  }
piece-torii = { $n ->
    [one] { $n } pilgrim on a torii space
   *[other] { $n } pilgrims on torii spaces
  }
piece-step = { $n ->
    [one] { $n } visited bitoku card
   *[other] { $n } visited bitoku cards
  }
vision = { $what }: { $vp } VP, otherwise −{ $penalty }
owner-bonus = { $owner ->
    [vp1] owner: 1 VP
    [vp1-or-am1] owner: 1 VP or an amulet +1
   *[vp1-and-am1] owner: 1 VP and an amulet +1
  }
needs-die = die of at least { $value }

## Decisions

decision-choose-one = Choose one
decision-take-effects = What comes next?
decision-choose-good = { $left ->
    [1] Choose a resource to gain
   *[other] Choose a resource to gain ({ $left } to go)
  }
decision-pay-unit = { $left ->
    [1] Choose a resource to pay with
   *[other] Choose a resource to pay with ({ $left } to go)
  }
decision-discard = Which yokai card do you discard?
decision-harvest = Harvest a dream crystal?
decision-basic-action = Choose a basic action
decision-choose-card = Which yokai card do you play?
decision-card-or-crystal = Which comes first?
decision-place-die = Where does the die with { $value } go?
decision-act-in-region = Your die with { $value } is { region-in }: which action?
decision-copy-die = Copy the forest action of which die?
decision-copied-action = A forest action { region-in } with the value { $value }
decision-owner-bonus = Your building was used: choose your bonus
decision-favour = Choose a favour of the Forest
decision-spend-mp = { $left ->
    [one] Spend { $left } movement point
   *[other] Spend { $left } movement points
  }
decision-market = { $market ->
    [mitama] Which mitama?
    [dragonfly] Which dragonfly?
    [crystal] Which crystal?
   *[building] Which building, and where?
  }{ $discount ->
    [0] { "" }
   *[other] { " " }(discount { $discount })
  }
decision-lay-crystal = Which slot does the crystal go to?
decision-combine = Combine mitama and dragonfly?
decision-advance-kodama = Which of your kodama moves forward? ({ $left } left)
decision-push-kodama = Whose kodama moves back? ({ $left } left)
decision-unlock-die = Which die do you unlock?
decision-draw-card = Draw a yokai card from your deck?
decision-look = { $deck ->
    [yokai] Look at two yokai cards?
    [bitoku] Look at two bitoku cards?
   *[vision] Look at two vision cards?
  }
decision-choose-seen = Which card do you take?
decision-take-rock = Which rock do you take?
decision-sit = Where does the pilgrim sit down?
decision-arrange-dice = Arrange your dice
decision-spirit-virtue = Spirit virtue: remove a yokai card for its points?

## Actions

action-done = Skip
action-pass = Pass
action-play = Play a yokai card on the { slot }
action-die = { $slot ->
    [left] Use the left die
    [middle] Use the middle die
   *[right] Use the right die
  }
action-pilgrim = { $slot ->
    [left] Send a pilgrim away and use the locked left die
    [middle] Send a pilgrim away and use the locked middle die
   *[right] Send a pilgrim away and use the locked right die
  }
action-cross = { $slot ->
    [left] Cross the river with the left die
    [middle] Cross the river with the middle die
   *[right] Cross the river with the right die
  }
action-card = { $card }
action-first = { $part ->
    [card] The card first
   *[crystal] The wit crystal first
  }
action-amulet = Spend an amulet +{ $value }
action-place = { die-space }
action-row = Forest action from { $number }
action-visit = { $building ->
    [temple] Use the temple
    [onsen] Use the onsen
    [farm] Use the farm
   *[ryokan] Use the ryokan
  }
action-copy = Copy the die there: { die-space }
action-bonus = { $good ->
    [vp] 1 virtue point
   *[am1] 1 amulet +1
  }
favour = { $favour ->
    [bitoku] the bitoku card
    [yokai] the yokai card
   *[both] two of four small rewards
  }
action-favour = { hills-of }: { favour }
action-refuse = { hills-of }: cover { favour } without taking it
action-step = Visit the next bitoku card
action-start = Start a pilgrimage: { main-space }
action-move = Move a pilgrim on: { main-space }
action-enter = Enter a side branch: { branch-space }
action-buy = { $market ->
    [mitama] Mitama
    [dragonfly] Dragonfly
   *[crystal] Crystal
  } { $slot }
action-build = Building { $slot }: { $area ->
    [yomi] Land of Yomi
    [stairs] Stairs of Knowledge
    [jade] Jade Glade
   *[forges] Forges
  }
action-lay = To the { crystal-slot }
action-pair-dragonfly = Combine with the dragonfly: { $dragonfly }
action-pair-mitama = Combine with the mitama: { mitama }
action-kodama = Your kodama { region-in }
action-push = Push a kodama back { region-in }: { $seat }
action-unlock = { $slot ->
    [left] Unlock the left die
    [middle] Unlock the middle die
   *[right] Unlock the right die
  }
action-draw = Draw a card
action-look = Look at the cards
action-keep = Keep: { $vision }
action-none = { $resource ->
    [wood] Keep none, gain 1 wood
    [jade] Keep none, gain 1 jade
    [stone] Keep none, gain 1 stone
   *[sake] Keep none, gain 1 sake
  }
action-take-card = Take: { $card }
action-take-bitoku = Take: { bitoku }
action-rock = Rock: { rock }
action-sit = A pilgrim { pilgrim-space }
action-discard = Discard: { $card }
action-harvest = Harvest the { $slot ->
    [d1] first dream crystal
    [d2] second dream crystal
   *[d3] third dream crystal
  }
action-dice = Dice { $left }, { $middle }, { $right } from the left
action-remove = Remove the card of { slot-from }
action-gain = { $resource ->
    [wood] Gain 1 wood
    [jade] Gain 1 jade
    [stone] Gain 1 stone
   *[sake] Gain 1 sake
  }
action-pay = { $resource ->
    [wood] Pay 1 wood
    [jade] Pay 1 jade
    [stone] Pay 1 stone
   *[sake] Pay 1 sake
  }
action-next = { $effect ->
    [wood] Wood
    [jade] Jade
    [stone] Stone
    [sake] Sake
    [am1] Amulet +1
    [am2] Amulet +2
    [am3] Amulet +3
    [vp] Virtue points
    [mp] Movement points
    [kod] Your kodama forward
    [kodh] Your kodama here forward
    [kodx] Others’ kodama back
    [kodxh] Others’ kodama here back
    [unlock] Unlock a die
    [draw] Draw a card
    [yokai] Yokai card
    [bitoku] Bitoku card
    [vision] Vision card
    [rock] Iwakura rock
    [sit] Pilgrim beside a rock
    [mitama] Mitama
    [dragonfly] Dragonfly
    [crystal] Crystal
   *[build] Building
  }
action-option = Choice { $number }

## What happened

event-spring = Spring of round { $round }
event-turn = Round { $round }, turn { $turn }
event-discard = { $name } discards a yokai card: { $card }.
event-dream = { $name } harvests a dream crystal: { $crystal }.
event-play = { $name } plays a yokai card on the { slot }: { $card }.
event-unlock = { $name } unlocks the die with { $value }.
event-wit = { $name } harmonises a wit crystal: { $crystal }.
event-send-away = { $name } sends a pilgrim away for good.
event-raise = The die now shows { $value }.
event-place = { $name } places a die with { $value }: { die-space }.
event-row = Forest action { region-in }, from { $row }.
event-visit = { $name } uses a building: { $building }.
event-cross = { $name } crosses the river { region-from }; the die shows { $value }.
event-favour = { hills-of }: { favour }.
event-refuse = { hills-of }: { favour } is covered, nobody takes it.
event-take-bitoku = { $name } takes a bitoku card: { $card }.
event-take-yokai = { $name } takes a yokai card: { $card }.
event-step = { $name } visits a bitoku card: { $card }.
event-start = { $name } starts a pilgrimage: { main-space }.
event-walk = { $name }’s pilgrim moves on: { main-space }.
event-arrive = { $name }’s pilgrim arrives: { branch-space }.
event-build = { $name } builds { region-in }: { $building }.
event-mitama = { $name } gains a mitama: { $tile }.
event-dragonfly = { $name } gains a dragonfly: { $tile }.
event-pair = { $name } combines a mitama ({ mitama }) and a dragonfly: { $dragonfly }.
event-crystal = { $name } gains a crystal: { $crystal }.
event-kodama = { $name }’s kodama { region-in }: { $steps ->
    [one] { $steps } space forward
   *[other] { $steps } spaces forward
  }.
event-push = { $name } pushes { $player }’s kodama back { region-in }.
event-draw = { $name } draws a card.
event-drawn = You get: { $card }.
event-look = { $deck ->
    [yokai] { $name } looks at yokai cards.
    [bitoku] { $name } looks at bitoku cards.
   *[vision] { $name } looks at vision cards.
  }
event-take-seen = { $name } takes one of the cards.
event-vision = { $name } keeps a vision: { $vision }.
event-rock = { $name } takes a rock: { rock }.
event-sit = { $name }’s pilgrim sits down { pilgrim-space }.
event-pass = { $name } passes.
event-autumn = Autumn. Turn order: { $order }
event-autumn-head = Autumn and winter
event-arrange = { $name } arranges the dice: { $dice }.
event-remove = { $name } removes a yokai card: { $card }.
event-gain = { $name } gains { $what }.
event-pay = { $name } pays { $what }.
event-score = { $name }: { $vp } VP, { $source ->
    [virtue] spirit virtue
    [mitama] mitama
    [memory] memory crystal
    [home] Home of the Great Spirit
    [bitoku] bitoku path
   *[branch] path of wisdom
  }.
event-forced = Only one thing was possible.

## The tengu

tengu-place = { $place ->
    [left] left
    [middle] middle
   *[right] right
  }
tengu-top = { $top ->
    [yokai] a yokai
    [yokai-fav] a favourite yokai
    [bitoku] a bitoku
   *[bitoku-rarest] the rarest bitoku
  }
tengu-shows = { $shows ->
    [dragonfly] dragonfly
    [mitama] mitama
    [move] movement points
    [resources] resources
    [crystal] crystal
    [building] building
    [favourite] favourite mitama or building
   *[nothing] no symbol
  }
tengu-location = { $location ->
    [yomi] Land of Yomi
    [stairs] Stairs of Knowledge
    [jade] Jade Glade
    [forges] Forges
   *[favourite] by its rocks
  }
tengu-card = { $top } | { tengu-location }: { tengu-shows }
tengu-related = related resource: { $resource ->
    [wood] wood
    [jade] jade
    [stone] stone
    [sake] sake
   *[none] none
  }
tengu-does = { $step ->
    [A] it crosses a contested crossing for a card that its card shows
    [B] it becomes active, unlocks a die, places it in the region of its card and acts there
    [C] it places a die in the region of its card and acts there
    [D] it unlocks a die, pays the related resource and acts as in the region of its card
    [E] it crosses a contested crossing to the last free space for a favourite
    [F] it places a die in the Home of the Great Spirit
    [G] it unlocks a die and gains the related resource
    [H] it crosses the river for a card that its card shows
    [I] it places a die in another region and acts there
    [J] it becomes inactive and gains the related resource
    [K] it crosses the river for a favourite
   *[L] it passes
  }
tengu-holds = { $condition ->
    [contested-crossing-to-shown-card] it is at a contested crossing to a card that its card shows
    [contested-crossing-to-last-space] it is at a contested crossing to hills with one free space
    [crossing-to-shown-card] it is at a crossing to a card that its card shows
    [crossing] it is at a crossing
    [location-available] the region of its card is available
    [location-taken] the region of its card is taken
    [other-region-available] another region is available
    [unlocked-die] it has an unlocked die
    [no-unlocked-die] it has no unlocked die
    [locked-die] it has a locked die
    [no-locked-die] it has no locked die
    [leftmost-card] its card is the left one
    [attitude-active] its attitude is active
    [attitude-inactive] its attitude is inactive
    [related-resource] it has the related resource, or none is needed
    [no-die-at-home] it has no die in the Home of the Great Spirit
   *[home-space-free] the second or third space there is free
  }
tengu-lacks = { $condition ->
    [contested-crossing-to-shown-card] no contested crossing to a card that its card shows
    [contested-crossing-to-last-space] no contested crossing to hills with one free space
    [crossing-to-shown-card] no crossing to a card that its card shows
    [crossing] no crossing
    [location-available] the region of its card is taken
    [location-taken] the region of its card is available
    [other-region-available] no other region is available
    [unlocked-die] no unlocked die
    [no-unlocked-die] a die is unlocked
    [locked-die] no locked die
    [no-locked-die] a die is locked
    [leftmost-card] its card is not the left one
    [attitude-active] attitude inactive
    [attitude-inactive] attitude active
    [related-resource] the related resource is missing
    [no-die-at-home] a die is in the Home of the Great Spirit
   *[home-space-free] the second and third space there are taken
  }
tengu-because = Why: { $what }.
tengu-skipped = Not before: { $what }.
event-tengu-harvest = { $mp ->
    [0] The tengu harvests nothing.
    [one] The tengu gains { $mp } movement point for its crystals.
   *[other] The tengu gains { $mp } movement points for its crystals.
  }
event-tengu-will = Will dice { $dice }: the lower one picks the { tengu-place } card ({ $card }).
event-tengu-step = Step { $step }: { tengu-does }. { $why }
event-tengu-attitude = { $active ->
    [yes] The tengu is active now.
   *[no] The tengu is inactive now.
  }
event-tengu-location = The tengu acts { region-in }; its card shows: { tengu-shows }.
event-tengu-kodama = { $reason ->
    [behind] { region }: of the regions it can choose, there its kodama is closest behind yours.
    [tied-behind] { region }: of those equally close behind yours, the best lake treasure.
   *[none-behind] { region }: its kodama is behind yours in no region it can choose, so the best lake treasure.
  }
event-tengu-roll = Will die { $die }: { $for ->
    [yokai-or-bitoku] { $option ->
        [1] the yokai card
       *[2] the bitoku card
      }
    [yokai] { $option ->
        [1] the yokai card of the left hills
       *[2] the yokai card of the right hills
      }
    [bitoku] { $option ->
        [1] the bitoku card of the left hills
       *[2] the bitoku card of the right hills
      }
    [mitama] mitama { $option }
    [dragonfly] dragonfly { $option }
    [crystal] crystal { $option }
   *[building] building { $option }
  }.
event-tengu-lost = { $market ->
    [mitama] There is no mitama to take: the action is lost.
    [dragonfly] There is no dragonfly to take: the action is lost.
    [crystal] There is no crystal to take: the action is lost.
   *[building] There is no building to build: the action is lost.
  }
event-tengu-crystal = The tengu takes a crystal: { $crystal }.
event-tengu-torii = At the torii the tengu reveals a card and acts by it: { $card }.
event-tengu-card = The tengu’s next card: { $card }.
event-tengu-shuffle = The tengu’s discarded cards become its new deck.
event-tengu-rock = A rock leaves the zen garden: { rock }.

## The board, for tooltips and readers

board = Board of Bitoku
where-bitoku = Round { $round } of { $rounds } · { season }
forest = The Forest
home = Home of the Great Spirit
hills = Hikaru hills
areas = Inhabited areas
paths = Paths of wisdom
garden = Zen garden
markets = Markets
decks = Decks
kodama-tracks = Kodama tracks
treasure = Lake treasure
neutral-kodama = Neutral kodama
hand = Hand
deck = Deck
discards = Discard pile
removed = Removed cards
dice = Dice
locked = locked
unlocked = unlocked
in-forest = in the Forest
on-hills = on the hills
crystals = Crystals
rocks = Rocks
pilgrims = Pilgrims
bitoku-path = Bitoku path
visions = Visions
pairs = Combined
wild-as = Wild pieces count as: { $what }
visions-met = Visions fulfilled: { $what }
visions-unmet = Visions not fulfilled: { $what }
torii = Torii
enlight = Enlightenment
bridge = Bridge
attitude = Attitude
active = active
inactive = inactive
tengu-row = Action cards, from the left
tip-region = One forest action, if your die is at least as high as every other here, and one building action.
tip-building = Used by a die of at least { $value } placed in its region.
tip-hills = Crossing costs a die 1, or a 6 becomes 3. Each favour can be used once a round.
tip-kodama = At the end the first three kodama score the lake treasure. The last space has room for one.
tip-path = Each movement point: visit a bitoku card, start a pilgrimage or move a pilgrim on.
tip-bridge = Needs { $n ->
    [one] { $n } visited bitoku card
   *[other] { $n } visited bitoku cards
  }.
tip-torii = A pilgrim who arrives brings the action of the torii, and later pilgrimages may start at its junction.
tip-enlight = A pilgrim who arrives stays for good.
tip-dream = Harvested each spring and at the end.
tip-memory = Brings points whenever its action is done.
tip-wit = Harmonised when a card is played on its slot.
tip-rock = Each pilgrim beside it scores 1 VP for each matching piece.
tip-vision = Each piece counts for one vision only.
tip-amulet = Raises a die that is placed, to 6 at most.
tip-pilgrim = Walks the paths of wisdom, sits beside rocks, or is sent away to use a locked die.
tip-automaton = The lower will die picks a card, and the first possible step of the activation table is carried out.
die-shows = shows { $value }
die-of = die of { $colour ->
    [purple] the purple spirit
    [yellow] the yellow spirit
    [brown] the brown spirit
   *[green] the green spirit
  }: { $value }
own-die = { $slot ->
    [left] Left die
    [middle] Middle die
   *[right] Right die
  }: { $value } ({ $where })
nothing-there = Nothing is left there
price = Price: { $what }
stack = { $n } in the stack
at-end = { $n } VP at the end
sleeping = A pilgrim sleeps here and wakes when a crystal is laid.
fresh = Built in this turn: nobody may use it yet.
area-free = Free building place { region-in }
kodama-at = { $name }: space { $space }
pilgrims-of = { $name }: { $n ->
    [one] { $n } pilgrim
   *[other] { $n } pilgrims
  }
favour-used = Used this round
marker = Building marker { $n }
used-marker = Its building stands.
vision-worth = { $vp } VP at the end, otherwise −{ $penalty }
vision-met = Fulfilled as things stand
vision-open = Not fulfilled yet
deck-of = { $deck ->
    [yokai] Yokai deck
    [bitoku] Bitoku deck
   *[vision] Vision deck
  }: { $n }
deck-known = You have seen: { $what }
tengu-card-at = Action card of the tengu: { $place }
tengu-deck = { $n } in its deck
tengu-yokai = Its yokai
active-short = active
inactive-short = calm
region-short = { $region ->
    [yomi] Yomi
    [stairs] Stairs
    [home] Home
    [jade] Jade
    [forges] Forges
   *[favourite] Its rocks
  }
order-place = Place { $n }: { $name }
passed = passed
open-region = { $region ->
    [yomi] Land of Yomi: open or close
    [stairs] Stairs of Knowledge: open or close
    [home] Home of the Great Spirit: open or close
    [jade] Jade Glade: open or close
   *[forges] Forges: open or close
  }
open-section = { $section ->
    [paths] Paths of wisdom: open or close
   *[markets] Markets: open or close
  }
hand-empty = No cards in hand
hand-hidden = A hidden yokai card
cards-seen = Cards you look at
goods = Resources, amulets, pilgrims
slots = Cards and dice
markers = Building markers
spirits = Mitama and dragonflies
counts = Cards and pieces
visited = visited
pair-of = { $mitama } with a dragonfly: { $dragonfly }
tip-home = Any die may be placed here. From the top down, dice at home decide the next turn order.
tip-copy = Needs a die of { $value }, which then loses 1: do a forest action of a region with another player’s die there.
tip-virtue = Removed in winter: { $virtue }
tip-rarity = Copies in the game: { $n }
tip-order = Turn order of the summer. It changes in autumn by the dice at home.
tip-season = Spring: cards and dream crystals. Summer: turns. Autumn: turn order. Winter: dice return, yokai may be removed for points.
tip-slot = A card played here unlocks the die beside it.
tip-die = Unlocked by a card, by an effect, or by sending a pilgrim away. It keeps its value from round to round.

## Icons, for the legend

legend = { $icon ->
    [bt-wood] Wood
    [bt-jade] Jade
    [bt-stone] Stone
    [bt-sake] Sake
    [bt-any] Resource of choice
    [bt-am1] Amulet +1
    [bt-am2] Amulet +2
    [bt-am3] Amulet +3
    [bt-vp] Virtue points
    [bt-mp] Movement point
    [bt-kod] Your kodama forward, in any region
    [bt-kodh] Your kodama forward, in this region
    [bt-kodx] Another’s kodama back, in any region
    [bt-kodxh] Another’s kodama back, in this region
    [bt-dice] Die
    [bt-unlock] Unlock a die
    [bt-cross] Crossing the river
    [bt-yokai] Yokai card: one of two
    [bt-bitoku] Bitoku card: one of two
    [bt-vision] Vision card: one of two
    [bt-draw] Draw from your own deck
    [bt-rock] Iwakura rock
    [bt-awake] Awake pilgrim
    [bt-sit] Pilgrim beside a rock
    [bt-torii] Pilgrim on a torii space
    [bt-enlight] Pilgrim on an enlightenment space
    [bt-step] Visited bitoku card
    [bt-dragonfly] Dragonfly; a number behind it is the discount
    [bt-pair] Mitama combined with a dragonfly
    [bt-tengu] The tengu
    [bt-kappa] Kappa
    [bt-imomushi] Imomushi
    [bt-nezumi] Nezumi
    [bt-kitsune] Kitsune
    [bt-shin-okami] Shin okami
    [bt-yama-uba] Yama uba: counts as any yokai
    [bt-ara] Mitama: ara
    [bt-nigi] Mitama: nigi
    [bt-saki] Mitama: saki
    [bt-kushi] Mitama: kushi
    [bt-shinigami] Mitama: shinigami, counts as any
    [bt-mitama] Mitama; a number behind it is the discount
    [bt-makoto] Bitoku: makoto
    [bt-chugi] Bitoku: chugi
    [bt-yu] Bitoku: yu
    [bt-jin] Bitoku: jin
    [bt-rei] Bitoku: rei
    [bt-gi] Bitoku: gi
    [bt-meijo] Bitoku: meijo
    [bt-crystal] Crystal; a number behind it is the discount
    [bt-dream] Dream crystal: harvested each spring
    [bt-memory] Memory crystal: points for an action
    [bt-wit] Wit crystal: with the card of its slot
    [bt-build] Building; a number behind it is the discount
    [bt-temple] Temple
    [bt-onsen] Onsen
    [bt-farm] Farm
    [bt-ryokan] Ryokan
   *[bt-ancient] Ancient building
  }

## Score sheet

sheet-played = Scored during the game
sheet-first = First in turn order
sheet-bitoku = Homage of the bitoku
sheet-treasures = Lake treasures
sheet-rocks = Voice of the rocks
sheet-guardians = Homage of the guardians
sheet-visions = Visions
sheet-board = Buildings and crystals on the board
sheet-yokai = Yokai of the tengu
sheet-resources = Resources of the tengu
sheet-crystals = Crystals of the tengu
sheet-ahead = Kodama of the tengu ahead
sheet-total = Total

## How the solo game ended

result = { $result ->
    [win] You are the new Great Spirit: the tengu is beaten.
   *[loss] The tengu has not been surpassed this time.
  }

## Headings of the rules

rules-section-1 = Goal, players, information
rules-section-2 = Components
rules-section-3 = Setup
rules-section-4 = Structure of a round
rules-section-5 = Dice, unlocking, amulets
rules-section-6 = Spring
rules-section-7 = Summer: basic actions
rules-section-8 = Regions of the Forest
rules-section-9 = Movement points
rules-section-10 = Buildings
rules-section-11 = Kodama and lake treasures
rules-section-12 = Mitama and dragonflies
rules-section-13 = Crystals
rules-section-14 = Rocks and sitting pilgrims
rules-section-15 = Cards
rules-section-16 = Autumn and winter
rules-section-17 = Final scoring
rules-section-18 = Harder variant
rules-section-19 = Solo game: rise of the tengu
rules-section-20 = Decisions
rules-section-21 = Rulings
rules-section-22 = Worked examples
tie-break = { $alone ->
    [yes] Equal points: the tengu wins.
   *[no] Equal points: more fulfilled visions decide, then the turn order.
  }
