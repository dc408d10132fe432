### The words of Satori that only the terminal uses.

game-title = Satori
term-worshippers = Worshippers
term-players = Players
term-starts = Starting tiles
term-bells = bells
term-colour = { $colour ->
    [grey] grey
    [orange] orange
   *[purple] purple
  }
term-place = { $place ->
    [top] top
    [right] right
    [bottom] bottom
   *[left] left
  }
term-icons = icons
term-tile-now = tile
term-tile-later = next tile
term-amulet-open = amulet: { amulet }
term-amulet-secret = secret amulet: { amulet }
term-left = { $n } more to choose
term-gives = { $what }
term-tile-there = tile there: { $what }
term-displaces = displaces the hand of { $name }
term-monk-of = a monk of { $name }
term-no-tile = no tile
term-answers = Answers each turn with a worshipper from the bag, on the other altar of the colour you visit.
term-answers-offering = You visit the offering altar: a worshipper from the bag follows, and brings a collection.
term-answers-altar = { $same ->
    [yes] Your worshipper has the colour of the altar: no reward for the visit.
   *[no] Your worshipper has another colour than the altar: its lantern gives { lantern-gives }.
  } Then a worshipper from the bag goes to the { altar }.
term-thing = { $thing ->
    [sp] Satori point (SP)
    [incense] incense
    [coin] coin
    [wood] wood
    [stone] stone
    [emerald] emerald
    [tile] meditation tile in reserve
    [hikari] Hikari; as an icon one step of it
    [monk] monk in reserve; as an icon Meditation. On a mountain stands the sign of its player
    [altar] sect token left; as an icon Build an altar
    [jokoro] Jokoro; as an icon Place a Jokoro
    [pagoda] Build on the pagoda
    [offer] Claim offerings, and a level on the offering track
    [unlock] your sixth Jokoro
    [collection] collection: coins for the colours on the offering altar
    [fixed] no altar can be built in its place
    [lantern] lantern: what Hasekura Tsunenaga gains here
    [architect] Architect: nothing can be built above
    [built] built
   *[neutral] neutral Jokoro
  }
help-colour = { $colour ->
    [grey] grey altar, worshipper or mountain
    [orange] orange altar, worshipper or mountain
   *[purple] purple altar, worshipper or mountain
  }
help-exchange = exchange: pay what stands left, gain what stands right
help-sides = left and right side of an altar
help-price = what a Jokoro costs there
help-slot = slot for a Jokoro on the pagoda
