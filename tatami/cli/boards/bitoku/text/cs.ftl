### Slova hry Bitoku, která používá jen terminál.

game-title = Bitoku
term-passed = už nehraje
term-die = hodnota { $value }
term-known = viděli jste
term-path = Cesta moudrosti { $n }
term-left = zbývá vybrat: { $n }
term-nothing-left = nic tu nezbylo
term-copies = { $value }+: akce lesa cizí kostky
term-region = { $region ->
    [yomi] Jomi
    [stairs] Schody
    [home] Příbytek
    [jade] Paseka
   *[forges] Výhně
  }
term-thing = { $thing ->
    [vp] bod ctnosti (BC)
    [wood] dřevo
    [jade] nefrit
    [stone] kámen
    [sake] saké
    [am1] amulet +1
    [am2] amulet +2
    [am3] amulet +3
    [any] libovolná surovina
    [mp] bod pohybu
    [kod] kodama; jako efekt váš vpřed
    [kodh] váš kodama vpřed v oblasti efektu
    [kodx] kodamové soupeřů vzad
    [kodxh] kodamové soupeřů vzad v oblasti efektu
    [unlock] odemknutí kostky
    [draw] karta ze svého balíčku
    [yokai] karta jókai; jako efekt jedna ze dvou
    [bitoku] karta bitoku; jako efekt jedna ze dvou
    [vision] karta vidění; jako efekt jedna ze dvou
    [rock] kámen iwakura
    [sit] poutník u kamene iwakura
    [mitama] duch mitama
    [dragonfly] vážka
    [crystal] krystal
    [build] budova; u surovin vaše zbylé žetony budov
    [awake] probuzený poutník
    [pair] duch mitama spojený s vážkou
    [enlight] osvícení
    [torii] brána torii
    [step] splněno
    [neutral] nepatří nikomu: neutrální kodama, starodávná budova
   *[used] v tomto kole už vybráno
  }
help-discount = sleva 1 suroviny
help-row = potřebuje kostku s hodnotou aspoň 2
help-both = dvě různé z těchto odměn
help-dice = kostka zamknutá, odemknutá, v Lese, v kopcích
help-bridge = most: tolik splněných karet bitoku je třeba
