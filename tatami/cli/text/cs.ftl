### Slova hry v terminálu. Slova hry samé jsou v tatami/games/<hra>/text.

## Kolem stolu

term-turn-order = pořadí hráčů
term-at-end = { " " }na konci
term-you = vy

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
help-quit = odejít; zeptáme se, zda uložit
help-symbols = Značky
help-reconstructed = něco je tu rekonstruováno, nepochází z tištěného zdroje
