### The words of The White Castle that only the terminal uses.

game-title = Bílý hrad
term-round = { $round }. kolo ze { $rounds }
term-bridges = Mosty a zahrady
term-castle = Hrad
term-around = Kolem hradu
term-time = Průběh roku
term-clans = Klany
term-domain = Vaše panství
term-draft = Počáteční páry
term-rival = Klan Tokugawa
term-outside = Za hradbami
term-well = Studna
term-yard = Cvičiště
term-gate = Brány
term-daimyo = Daimjó
term-flower = kvetoucí
term-zen = zenová
term-or = nebo
term-card = karta
term-lantern = lucerna
term-next = další
term-hand = v ruce
term-decks = balíčky
term-rival-next = příště vezme { $what }
term-rival-row = poslední karty: { $what }
term-left = zbývá vybrat: { $n }
term-good = { $good ->
    [food] jídlo
    [iron] železo
    [pearl] perleť
    [coin] mince
    [seal] pečeť daimjóa
   *[cp] bod klanu
  }
help-dice = kostky: oranžová, černá, bílá
help-tiles = destičky kostek: kostka té barvy použije akci vedle
help-boxes = akce se světlým a s tmavým pozadím
help-any = jídlo, železo nebo perleť
