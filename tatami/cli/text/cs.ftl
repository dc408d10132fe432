### Slova hry v terminálu. Slova hry samé jsou v tatami/games/<hra>/text.

## Kolem stolu

title-white-castle = Bílý hrad
title-bora-bora = Bora Bora
term-round = { $round }. kolo ze { $rounds }
term-turn-order = pořadí hráčů
term-bridges = Mosty a zahrady
term-castle = Hrad
term-around = Kolem hradu
term-time = Průběh roku
term-clans = Klany
term-domain = Vaše panství
term-draft = Počáteční páry
term-rival = Klan Tokugawa
term-you = vy
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

## Kolem stolu Bora Bora

term-map = Ostrovy
term-actions = Akce kostek
term-people = Muži a ženy
term-tasks = Úkoly
term-gods = Bohové
term-temple = Chrám
term-status = Stav
term-jewelry = Šperky
term-terrain = { $terrain ->
    [mountain] hory
    [beach] pláž
    [forest] les
   *[plain] pláň
  }
term-god = { $god ->
    [blue] modrá
    [white] bílá
    [red] červená
    [green] zelená
   *[yellow] žlutá
  }
term-known = všichni vědí:
term-unbuilt = k postavení
term-beside = vedle desky
term-strength = síla { $n }
term-pushes = odsune: { $name }
term-thing = { $thing ->
    [vp] vítězné body
    [offering] obětní dar
    [shell] mušle
    [god-tile] destička boha
    [godcard] karta boha
    [priest] kněz v zásobě; v chrámu stojí znak hráče
    [status] krok na stavové stupnici
    [sand] písek
    [stone] kámen
    [wood] dřevo
    [hut] chýše; na mapě hráč na stavebním políčku, v závorce odsunutí
    [building] destička stavby; u šperků její body v tom kole
    [man] muž
    [woman] žena
    [land] pozemní cesta a její hodnota
    [water] vodní cesta a její hodnota
    [slid] posunuto dolů
   *[done] splněné úkoly
  }

## Otázky

ask-choice = Vaše volba
ask-keys = číslo · ? pravidlo · t stůl · u zpět · r tah znovu · l záznam · s uložit · h nápověda · q konec
ask-any-time = Kdykoli
ask-turn-over = Tím váš tah končí. Enter: dál · u: zvolit znovu · r: tah od začátku
ask-save = Do kterého souboru uložit? (prázdné: neukládat)
ask-overwrite = { $file } už existuje. Přepsat? (a/N)
ask-yes = a

## Odpovědi

say-welcome = { $title } · seed { $seed } · h ukáže nápovědu
say-resumed = Pokračujeme od volby { $n }
say-bad-choice = „{ $input }“ tu zvolit nejde: napište číslo od 1 do { $n }, nebo h pro nápovědu.
say-undone = Vzato zpět.
say-no-undo = To už vzít zpět nejde: ukázalo se něco nového nebo hrál někdo jiný.
say-restarted = Tah začíná znovu.
say-saved = Uloženo do { $file }.
say-not-saved = Neuloženo: { $error }
say-file-exists = Neuloženo: { $file } už existuje.
say-no-rule = Pravidlo „{ $input }“ tu není; zkuste označení jako { $rule }, nebo slovo.
say-bye = Na shledanou.
say-not-finished = Hra nebyla dohrána ani uložena.
say-log-empty = Zatím se nic nestalo.
say-over = Konec hry
say-winner = { $name } vítězí, { $what }.
say-winners = O vítězství se dělí { $names }, každý { $what }.
say-sheet = Závěrečné bodování
say-replayed = volba { $n } z { $all } · { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
    [many] { $seats } místa
   *[other] { $seats } míst
  } · seed { $seed } · záznam v pořádku

## Nápověda

help-title = Jak se tu hraje
help-number = volba; co se jistě stane, stojí vpravo
help-rule = pravidlo k této volbě; ? { $rule } nebo ? a slovo hledá dál
help-table = znovu nakreslit celý stůl
help-undo = vzít poslední volbu zpět, dokud se neukázalo nic nového
help-restart = zpět k první volbě tahu
help-log = co se dosud stalo
help-save = uložit; pokračuje se příkazem tatami play { $name } --resume SOUBOR
help-help = tato stránka
help-quit = odejít; budete dotázáni, zda uložit
term-good = { $good ->
    [food] jídlo
    [iron] železo
    [pearl] perleť
    [coin] mince
    [seal] pečeť daimjóa
   *[cp] bod klanu
  }
help-symbols = Značky
help-reconstructed = něco je tu rekonstruováno, nepochází z tištěného zdroje
help-dice = kostky: oranžová, černá, bílá
help-tiles = destičky kostek: kostka té barvy použije akci vedle
help-boxes = akce se světlým a s tmavým pozadím
help-any = jídlo, železo nebo perleť
help-placed = kostka hráče na destičce akce; další musí být nižší
help-strength = co dají jedna, dvě a tři stejné destičky
help-lying = materiál na svém obřadním políčku; bez závorek je políčko volné
help-fish = destička ryb a její body
