### Bílý hrad slovy: společné pro terminál i prohlížeč. Stavba souboru je popsána v en.ftl.

## Hra

option-solo = Obtížnost sólové hry
option-solo-value = { $value ->
    [easy] snadná
    [hard] obtížná
   *[medium] střední
  }
option-first-game-well = Pevně daná studna doporučená pro první hru
option-fresh-gardeners = Zahradník umístěný v kroku zahrad se v témže kroku hned využije znovu

## Klany a jejich členové

clan = { $clan ->
    [red] červený
    [green] zelený
    [blue] modrý
   *[yellow] žlutý
  }
clan-title = { $clan ->
    [red] Červený klan
    [green] Zelený klan
    [blue] Modrý klan
   *[yellow] Žlutý klan
  }
members = { $member ->
    [courtier] dvořané
    [gardener] zahradníci
   *[warrior] válečníci
  }

## Zdroje, mince, pečetě, body

stock = { $good ->
    [food] Jídlo
    [iron] Železo
    [pearl] Perleť
    [coin] Mince
    [seal] Pečetě daimjóa
   *[cp] Body klanu
  }: { $n }
amount-food = { $n ->
    [one] { $n } jídlo
    [few] { $n } jídla
    [many] { $n } jídla
   *[other] { $n } jídla
  }
amount-iron = { $n ->
    [one] { $n } železo
    [few] { $n } železa
    [many] { $n } železa
   *[other] { $n } železa
  }
amount-pearl = { $n ->
    [one] { $n } perleť
    [few] { $n } perleti
    [many] { $n } perleti
   *[other] { $n } perleti
  }
amount-any = { $n ->
    [one] { $n } libovolný zdroj
    [few] { $n } libovolné zdroje
    [many] { $n } libovolného zdroje
   *[other] { $n } libovolných zdrojů
  }
amount-coin = { $n ->
    [one] { $n } mince
    [few] { $n } mince
    [many] { $n } mince
   *[other] { $n } mincí
  }
amount-seal = { $n ->
    [one] { $n } pečeť daimjóa
    [few] { $n } pečetě daimjóa
    [many] { $n } pečeti daimjóa
   *[other] { $n } pečetí daimjóa
  }
amount-cp = { $n ->
    [one] { $n } bod klanu
    [few] { $n } body klanu
    [many] { $n } bodu klanu
   *[other] { $n } bodů klanu
  }

## Efekty

effect-influence = { $n ->
    [one] { $n } krok vlivu
    [few] { $n } kroky vlivu
    [many] { $n } kroku vlivu
   *[other] { $n } kroků vlivu
  }
effect-lantern = odměna lucerny
effect-well = odměna studny
effect-courtier = akce dvořanů
effect-gardener = akce zahradníků
effect-warrior = akce válečníků
effect-domain = jedna řada osobního panství
effect-light = jedna akce se světlým pozadím z karty na hradě
effect-tile = { $colour ->
    [orange] jedna akce hradu u destičky oranžové kostky
    [black] jedna akce hradu u destičky černé kostky
    [white] jedna akce hradu u destičky bílé kostky
   *[any] jedna akce hradu u libovolné destičky kostky
  }
effect-pay = { $then } (cena: { $price })
effect-any = { $every ->
    [yes] podle libosti: { $parts }
   *[no] nejvýše { $most } z těchto: { $parts }
  }
effect-mix = { $n } v libovolné kombinaci z: { $goods }
effect-gardener-flower = zahradník na kvetoucí zahradu s nejméně body
effect-gardener-zen = zahradník na zenovou zahradu s nejméně body
effect-gardener-any = zahradník na zahradu s nejméně body
effect-warrior-5 = válečník na cvičiště za 5 železa
effect-warrior-3 = válečník na cvičiště za 3 železa
effect-warrior-1 = válečník na cvičiště za 1 železo
effect-courtier-gate = dvořan na pole bran hradu
effect-courtier-up-1 = nejnižší dvořan o 1 patro výš
effect-courtier-up-2 = nejnižší dvořan o 2 patra výš

## Místa

place = { $space ->
    [S1] Levá místnost pobočníků
    [S2] Prostřední místnost pobočníků
    [S3] Pravá místnost pobočníků
    [D1] Levá místnost diplomatů
    [D2] Pravá místnost diplomatů
    [OL] Za hradbami vlevo
    [OR] Za hradbami vpravo
    [well] Studna
    [WELL] Studna
    [courtier] Řada dvořanů na panství
    [gardener] Řada zahradníků na panství
    [warrior] Řada válečníků na panství
    [gate] Pole bran hradu
    [daimyo] Místnost daimjóa
    [Y5] Cvičiště za 5 železa
    [Y3] Cvičiště za 3 železa
   *[Y1] Cvičiště za 1 železo
  }
space-short = { $space ->
    [WELL] studna
    [OL] hradby vlevo
    [OR] hradby vpravo
    [S1] pobočníci L
    [S2] pobočníci S
    [S3] pobočníci P
    [D1] diplomati L
   *[D2] diplomati P
  }
garden-place = { $garden ->
    [orange-flower] kvetoucí zahrada pod oranžovým mostem
    [orange-zen] zenová zahrada pod oranžovým mostem
    [black-flower] kvetoucí zahrada pod černým mostem
    [black-zen] zenová zahrada pod černým mostem
    [white-flower] kvetoucí zahrada pod bílým mostem
   *[white-zen] zenová zahrada pod bílým mostem
  }
box-place = { $box ->
    [S1-1] levá místnost pobočníků, první akce
    [S1-2] levá místnost pobočníků, druhá akce
    [S1-3] levá místnost pobočníků, třetí akce
    [S2-1] prostřední místnost pobočníků, první akce
    [S2-2] prostřední místnost pobočníků, druhá akce
    [S2-3] prostřední místnost pobočníků, třetí akce
    [S3-1] pravá místnost pobočníků, první akce
    [S3-2] pravá místnost pobočníků, druhá akce
    [S3-3] pravá místnost pobočníků, třetí akce
    [D1-1] levá místnost diplomatů, první akce
    [D1-2] levá místnost diplomatů, druhá akce
    [D2-1] pravá místnost diplomatů, první akce
   *[D2-2] pravá místnost diplomatů, druhá akce
  }
bridge = { $bridge ->
    [orange] Oranžový most
    [black] Černý most
   *[white] Bílý most
  }
floor-steward = Pobočníci
floor-diplomat = Diplomati
floor-daimyo = Daimjó
gate = Brány hradu
yards = Cvičiště
well = Studna
round-label = Kolo
rival = Klan Tokugawa

## Rozhodnutí

decision-draft-pair = Vyberte si počáteční pár
decision-choose-any = { $left ->
    [1] Vyberte si zdroj
    [few] Vyberte si zdroj (zbývají { $left })
   *[other] Vyberte si zdroj (zbývá { $left })
  }
decision-take-die = Vezměte kostku z konce mostu
decision-place-die = Umístěte { $colour ->
    [orange] oranžovou
    [black] černou
   *[white] bílou
  } kostku s hodnotou { $value }
decision-use-action = Využijte zdejší akci
decision-pay-effect = Zaplatit za tento efekt?
decision-order-effects = Který efekt bude další?
decision-choose-one = Vyberte si jeden z efektů
decision-take-effects = Využijte kterékoli z těchto efektů
decision-choose-good = { $left ->
    [1] Vyberte si, co získáte
    [few] Vyberte si, co získáte (zbývají { $left })
   *[other] Vyberte si, co získáte (zbývá { $left })
  }
decision-pay-unit = { $left ->
    [1] Vyberte si, čím zaplatíte
    [few] Vyberte si, čím zaplatíte (zbývají { $left })
   *[other] Vyberte si, čím zaplatíte (zbývá { $left })
  }
decision-outside-choice = Vyberte si akci za hradbami
decision-courtier-action = Dvořané: audience, postup výš, nebo obojí
decision-light-pick = Vyberte si akci se světlým pozadím
decision-daimyo-slot = Vyberte si pole na kartě daimjóa
decision-gardener-target = Kam půjde zahradník?
decision-warrior-target = Kam půjde válečník?
decision-tile-pick = Vyberte si akci u destičky kostky
decision-domain-row = Vyberte si řadu svého panství
decision-divider-pay = Zaplatit pečetě a překročit předěl?
decision-exchange = Směnit pečetě, než některé propadnou?
decision-garden-activate = Konec kola: využijte své zahrady
decision-final-exchange = Poslední směna pečetí před bodováním
decision-solo-tie = Rozhodněte za klan Tokugawa

## Akce

action-draft = Vzít tento počáteční pár
action-gain = { $resource ->
    [food] Získat 1 jídlo
    [iron] Získat 1 železo
    [coin] Získat 1 minci
    [seal] Získat 1 pečeť
    [cp] Získat 1 bod klanu
    [any] Získat 1 libovolný zdroj
   *[pearl] Získat 1 perleť
  }
action-take = { $bridge ->
    [orange] Oranžová kostka
    [black] Černá kostka
   *[white] Bílá kostka
  } { $end ->
    [left] vlevo
   *[right] vpravo
  }
action-place = { place }
action-use = Využít kartu akce na panství
action-use-box = Využít: { box-place }
action-use-tile = { $tile ->
    [Y5-1] Využít první destičku cvičiště za 5 železa
    [Y5-2] Využít druhou destičku cvičiště za 5 železa
    [Y3-1] Využít destičku cvičiště za 3 železa
   *[Y1-1] Využít destičku cvičiště za 1 železo
  }
action-outside = { $worker ->
    [courtier] Dvořané
    [gardener] Zahradníci
   *[warrior] Válečníci
  }
action-pay = Zaplatit
action-pay-good = { $good ->
    [food] Zaplatit 1 jídlo
    [iron] Zaplatit 1 železo
    [pearl] Zaplatit 1 perleť
    [coin] Zaplatit 1 minci
   *[seal] Zaplatit 1 pečeť
  }
action-option = Možnost { $number }
action-skip = Vynechat
action-done = Zbytek vynechat
action-audience = Vyžádat si audienci: dvořan na pole bran hradu
action-climb = Postup { $origin ->
    [gate] z pole bran
    [S1] z levé místnosti pobočníků
    [S2] z prostřední místnosti pobočníků
    [S3] z pravé místnosti pobočníků
    [D1] z levé místnosti diplomatů
   *[D2] z pravé místnosti diplomatů
  } { $to ->
    [S1] do levé místnosti pobočníků
    [S2] do prostřední místnosti pobočníků
    [S3] do pravé místnosti pobočníků
    [D1] do levé místnosti diplomatů
    [D2] do pravé místnosti diplomatů
   *[daimyo] k daimjóovi
  }
action-light-box = Využít: { box-place }
action-light-number = Využít { $number }. akci nové karty
action-slot = { $number }. pole na kartě
action-garden = { $garden ->
    [orange-flower] Na kvetoucí zahradu pod oranžovým mostem
    [orange-zen] Na zenovou zahradu pod oranžovým mostem
    [black-flower] Na kvetoucí zahradu pod černým mostem
    [black-zen] Na zenovou zahradu pod černým mostem
    [white-flower] Na kvetoucí zahradu pod bílým mostem
   *[white-zen] Na zenovou zahradu pod bílým mostem
  }
action-yard = { $yard ->
    [Y5] Na cvičiště za 5 železa
    [Y3] Na cvičiště za 3 železa
   *[Y1] Na cvičiště za 1 železo
  }
action-tile = Využít: { box-place }
action-row = { $row ->
    [courtier] Řada dvořanů
    [gardener] Řada zahradníků
   *[warrior] Řada válečníků
  }
action-cross = Zaplatit a překročit
action-stay = Zůstat před předělem
action-exchange = { $good ->
    [food] 2 pečetě za 1 jídlo
    [iron] 2 pečetě za 1 železo
    [pearl] 2 pečetě za 1 perleť
   *[coin] 1 pečeť za 1 minci
  }
action-activate = Využít: { garden-place }
action-next = { $effect ->
    [influence] Vliv
    [lantern] Odměna lucerny
    [well] Odměna studny
    [courtier] Dvořané
    [gardener] Zahradníci
    [warrior] Válečníci
    [domain] Řada panství
    [tile] Akce u destičky kostky
    [light] Akce se světlým pozadím
    [food] Jídlo
    [iron] Železo
    [pearl] Perleť
    [coin] Mince
    [seal] Pečetě
    [cp] Body klanu
   *[any] Libovolné zdroje
  }
action-keep = Získat je; nadbytečné propadnou
action-rival-garden = Jeho zahradník: { garden-place }
action-rival-room = { $room ->
    [S1] Jeho dvořan do levé místnosti pobočníků
    [S2] Jeho dvořan do prostřední místnosti pobočníků
    [S3] Jeho dvořan do pravé místnosti pobočníků
    [D1] Jeho dvořan do levé místnosti diplomatů
   *[D2] Jeho dvořan do pravé místnosti diplomatů
  }
action-rival-origin = { $origin ->
    [gate] Postoupí jeho dvořan z pole bran
    [S1] Postoupí jeho dvořan z levé místnosti pobočníků
    [S2] Postoupí jeho dvořan z prostřední místnosti pobočníků
    [S3] Postoupí jeho dvořan z pravé místnosti pobočníků
    [D1] Postoupí jeho dvořan z levé místnosti diplomatů
   *[D2] Postoupí jeho dvořan z pravé místnosti diplomatů
  }

## Co se stalo

event-draft = { $name } si bere počáteční pár.
event-phase = Konec { $round }. kola
event-turn = { $round }. kolo, { $turn }. tah
event-roll = Nové kostky na { $colour ->
    [orange] oranžovém
    [black] černém
   *[white] bílém
  } mostě: { $dice }
event-take = { $name } bere { $colour ->
    [orange] oranžovou
    [black] černou
   *[white] bílou
  } kostku { $value } { $end ->
    [left] zleva
    [middle] zprostředka
   *[right] zprava
  }.
event-place = Kostka umístěna: { place }.
event-gain = { $name } získává: { $what }.
event-pay = { $name } platí: { $what }.
event-exchange = { $name } směňuje pečetě a získává: { $what }.
event-influence = Žeton vlivu je na poli { $space }.
event-gardener = Zahradník jde { $garden ->
    [orange-flower] na kvetoucí zahradu pod oranžovým mostem
    [orange-zen] na zenovou zahradu pod oranžovým mostem
    [black-flower] na kvetoucí zahradu pod černým mostem
    [black-zen] na zenovou zahradu pod černým mostem
    [white-flower] na kvetoucí zahradu pod bílým mostem
   *[white-zen] na zenovou zahradu pod bílým mostem
  }.
event-warrior = { $yard ->
    [Y5] Válečník jde na cvičiště za 5 železa.
    [Y3] Válečník jde na cvičiště za 3 železa.
   *[Y1] Válečník jde na cvičiště za 1 železo.
  }
event-row = { $row ->
    [courtier] Odměny řady dvořanů.
    [gardener] Odměny řady zahradníků.
   *[warrior] Odměny řady válečníků.
  }
event-use-card = { $number }. akce na kartě akce.
event-use-box = Akce: { box-place }.
event-use-yard = Akce destičky cvičiště.
event-worker-action = Za hradbami: { $worker ->
    [courtier] dvořané
    [gardener] zahradníci
   *[warrior] válečníci
  }.
event-audience = Dvořan čeká na poli bran hradu.
event-climb = Dvořan postupuje { $to ->
    [S1] do levé místnosti pobočníků
    [S2] do prostřední místnosti pobočníků
    [S3] do pravé místnosti pobočníků
    [D1] do levé místnosti diplomatů
    [D2] do pravé místnosti diplomatů
   *[daimyo] k daimjóovi
  }.
event-take-card = Nová karta akce; stará jde do oblasti lucerny.
event-refill = V místnosti leží nová karta.
event-remove-card = Karta z místnosti je odstraněna.
event-slot = { $slot }. pole na kartě daimjóa.
event-order = Nové pořadí hráčů: { $order }
event-activate = Využita: { garden-place }.
event-well = Odměna studny.
event-lantern = Odměna lucerny.
event-rival-cards = Klan Tokugawa obrací své karty.
event-rival-turns = { $why ->
    [first] Otáčí se první karta.
    [empty] Další karta ukazuje na { $bridge ->
        [orange] oranžový
        [black] černý
       *[white] bílý
      } most, { $end ->
        [left] vlevo
        [middle] uprostřed
       *[right] vpravo
      }. Žádná kostka tam neleží, a tak se otočí také.
   *[die] Další karta ukazuje na { $bridge ->
        [orange] oranžovou
        [black] černou
       *[white] bílou
      } kostku { $end ->
        [left] vlevo
        [middle] uprostřed
       *[right] vpravo
      }: tu si klan bere.
  }
event-rival-does = { $symbol ->
    [gardener] Podle karty: zahradník do { $n ->
        [0] kvetoucí zahrady
        [1] zenové zahrady
       *[other] zahrady
      } s nejnižší hodnotou.
    [warrior] Podle karty: válečník na { $n ->
        [0] cvičiště za 5 železa
        [1] cvičiště za 3 železa
       *[other] cvičiště za 1 železo
      }.
    [gate] Podle karty: dvořan na pole bran hradu.
    [climb] Podle karty: jeho nejnižší dvořan postoupí o { $n ->
        [one] { $n } patro
        [few] { $n } patra
       *[other] { $n } pater
      }.
    [points] Podle karty: body klanu.
    [influence] Podle karty: vliv.
   *[coins] Podle karty: mince.
  }
event-rival-cannot = To nemůže provést, a získá místo toho body.
event-rival-payout = { $coins ->
    [0] Žádné mince k výměně za body.
    [one] { $coins } mince se mění na body klanu: { $points }.
    [few] { $coins } mince se mění na body klanu: { $points }.
    [many] { $coins } mince se mění na body klanu: { $points }.
   *[other] { $coins } mincí se mění na body klanu: { $points }.
  }
event-forced = Jiná možnost nebyla.

## Herní plán pro nápovědu a čtečky

board = Herní plán Bílého hradu
bridge-die = { $bridge ->
    [orange] Oranžová
    [black] Černá
   *[white] Bílá
  } { $value }, { $end ->
    [left] levý konec
   *[right] pravý konec
  }
bridge-end-empty = { $bridge ->
    [orange] Oranžový most
    [black] Černý most
   *[white] Bílý most
  }, { $end ->
    [left] levý konec
   *[right] pravý konec
  }: žádná kostka
tip-bridge-left = Kostka z levého konce přinese také odměnu lucerny.
tip-bridge-right = Kostku na tomto konci lze vzít; ty uprostřed ne.
garden-card = { $kind ->
    [flower] Kvetoucí zahrada
   *[zen] Zenová zahrada
  }
garden = { garden-place }: cena v jídle { $food }, body na konci hry { $points }
tip-garden = Cena v jídle: { $food }. Body klanu na konci hry: { $points }.
tip-garden-again = Na konci kola ji lze využít znovu, zbyla-li na mostě nad ní kostka.
room-card = Karta místnosti: { place }
room-box = { place }, { $n }. akce u { $colour ->
    [orange] oranžové
    [black] černé
   *[white] bílé
  } destičky
die-tile = { $colour ->
    [orange] Destička oranžové kostky
    [black] Destička černé kostky
   *[white] Destička bílé kostky
  }
tip-die-tile = Kostka této barvy využije akci u destičky.
die-space = Pole pro kostku: { place }, předtištěná hodnota { $value }
tip-die-space = Překrývá se { $value } nebo vrchní kostka: vyšší kostka získá rozdíl v mincích, nižší jej zaplatí.
tip-room = Sem smí jen kostka, jejíž barva leží na některé destičce; využije všechny akce u své barvy.
courtiers-here = { $n ->
    [one] { $n } dvořan
    [few] { $n } dvořané
    [many] { $n } dvořana
   *[other] { $n } dvořanů
  }, { clan } klan: { place }
tip-courtier-worth = { $floor ->
    [gate] Dvořan zde má na konci hry hodnotu 1 bodu.
    [steward] Dvořan zde má na konci hry hodnotu 3 bodů.
    [diplomat] Dvořan zde má na konci hry hodnotu 6 bodů.
   *[daimyo] Dvořan zde má na konci hry hodnotu 10 bodů.
  }
daimyo-slot = { $n }. pole na kartě daimjóa
tip-daimyo = Kdo sem dojde, získá odměnu lucerny a pak obsadí volné pole s jeho odměnou.
tip-gate = Zde dvořané čekají na audienci. Příchod stojí 2 mince.
outside-action = Za hradbami: { members }
tip-courtier = Za 2 mince jde dvořan na pole bran hradu. A/nebo za 2 či 5 perleti postoupí jeden dvořan o 1 či 2 patra.
tip-gardener = Umístěte zahradníka na zahradu bez vašeho zahradníka, zaplaťte její jídlo a využijte ji.
tip-warrior = Pošlete válečníka na cvičiště, zaplaťte jeho železo a využijte jeho destičky.
tip-outside = Libovolná barva; vyberete si jednu ze dvou akcí.
yard = { place }
yard-tile = Destička cvičiště
yard-tile-of = { place }, { $n }. destička
tip-yard = Cena v železe: { $iron }. Každý válečník zde přinese na konci hry { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  } za každého vašeho dvořana uvnitř hradu.
tip-well = Zisk: { $effect }. Libovolná kostka, libovolný počet; překrytá hodnota je vždy 1.
order-place = { $n }. v pořadí: { clan } klan
tip-order = Kdo je nejdál na stupnici průběhu roku, začíná příští kolo.
track-space = Stupnice průběhu roku, pole { $n }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  } na konci hry
tip-track = Za překročení předělu se platí pečetě; kdo přijde na pole poslední, leží nahoře a je dřív na řadě.
track-marker = { $n }. { clan }
points-track = Počítadlo bodů klanu
points-of = { clan-title }: { $n }
tip-points-track = Červené vějíře posouvají žeton hned, zlaté se počítají až na konci. Za polem { $last } se začíná znovu s +{ $lap }.
deck = { $deck ->
    [steward] Balíček pobočníků
   *[diplomat] Balíček diplomatů
  }: { $n }
solo-card = Karta klanu Tokugawa
solo-card-turned = Otočená karta klanu Tokugawa
tip-solo-die = Bere { $bridge ->
    [orange] oranžovou
    [black] černou
   *[white] bílou
  } kostku { $position ->
    [left] vlevo
    [middle] uprostřed
   *[right] vpravo
  } a umístí ji: { place }.
tip-solo-actions = Akce jeho posledního tahu: { $effect }
domain-of = Osobní panství, { clan } klan
domain-space = Předtištěná hodnota 6, { $colour ->
    [orange] jen oranžové kostky
    [black] jen černé kostky
   *[white] jen bílé kostky
  }
domain-row = { $member ->
    [courtier] Řada dvořanů
    [gardener] Řada zahradníků
   *[warrior] Řada válečníků
  }
domain-row-left = { domain-row }: { $n ->
    [one] zbývá { $n }
    [few] zbývají { $n }
    [many] zbývá { $n }
   *[other] zbývá { $n }
  }
tip-domain = Získáte viditelné odměny řady a pak akci karty vedle ní.
card-box = { $n }. akce na kartě akce
card-action = Karta akce
tip-card-rows = { $rows ->
    [top] Pro řadu dvořanů.
    [middle] Pro řadu zahradníků.
    [bottom] Pro řadu válečníků.
    [top-middle] Pro řady dvořanů a zahradníků.
    [middle-bottom] Pro řady zahradníků a válečníků.
   *[all] Pro všechny tři řady.
  }
tip-box = { $tone ->
    [dark] Tmavé pozadí
   *[light] Světlé pozadí
  }: { $effect }
tip-lantern-side = V oblasti lucerny: { $effect }
lantern-area = Oblast lucerny
lantern-card = Karta v oblasti lucerny
tip-lantern = Každá odměna lucerny dá vše, co je na těchto kartách.
tip-coin = Bez omezení. Každých pět mincí a pečetí dohromady má na konci hry hodnotu 1 bodu.
tip-seal = Nejvýše 5. Kdykoli: 2 pečetě za 1 zdroj, 1 pečeť za 1 minci.
tip-resource = Nejvýše 7; zbude-li 3 až 6, je to na konci hry 1 bod, za 7 jsou 2 body.
draft-pair = Počáteční pár
draft-gains = Hned na začátku: { $effect }
draft-decree = S dekretem: { $effect }
draft-lantern = Strana s lucernou: { $effect }
draft-action = Karta akce: { $effect }

## Bodování

sheet-played = Získáno během hry
sheet-coins-and-seals = Mince a pečetě
sheet-resources = Zdroje
sheet-track = Stupnice průběhu roku
sheet-courtiers = Dvořané
sheet-warriors = Válečníci
sheet-gardeners = Zahradníci
sheet-total = Celkem

## Vysvětlivky symbolů

legend = { $icon ->
    [food] Jídlo
    [iron] Železo
    [pearl] Perleť
    [any] Libovolný zdroj
    [coin] Mince
    [seal] Pečeť daimjóa
    [cp] Bod klanu
    [lantern] Odměna lucerny: vše z vašich karet v oblasti lucerny
    [influence] Vliv: krok na stupnici průběhu roku
    [well] Odměna studny
    [domain] Jedna řada vašeho panství
    [light] Akce se světlým pozadím z karty na hradě
    [tile-any] Akce u libovolné destičky kostky
    [tile-orange] Akce u destičky oranžové kostky
    [tile-black] Akce u destičky černé kostky
    [tile-white] Akce u destičky bílé kostky
    [heron] Pořadí hráčů
    [courtier] Akce dvořanů
    [gardener] Akce zahradníků
   *[warrior] Akce válečníků
  }

## Nadpisy pravidel

rules-section-1 = Herní materiál a stav hry
rules-section-2 = Příprava hry
rules-section-3 = Kola a tahy
rules-section-4 = Hrad
rules-section-5 = Za hradbami
rules-section-6 = Studna
rules-section-7 = Osobní panství
rules-section-8 = Akce figurek
rules-section-9 = Mince, pečetě a zdroje
rules-section-10 = Odměna lucerny
rules-section-11 = Stupnice průběhu roku
rules-section-12 = Symboly na kartách a destičkách
rules-section-13 = Konec kola
rules-section-14 = Konec hry
rules-section-15 = Sólová hra
rules-section-16 = Přehled rozhodnutí
rules-section-17 = Výklad nejasností
rules-section-18 = Příklady
where-white-castle = { $round }. kolo ze { $rounds }
tab-mats = Panství

## The die in the tray

die-in-hand = Kostka v ruce: { $colour ->
    [orange] oranžová
    [black] černá
   *[white] bílá
  } { $value }
no-die-in-hand = Žádná kostka v ruce
tie-break = Shoda bodů: výš je, kdo je dřív v pořadí hráčů.
