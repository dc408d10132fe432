### Bitoku slovy: společné pro terminál a prohlížeč. Jak je takový soubor uspořádán, stojí v en.ftl.

## Hra

option-harder = Těžší: akce lesa vyžaduje kostku vyšší než všechny ostatní v oblasti
option-tengu-no-dragonfly = Snadnější: tengu začíná bez vážky
option-tengu-no-yokai = Snadnější: tengu začíná bez karet jókai
option-tengu-no-resources = Snadnější: tengu začíná bez surovin
option-tengu-kodama-behind = Snadnější: kodama tengu se pohne jen tam, kam tengu umístí kostku a kde je váš kodama dál
option-tengu-no-spring-mp = Snadnější: krystaly nepřinášejí tengu na jaře body pohybu
option-tengu-pilgrim = Těžší: jeden poutník tengu začíná na cestě moudrosti
option-tengu-kodama-ahead = Těžší: každý kodama tengu začíná o pole dál
option-tengu-two-dragonflies = Těžší: tengu začíná se dvěma vážkami
option-tengu-kodama-points = Těžší: 3 BC pro tengu na konci všude, kde je jeho kodama před vaším

## Hráči

player = { $colour ->
    [purple] fialový
    [yellow] žlutý
    [brown] hnědý
   *[green] zelený
  }
player-title = { $colour ->
    [purple] Fialový duch
    [yellow] Žlutý duch
    [brown] Hnědý duch
   *[green] Zelený duch
  }
automaton = Tengu

## Suroviny a body

stock = { $good ->
    [wood] Dřevo
    [jade] Nefrit
    [stone] Kámen
    [sake] Saké
    [am1] Amulety +1
    [am2] Amulety +2
    [am3] Amulety +3
    [awake] Probuzení poutníci
   *[vp] Body ctnosti
  }: { $n }
amount-wood = { $n ->
    [one] { $n } dřevo
    [few] { $n } dřeva
   *[other] { $n } dřev
  }
amount-jade = { $n ->
    [one] { $n } nefrit
    [few] { $n } nefrity
   *[other] { $n } nefritů
  }
amount-stone = { $n ->
    [one] { $n } kámen
    [few] { $n } kameny
   *[other] { $n } kamenů
  }
amount-sake = { $n } saké
amount-any = { $n ->
    [one] { $n } libovolná surovina
    [few] { $n } libovolné suroviny
   *[other] { $n } libovolných surovin
  }
amount-am1 = { $n ->
    [one] { $n } amulet +1
    [few] { $n } amulety +1
   *[other] { $n } amuletů +1
  }
amount-am2 = { $n ->
    [one] { $n } amulet +2
    [few] { $n } amulety +2
   *[other] { $n } amuletů +2
  }
amount-am3 = { $n ->
    [one] { $n } amulet +3
    [few] { $n } amulety +3
   *[other] { $n } amuletů +3
  }
amount-vp = { $n ->
    [one] { $n } bod ctnosti
    [few] { $n } body ctnosti
   *[other] { $n } bodů ctnosti
  }

## Efekty

effect-mp = { $n ->
    [one] { $n } bod pohybu
    [few] { $n } body pohybu
   *[other] { $n } bodů pohybu
  }
effect-kod = { $n ->
    [one] váš kodama o { $n } pole vpřed
    [few] vaši kodamové o { $n } pole vpřed
   *[other] vaši kodamové o { $n } polí vpřed
  }
effect-kodh = { $n ->
    [one] váš kodama zde o { $n } pole vpřed
    [few] váš kodama zde o { $n } pole vpřed
   *[other] váš kodama zde o { $n } polí vpřed
  }
effect-kodx = { $n ->
    [one] soupeřův kodama o { $n } pole vzad
    [few] kodamové soupeřů o { $n } pole vzad
   *[other] kodamové soupeřů o { $n } polí vzad
  }
effect-kodxh = { $n ->
    [one] soupeřův kodama zde o { $n } pole vzad
    [few] kodamové soupeřů zde o { $n } pole vzad
   *[other] kodamové soupeřů zde o { $n } polí vzad
  }
effect-unlock = { $n ->
    [one] odemknutí kostky
    [few] odemknutí { $n } kostek
   *[other] odemknutí { $n } kostek
  }
effect-draw = { $n ->
    [one] karta jókai ze svého balíčku
    [few] { $n } karty jókai ze svého balíčku
   *[other] { $n } karet jókai ze svého balíčku
  }
effect-yokai = karta jókai, jedna ze dvou ze společného balíčku
effect-bitoku = karta bitoku, jedna ze dvou z balíčku
effect-vision = { $n ->
    [one] karta vidění, jedna ze dvou
    [few] { $n } karty vidění, vždy jedna ze dvou
   *[other] { $n } karet vidění, vždy jedna ze dvou
  }
effect-rock = { $n ->
    [one] kámen iwakura
    [few] { $n } kameny iwakura
   *[other] { $n } kamenů iwakura
  }
effect-sit = { $n ->
    [one] poutník ke kameni iwakura
    [few] { $n } poutníci ke kamenům iwakura
   *[other] { $n } poutníků ke kamenům iwakura
  }
effect-mitama = { $n ->
    [1] duch mitama se slevou 1
    [2] duch mitama se slevou 2
   *[other] duch mitama
  }
effect-dragonfly = { $n ->
    [1] vážka se slevou 1
    [2] vážka se slevou 2
   *[other] vážka
  }
effect-crystal = { $n ->
    [1] krystal se slevou 1
    [2] krystal se slevou 2
   *[other] krystal
  }
effect-build = { $n ->
    [1] budova se slevou 1
    [2] budova se slevou 2
   *[other] budova
  }
effect-any = { $every ->
    [yes] { $parts }
   *[no] nejvýš { $most } z: { $parts }
  }
effect-pay = { $price } → { $then }
effect-mix = { $n }× { $goods }

## Místa

region = { $region ->
    [yomi] Země Jomi
    [stairs] Schody vědění
    [home] Příbytek Velkého ducha
    [jade] Nefritová paseka
   *[forges] Výhně
  }
region-in = { $region ->
    [yomi] v Zemi Jomi
    [stairs] na Schodech vědění
    [home] v příbytku Velkého ducha
    [jade] na Nefritové pasece
   *[forges] ve Výhních
  }
region-from = { $region ->
    [yomi] ze Země Jomi
    [stairs] ze Schodů vědění
    [home] z příbytku Velkého ducha
    [jade] z Nefritové paseky
   *[forges] z Výhní
  }
hills-of = { $region ->
    [yomi] Kopce u Země Jomi
    [stairs] Kopce u Schodů vědění
    [home] Příbytek Velkého ducha
    [jade] Kopce u Nefritové paseky
   *[forges] Kopce u Výhní
  }
die-space = { $space ->
    [yomi] Země Jomi
    [stairs] Schody vědění
    [jade] Nefritová paseka
    [forges] Výhně
    [H1] Příbytek Velkého ducha: amulet
    [H2] Příbytek Velkého ducha: vidění
    [H3] Příbytek Velkého ducha: surovina
    [H4] Příbytek Velkého ducha: bod pohybu
    [H5] Příbytek Velkého ducha: surovina nebo bod pohybu
    [H6] Příbytek Velkého ducha: akce cizí kostky
   *[home] Příbytek Velkého ducha
  }
main-space = { $space ->
    [P-s] 1. cesta, začátek
    [P-m1] 1. cesta, pole 1
    [P-m2] 1. cesta, pole 2
    [P-m3] 1. cesta, pole 3
    [P-m4] 1. cesta, pole 4
    [P-m5] 1. cesta, pole 5
    [P-m6] 1. cesta, pole 6
    [P-m7] 1. cesta, pole 7
    [Q-s] 2. cesta, začátek
    [Q-m1] 2. cesta, pole 1
    [Q-m2] 2. cesta, pole 2
    [Q-m3] 2. cesta, pole 3
    [Q-m4] 2. cesta, pole 4
    [Q-m5] 2. cesta, pole 5
    [Q-m6] 2. cesta, pole 6
   *[Q-m7] 2. cesta, pole 7
  }
branch-space = { $space ->
    [P-m1-1] 1. cesta, brána torii A u pole 1, 1. místo
    [P-m1-2] 1. cesta, brána torii A u pole 1, 2. místo
    [P-m1-3] 1. cesta, brána torii A u pole 1, 3. místo
    [P-m2-1] 1. cesta, osvícení u pole 2, 1. místo
    [P-m2-2] 1. cesta, osvícení u pole 2, 2. místo
    [P-m2-3] 1. cesta, osvícení u pole 2, 3. místo
    [P-m3-1] 1. cesta, brána torii A u pole 3, 1. místo
    [P-m3-2] 1. cesta, brána torii A u pole 3, 2. místo
    [P-m3-3] 1. cesta, brána torii A u pole 3, 3. místo
    [P-m4-1] 1. cesta, osvícení u pole 4, 1. místo
    [P-m4-2] 1. cesta, osvícení u pole 4, 2. místo
    [P-m4-3] 1. cesta, osvícení u pole 4, 3. místo
    [P-m5-1] 1. cesta, brána torii B u pole 5, 1. místo
    [P-m5-2] 1. cesta, brána torii B u pole 5, 2. místo
    [P-m5-3] 1. cesta, brána torii B u pole 5, 3. místo
    [P-m6-1] 1. cesta, brána torii B u pole 6, 1. místo
    [P-m6-2] 1. cesta, brána torii B u pole 6, 2. místo
    [P-m6-3] 1. cesta, brána torii B u pole 6, 3. místo
    [P-m7-1] 1. cesta, osvícení u pole 7, 1. místo
    [P-m7-2] 1. cesta, osvícení u pole 7, 2. místo
    [P-m7-3] 1. cesta, osvícení u pole 7, 3. místo
    [Q-m1-1] 2. cesta, brána torii A u pole 1, 1. místo
    [Q-m1-2] 2. cesta, brána torii A u pole 1, 2. místo
    [Q-m1-3] 2. cesta, brána torii A u pole 1, 3. místo
    [Q-m2-1] 2. cesta, osvícení u pole 2, 1. místo
    [Q-m2-2] 2. cesta, osvícení u pole 2, 2. místo
    [Q-m2-3] 2. cesta, osvícení u pole 2, 3. místo
    [Q-m3-1] 2. cesta, brána torii A u pole 3, 1. místo
    [Q-m3-2] 2. cesta, brána torii A u pole 3, 2. místo
    [Q-m3-3] 2. cesta, brána torii A u pole 3, 3. místo
    [Q-m4-1] 2. cesta, osvícení u pole 4, 1. místo
    [Q-m4-2] 2. cesta, osvícení u pole 4, 2. místo
    [Q-m4-3] 2. cesta, osvícení u pole 4, 3. místo
    [Q-m5-1] 2. cesta, brána torii B u pole 5, 1. místo
    [Q-m5-2] 2. cesta, brána torii B u pole 5, 2. místo
    [Q-m5-3] 2. cesta, brána torii B u pole 5, 3. místo
    [Q-m6-1] 2. cesta, brána torii B u pole 6, 1. místo
    [Q-m6-2] 2. cesta, brána torii B u pole 6, 2. místo
    [Q-m6-3] 2. cesta, brána torii B u pole 6, 3. místo
    [Q-m7-1] 2. cesta, osvícení u pole 7, 1. místo
    [Q-m7-2] 2. cesta, osvícení u pole 7, 2. místo
   *[Q-m7-3] 2. cesta, osvícení u pole 7, 3. místo
  }
slot = { $slot ->
    [left] levé místo
    [middle] prostřední místo
   *[right] pravé místo
  }
slot-from = { $slot ->
    [left] levého místa
    [middle] prostředního místa
   *[right] pravého místa
  }
crystal-slot = { $slot ->
    [d1] první místo pro krystal snů
    [d2] druhé místo pro krystal snů
    [d3] třetí místo pro krystal snů
    [m1] první místo pro krystal paměti
    [m2] druhé místo pro krystal paměti
    [w1] levé místo pro krystal důvtipu
    [w2] prostřední místo pro krystal důvtipu
   *[w3] pravé místo pro krystal důvtipu
  }
pilgrim-space = { $space ->
    [p0] před prvním kamenem
    [p1] mezi prvním a druhým kamenem
    [p2] mezi druhým a třetím kamenem
    [p3] mezi třetím a čtvrtým kamenem
   *[p4] za čtvrtým kamenem
  }
market = { $market ->
    [mitama] Duchové mitama
    [dragonfly] Vážky
    [crystal] Krystaly
   *[building] Budovy
  }
season = { $season ->
    [spring] Jaro
    [summer] Léto
    [winter] Zima
   *[end] Skórování
  }

## Karty, dílky a duchové

yokai = { $yokai ->
    [kappa] Kappa
    [imomushi] Imomuši
    [nezumi] Nezumi
    [kitsune] Kicune
    [shin-okami] Šin ókami
   *[yama-uba] Jama uba
  }
bitoku = { $bitoku ->
    [makoto] Makoto
    [chugi] Čúgi
    [yu] Ju
    [jin] Džin
    [rei] Rei
    [gi] Gi
   *[meijo] Meijo
  }
mitama = { $mitama ->
    [ara] Ara
    [nigi] Nigi
    [saki] Saki
    [kushi] Kuši
   *[shinigami] Šinigami
  }
crystal-type = { $type ->
    [dream] krystal snů
    [memory] krystal paměti
   *[wit] krystal důvtipu
  }
building-type = { $building ->
    [temple] chrám
    [onsen] lázně onsen
    [farm] farma
    [ryokan] hostinec rjókan
   *[ancient] starodávná budova
  }
rock = { $rock ->
    [IW-kappa] kappa
    [IW-imomushi] imomuši
    [IW-nezumi] nezumi
    [IW-kitsune] kicune
    [IW-shin-okami] šin ókami
    [IW-ara] ara
    [IW-nigi] nigi
    [IW-saki] saki
    [IW-kushi] kuši
    [IW-ryokan-temple] rjókan a chrám
    [IW-temple-onsen] chrám a onsen
    [IW-onsen-farm] onsen a farma
   *[IW-farm-ryokan] farma a rjókan
  }
printed = { $title } ({ $what })
memory = { $vp } BC pokaždé, když { $trigger ->
    [build-a-building] postavíte budovu
    [gain-crystal] získáte krystal
    [gain-mitama] získáte ducha mitama
    [combine-pair] spojíte ducha mitama s vážkou
    [gain-dragonfly] získáte vážku
    [cross-river] překročíte řeku
    [bitoku-step] splníte kartu bitoku
   *[pilgrim-finishes-on-branch] poutník dojde na odbočku
  }
virtue = { $per ->
    [flat] { $vp } BC
    [dice] součet { $vp } nejvyšších kostek
    [resource] { $vp } BC za každou surovinu
    [building] { $vp } BC za každou budovu
    [crystal] { $vp } BC za každý krystal
    [mitama] { $vp } BC za každého ducha mitama
    [pair] { $vp } BC za každou spojenou vážku
    [enlight] { $vp } BC za každého poutníka na políčku osvícení
    [torii] { $vp } BC za každého poutníka na políčku brány torii
    [bitoku-step] { $vp } BC za každou splněnou kartu bitoku
    [bitoku-card] { $vp } BC za každou kartu bitoku
    [rock] { $vp } BC za každý kámen iwakura
    [sitter] { $vp } BC za každého poutníka u kamene iwakura
    [vision] { $vp } BC za každou kartu vidění
   *[yokai] { $vp } BC za každou kartu jókai
  }
piece-resource = { $n ->
    [one] { $n } surovina
    [few] { $n } suroviny
   *[other] { $n } surovin
  }
piece-building = { $n ->
    [one] { $n } budova
    [few] { $n } budovy
   *[other] { $n } budov
  }
piece-crystal = { $n ->
    [one] { $n } krystal
    [few] { $n } krystaly
   *[other] { $n } krystalů
  }
piece-mitama = { $n ->
    [one] { $n } duch mitama
    [few] { $n } duchové mitama
   *[other] { $n } duchů mitama
  }
piece-pair = { $n ->
    [one] { $n } spojená vážka
    [few] { $n } spojené vážky
   *[other] { $n } spojených vážek
  }
piece-enlight = { $n ->
    [one] { $n } poutník na políčku osvícení
    [few] { $n } poutníci na políčkách osvícení
   *[other] { $n } poutníků na políčkách osvícení
  }
piece-torii = { $n ->
    [one] { $n } poutník na políčku brány torii
    [few] { $n } poutníci na políčkách bran torii
   *[other] { $n } poutníků na políčkách bran torii
  }
piece-step = { $n ->
    [one] { $n } splněná karta bitoku
    [few] { $n } splněné karty bitoku
   *[other] { $n } splněných karet bitoku
  }
vision = { $what }: { $vp } BC, jinak −{ $penalty }
owner-bonus = { $owner ->
    [vp1] majitel: 1 BC
    [vp1-or-am1] majitel: 1 BC nebo amulet +1
   *[vp1-and-am1] majitel: 1 BC a amulet +1
  }
needs-die = kostka aspoň { $value }

## Rozhodnutí

decision-choose-one = Vyberte jedno
decision-take-effects = Co bude dál?
decision-choose-good = { $left ->
    [1] Vyberte surovinu, kterou získáte
    [few] Vyberte surovinu, kterou získáte (zbývají { $left })
   *[other] Vyberte surovinu, kterou získáte (zbývá { $left })
  }
decision-pay-unit = { $left ->
    [1] Vyberte surovinu, kterou zaplatíte
    [few] Vyberte surovinu, kterou zaplatíte (zbývají { $left })
   *[other] Vyberte surovinu, kterou zaplatíte (zbývá { $left })
  }
decision-discard = Kterou kartu jókai odložíte?
decision-harvest = Sklidíte krystal snů?
decision-basic-action = Vyberte základní akci
decision-choose-card = Kterou kartu jókai vyložíte?
decision-card-or-crystal = Co bude dřív?
decision-place-die = Kam umístíte kostku s hodnotou { $value }?
decision-act-in-region = Vaše kostka s hodnotou { $value } je { region-in }: která akce?
decision-copy-die = Akci lesa které kostky použijete?
decision-copied-action = Akce lesa { region-in } s hodnotou { $value }
decision-owner-bonus = Vaše budova byla využita: vyberte si bonus
decision-favour = Vyberte přízeň Lesa
decision-spend-mp = { $left ->
    [one] Použijte { $left } bod pohybu
    [few] Použijte { $left } body pohybu
   *[other] Použijte { $left } bodů pohybu
  }
decision-market = { $market ->
    [mitama] Kterého ducha mitama?
    [dragonfly] Kterou vážku?
    [crystal] Který krystal?
   *[building] Kterou budovu a kam?
  }{ $discount ->
    [0] { "" }
   *[other] { " " }(sleva { $discount })
  }
decision-lay-crystal = Na které místo položíte krystal?
decision-combine = Spojíte ducha mitama s vážkou?
decision-advance-kodama = { $left ->
    [few] Který váš kodama postoupí? (zbývají { $left })
   *[other] Který váš kodama postoupí? (zbývá { $left })
  }
decision-push-kodama = { $left ->
    [few] Čí kodama ustoupí? (zbývají { $left })
   *[other] Čí kodama ustoupí? (zbývá { $left })
  }
decision-unlock-die = Kterou kostku odemknete?
decision-draw-card = Doberete si kartu jókai ze svého balíčku?
decision-look = { $deck ->
    [yokai] Podíváte se na dvě karty jókai?
    [bitoku] Podíváte se na dvě karty bitoku?
   *[vision] Podíváte se na dvě karty vidění?
  }
decision-choose-seen = Kterou kartu si vezmete?
decision-take-rock = Který kámen iwakura si vezmete?
decision-sit = Kam se poutník posadí?
decision-arrange-dice = Rozestavte své kostky
decision-spirit-virtue = Ctnost ducha: vyřadíte kartu jókai za její body?

## Akce

action-done = Vynechat
action-pass = Vynechat tah
action-play = Vyložit kartu jókai na { slot }
action-die = { $slot ->
    [left] Použít levou kostku
    [middle] Použít prostřední kostku
   *[right] Použít pravou kostku
  }
action-pilgrim = { $slot ->
    [left] Vyřadit poutníka a použít zamknutou levou kostku
    [middle] Vyřadit poutníka a použít zamknutou prostřední kostku
   *[right] Vyřadit poutníka a použít zamknutou pravou kostku
  }
action-cross = { $slot ->
    [left] Překročit řeku levou kostkou
    [middle] Překročit řeku prostřední kostkou
   *[right] Překročit řeku pravou kostkou
  }
action-card = { $card }
action-first = { $part ->
    [card] Nejdřív karta
   *[crystal] Nejdřív krystal důvtipu
  }
action-amulet = Použít amulet +{ $value }
action-place = { die-space }
action-row = Akce lesa od hodnoty { $number }
action-visit = { $building ->
    [temple] Využít chrám
    [onsen] Využít lázně onsen
    [farm] Využít farmu
   *[ryokan] Využít hostinec rjókan
  }
action-copy = Použít kostku, která tam leží: { die-space }
action-bonus = { $good ->
    [vp] 1 bod ctnosti
   *[am1] 1 amulet +1
  }
favour = { $favour ->
    [bitoku] karta bitoku
    [yokai] karta jókai
   *[both] dvě ze čtyř malých odměn
  }
action-favour = { hills-of }: { favour }
action-refuse = { hills-of }: jen zakrýt, nevzít ({ favour })
action-step = Splnit další kartu bitoku
action-start = Začít pouť: { main-space }
action-move = Posunout poutníka: { main-space }
action-enter = Odbočit: { branch-space }
action-buy = { $market ->
    [mitama] Duch mitama
    [dragonfly] Vážka
   *[crystal] Krystal
  } { $slot }
action-build = Budova { $slot }: { $area ->
    [yomi] Země Jomi
    [stairs] Schody vědění
    [jade] Nefritová paseka
   *[forges] Výhně
  }
action-lay = Na { crystal-slot }
action-pair-dragonfly = Spojit s vážkou: { $dragonfly }
action-pair-mitama = Spojit s duchem mitama: { mitama }
action-kodama = Váš kodama { region-in }
action-push = Kodama vzad { region-in }: { $seat }
action-unlock = { $slot ->
    [left] Odemknout levou kostku
    [middle] Odemknout prostřední kostku
   *[right] Odemknout pravou kostku
  }
action-draw = Dobrat kartu
action-look = Podívat se na karty
action-keep = Nechat si: { $vision }
action-none = { $resource ->
    [wood] Nenechat si žádnou, získat 1 dřevo
    [jade] Nenechat si žádnou, získat 1 nefrit
    [stone] Nenechat si žádnou, získat 1 kámen
   *[sake] Nenechat si žádnou, získat 1 saké
  }
action-take-card = Vzít: { $card }
action-take-bitoku = Vzít: { bitoku }
action-rock = Kámen iwakura: { rock }
action-sit = Poutník { pilgrim-space }
action-discard = Odložit: { $card }
action-harvest = Sklidit { $slot ->
    [d1] první krystal snů
    [d2] druhý krystal snů
   *[d3] třetí krystal snů
  }
action-dice = Kostky zleva { $left }, { $middle }, { $right }
action-remove = Vyřadit kartu z { slot-from }
action-gain = { $resource ->
    [wood] Získat 1 dřevo
    [jade] Získat 1 nefrit
    [stone] Získat 1 kámen
   *[sake] Získat 1 saké
  }
action-pay = { $resource ->
    [wood] Zaplatit 1 dřevo
    [jade] Zaplatit 1 nefrit
    [stone] Zaplatit 1 kámen
   *[sake] Zaplatit 1 saké
  }
action-next = { $effect ->
    [wood] Dřevo
    [jade] Nefrit
    [stone] Kámen
    [sake] Saké
    [am1] Amulet +1
    [am2] Amulet +2
    [am3] Amulet +3
    [vp] Body ctnosti
    [mp] Body pohybu
    [kod] Vaši kodamové vpřed
    [kodh] Váš kodama zde vpřed
    [kodx] Kodamové soupeřů vzad
    [kodxh] Kodamové soupeřů zde vzad
    [unlock] Odemknutí kostky
    [draw] Dobrání karty
    [yokai] Karta jókai
    [bitoku] Karta bitoku
    [vision] Karta vidění
    [rock] Kámen iwakura
    [sit] Poutník ke kameni iwakura
    [mitama] Duch mitama
    [dragonfly] Vážka
    [crystal] Krystal
   *[build] Budova
  }
action-option = Možnost { $number }

## Co se stalo

event-spring = Jaro, { $round }. kolo
event-turn = { $round }. kolo, { $turn }. tah
event-discard = { $name } odkládá kartu jókai: { $card }.
event-dream = { $name } sklízí krystal snů: { $crystal }.
event-play = { $name } vykládá kartu jókai na { slot }: { $card }.
event-unlock = { $name } odemyká kostku s hodnotou { $value }.
event-wit = { $name } harmonizuje krystal důvtipu: { $crystal }.
event-send-away = { $name } vyřazuje poutníka ze hry.
event-raise = Kostka má teď hodnotu { $value }.
event-place = { $name } umísťuje kostku s hodnotou { $value }: { die-space }.
event-row = Akce lesa { region-in }, od hodnoty { $row }.
event-visit = { $name } využívá budovu: { $building }.
event-cross = { $name } překračuje řeku { region-from }; kostka má hodnotu { $value }.
event-favour = { hills-of }: { favour }.
event-refuse = { hills-of }: zakryto, nikdo nebere ({ favour }).
event-take-bitoku = { $name } si bere kartu bitoku: { $card }.
event-take-yokai = { $name } si bere kartu jókai: { $card }.
event-step = { $name } plní kartu bitoku: { $card }.
event-start = { $name } začíná pouť: { main-space }.
event-walk = { $name } posouvá poutníka: { main-space }.
event-arrive = { $name } má poutníka v cíli: { branch-space }.
event-build = { $name } staví { region-in }: { $building }.
event-mitama = { $name } získává ducha mitama: { $tile }.
event-dragonfly = { $name } získává vážku: { $tile }.
event-pair = { $name } spojuje ducha mitama ({ mitama }) s vážkou: { $dragonfly }.
event-crystal = { $name } získává krystal: { $crystal }.
event-kodama = { $name } posouvá svého kodamu { region-in } { $steps ->
    [one] o { $steps } pole vpřed
    [few] o { $steps } pole vpřed
   *[other] o { $steps } polí vpřed
  }.
event-push = { $name } posouvá vzad kodamu { region-in }; jeho majitel: { $player }.
event-draw = { $name } si dobírá kartu.
event-drawn = Dostáváte: { $card }.
event-look = { $deck ->
    [yokai] { $name } si prohlíží karty jókai.
    [bitoku] { $name } si prohlíží karty bitoku.
   *[vision] { $name } si prohlíží karty vidění.
  }
event-take-seen = { $name } si bere jednu z karet.
event-vision = { $name } si nechává vidění: { $vision }.
event-rock = { $name } si bere kámen iwakura: { rock }.
event-sit = { $name } usazuje poutníka { pilgrim-space }.
event-pass = { $name } vynechává tah.
event-autumn = Podzim. Pořadí: { $order }
event-autumn-head = Podzim a zima
event-arrange = { $name } rozestavuje kostky: { $dice }.
event-remove = { $name } vyřazuje kartu jókai: { $card }.
event-gain = { $name } získává: { $what }.
event-pay = { $name } platí: { $what }.
event-score = { $name }: { $vp } BC, { $source ->
    [virtue] ctnost ducha
    [mitama] duch mitama
    [memory] krystal paměti
    [home] příbytek Velkého ducha
    [bitoku] cesta bitoku
   *[branch] cesta moudrosti
  }.
event-forced = Jiná možnost nebyla.

## Tengu

tengu-place = { $place ->
    [left] levou
    [middle] prostřední
   *[right] pravou
  }
tengu-top = { $top ->
    [yokai] jókai
    [yokai-fav] oblíbený jókai
    [bitoku] bitoku
   *[bitoku-rarest] nejvzácnější bitoku
  }
tengu-shows = { $shows ->
    [dragonfly] vážka
    [mitama] duch mitama
    [move] body pohybu
    [resources] suroviny
    [crystal] krystal
    [building] budova
    [favourite] oblíbený duch mitama nebo budova
   *[nothing] žádný symbol
  }
tengu-location = { $location ->
    [yomi] Země Jomi
    [stairs] Schody vědění
    [jade] Nefritová paseka
    [forges] Výhně
   *[favourite] podle jeho kamenů
  }
tengu-card = { $top } | { tengu-location }: { tengu-shows }
tengu-related = související surovina: { $resource ->
    [wood] dřevo
    [jade] nefrit
    [stone] kámen
    [sake] saké
   *[none] žádná
  }
tengu-does = { $step ->
    [A] na sporném přechodu překročí řeku pro kartu, kterou ukazuje jeho karta
    [B] stane se aktivním, odemkne kostku, umístí ji do oblasti své karty a jedná tam
    [C] umístí kostku do oblasti své karty a jedná tam
    [D] odemkne kostku, zaplatí související surovinu a jedná jako v oblasti své karty
    [E] na sporném přechodu obsadí poslední volné pole kopců a bere, co má oblíbené
    [F] umístí kostku do příbytku Velkého ducha
    [G] odemkne kostku a vezme si související surovinu
    [H] překročí řeku pro kartu, kterou ukazuje jeho karta
    [I] umístí kostku do jiné oblasti a jedná tam
    [J] stane se neaktivním a vezme si související surovinu
    [K] překročí řeku a bere, co má oblíbené
   *[L] vynechá tah
  }
tengu-holds = { $condition ->
    [contested-crossing-to-shown-card] je na sporném přechodu ke kartě, kterou ukazuje jeho karta
    [contested-crossing-to-last-space] je na sporném přechodu ke kopcům s jediným volným polem
    [crossing-to-shown-card] je na přechodu ke kartě, kterou ukazuje jeho karta
    [crossing] je na přechodu
    [location-available] oblast jeho karty je dostupná
    [location-taken] oblast jeho karty je obsazená
    [other-region-available] jiná oblast je dostupná
    [unlocked-die] má odemknutou kostku
    [no-unlocked-die] nemá odemknutou kostku
    [locked-die] má zamknutou kostku
    [no-locked-die] nemá zamknutou kostku
    [leftmost-card] jeho karta je ta levá
    [attitude-active] dílek tengu je aktivní
    [attitude-inactive] dílek tengu je neaktivní
    [related-resource] má související surovinu, nebo žádnou nepotřebuje
    [no-die-at-home] nemá kostku v příbytku Velkého ducha
   *[home-space-free] druhé nebo třetí místo tam je volné
  }
tengu-lacks = { $condition ->
    [contested-crossing-to-shown-card] žádný sporný přechod ke kartě, kterou ukazuje jeho karta
    [contested-crossing-to-last-space] žádný sporný přechod ke kopcům s jediným volným polem
    [crossing-to-shown-card] žádný přechod ke kartě, kterou ukazuje jeho karta
    [crossing] žádný přechod
    [location-available] oblast jeho karty je obsazená
    [location-taken] oblast jeho karty je dostupná
    [other-region-available] žádná jiná oblast není dostupná
    [unlocked-die] žádná odemknutá kostka
    [no-unlocked-die] některá kostka je odemknutá
    [locked-die] žádná zamknutá kostka
    [no-locked-die] některá kostka je zamknutá
    [leftmost-card] jeho karta není ta levá
    [attitude-active] dílek tengu neaktivní
    [attitude-inactive] dílek tengu aktivní
    [related-resource] související surovina chybí
    [no-die-at-home] v příbytku Velkého ducha už má kostku
   *[home-space-free] druhé i třetí místo tam je obsazené
  }
tengu-because = Proč: { $what }.
tengu-skipped = Dřív ne: { $what }.
event-tengu-harvest = { $mp ->
    [0] Tengu nesklízí nic.
    [one] Tengu získává za krystaly { $mp } bod pohybu.
    [few] Tengu získává za krystaly { $mp } body pohybu.
   *[other] Tengu získává za krystaly { $mp } bodů pohybu.
  }
event-tengu-will = Kostky vůle { $dice }: nižší vybírá { tengu-place } kartu ({ $card }).
event-tengu-step = Krok { $step }: { tengu-does }. { $why }
event-tengu-attitude = { $active ->
    [yes] Tengu je teď aktivní.
   *[no] Tengu je teď neaktivní.
  }
event-tengu-location = Tengu jedná { region-in }; jeho karta ukazuje: { tengu-shows }.
event-tengu-kodama = { $reason ->
    [behind] { region }: z možných oblastí je tam jeho kodama za vaším nejblíž.
    [tied-behind] { region }: z těch, kde je za vaším stejně blízko, nejlepší jezerní poklad.
   *[none-behind] { region }: v žádné z možných oblastí není jeho kodama za vaším, proto nejlepší jezerní poklad.
  }
event-tengu-roll = Kostka vůle { $die }: { $for ->
    [yokai-or-bitoku] { $option ->
        [1] karta jókai
       *[2] karta bitoku
      }
    [yokai] { $option ->
        [1] karta jókai z levých kopců
       *[2] karta jókai z pravých kopců
      }
    [bitoku] { $option ->
        [1] karta bitoku z levých kopců
       *[2] karta bitoku z pravých kopců
      }
    [mitama] duch mitama { $option }
    [dragonfly] vážka { $option }
    [crystal] krystal { $option }
   *[building] budova { $option }
  }.
event-tengu-lost = { $market ->
    [mitama] Není koho z duchů mitama vzít: akce propadá.
    [dragonfly] Není žádná vážka: akce propadá.
    [crystal] Není žádný krystal: akce propadá.
   *[building] Není co postavit: akce propadá.
  }
event-tengu-crystal = Tengu si bere krystal: { $crystal }.
event-tengu-torii = U brány torii tengu odhaluje kartu a jedná podle ní: { $card }.
event-tengu-card = Další karta tengu: { $card }.
event-tengu-shuffle = Z odložených karet tengu je nový balíček.
event-tengu-rock = Ze zenové zahrady mizí kámen iwakura: { rock }.

## Deska, pro popisky a čtečky

board = Deska hry Bitoku
where-bitoku = { $round }. kolo ze { $rounds } · { season }
forest = Les
home = Příbytek Velkého ducha
hills = Kopce Hikaru
areas = Obydlené oblasti
paths = Cesty moudrosti
garden = Zenová zahrada
markets = Nabídky
decks = Balíčky
kodama-tracks = Stupnice kodamů
treasure = Jezerní poklad
neutral-kodama = Neutrální kodama
hand = Ruka
deck = Balíček
discards = Odkládací balíček
removed = Vyřazené karty
dice = Kostky
locked = zamknutá
unlocked = odemknutá
in-forest = v Lese
on-hills = v kopcích
crystals = Krystaly
rocks = Kameny iwakura
pilgrims = Poutníci
bitoku-path = Cesta bitoku
visions = Vidění
pairs = Spojení
wild-as = Žolíky se počítají jako: { $what }
visions-met = Splněná vidění: { $what }
visions-unmet = Nesplněná vidění: { $what }
torii = Brána torii
enlight = Osvícení
bridge = Most
attitude = Dílek tengu
active = aktivní
inactive = neaktivní
tengu-row = Karty akcí zleva
tip-region = Jedna akce lesa, pokud vaše kostka není nižší než jiná v oblasti, a jedna akce budovy.
tip-building = Využije ji kostka s hodnotou aspoň { $value } umístěná v její oblasti.
tip-hills = Přechod sníží kostku o 1, šestku na 3. Každá přízeň je jednou za kolo.
tip-kodama = Na konci bodují první tři kodamové podle jezerního pokladu. Na poslední pole se vejde jeden.
tip-path = Za každý bod pohybu: splnit kartu bitoku, začít pouť, nebo posunout poutníka.
tip-bridge = Potřebuje { $n ->
    [one] { $n } splněnou kartu bitoku
    [few] { $n } splněné karty bitoku
   *[other] { $n } splněných karet bitoku
  }.
tip-torii = Poutník, který dojde, přinese akci brány, a další poutě mohou začínat na jejím rozcestí.
tip-enlight = Poutník, který dojde, už zůstane.
tip-dream = Sklízí se každé jaro a na konci.
tip-memory = Přináší body pokaždé, když proběhne jeho akce.
tip-wit = Harmonizuje se, když na jeho místo vyložíte kartu.
tip-rock = Každý poutník vedle něj přinese 1 BC za každou odpovídající položku.
tip-vision = Každá položka platí jen pro jedno vidění.
tip-amulet = Zvyšuje umísťovanou kostku, nejvýš na 6.
tip-pilgrim = Chodí po cestách moudrosti, sedí u kamenů, nebo odejde, abyste použili zamknutou kostku.
tip-automaton = Nižší kostka vůle vybere kartu a provede se první možný krok tabulky aktivace.
die-shows = ukazuje { $value }
die-of = kostka { $colour ->
    [purple] fialového ducha
    [yellow] žlutého ducha
    [brown] hnědého ducha
   *[green] zeleného ducha
  }: { $value }
own-die = { $slot ->
    [left] Levá kostka
    [middle] Prostřední kostka
   *[right] Pravá kostka
  }: { $value } ({ $where })
nothing-there = Nic tu nezbylo
price = Cena: { $what }
stack = V zásobě: { $n }
at-end = Na konci hry: { $n } BC
sleeping = Spí tu poutník; probudí se, až sem položíte krystal.
fresh = Postaveno v tomto tahu: zatím ji nikdo nesmí použít.
area-free = Volné místo pro budovu { region-in }
kodama-at = { $name }: pole { $space }
pilgrims-of = { $name }: { $n ->
    [one] { $n } poutník
    [few] { $n } poutníci
   *[other] { $n } poutníků
  }
favour-used = V tomto kole už využito
marker = { $n }. žeton budovy
used-marker = Jeho budova stojí.
vision-worth = Na konci { $vp } BC, jinak −{ $penalty }
vision-met = Zatím splněno
vision-open = Zatím nesplněno
deck-of = { $deck ->
    [yokai] Balíček jókai
    [bitoku] Balíček bitoku
   *[vision] Balíček vidění
  }: { $n }
deck-known = Viděli jste: { $what }
tengu-card-at = Karta akce tengu: { $place }
tengu-deck = v balíčku: { $n }
tengu-yokai = Jeho jókai
active-short = aktivní
inactive-short = klidný
region-short = { $region ->
    [yomi] Jomi
    [stairs] Schody
    [home] Příbytek
    [jade] Paseka
    [forges] Výhně
   *[favourite] Kameny
  }
order-place = { $n }. místo: { $name }
passed = už nehraje
open-region = { $region ->
    [yomi] Země Jomi: otevřít nebo zavřít
    [stairs] Schody vědění: otevřít nebo zavřít
    [home] Příbytek Velkého ducha: otevřít nebo zavřít
    [jade] Nefritová paseka: otevřít nebo zavřít
   *[forges] Výhně: otevřít nebo zavřít
  }
open-section = { $section ->
    [paths] Cesty moudrosti: otevřít nebo zavřít
   *[markets] Nabídky: otevřít nebo zavřít
  }
hand-empty = V ruce není žádná karta
hand-hidden = Skrytá karta jókai
cards-seen = Karty, na které se díváte
goods = Suroviny, amulety, poutníci
slots = Karty a kostky
markers = Žetony budov
spirits = Duchové mitama a vážky
counts = Karty a dílky
visited = splněno
pair-of = { $mitama } s vážkou: { $dragonfly }
tip-home = Sem smí kterákoli kostka. Kostky v příbytku určují odshora dolů příští pořadí.
tip-copy = Vyžaduje kostku { $value }, která pak klesne o 1: akce lesa v oblasti, kde leží kostka jiného hráče.
tip-virtue = Při vyřazení v zimě: { $virtue }
tip-rarity = Počet kopií ve hře: { $n }
tip-order = Letní pořadí tahů. Na podzim ho změní kostky v příbytku.
tip-season = Jaro: karty a krystaly snů. Léto: tahy. Podzim: pořadí. Zima: kostky se vrátí, karty jókai lze vyřadit za body.
tip-slot = Karta vyložená sem odemkne kostku vedle.
tip-die = Odemyká ji karta, efekt, nebo poutník, kterého vyřadíte. Hodnotu si drží i do dalších kol.

## Ikony, pro legendu

legend = { $icon ->
    [bt-wood] Dřevo
    [bt-jade] Nefrit
    [bt-stone] Kámen
    [bt-sake] Saké
    [bt-any] Libovolná surovina
    [bt-am1] Amulet +1
    [bt-am2] Amulet +2
    [bt-am3] Amulet +3
    [bt-vp] Body ctnosti
    [bt-mp] Bod pohybu
    [bt-kod] Váš kodama vpřed, v kterékoli oblasti
    [bt-kodh] Váš kodama vpřed, v této oblasti
    [bt-kodx] Soupeřův kodama vzad, v kterékoli oblasti
    [bt-kodxh] Soupeřův kodama vzad, v této oblasti
    [bt-dice] Kostka
    [bt-unlock] Odemknutí kostky
    [bt-cross] Překročení řeky
    [bt-yokai] Karta jókai: jedna ze dvou
    [bt-bitoku] Karta bitoku: jedna ze dvou
    [bt-vision] Karta vidění: jedna ze dvou
    [bt-draw] Karta z vlastního balíčku
    [bt-rock] Kámen iwakura
    [bt-awake] Probuzený poutník
    [bt-sit] Poutník u kamene iwakura
    [bt-torii] Poutník na políčku brány torii
    [bt-enlight] Poutník na políčku osvícení
    [bt-step] Splněná karta bitoku
    [bt-dragonfly] Vážka; číslo za ní je sleva
    [bt-pair] Duch mitama spojený s vážkou
    [bt-tengu] Tengu
    [bt-kappa] Kappa
    [bt-imomushi] Imomuši
    [bt-nezumi] Nezumi
    [bt-kitsune] Kicune
    [bt-shin-okami] Šin ókami
    [bt-yama-uba] Jama uba: platí za kteréhokoli jókai
    [bt-ara] Mitama: ara
    [bt-nigi] Mitama: nigi
    [bt-saki] Mitama: saki
    [bt-kushi] Mitama: kuši
    [bt-shinigami] Mitama: šinigami, platí za kteréhokoli
    [bt-mitama] Duch mitama; číslo za ním je sleva
    [bt-makoto] Bitoku: makoto
    [bt-chugi] Bitoku: čúgi
    [bt-yu] Bitoku: ju
    [bt-jin] Bitoku: džin
    [bt-rei] Bitoku: rei
    [bt-gi] Bitoku: gi
    [bt-meijo] Bitoku: meijo
    [bt-crystal] Krystal; číslo za ním je sleva
    [bt-dream] Krystal snů: sklízí se každé jaro
    [bt-memory] Krystal paměti: body za akci
    [bt-wit] Krystal důvtipu: s kartou svého místa
    [bt-build] Budova; číslo za ní je sleva
    [bt-temple] Chrám
    [bt-onsen] Lázně onsen
    [bt-farm] Farma
    [bt-ryokan] Hostinec rjókan
   *[bt-ancient] Starodávná budova
  }

## Bodovací list

sheet-played = Body ze hry
sheet-first = První v pořadí
sheet-bitoku = Poklona bitoku
sheet-treasures = Jezerní poklady
sheet-rocks = Hlas kamenů iwakura
sheet-guardians = Strážci vzdávají hold
sheet-visions = Vidění
sheet-board = Budovy a krystaly na desce
sheet-yokai = Jókai tengu
sheet-resources = Suroviny tengu
sheet-crystals = Krystaly tengu
sheet-ahead = Kodamové tengu vpředu
sheet-total = Celkem

## Jak skončila sólová hra

result = { $result ->
    [win] Stáváte se novým Velkým duchem: tengu je poražen.
   *[loss] Tengu tentokrát překonán nebyl.
  }

## Nadpisy pravidel

rules-section-1 = Cíl, hráči, informace
rules-section-2 = Komponenty
rules-section-3 = Příprava hry
rules-section-4 = Průběh kola
rules-section-5 = Kostky, odemykání, amulety
rules-section-6 = Jaro
rules-section-7 = Léto: základní akce
rules-section-8 = Lesní oblasti
rules-section-9 = Body pohybu
rules-section-10 = Budovy
rules-section-11 = Kodamové a jezerní poklady
rules-section-12 = Duchové mitama a vážky
rules-section-13 = Krystaly
rules-section-14 = Kameny iwakura a poutníci u nich
rules-section-15 = Karty
rules-section-16 = Podzim a zima
rules-section-17 = Konec hry a skórování
rules-section-18 = Těžší varianta
rules-section-19 = Sólová hra: vzestup tengu
rules-section-20 = Rozhodnutí
rules-section-21 = Výklady
rules-section-22 = Příklady
tie-break = { $alone ->
    [yes] Shoda bodů: vyhrává tengu.
   *[no] Shoda bodů: rozhoduje, kdo splnil víc vidění, pak pořadí tahů.
  }
