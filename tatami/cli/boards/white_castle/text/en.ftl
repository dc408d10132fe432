### The words of The White Castle that only the terminal uses.

game-title = The White Castle
term-round = round { $round } of { $rounds }
term-bridges = Bridges and gardens
term-castle = Castle
term-around = Around the castle
term-time = Passage of time
term-clans = Clans
term-domain = Your domain
term-draft = Starting pairs
term-rival = Tokugawa clan
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
term-good = { $good ->
    [food] food
    [iron] iron
    [pearl] mother-of-pearl
    [coin] coin
    [seal] daimyo seal
   *[cp] clan point
  }
help-dice = dice: orange, black, white
help-tiles = die tiles: a die of that colour uses the action beside it
help-boxes = action on a light and on a dark background
help-any = food, iron or mother-of-pearl
