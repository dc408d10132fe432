### Bora Bora slovy: společné pro terminál i prohlížeč.

## Hráči

colour = { $colour ->
    [green] zelená
    [black] černá
    [blue] modrá
   *[red] červená
  }
player-title = { $colour ->
    [green] Zelený kmen
    [black] Černý kmen
    [blue] Modrý kmen
   *[red] Červený kmen
  }

## Zásoby

stock = { $good ->
    [offering] Obětní dary
    [shell] Mušle
    [god-tile] Destičky bohů
    [godcard] Karty bohů v ruce
    [priest] Kněží v zásobě
   *[vp] Vítězné body
  }: { $n }
amount-offering = { $n ->
    [one] { $n } obětní dar
    [few] { $n } obětní dary
    [many] { $n } obětního daru
   *[other] { $n } obětních darů
  }
amount-shell = { $n ->
    [one] { $n } mušle
    [few] { $n } mušle
    [many] { $n } mušle
   *[other] { $n } mušlí
  }
amount-god-tile = { $n ->
    [one] { $n } destička boha
    [few] { $n } destičky bohů
    [many] { $n } destičky boha
   *[other] { $n } destiček bohů
  }
amount-priest = { $n ->
    [one] { $n } kněz
    [few] { $n } kněží
    [many] { $n } kněze
   *[other] { $n } kněží
  }
amount-vp = { $n ->
    [one] { $n } vítězný bod
    [few] { $n } vítězné body
    [many] { $n } vítězného bodu
   *[other] { $n } vítězných bodů
  }
amount-status = { $n ->
    [one] { $n } krok stavu
    [few] { $n } kroky stavu
    [many] { $n } kroku stavu
   *[other] { $n } kroků stavu
  }
material = { $material ->
    [sand] písek
    [stone] kámen
   *[wood] dřevo
  }

## Mapa

region = { $region ->
    [C-NW] střední ostrov, les
    [C-NE] střední ostrov, pláň
    [C-SW] střední ostrov, pláž
    [C-SE] střední ostrov, hory
    [N1] severní ostrov, pláž
    [N2] severní ostrov, hory
    [E1] východní ostrov, les
    [E2] východní ostrov, pláň
    [S1] jižní ostrov, les
    [S2] jižní ostrov, pláň
    [W1] západní ostrov, pláž
   *[W2] západní ostrov, hory
  }
resource = { $resource ->
    [sand] písek
    [stone] kámen
    [wood] dřevo
   *[offering] obětní dar
  }
species = { $species ->
    [butterfly] Klipka
    [surgeon] Bodlok
    [parrot] Ploskozubec
   *[trigger] Ostenec
  }
fish-tile = { species }: { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodů
  }
tip-fish = Na konci se počítá tomu, čí chýše stojí na stavebním políčku. Červený bůh ji oboduje hned při osídlení.
tip-region-gives = Za osídlení: { resource }.
tip-region-space = Na stavebním políčku: { $colour ->
    [none] zatím nikdo
    [green] zelená
    [black] černá
    [blue] modrá
   *[red] červená
  }.
tip-region-aside = Odsunuté chýše (dál platí pro úkoly a cesty): { $who }.
path = { $kind ->
    [land] Pozemní cesta
   *[water] Vodní cesta
  }, hodnota { $value }
path-ends = Spojuje: { $a } – { $b }
tip-path = { $kind ->
    [land] Expanze po zemi s hodnotou aspoň { $value }.
   *[water] Expanze po vodě s hodnotou aspoň { $value }.
  }

## Akce kostek

dice-action = { $action ->
    [helper] Pomocník
    [temple] Chrám
    [build] Stavba
    [man] Muž
    [woman] Žena
    [land] Pozemní cesta
    [water] Vodní cesta
   *[fishing] Rybaření
  }
dice-tile = { $tile ->
    [helper] Pomocník
    [temple] Chrám
    [build] Stavba
    [man] Muž
    [woman] Žena
    [land] Pozemní cesta
    [water] Vodní cesta
    [man-woman] Muž / Žena
    [land-water] Pozemní / Vodní cesta
   *[fishing] Rybaření
  }
tip-action-helper = Hodnotu kostky utratíte za obchody: za 1 posunete muže nebo ženu dolů nebo získáte 1 bod; za 2 je obětní dar, karta boha, materiál nebo přesun chýše na 12. políčko.
tip-action-temple = Umístěte kněze na políčko chrámu do výše hodnoty a vezměte si Ohňový bonus. Kněz, který tam stojí, se posune doprava.
tip-action-build = Postavte destičku stavby do výše hodnoty na dva sousední materiály: body kola a Ohňový bonus.
tip-action-man = Vezměte muže z pozice do výše hodnoty a položte ho na volné políčko.
tip-action-woman = Vezměte ženu z pozice do výše hodnoty a položte ji na volné políčko.
tip-action-land = Osídlete sousední region po pozemní cestě do výše hodnoty a vezměte si jeho surovinu.
tip-action-water = Osídlete sousední region po vodní cestě do výše hodnoty a vezměte si jeho surovinu.
tip-action-fishing = Jakákoli kostka, vždy: 2 vítězné body.
tip-lower = { $below ->
    [any] Prázdné: smí sem kterákoli kostka.
    [1] Leží tu 1: dál pustí jen Modrý bůh.
   *[other] Další kostka musí být nižší než { $below }.
  }
tip-combined = Obě akce sdílejí destičku i kostky na ní; vyberete jednu z nich.
fishing-space = Políčko rybaření
dice-here = Kostky v pořadí: { $dice }

## Muži a ženy

person-type = { $type ->
    [land] Pozemní cesta
    [water] Vodní cesta
    [woman] Žena
    [man] Muž
    [build] Stavba
    [material] Stavební materiály
    [movehut] Přesun chýše
    [vp] Vítězné body
    [godcard] Karta boha
    [offering] Obětní dar
    [status] Stav
   *[shell] Mušle
  }
person = { $sex ->
    [man] muž
   *[woman] žena
  } „{ person-type }“
person-title = { $sex ->
    [man] Muž
   *[woman] Žena
  } „{ person-type }“
person-does = { $type ->
    [land] Fáze B: expanze po jedné pozemní cestě o hodnotě nejvýše { $one } (se dvěma stejnými destičkami { $two }, se třemi { $three }).
    [water] Fáze B: expanze po jedné vodní cestě o hodnotě nejvýše { $one } (se dvěma stejnými destičkami { $two }, se třemi { $three }).
    [woman] Fáze B: vezměte ženu z pozic 1 až { $one } (se dvěma stejnými destičkami 1 až { $two }; třetí už nad { $three } nepřidá nic).
    [man] Fáze B: vezměte muže z pozic 1 až { $one } (se dvěma stejnými destičkami 1 až { $two }; třetí už nad { $three } nepřidá nic).
    [build] Fáze B: postavte stavbu o hodnotě nejvýše { $one } (se dvěma stejnými destičkami { $two }; třetí už nad { $three } nepřidá nic).
    [material] Fáze B: vezměte si materiály dle výběru: { $one } (se dvěma stejnými destičkami { $two }, se třemi { $three }).
    [movehut] Fáze B: přesuňte na 12. políčko chýše, nejvýše { $one } (se dvěma stejnými destičkami { $two }, se třemi { $three }).
    [vp] Fáze B: vítězné body: { $one } (se dvěma stejnými destičkami { $two }, se třemi { $three }).
    [godcard] Fáze B: karty bohů: { $one } (se dvěma stejnými destičkami { $two }, se třemi { $three }).
    [offering] Fáze B: obětní dary: { $one } (se dvěma stejnými destičkami { $two }, se třemi { $three }).
    [status] Fáze B: kroky stavu: { $one } (se dvěma stejnými destičkami { $two }, se třemi { $three }).
   *[shell] Fáze B: mušle: { $one } (se dvěma stejnými destičkami { $two }, se třemi { $three }).
  }
person-left = { $sex ->
    [man] Tetování: posunutí dolů přinese jednou za hru { amount-status }.
   *[woman] Sbírání mušlí: posunutí dolů přinese jednou za hru { $n ->
        [one] { $n } mušli
        [few] { $n } mušle
        [many] { $n } mušle
       *[other] { $n } mušlí
      }.
  }
person-slid = { $slid ->
    [yes] Už posunuto dolů.
   *[no] Ještě neposunuto dolů.
  }
display-place = { $sex ->
    [man] Muži
   *[woman] Ženy
  }, pozice { $n }
display-empty = { display-place }: už vzato
tip-display = Lze vzít s hodnotou aspoň { $n }.
display-stack = { $sex ->
    [man] Muži v zásobě
   *[woman] Ženy v zásobě
  }: { $n }

## Úkoly

task = { $task ->
    [T01] muž a žena na vaší desce
    [T02] žena na vaší desce a kněz v chrámu
    [T03] muž na vaší desce a kněz v chrámu
    [T04] žena na vaší desce a destička šperku
    [T05] muž na vaší desce a destička tahového pořadí č. 1
    [T06] chýše ve třech regionech
    [T07] tři karty bohů stejné barvy
    [T08] tři kněží v chrámu
    [T09] chýše v devíti regionech
    [T10] chýše na každém z pěti ostrovů
    [T11] dvě modré karty bohů
    [T12] dvě bílé karty bohů
    [T13] dvě červené karty bohů
    [T14] dvě zelené karty bohů
    [T15] dvě žluté karty bohů
    [T16] karty bohů čtyř barev
    [T17] tři různí muži
    [T18] tři různé ženy
    [T19] tři různé druhy šperků
    [T20] čtyři muži
    [T21] čtyři ženy
    [T22] čtyři destičky šperků
    [T23] čtyři postavené stavby
    [T24] dva náhrdelníky
    [T25] dva náramky
    [T26] dvoje náušnice
    [T27] dva prsteny
    [T28] dva nákotníky
    [T29] dva hřebeny
    [T30] dvě destičky bohů
    [T31] čtyři obětní dary
    [T32] pět mušlí
    [T33] tři destičky písku
    [T34] tři destičky kamene
    [T35] tři destičky dřeva
    [T36] pět stavebních materiálů
    [T37] chýše ve všech třech horských regionech
    [T38] chýše na všech třech plážích
    [T39] chýše ve všech třech lesích
    [T40] chýše na všech třech pláních
    [T41] chýše ve všech třech regionech s klipkou
    [T42] chýše ve všech třech regionech s bodlokem
    [T43] chýše ve všech třech regionech s ploskozubcem
    [T44] chýše ve všech třech regionech s ostencem
    [T45] čtyři chýše na 12. políčku
    [T46] tři muži posunutí dolů
    [T47] tři ženy posunuté dolů
    [T48] pět osob posunutých dolů
    [T49] dvě osoby typu „Pozemní cesta“, muži nebo ženy
    [T50] dvě osoby typu „Vodní cesta“, muži nebo ženy
    [T51] dvě osoby typu „Žena“, muži nebo ženy
    [T52] dvě osoby typu „Muž“, muži nebo ženy
    [T53] dvě osoby typu „Stavba“, muži nebo ženy
    [T54] dvě osoby typu „Stavební materiály“, muži nebo ženy
    [T55] dvě osoby typu „Přesun chýše“, muži nebo ženy
    [T56] dvě osoby typu „Vítězné body“, muži nebo ženy
    [T57] dvě osoby typu „Karta boha“, muži nebo ženy
    [T58] dvě osoby typu „Obětní dar“, muži nebo ženy
    [T59] dvě osoby typu „Stav“, muži nebo ženy
   *[T60] dvě osoby typu „Mušle“, muži nebo ženy
  }
task-title = Úkol: { task }
tip-task = Za splnění 6 bodů; se Žlutým bohem, který sníží jeden požadavek o jedna, 4 body.
tip-task-minimum = Stačí tolik nebo víc; nic se neodevzdává.
tip-task-progress = Máte: { $have }
tip-task-met = Teď je splněn.
tasks-done = Splněné úkoly: { $n }
tip-tasks-done = Devět splněných úkolů přinese na konci 6 bodů.
task-stack = Úkoly v zásobě: { $n }

## Šperky

jewelry-type = { $type ->
    [necklace] Náhrdelník
    [bracelet] Náramek
    [earrings] Náušnice
    [ring] Prsten
    [anklet] Nákotník
   *[comb] Hřeben
  }
jewelry-tile = { jewelry-type }
tip-jewelry = Cena: { amount-shell }; na konci přinese { $vp ->
    [one] { $vp } bod
    [few] { $vp } body
    [many] { $vp } bodu
   *[other] { $vp } bodů
  }.
tip-jewelry-round = Na prodej na konci { $round }. kola.
jewelry-owned = Koupené šperky: { $n }
tip-jewelry-owned = Šest šperků přinese na konci dalších 6 bodů.
round-column = { $round }. kolo: stavba přinese { $building }, každý kněz { $priest }

## Bohové

god = { $god ->
    [blue] Modrý bůh
    [white] Bílý bůh
    [red] Červený bůh
    [green] Zelený bůh
   *[yellow] Žlutý bůh
  }
god-does = { $god ->
    [blue] Fáze A: kostku lze položit, i když není nižší než ty na destičce.
    [white] Fáze A: kostka platí při akci za 6; její hodnota se nemění.
    [red] Při expanzi: obodujte destičku ryb nového regionu.
    [green] Fáze B, jednou: zdvojnásobte akci osob, nebo použijte ještě jeden typ.
   *[yellow] Fáze C: sníží jeden požadavek úkolu o jedna; úkol pak přinese 4 body.
  }
god-sign = { $sign ->
    [white] 6
    [double] ×2
    [extra] +1
   *[yellow] −1
  }
tip-god-price = Stojí kartu a obětní dar. Dvě karty stejné barvy a obětní dar zastoupí kteréhokoli boha.
god-deck = Dobírací hromádka bohů: { $n }
god-discards = Odkládací hromádka: { $n }
tip-god-deck = Vezměte si vrchní kartu naslepo, nebo jednu z vyložených.
god-back = { $n ->
    [one] { $n } karta, kterou nikdo jiný neviděl
    [few] { $n } karty, které nikdo jiný neviděl
    [many] { $n } karty, kterou nikdo jiný neviděl
   *[other] { $n } karet, které nikdo jiný neviděl
  }
god-known = O této kartě všichni vědí.
hand-of = V ruce: { $n }
tip-god-tile = Zastoupí kteréhokoli boha, bez obětního daru. Nevyužitá přinese na konci 2 body.
tip-offering = Platí se jimi bohové. Čtyři jsou jedním z úkolů.
tip-shell = Platí se jimi šperky. Pět jich je jedním z úkolů.
tip-priest = Kněze ze zásoby lze poslat do chrámu; vytlačený se vrací sem.

## Chrám, stav

temple-space = Chrám, { $n }. políčko: hodnota { $value }
tip-temple = Kněz sem smí s hodnotou aspoň { $value }; kněz, který tu stojí, se posune o políčko doprava.
tip-temple-priest = Kněz, barva: { colour }.
god-tiles-left = Destičky bohů v chrámu: { $n }
tip-god-tiles = Na konci každého kola jednu dostane, kdo má nejvíc kněží; při shodě rozhoduje kněz nejvíc vlevo.
priest-worth = Každý kněz teď na konci kola přinese { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
  }.
status-space = Stav, krok { $n }: { $vp ->
    [one] { $vp } bod
    [few] { $vp } body
    [many] { $vp } bodu
   *[other] { $vp } bodů
  }
tip-status = Boduje se na konci každého kola; kdo je nejdál a ve sloupku nejvýš, bude první.
status-marker = { $n }. { colour }

## Hráčská deska

board-of = Hráčská deska, barva: { colour }
slot = { $n }. políčko
slot-hut = { slot }: { $huts ->
    [one] { $huts } chýše
    [few] { $huts } chýše
    [many] { $huts } chýše
   *[other] { $huts } chýší
  }
slot-free = { slot }: volné
tip-slot-hut = Až chýše zmizí, může sem muž nebo žena.
tip-slot-12 = Na 12. políčku smí stát libovolný počet chýší.
tip-slot-free = Sem může muž nebo žena.
ceremonial-space = { $space ->
    [a1] horní řada, 1. políčko
    [a2] horní řada, 2. políčko
    [a3] horní řada, 3. políčko
    [a4] horní řada, 4. políčko
    [b1] prostřední řada, 1. políčko
    [b2] prostřední řada, 2. políčko
    [b3] prostřední řada, 3. políčko
    [b4] prostřední řada, 4. políčko
    [c1] dolní řada, 1. políčko
    [c2] dolní řada, 2. políčko
    [c3] dolní řada, 3. políčko
   *[c4] dolní řada, 4. políčko
  }
ceremonial-pair = { $pair ->
    [a1-a2] horní řada, 1. a 2. políčko
    [a1-b1] 1. políčko horní a prostřední řady
    [a2-a3] horní řada, 2. a 3. políčko
    [a2-b2] 2. políčko horní a prostřední řady
    [a3-a4] horní řada, 3. a 4. políčko
    [a3-b3] 3. políčko horní a prostřední řady
    [a4-b4] 4. políčko horní a prostřední řady
    [b1-b2] prostřední řada, 1. a 2. políčko
    [b1-c1] 1. políčko prostřední a dolní řady
    [b2-b3] prostřední řada, 2. a 3. políčko
    [b2-c2] 2. políčko prostřední a dolní řady
    [b3-b4] prostřední řada, 3. a 4. políčko
    [b3-c3] 3. políčko prostřední a dolní řady
    [b4-c4] 4. políčko prostřední a dolní řady
    [c1-c2] dolní řada, 1. a 2. políčko
    [c2-c3] dolní řada, 2. a 3. políčko
   *[c3-c4] dolní řada, 3. a 4. políčko
  }
space-empty = { ceremonial-space }: prázdné, materiál: { material }
space-material = { ceremonial-space }: { material }
space-building = { ceremonial-space }: stavba { $value }
tip-space = Materiál přijde na volné políčko svého druhu. Stavba zakryje dva sousední materiály.
tip-spaces-all = Všech dvanáct zakrytých přinese na konci 6 bodů.
building = Stavba { $value }
tip-building = Vyžaduje hodnotu aspoň { $value } a dva sousední materiály; v tomto kole přinese Ohňový bonus a body: { $vp }.
beside = Vedle desky: { $n }× { material }
tip-beside = Nenašlo se volné políčko; počítá se jen pro úkoly.
die-left = Kostka: { $value }
dice-left = Kostky k umístění
order-place = { $n }. v tahovém pořadí: { colour }
tip-order = Pořadí dalšího kola určí stavová stupnice.
phase = { $phase ->
    [setup] První chýše
    [A] Fáze A: kostky
    [B] Fáze B: muži a ženy
    [C] Fáze C: vyhodnocení
   *[end] Poslední úkoly
  }
where-bora-bora = { $round }. kolo ze { $rounds } · { phase }
panel = { $panel ->
    [status] Stav
    [temple] Chrám
    [jewelry] Šperky
    [people] Muži a ženy
    [tasks] Úkoly
   *[gods] Bohové
  }
board = Hrací deska Bora Bora

## Ohňový bonus a obchody

fire-gain = { $gain ->
    [godcard] Karta boha
    [offering] 1 obětní dar
    [status] 1 krok stavu
   *[shell] 1 mušle
  }
trade-name = { $trade ->
    [vp] 1 vítězný bod
    [offering] 1 obětní dar
    [godcard] 1 karta boha
    [material] 1 stavební materiál dle výběru
   *[movehut] Přesun chýše na 12. políčko
  }
points-used = Použité body: { $n }

## Rozhodnutí

decision-start-hut = Postavte první chýši k destičce s jednou rybou
decision-choose-hut = Kterou chýši vezmete? Půjde sem: { region }
decision-put-material = Kam položíte materiál: { material }?
decision-choose-material = Vyberte materiál (zbývá: { $left })
decision-choose-die = Vyberte kostku k umístění
decision-place-die = Kam položíte kostku s hodnotou { $value }?
decision-pay-god = Jak zaplatíte { $god ->
    [blue] Modrého
    [white] Bílého
    [red] Červeného
    [green] Zeleného
   *[yellow] Žlutého
  } boha?
decision-expand = { $path ->
    [land] Expanze po pozemní cestě do hodnoty { $value }
   *[water] Expanze po vodní cestě do hodnoty { $value }
  }
decision-red-god = Červený bůh: získat { $vp ->
    [one] { $vp } bod
    [few] { $vp } body
    [many] { $vp } bodu
   *[other] { $vp } bodů
  } za zdejší ryby? { region }
decision-take-person = { $sex ->
    [man] Vezměte muže z pozic 1 až { $value }
   *[woman] Vezměte ženu z pozic 1 až { $value }
  }
decision-choose-slot = Na které políčko destičku položíte?
decision-helper = Pomocník: { $value ->
    [one] zbývá { $value } bod kostky
    [few] zbývají { $value } body kostky
    [many] zbývá { $value } bodu kostky
   *[other] zbývá { $value } bodů kostky
  }
decision-god-card = Vezměte kartu boha (zbývá: { $left })
decision-priest = Umístěte kněze na políčko do hodnoty { $value }
decision-build = Kterou stavbu do hodnoty { $value } postavíte?
decision-build-on = Stavba { $value }: na které dva materiály?
decision-fire-bonus = Ohňový bonus: vyberte si
decision-use-people = Použijte své muže a ženy
decision-combine = Kolik shodných destiček využijete dohromady?
decision-move-huts = Přesunout další chýši na 12. políčko? (lze ještě: { $left })
decision-buy-jewelry = Koupíte šperk?
decision-task = { $final ->
    [yes] Závěrečné úkoly: který teď?
   *[no] Splňte úkol, nebo se jednoho vzdejte
  }
decision-new-task = Vyberte nový úkol
decision-secret = Rozhoduje se skrytě

## Akce

action-settle = { region }
action-hut = Chýše na { $slot }. políčku
action-put = { ceremonial-space }
action-choose = { $material ->
    [sand] Písek
    [stone] Kámen
   *[wood] Dřevo
  }
action-die = Kostka { $value }
action-place = { dice-action }
action-play = { $god ->
    [white] Bílý bůh: kostka platí za 6
   *[red] Červený bůh: body z destičky ryb
  }
action-decline = Bez boha
action-pay = { $way ->
    [card] Karta a 1 obětní dar
    [tile] Destička boha
    [blues] Dvě modré karty a 1 obětní dar
    [whites] Dvě bílé karty a 1 obětní dar
    [reds] Dvě červené karty a 1 obětní dar
    [greens] Dvě zelené karty a 1 obětní dar
   *[yellows] Dvě žluté karty a 1 obětní dar
  }
action-take = { $sex ->
    [man] Muž na pozici { $position }
   *[woman] Žena na pozici { $position }
  }
action-slot = { $slot }. políčko
action-slide = Posunout dolů: { $tile }
action-trade = { trade-name }
action-done = Zbytek vynechat
action-god = { $card ->
    [blue] Modrá karta
    [white] Bílá karta
    [red] Červená karta
    [green] Zelená karta
    [yellow] Žlutá karta
   *[deck] Naslepo z hromádky
  }
action-priest = { $space }. políčko zleva
action-build = Stavba { $value }
action-over = { ceremonial-pair }
action-fire = { fire-gain }
action-use = { $sex ->
    [man] Muži
   *[woman] Ženy
  }: { person-type }
action-double = { $sex ->
    [man] Muži
   *[woman] Ženy
  }: { person-type }, dvojnásobně se Zeleným bohem
action-extra = { $sex ->
    [man] Muži
   *[woman] Ženy
  }: { person-type }, navíc díky Zelenému bohu
action-combine = { $tiles ->
    [one] { $tiles } destička
    [few] { $tiles } destičky
   *[other] { $tiles } destiček
  }
action-move = Přesunout chýši na 12. políčko
action-buy = Koupit: { $jewelry }
action-pass = Nic nekoupit
action-complete = Splnit: { task }
action-yellow = Se Žlutým bohem: { task }
action-drop = Vzdát se: { task }
action-new = { task }

## Co se stalo

event-round = Začíná { $round }. kolo: noví muži, ženy a úkoly.
event-phase = { $round }. kolo, fáze { $phase }
event-round-head = { $round }. kolo
event-turn = { $round }. kolo, fáze { $phase }
event-roll = Všichni hodí kostkami.
event-place = { $name } umisťuje kostku { $value }: { dice-tile }.
event-settle = { $name } osídluje: { region }.
event-pushed = Odsunutá chýše: { $other }.
event-move-hut = Chýše se přesouvá na 12. políčko.
event-material = { $material ->
    [sand] Písek
    [stone] Kámen
   *[wood] Dřevo
  }: { ceremonial-space }.
event-beside = Žádné volné políčko: { material } leží vedle desky.
event-god = { $name } hraje { $god ->
    [blue] Modrého
    [white] Bílého
    [red] Červeného
    [green] Zeleného
   *[yellow] Žlutého
  } boha ({ $way ->
    [card] karta a obětní dar
    [tile] destička boha
    [blues] dvě modré karty a obětní dar
    [whites] dvě bílé karty a obětní dar
    [reds] dvě červené karty a obětní dar
    [greens] dvě zelené karty a obětní dar
   *[yellows] dvě žluté karty a obětní dar
  }).
event-take = { $name } bere z pozice { $position }: { $tile }.
event-lodge = Destička leží na { $slot }. políčku.
event-slide = Posunuto dolů: { $tile }.
event-status = { $steps ->
    [one] { $steps } krok stavu, teď krok { $step }.
    [few] { $steps } kroky stavu, teď krok { $step }.
    [many] { $steps } kroku stavu, teď krok { $step }.
   *[other] { $steps } kroků stavu, teď krok { $step }.
  }
event-god-card = { $card ->
    [deck] { $name } bere kartu boha naslepo.
    [blue] { $name } bere vyloženou modrou kartu boha.
    [white] { $name } bere vyloženou bílou kartu boha.
    [red] { $name } bere vyloženou červenou kartu boha.
    [green] { $name } bere vyloženou zelenou kartu boha.
   *[yellow] { $name } bere vyloženou žlutou kartu boha.
  }
event-god-card-seen = Je { $card ->
    [blue] modrá
    [white] bílá
    [red] červená
    [green] zelená
   *[yellow] žlutá
  }.
event-god-row = Nová vyložená karta: { $card ->
    [blue] modrá
    [white] bílá
    [red] červená
    [green] zelená
   *[yellow] žlutá
  }.
event-reshuffle = Odložené karty tvoří novou hromádku ({ $cards }).
event-priest = { $name } dává kněze do chrámu na { $space }. políčko.
event-priest-dropped = Z chrámu vypadl kněz: { $other }.
event-build = { $name } staví stavbu { $value }: { ceremonial-pair }.
event-activate = { $name } používá { $sex ->
    [man] muže
   *[woman] ženy
  }: { person-type }, síla { $strength }.
event-jewelry = { $name } kupuje: { $jewelry }.
event-order = Nové tahové pořadí: { $order }
event-task = { $yellow ->
    [yes] { $name } plní se Žlutým bohem: { task }.
   *[no] { $name } plní: { task }.
  }
event-task-dropped = { $name } se vzdává úkolu: { task }.
event-new-task = { $name } bere nový úkol: { task }.
event-gain = { $name } získává: { $what }.
event-score = { $name } boduje: { $what }, { $source ->
    [fishing] rybaření
    [helper] Pomocník
    [people] muži a ženy
    [buildings] stavba
    [red-fish] ryby s Červeným bohem
    [status] stav
    [temple] chrám
    [tasks] úkol
   *[start] tahové pořadí
  }.
event-forced = Jiná možnost nebyla.

## Bodovací list

sheet-start = Na začátku
sheet-fishing = Rybaření
sheet-helper = Pomocník
sheet-people = Muži a ženy ve fázi B
sheet-buildings = Stavby
sheet-red-fish = Ryby s Červeným bohem
sheet-status = Stav
sheet-temple = Chrám
sheet-tasks = Úkoly
sheet-god-tiles = Nevyužité destičky bohů
sheet-fish = Ryby na konci
sheet-jewelry = Šperky
sheet-bonus-tasks = Devět úkolů
sheet-bonus-jewelry = Šest šperků
sheet-bonus-spaces = Všechna obřadní políčka
sheet-bonus-buildings = Všechny stavby
sheet-bonus-regions = Všechny regiony
sheet-bonus-people = Dvanáct osob
sheet-total = Celkem

## Vysvětlivky symbolů

legend = { $icon ->
    [bb-vp] Vítězné body
    [bb-offering] Obětní dar
    [bb-shell] Mušle
    [bb-status] Krok stavu
    [bb-sand] Písek
    [bb-stone] Kámen
    [bb-wood] Dřevo
    [bb-material] Stavební materiál dle výběru
    [bb-mask] Bůh
    [bb-blue] Modrý bůh
    [bb-white] Bílý bůh
    [bb-red] Červený bůh
    [bb-green] Zelený bůh
    [bb-yellow] Žlutý bůh
    [bb-godcard] Karta boha
    [bb-god-tile] Destička boha: kterýkoli bůh bez obětního daru
    [bb-land] Pozemní cesta
    [bb-water] Vodní cesta
    [bb-man] Muž
    [bb-woman] Žena
    [bb-people] Muži a ženy
    [bb-build] Stavba
    [bb-temple] Chrám
    [bb-helper] Pomocník
    [bb-fishing] Rybaření
    [bb-fire] Ohňový bonus: jeden ze čtyř darů
    [bb-hut] Chýše
    [bb-movehut] Přesun chýše na 12. políčko
    [bb-slot12] 12. políčko
    [bb-priest] Kněz
    [bb-first] Destička tahového pořadí č. 1
    [bb-region] Region
    [bb-island] Ostrov
    [bb-mountain] Hory
    [bb-beach] Pláž
    [bb-forest] Les
    [bb-plain] Pláň
    [bb-necklace] Náhrdelník
    [bb-bracelet] Náramek
    [bb-earrings] Náušnice
    [bb-ring] Prsten
    [bb-anklet] Nákotník
    [bb-comb] Hřeben
    [bb-jewelry] Šperk
    [bb-butterfly] Klipka
    [bb-surgeon] Bodlok
    [bb-parrot] Ploskozubec
    [bb-trigger] Ostenec
   *[bb-slide] Posun muže nebo ženy dolů
  }

## Nadpisy pravidel

rules-section-1 = Herní komponenty
rules-section-2 = Hráčská deska
rules-section-3 = Příprava hry
rules-section-4 = Průběh hry
rules-section-5 = Fáze A: kostky
rules-section-6 = Expanze
rules-section-7 = Žena a Muž
rules-section-8 = Pomocník
rules-section-9 = Chrám
rules-section-10 = Stavba
rules-section-11 = Ohňový bonus
rules-section-12 = Rybaření
rules-section-13 = Bohové
rules-section-14 = Fáze B: muži a ženy
rules-section-15 = Fáze C: stav, chrám, šperky
rules-section-16 = Úkoly, konec kola, konec hry
rules-section-17 = Výklad nejasností
rules-section-18 = Příklady
rules-section-19 = Co platí vždy
tie-break = Shoda bodů: výš je, kdo byl v poslední fázi C na tahu dřív.
