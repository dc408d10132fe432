### Satori slovy: společné pro terminál i prohlížeč. Jak je soubor uspořádán, říká en.ftl.

## Hra

option-sorin-scoring-values = Hodnoty žetonů bodů Sōrin
option-sorin-scoring-values-value = { $value ->
    [text] podle textu pravidel
   *[tile] podle potisku žetonů
  }
option-roof-requires-level = Střechu lze postavit jen nad postavenou úrovní
option-fewer-worshippers = Snazší hra: jen dva věřící od každé barvy
option-incense-for-collection = Snazší hra: na obětním oltáři získá Hasekura místo mincí kadidlo
option-no-fallback = Snazší hra: odměna, kterou Hasekura nemůže dostat, propadá

## Hráči

player = { $colour ->
    [blue] modrá
    [pink] růžová
    [yellow] žlutá
   *[green] zelená
  }
player-title = { $colour ->
    [blue] Modrá sekta
    [pink] Růžová sekta
    [yellow] Žlutá sekta
   *[green] Zelená sekta
  }
automaton = Hasekura Tsunenaga

## Zdroje a body

stock = { $good ->
    [coin] Mince
    [wood] Dřevo
    [stone] Kámen
    [emerald] Smaragdy
    [incense] Kadidlo
    [tile] Žetony meditace
    [jokoro] Kadidelnice v rezervě
    [monk] Mniši v rezervě
    [offer] Pole na stupnici obětí
   *[sp] Body Satori
  }: { $n }
amount-coin = { $n ->
    [one] { $n } mince
    [few] { $n } mince
    [many] { $n } mince
   *[other] { $n } mincí
  }
amount-wood = { $n ->
    [one] { $n } dřevo
    [few] { $n } dřeva
    [many] { $n } dřeva
   *[other] { $n } dřev
  }
amount-stone = { $n ->
    [one] { $n } kámen
    [few] { $n } kameny
    [many] { $n } kamene
   *[other] { $n } kamenů
  }
amount-emerald = { $n ->
    [one] { $n } smaragd
    [few] { $n } smaragdy
    [many] { $n } smaragdu
   *[other] { $n } smaragdů
  }
amount-incense = { $n ->
    [one] { $n } kadidlo
    [few] { $n } kadidla
    [many] { $n } kadidla
   *[other] { $n } kadidel
  }
amount-tile = { $n ->
    [one] { $n } žeton meditace
    [few] { $n } žetony meditace
    [many] { $n } žetonu meditace
   *[other] { $n } žetonů meditace
  }
amount-sp = { $n ->
    [one] { $n } bod Satori
    [few] { $n } body Satori
    [many] { $n } bodu Satori
   *[other] { $n } bodů Satori
  }

## Efekty

effect-hikari = 1 krok Hikari
effect-monk = meditace
effect-altar = stavba oltáře
effect-jokoro = umístění kadidelnice
effect-pagoda = stavba na pagodě
effect-offer = nárok na oběti
effect-unlock = šestá kadidelnice
effect-collection = sbírka
effect-pay = { $then } (cena: { $price })
effect-any = { $every ->
    [yes] { $parts }
   *[no] nejvýše { $most } z: { $parts }
  }
effect-mix = { $n }× { $goods }

## Barvy a místa

worshipper = { $colour ->
    [grey] šedý věřící
    [orange] oranžový věřící
   *[purple] fialový věřící
  }
altar-colour = { $colour ->
    [grey] šedý oltář
    [orange] oranžový oltář
   *[purple] fialový oltář
  }
mountain = { $mountain ->
    [grey] Šedá hora
    [orange] Oranžová hora
   *[purple] Fialová hora
  }
altar = { $altar ->
    [G1] levý šedý oltář
    [G2] pravý šedý oltář
    [O1] pravý oranžový oltář
    [O2] levý oranžový oltář
    [P1] levý fialový oltář
    [P2] pravý fialový oltář
    [S1] levý oltář prostřední řady
    [S2] pravý oltář prostřední řady
    [S3] druhý oltář dolní řady
    [S4] třetí oltář dolní řady
    [S5] první oltář dolní řady
    [S6] čtvrtý oltář dolní řady
   *[offering] obětní oltář
  }
altar-by = { $altar ->
    [G1] levého šedého oltáře
    [G2] pravého šedého oltáře
    [O1] pravého oranžového oltáře
    [O2] levého oranžového oltáře
    [P1] levého fialového oltáře
   *[P2] pravého fialového oltáře
  }
site-place = { $altar ->
    [G1] místo levého šedého oltáře
    [G2] místo pravého šedého oltáře
    [O1] místo pravého oranžového oltáře
    [O2] místo levého oranžového oltáře
    [P1] místo levého fialového oltáře
    [P2] místo pravého fialového oltáře
    [S1] na levé pole prostřední řady
    [S2] na pravé pole prostřední řady
    [S3] na druhé pole dolní řady
    [S4] na třetí pole dolní řady
    [S5] na první pole dolní řady
   *[S6] na čtvrté pole dolní řady
  }
altar-side = { $side ->
    [left] levá strana
   *[right] pravá strana
  }
slot = { $slot ->
    [C1] žeton za 2 mince
    [C2] žeton za 2 dřeva
   *[C3] žeton za 2 kameny
  }
part = { $part ->
    [level1] 1. úroveň
    [level2] 2. úroveň
    [level3] 3. úroveň
    [level4] 4. úroveň
    [level5] 5. úroveň
    [roof1] střechu 1. úrovně
    [roof2] střechu 2. úrovně
    [roof3] střechu 3. úrovně
    [roof4] střechu 4. úrovně
    [roof5] střechu 5. úrovně
   *[sorin] Sōrin
  }
jokoro-place = { $target ->
    [level1] na 1. úroveň pagody
    [level2] na 2. úroveň pagody
    [level3] na 3. úroveň pagody
    [level4] na 4. úroveň pagody
    [level5] na 5. úroveň pagody
    [sorin] na Sōrin
    [G1] na levý šedý oltář
    [G2] na pravý šedý oltář
    [O1] na pravý oranžový oltář
    [O2] na levý oranžový oltář
    [P1] na levý fialový oltář
    [P2] na pravý fialový oltář
    [S1] na levý oltář prostřední řady
    [S2] na pravý oltář prostřední řady
    [S3] na druhý oltář dolní řady
    [S4] na třetí oltář dolní řady
    [S5] na první oltář dolní řady
   *[S6] na čtvrtý oltář dolní řady
  }
space = { $space ->
    [MG0] horní pole šedé hory
    [MG1] pravé pole šedé hory
    [MG2] dolní pole šedé hory
    [MG3] levé pole šedé hory
    [MO0] horní pole oranžové hory
    [MO1] pravé pole oranžové hory
    [MO2] dolní pole oranžové hory
    [MO3] levé pole oranžové hory
    [MP0] horní pole fialové hory
    [MP1] pravé pole fialové hory
    [MP2] dolní pole fialové hory
   *[MP3] levé pole fialové hory
  }
space-from = { $space ->
    [MG0] z horního pole šedé hory
    [MG1] z pravého pole šedé hory
    [MG2] z dolního pole šedé hory
    [MG3] z levého pole šedé hory
    [MO0] z horního pole oranžové hory
    [MO1] z pravého pole oranžové hory
    [MO2] z dolního pole oranžové hory
    [MO3] z levého pole oranžové hory
    [MP0] z horního pole fialové hory
    [MP1] z pravého pole fialové hory
    [MP2] z dolního pole fialové hory
   *[MP3] z levého pole fialové hory
  }
space-title = { $space ->
    [MG0] Šedá hora, nahoře
    [MG1] Šedá hora, vpravo
    [MG2] Šedá hora, dole
    [MG3] Šedá hora, vlevo
    [MO0] Oranžová hora, nahoře
    [MO1] Oranžová hora, vpravo
    [MO2] Oranžová hora, dole
    [MO3] Oranžová hora, vlevo
    [MP0] Fialová hora, nahoře
    [MP1] Fialová hora, vpravo
    [MP2] Fialová hora, dole
   *[MP3] Fialová hora, vlevo
  }
wheel = { $wheel ->
    [W1] Mlýnek dřeva
    [W2] Mlýnek kamene
    [W3] Mlýnek Hikari
    [W4] Mlýnek meditace
    [W5] Mlýnek mincí
    [W6] Mlýnek kadidelnice
    [W7] Mlýnek pagody
   *[W8] Mlýnek obětí
  }
lantern-gives = { $lantern ->
    [coin] 1 minci
    [incense] 1 kadidlo
    [hikari] posun Hikari a žeton z hory
    [jokoro] kadidelnici na pagodu
   *[pagoda] další část pagody
  }
amulet = { $amulet ->
    [M1] nejvíce bodů Satori
    [M2] nejvíce umístěných kadidelnic
    [M3] nejdále na stupnici obětí
    [M4] nejvíce žetonů meditace
   *[M5] nejvíce smaragdů
  }
scoring-tile = { $counts ->
    [jokoros-on-altars] { $each } SP za každou vaši kadidelnici na oltářích
    [incense] { $each } SP za každé vaše kadidlo
    [leftovers] { $each } SP za každé { $for } zbylé zdroje nebo žetony meditace (bez smaragdů)
   *[offering] { $plus ->
        [0] { $each } SP za každé pole na stupnici obětí
       *[other] { $plus } SP a { $each } SP za každé pole na stupnici obětí
      }
  }

## Rozhodnutí

decision-starting-tile = Vyberte si počáteční žeton
decision-first-monk = Kde bude meditovat váš první mnich?
decision-turn = { $placed ->
    [yes] Využijte ikonu nebo mlýnek, nebo ukončete tah
   *[no] Umístěte věřícího
  }
decision-choose-side = { $built ->
    [yes] Kterou stranu nového oltáře využijete?
   *[no] Kterou stranu využijete?
  }
decision-offering-altar = Obětní oltář: pomodlete se, nebo zkontrolujte staveniště
decision-hikari-step = Posuňte některé Hikari o jedno pole
decision-meditation = Kde bude mnich meditovat?
decision-monk-leaves = Který váš mnich se přesune?
decision-monk-moves = Kam mnich půjde?
decision-build-altar = Který oltář postavíte a kde?
decision-decorate = Vyberte dekoraci nového oltáře
decision-place-jokoro = Kam umístíte kadidelnici?
decision-build-pagoda = Co na pagodě postavíte?
decision-claim-offerings = Nárok na oběti: kterou odměnu si vezmete?
decision-play-amulet = Zahrajete svůj amulet?
decision-monk-upkeep = Zůstane tento mnich na hoře?
decision-trade-tiles = Vyměníte žetony meditace? (ještě { $left })
decision-order-effects = Co bude následovat?
decision-choose-one = Vyberte jedno
decision-take-effects = Proveďte akci, nebo se jí vzdejte
decision-choose-good = { $left ->
    [1] Vyberte, co získáte
    [few] Vyberte, co získáte (zbývají { $left })
   *[other] Vyberte, co získáte (zbývá { $left })
  }
decision-pay-unit = { $left ->
    [1] Vyberte, čím zaplatíte
    [few] Vyberte, čím zaplatíte (zbývají { $left })
   *[other] Vyberte, čím zaplatíte (zbývá { $left })
  }

## Akce

action-start = Počáteční žeton: { $tile }
action-place = { $colour ->
    [grey] Šedý věřící
    [orange] Oranžový věřící
   *[purple] Fialový věřící
  } na { altar }
action-side = { $side ->
    [left] Levá strana
   *[right] Pravá strana
  }
action-pray = Pomodlit se
action-inspect = Zkontrolovat { slot }
icon = { $effect ->
    [coin] Mince
    [wood] Dřevo
    [stone] Kámen
    [emerald] Smaragd
    [incense] Kadidlo
    [tile] Žeton meditace
    [sp] Body Satori
    [hikari] Krok Hikari
    [monk] Meditace
    [altar] Stavba oltáře
    [jokoro] Umístění kadidelnice
    [pagoda] Stavba na pagodě
    [offer] Nárok na oběti
    [unlock] Odemknout šestou kadidelnici
   *[collection] Sbírka
  }
action-use = { icon }
action-use-number = { $number }. ikona
action-tile = Ze žetonu: { icon }
action-tile-number = Ze žetonu: { $number }. ikona
action-finish = Dokončit žeton a zbylé ikony nevyužít
action-wheel = { wheel } za 1 kadidlo
action-end = Ukončit tah
action-hikari = { mountain }, { $direction ->
    [cw] po směru hodinových ručiček
   *[ccw] proti směru hodinových ručiček
  }
action-meditate = { space-title }
action-leave = Mnich { space-from }
action-build = { $slot ->
    [C1] Žeton za 2 mince
    [C2] Žeton za 2 dřeva
   *[C3] Žeton za 2 kameny
  } { site-place }
action-decorate = Dekorace: { $decoration }
action-jokoro = Umístit { jokoro-place }
action-raise = Postavit { part }
action-claim = Odměna { $space }. pole
action-done = Vynechat
action-amulet = { $choice ->
    [play] Zahrát amulet
   *[keep] Nechat si amulet
  }
action-stay = Zaplatit 1 kadidlo: mnich zůstane ({ space })
action-recall = Vzít mnicha zpět { space-from }
action-trade = { $good ->
    [incense] 2 žetony za 1 kadidlo
   *[coin] 1 žeton za 1 minci
  }
action-next = { icon }
action-option = { $number }. možnost
action-gain = { $good ->
    [coin] Získat 1 minci
    [wood] Získat 1 dřevo
    [stone] Získat 1 kámen
    [emerald] Získat 1 smaragd
    [incense] Získat 1 kadidlo
    [tile] Získat 1 žeton meditace
   *[sp] Získat 1 bod Satori
  }
action-pay = { $good ->
    [coin] Zaplatit 1 minci
    [wood] Zaplatit 1 dřevo
    [stone] Zaplatit 1 kámen
    [emerald] Zaplatit 1 smaragd
    [incense] Zaplatit 1 kadidlo
   *[tile] Zaplatit 1 žeton meditace
  }

## Co se stalo

event-order = Pořadí tahů: { $order }
event-start = { $name } si bere počáteční žeton: { $tile }.
event-turn = { $round }. kolo, { $turn }. tah
turn-answer = { $round }. kolo, { $turn }. tah: odpověď
event-round = Začíná { $round }. kolo.
event-round-head = Začíná { $round }. kolo
event-place = { $name }: { worshipper } na { altar }.
event-side = Použije se { altar-side }.
event-pray = { $name } se modlí.
event-inspect = { $name } kontroluje staveniště: { slot }.
event-wheel = { $name } roztáčí { $wheel ->
    [W1] mlýnek dřeva
    [W2] mlýnek kamene
    [W3] mlýnek Hikari
    [W4] mlýnek meditace
    [W5] mlýnek mincí
    [W6] mlýnek kadidelnice
    [W7] mlýnek pagody
   *[W8] mlýnek obětí
  }.
event-hikari = Hikari se posouvá na { space }.
event-enlighten = Osvícený mnich ({ $name }) bere žeton: { $tile }.
event-flip = Žeton je dokončen a otočen.
event-sun = Mnich odchází { space-from } na slunce.
event-meditate = { $name } posílá mnicha na { space }.
event-recall = Mnich se vrací { space-from }.
event-build = { $name } staví nový oltář { site-place } ({ slot }).
event-decorate = Dekorace: { $decoration }.
event-jokoro = { $name } umisťuje kadidelnici { jokoro-place }.
event-raise = { $name } staví { part }.
event-price = { $neutral ->
    [0] Kadidelnice tam bude stát: { $price }.
    [1] Kadidelnice tam bude stát: { $price }; jedno místo zabírá neutrální.
   *[other] Obě místa tam zabírají neutrální kadidelnice.
  }
event-advance = { $name } je na stupnici obětí na { $level }. poli.
event-claim = { $name } si nárokuje odměnu { $space }. pole; ukazatel se vrací na začátek.
event-unlock = { $name } odemyká šestou kadidelnici.
event-decided = { $name } má o amuletu rozhodnuto.
event-decided-head = Amulety
event-amulet = { $name } hraje amulet: { amulet }.
event-amulet-bonus = { $name } splňuje amulet „{ amulet }“.
event-gain = { $name } získává: { $what }.
event-pay = { $name } platí: { $what }.
event-lose = { $name } nemá kadidlo a ztrácí { $points ->
    [one] { $points } bod Satori
    [few] { $points } body Satori
    [many] { $points } bodu Satori
   *[other] { $points } bodů Satori
  }.
event-no-lantern = Na { altar } přišel věřící téže barvy: lucerna tam zůstává zhasnutá.
event-counter = { $name } losuje ze sáčku: { worshipper } na { altar }.
event-lantern = { $cause ->
    [visit] Na { altar } přišel věřící jiné barvy. Lucerna tam dává
    [counter] Lucerna u { altar-by } dává
    [same-colour] Barvy se shodují, proto i lucerna u { altar-by } dává
   *[instead] Místo toho lucerna u { altar-by } dává
  } { $given ->
    [yes] { lantern-gives }.
   *[no] { obstacle }.
  }
obstacle = { $obstacle ->
    [no-coin] 1 minci, ale v obecné rezervě žádná není
    [incense-full] 1 kadidlo, ale víc už se nevejde
    [no-free-space] posun Hikari, ale na té hoře není žádný volný žeton
    [no-jokoro] kadidelnici na pagodu, ale žádná už nezbývá
    [no-slot] kadidelnici na pagodu, ale není tam volné místo
    [pagoda-complete] další část pagody, ale pagoda už je celá
    [architect] další část pagody, ale ta leží nad Architektem
   *[no-tile] další část pagody, ale na střechu chybí žeton meditace
  }
event-lost = Odměna propadá.
event-collection = { $name } bere sbírku; barev na obětním oltáři: { $colours }.
event-takes-tile = { $mountain ->
    [grey] Věřící je šedý
    [orange] Věřící je oranžový
   *[purple] Věřící je fialový
  }: { $name } posouvá jeho Hikari na { space } a bere si žeton.
event-conversion = { $name } přeměňuje na body: mince { $coins }, kadidlo { $incense }, žetony { $tiles }. Zůstávají jen žetony.
event-forced = Jiná možnost nebyla.

## Deska: nápovědy a popisky

board = Herní plán Satori
where-satori = { $round }. kolo z { $rounds }
temple = Oltáře
sanmon = Sanmon
bag = Sáček
site = Staveniště
pagoda = Pagoda
mountains = Velká hora
wheels = Modlitební mlýnky
offering-track = Stupnice obětí
offering-altar = Obětní oltář
decorations = Dekorace
supply = Obecná rezerva
sun = Slunce
pool = Ještě k využití
roof = Střecha
architect = Architekt
sorin = Sōrin
bells = Zvony
lantern = Lucerna
empty-site = volné pole
neutral-jokoro = Neutrální kadidelnice
tip-sanmon = Každý tah začíná jedním z těchto věřících.
tip-altar = Věřící jeho barvy využije obě strany, každý jiný jen jednu.
tip-altar-owner = Stojí-li na něm kadidelnice, posune každý věřící majitelův ukazatel obětí: o 2 pole v barvě oltáře, jinak o 1.
tip-fixed-altar = Je označen žlutě: na jeho místě nelze stavět.
tip-base-altar = Za další 1 kadidlo lze na jeho místě postavit oltář stejné barvy.
tip-site = Zde lze postavit žeton oltáře; stavitel pak hned využije ikony jedné jeho strany.
tip-slot = Cena: { $price } a 0, 1 nebo 2 žetony meditace za váš první, druhý nebo třetí oltář.
tip-decoration = Stane se pravou stranou nového oltáře.
tip-offering-altar = Modlitba: zazvoňte, vezměte si 1 kadidlo nebo sbírku, a chcete-li, nárokujte oběti. Nebo využijte levou stranu žetonu na staveništi.
tip-wheel = Jednou za tah, za 1 kadidlo. Ne mlýnek, na kterém už vaše ruka leží.
tip-offering-track = Nárokovat lze jednu odměnu u vašeho ukazatele nebo pod ním; ukazatel se pak vrací na začátek.
tip-level = Cena: { $price }; přinese SP: { $points }. Kadidelnice smí stát jen na postavené úrovni.
tip-roof = Cena: { $price }; přinese SP: { $points }. Každá vaše kadidelnice na pagodě má na konci hodnotu 1 SP za každou střechu.
tip-sorin = V 5. kole. Cena: { $price }; kdo ho postaví, bude na konci bodovat jeho žeton.
tip-architect = Nad Architektem se stavět nesmí.
tip-hikari = Posuňte je na svého mnicha: bude osvícen a vy využijete žeton. Tah nesmí skončit na cizím mnichovi.
tip-monk = Aby mnich zůstal na hoře, zaplaťte na konci kola 1 kadidlo; jinak se vrátí.
tip-sun = Osvícení mniši tu čekají na konec kola.
tip-incense = Nejvýše 3. Kdo nemá na konci kola žádné, ztrácí 1 SP.
tip-tile = Platí se jím oltáře, střechy a Sōrin; každých 5 zbylých zdrojů a žetonů má na konci hodnotu 1 SP.
tip-emerald = Na konci má hodnotu 1 SP.
tip-bell = Kdo zazvonil, je v příštím kole na tahu dřív, v pořadí zvonů.
tip-amulet = Po 3. kole nebo na konci: kdo je v tom nejlepší, získá odměnu. Po 3. kole: { $bonus }; na konci: 2 SP.
tip-lantern = Má-li váš věřící jinou barvu než oltář, získá Hasekura { lantern-gives }.
tip-automaton = Na každý váš tah odpoví Hasekura věřícím na druhém oltáři téže barvy.

## Bodovací list

sheet-played = Získáno během hry
sheet-pagoda = Kadidelnice na pagodě
sheet-altars = Kadidelnice na oltářích
sheet-leftovers = Zbylé zdroje a žetony
sheet-emeralds = Smaragdy
sheet-sorin = Sōrin
sheet-conversion = Poslední přeměna
sheet-no-incense = Bez kadidla
sheet-total = Celkem

## Jak skončila sólová hra

result = { $result ->
    [loss] Hasekura Tsunenaga je zatím před vámi. Dobrým učitelem bude snazší varianta.
    [shared] Osvícení jste dosáhli společně: o vítězství se dělíte.
    [small-win] Dokázali jste to! Tolik moudrosti Hasekura Tsunenaga nečekal.
    [very-good] Velmi dobře zahráno: bez vás by pagoda nestála.
   *[excellent] Mistrovské! Na každý tah Hasekury Tsunenagy jste našli odpověď.
  }

## Nadpisy pravidel

rules-section-0 = Pojmy
rules-section-1 = Komponenty
rules-section-2 = Příprava hry
rules-section-3 = Obecná pravidla
rules-section-4 = Tah hráče
rules-section-5 = Akce
rules-section-6 = Obětní oltář
rules-section-7 = Konec kola
rules-section-8 = Konec hry
rules-section-9 = Sólová hra
rules-section-10 = Přehled rozhodnutí
rules-section-11 = Výklad nejasností
rules-section-12 = Příklady
rules-section-13 = Co platí vždy

## Jen v prohlížeči

round-label = Kolo
order-place = { $n }. v pořadí tahů: { $name }
bell-rung = { $n }. zvon pro příští kolo: { $name }
offering-space = Stupnice obětí, pole { $n }
monk-of = Mnich: { player-title }
jokoro-of = Kadidelnice: { player-title }
jokoro-price = Kadidelnice tu stojí: { $price }.
jokoro-locked = Šestá kadidelnice je ještě na stupnici obětí
jokoros-on-pagoda = Kadidelnice na pagodě: { $n }
monks-on-sun = Mniši na slunci: { $n }
sect-tokens = Žetony sekty: { $n }
no-tile = Neleží tu žádný žeton meditace.
no-altar-yet = Zatím bez vlastního oltáře
built = Postaveno.
amulet-hidden = Tajný amulet
pool-tile = Ikona ze žetonu meditace; nejstarší žeton je první na řadě
pool-empty = Zde se objeví ikony pro tento tah
from-tile = Ze žetonu: { $what }
moves-marker = Ukazatel obětí ({ player-title }): +{ $n }
lights-lantern = Hasekura získá { lantern-gives }
legend = { $icon ->
    [st-coin] Mince
    [st-wood] Dřevo
    [st-stone] Kámen
    [st-emerald] Smaragd
    [st-incense] Kadidlo
    [st-tile] Žeton meditace
    [st-sp] Bod Satori
    [st-wood-stone] Dřevo nebo kámen, libovolně smíchané
    [st-incense-coin] Kadidlo nebo mince, libovolně smíchané
    [st-hikari] Hikari: jeden krok na kterékoli hoře
    [st-monk] Meditace: umístění mnicha
    [st-altar] Stavba oltáře
    [st-pagoda] Stavba na pagodě
    [st-offer] Nárok na oběti
    [st-unlock] Odemčení šesté kadidelnice
    [st-collection] Sbírka: 2, 3 nebo 4 mince podle barev na obětním oltáři
    [st-pray] Modlitba
    [st-inspect] Kontrola staveniště
    [st-amulet] Amulet
    [st-lantern] Lucerna: co získá Hasekura
    [st-bag] Sáček s věřícími
    [st-sect] Žeton sekty
    [st-jokoro] Umístění kadidelnice
    [st-worshipper-grey] Šedý věřící
    [st-worshipper-orange] Oranžový věřící
    [st-worshipper-purple] Fialový věřící
   *[st-bell] Zvon: pořadí tahů
  }
tie-break = Shoda bodů: rozhoduje, kdo má víc kadidel, pak stupnice obětí.
