### The words of Bitoku that only the terminal uses.

game-title = Bitoku
term-passed = passed
term-die = shows { $value }
term-known = you have seen
term-path = Path of wisdom { $n }
term-left = { $n } more to choose
term-nothing-left = nothing is left there
term-copies = { $value }+: the forest action of another’s die
term-region = { $region ->
    [yomi] Yomi
    [stairs] Stairs
    [home] Home
    [jade] Jade
   *[forges] Forges
  }
term-thing = { $thing ->
    [vp] virtue point (VP)
    [wood] wood
    [jade] jade
    [stone] stone
    [sake] sake
    [am1] amulet +1
    [am2] amulet +2
    [am3] amulet +3
    [any] resource of choice
    [mp] movement point
    [kod] kodama; as an effect yours forward
    [kodh] your kodama forward in the region of the effect
    [kodx] others’ kodama back
    [kodxh] others’ kodama back in the region of the effect
    [unlock] unlock a die
    [draw] draw a card from your deck
    [yokai] yokai card; as an effect one of two
    [bitoku] bitoku card; as an effect one of two
    [vision] vision card; as an effect one of two
    [rock] iwakura rock
    [sit] pilgrim beside a rock
    [mitama] mitama
    [dragonfly] dragonfly
    [crystal] crystal
    [build] building; beside your goods your building markers left
    [awake] awake pilgrim
    [pair] mitama and dragonfly combined
    [enlight] enlightenment
    [torii] torii
    [step] visited, or fulfilled
    [neutral] nobody’s: neutral kodama, ancient building
   *[used] used this round
  }
help-discount = a discount of 1 resource
help-row = needs a die of at least 2
help-both = two different ones of these
help-dice = a die that is locked, unlocked, in the Forest, on the hills
help-bridge = bridge: needs so many visited bitoku cards
