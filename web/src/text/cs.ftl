### Rozhraní kromě toho, co říkají hry samy.

## Všude

home = Tatami, úvodní stránka
skip = K obsahu
menu = Nabídka
close = Zavřít
cancel = Zrušit
save = Uložit
saved = Uloženo.
remove = Odstranit
send = Odeslat
try-again = Zkusit znovu
loading = Okamžik, prosím …
you = vy
bot = počítačový hráč
guest = Host
points = body
choose-now = Vyberte si
reconstructed = Rekonstrukce: tato strana nepochází z tištěného zdroje.
language = Jazyk
settings = Nastavení
settings-note = Uloženo jen v tomto prohlížeči.
legend-title = Co znamenají symboly
legend-empty = Tato hra zatím nemá vysvětlivky.
shortcuts = Klávesové zkratky
rules = Pravidla
offline = Spojení je přerušené. Co teď zvolíte, se nezahraje. Zkoušíme je obnovit …
online-again = Spojení je obnoveno.

## Hry

players-range = { $range } hráči

## Úvodní stránka

start-title = Stůl je prostřen
start-lead = Čtyři náročné deskové hry pro ty, kdo je chtějí hrát, zlepšovat se v nich a zkoumat je: sami, proti počítači, u jedné obrazovky nebo po síti.
shelf = Hry na polici
resume = Pokračovat
resume-empty = Žádná hra na vás nečeká. Vezměte si krabici z police.
join = Připojit se ke stolu
join-code = Kód stolu
join-go = Připojit se
join-missing = Tento kód nemá žádný stůl
join-missing-line = Podívejte se na kód ještě jednou nebo si řekněte o odkaz; stůl, u kterého dlouho nikdo neseděl, bývá uklizen.
to-lobby = Podívat se na otevřené stoly
to-shelf = K polici
to-table = Ke stolu
how-it-works = Jak to funguje
how-short = Vezměte krabici, zvolte, kdo u stolu sedí, a hrajte: co si můžete vybrat, to svítí.
how-more = Za dvě minuty budete vědět vše
unofficial = Tatami je neoficiální projekt nadšenců bez spojení s autory a vydavateli uvedenými na krabicích. Všechny kresby a texty jsou naše, hry jsou jejich. Kupte si je, prosím.
how-pick-title = Vezměte si krabici
how-pick = Kliknutím na krabici připravíte stůl. Účet není potřeba, stačí jméno hosta. S účtem najdete své hry na každém zařízení.
how-seats-title = Zvolte, kdo kde sedí
how-seats = Vy, počítač, přátelé u téže obrazovky, nebo volná místa pro lidi s odkazem či kódem. V sólové hře se utkáte s protivníkem z krabice.
how-glow-title = Co svítí, lze vybrat
how-glow = Jedno kliknutí na plánu, nebo na stejnou možnost v seznamu. Seznam ukazuje cenu i zisk. Ukažte na kteroukoli součást nebo na ní podržte prst a přečtete si, co dělá. Dva prsty plán přiblíží.
how-help-title = Společnost a rada
how-help = Čtyři počítačoví hráči, od Hany, která hraje pro radost, po mistra Tadaokiho, který počítá každý bod. Nápověda řekne, co by na vašem místě udělal silný hráč, i v číslech. U stolů bez pomoci není ani jedno.
how-undo-title = Můžete si to rozmyslet
how-undo = Můžete se vracet krok po kroku, dokud se neodhalí něco skrytého. Celý tah lze začít znovu a před tahem dalšího hráče jej potvrdíte.
how-keys-title = Klávesnice a čtečka obrazovky
how-keys = Vše jde ovládat klávesnicí: čísla vybírají, šipky procházejí plán, otazník ukáže všechny klávesy. Dění se předčítá.
how-after-title = Po hře
how-after = Bodovací list, záznam s adresou každé pozice, partie jako soubor a „hrát odtud“ v kterémkoli okamžiku.

## Nový stůl

new-table = Nový stůl: { $game }
your-name = Vaše jméno
guest-note = Ke hře stačí jméno hosta.
how-many = Kolik hráčů?
solo = Sólo
n-players = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
    [many] { $n } hráče
   *[other] { $n } hráčů
  }
who-sits = Kdo kde sedí?
seat-n = Místo { $n }
instead-of = Místo hráče { $name }
seat-me = Já
seat-online = Volné místo (odkaz nebo přehled stolů)
seat-same-screen = Někdo u této obrazovky
player-n = Hráč { $n }
name-of-seat = Jméno na místě { $n }
visibility = Kdo stůl najde?
visibility-link = Jen lidé s odkazem nebo kódem
visibility-public = Všichni, v přehledu stolů
pace = Tempo
pace-live = Naživo, všichni jsou zde
pace-turns = Po tazích, několik dní
confirm-option = Potvrzovat konec každého tahu (do té doby lze jít zpět)
help-legend = Pomoc
help-option = Počítačoví hráči a nápověda jsou povoleni
rated-option = Hodnocená hra
help-note = Volná místa může hrát počítač a můžete si vyžádat nápovědu.
no-help-note = Jen pro lidi: bez počítačových hráčů a bez nápovědy. Když někdo odejde, dohraje za něj počítač, aby ostatní mohli hru dokončit.
rated-note = Hodnocená hra je jen pro lidi: bez počítačových hráčů, bez nápovědy, a když někdo odejde, končí bez výsledku.
rated = hodnocená
no-help = bez pomoci
start-game = Začít hru
open-table = Otevřít stůl

## Přehled stolů a moje hry

lobby = Přehled stolů
lobby-open = Stoly čekající na hráče
lobby-open-empty = Právě není žádný otevřený stůl. Otevřete vlastní.
lobby-running = Hry ke sledování
lobby-running-empty = Veřejně teď nikdo nehraje.
my-games = Moje hry
games-active = Rozehrané
games-active-empty = Žádná rozehraná hra.
games-past = Dohrané
games-past-empty = Zatím žádná dohraná hra.
upload = Nahrát partii
your-turn = jste na tahu
status-open = čeká na hráče
status-running = hraje se
status-over = dohráno
status-abandoned = nedohráno
round-n = { $round }. kolo
result-won = výhra
result-shared = sdílené vítězství
result-place = { $place }. místo z { $sides }
result-points = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
  }
seat-open = volné místo
seat-reserved = vyhrazeno pro: { $name }
bot-person = { $bot ->
    [random] Taró
    [greedy] Momo
    [easy] Hana
    [medium] Kendži
    [hard] Paní Asahi
    [expert] Mistr Tadaoki
   *[other] Počítač
  }
bot-name = { $bot ->
    [random] Taró (hraje náhodně)
    [greedy] Momo (bere, co je nejblíž)
    [easy] Hana (snadná úroveň)
    [medium] Kendži (střední úroveň)
    [hard] Paní Asahi (obtížná úroveň)
    [expert] Mistr Tadaoki (mistrovská úroveň)
   *[other] Počítač ({ $bot })
  }
bot-level = { $bot ->
    [random] náhodná
    [greedy] chamtivá
    [easy] snadná
    [medium] střední
    [hard] obtížná
    [expert] mistrovská
   *[other] { $bot }
  }
bot-character = { $bot ->
    [random] Zvolí cokoli, co pravidla dovolí: rychle, vesele a bez plánu.
    [greedy] Bere, co právě vypadá nejlépe, a na zítřek nemyslí.
    [easy] Hraje pro radost a leckterou příležitost nechá být.
    [medium] Má plán na tento tah a občas i na příští.
    [hard] Ničím neplýtvá a ví, co byste chtěli udělat příště.
    [expert] Přemýšlí dlouho, málo odpouští a počítá každý bod.
   *[other] Hraje po svém.
  }
bots-levels = Počítačoví soupeři
bots-practice = Na zkoušku a pro začátečníky
which-bot = Který počítačový hráč?
engine-line = { $engine ->
    [compiled] Počítačoví hráči přemýšlejí na zkompilovaném enginu.
    [building] Počítačoví hráči přemýšlejí na obyčejném enginu; rychlejší se právě připravuje.
   *[pure] Počítačoví hráči přemýšlejí na obyčejném enginu.
  }
replace-line = Za toto místo bude hrát počítač; { $name } je už nějakou dobu pryč a může se vrátit.

## Čekárna

waiting-title = { $game }: čeká se na hráče
waiting-line = Hra začne, jakmile se obsadí poslední volné místo.
invite-link = Odkaz na tento stůl
copy-link = Kopírovat odkaz
copied = Zkopírováno
seats = Místa
sit = Posadit se
fill-bot = Hraje počítač
make-open = Uvolnit místo
ask-to-leave = Požádat o odchod
asked-to-leave = Hostitel vás požádal, abyste od tohoto stolu odešli.
leave = Odejít

## Účet

account = Účet
sign-in = Přihlásit se
sign-out = Odhlásit se
sign-out-guest = Host, který se odhlásí, se k těmto hrám už nevrátí.
kind-guest = host
kind-account = účet
keep-games = Nechte si své hry: založte si účet
account-why = Účet je jméno a heslo. Díky němu najdete své hry na každém zařízení; nic dalšího se neukládá.
create-account = Založit účet
password = Heslo
password-old = Současné heslo
password-new = Nové heslo
password-change = Změnit heslo
sessions = Kde jste přihlášeni
session-current = tento prohlížeč
session-end = Ukončit
session-on = { $browser }, { $system }
session-unknown = Neznámý prohlížeč
sessions-end-others = Ukončit všechna ostatní přihlášení i klíče
tokens = Klíče pro boty
tokens-why = S klíčem může pod vaším jménem hrát cizí program. Nic jiného nesmí: nezmění jméno ani heslo a nevytvoří další klíče.
token-name = Název klíče
token-new = Vytvořit klíč
token-once = Zobrazí se jen jednou:
token-unused = nepoužitý

## Nastavení

theme = Vzhled
theme-auto = Podle systému
theme-light = Den
theme-dark = Noc
motion = Pohyb
motion-auto = Podle systému
motion-on = Figurky se pohybují
motion-off = Bez pohybu
telling = Tahy ostatních
telling-off = Najednou
telling-fast = Postupně, rychle
telling-normal = Postupně
check-sound = Zvuk: ťuknutí při každém tahu, dvojí, když jste na tahu vy
check-trivial = Vybírat za mě, kde není co volit: jediná možnost, odměna zdarma
check-autoConfirm = Ukončovat mé tahy bez potvrzení (pak už je nelze vzít zpět)
check-handOver = Více hráčů u této obrazovky: karty v ruce ukázat, až když obrazovku převezme jejich hráč

## Stůl

views = Pohledy
tab-board = Plán
tab-mats = Hráči
tab-log = Záznam
side = Volby, hráči a záznam
side-tabs = Záznam nebo chat
extra = Karty k výběru
choices = Co si vybrat
fold = Ukázat celý seznam možností
tray-of = S čím { $name } rozhoduje
open-mat = Vše, co leží před hráčem { $name }
more-options = ještě { $n }
glows-above = Výš svítí: { $n }
glows-below = Níž svítí: { $n }
players = Hráči
any-time = Kdykoli
undo = Zpět
restart-turn = Tah znovu
confirm = Potvrdit
confirm-turn = Váš tah je hotový. Potvrdit?
hand-over = Předejte obrazovku. Hraje { $name }
hand-over-line = Teď se ukáže, co drží v ruce { $name }. Nikdo jiný by se neměl dívat.
hand-over-go = { $name }: jsem u obrazovky, ukázat stůl
options-count = { $n ->
    [one] { $n } možnost
    [few] { $n } možnosti
    [many] { $n } možnosti
   *[other] { $n } možností
  }
show-rule = Ukázat pravidlo { $rule }
waiting-for = Na tahu: { $name }
waiting-for-several = Čeká se na odpovědi: { $names }
answered-line = Odpověděli jste. Dokud neodpoví všichni, můžete odpověď vzít zpět.
waiting-confirm = Čeká se na potvrzení tahu: { $name }
thinking = Přemýšlí: { $name }
stuck = Nemůže pokračovat: { $name }
stuck-line = Naše pravidla v této pozici selhala; je to naše chyba, ne vaše. Správce serveru ji najde v protokolu. Hru můžete opustit.
away = není zde
watching = Díváte se
watchers = { $n ->
    [one] { $n } divák
    [few] { $n } diváci
    [many] { $n } diváka
   *[other] { $n } diváků
  }
hint = Nápověda
no-hint = Bez nápovědy: u tohoto stolu se hraje bez pomoci.
no-hint-rated = Bez nápovědy: tato hra je hodnocená.
break-off = Ukončit hru
break-off-line = { $name } je už nějakou dobu pryč. Hodnocená hra nemůže bez hráče pokračovat: končí bez výsledku.
replace-line-final = Za toto místo bude do konce hrát počítač; předchozí hráč: { $name }.
hint-thinking = Zvažuji vaše možnosti …
hint-badge = Nápověda: { $rank }. místo, body na konci: { $points }, šance na výhru: { $share }.
hint-only = { $choice }: body na konci asi { $points }, šance na výhru { $share }.
hint-clear = { $choice }: očekávané body oproti další možnosti „{ $next }“: { $gap }; na konci asi { $points }, šance na výhru { $share }.
hint-close = „{ $choice }“, nebo „{ $next }“: zhruba stejně dobré (body na konci { $points }, šance na výhru { $share }).
hint-before = Předběhnete soupeře, od něhož se čeká totéž ({ $name }): { $what }.
hint-last = Soupeř { $name } už si to pak vybrat nemůže: { $what }.
hint-then = A potom: { $what }.
hint-sure = Jisté cestou:
hint-how = Nakolik je to jisté?
hint-note = { $n ->
    [one] { $n } simulace
    [few] { $n } simulace
   *[other] { $n } simulací
  } ({ $bot }) z toho, co vidíte. ± je 95% interval simulací; co přehlíží jejich odhad pozice, v něm není.
log = Záznam
log-empty = Zatím se nic nestalo.
log-look = Ukázat stůl po tomto kroku
recap = Od vašeho posledního tahu
recap-short = Co se stalo
recap-last = Poslední tahy
recap-empty = Ostatní ještě nehráli.
recap-back = O krok zpět
recap-on = O krok dál
recap-tell = Ukázat znovu na plánu
telling-skip = Přeskočit
looking = Vidíte dřívější pozici.
looking-your-turn = Vidíte dřívější pozici. Jste na tahu.
looking-back = Zpět do hry
plan-free = zdarma
chip-opens = pak: { $what }
points-at-end = { $n ->
    [one] { $n } bod na konci
    [few] { $n } body na konci
   *[other] { $n } bodů na konci
  }
score-now = Průběžné skóre
score-now-line = Kdyby hra skončila teď. Co ostatní skrývají, se nepočítá.
score-scored = Již získané body
score-later = Počítá se na konci
score-hidden = neznámé
log-undo = Tah byl vzat zpět.
log-resign = { $name } odchází od stolu; dál hraje { $bot }.
log-left = { $name } odchází od stolu; hra končí.
chat = Chat
chat-empty = Nikdo zatím nic neřekl.
chat-placeholder = Napište něco
chat-guest = Chcete-li psát, zvolte si nejdřív jméno.
chat-players = U tohoto stolu si píší ti, kdo hrají.
resign = Opustit hru
resign-line = Za vás dohraje počítač. Můžete se dál dívat a místo si vzít zpět.
resign-line-final = Za vás dohraje počítač. Můžete se dál dívat, ale ne se vrátit: u tohoto stolu se hraje bez pomoci.
resign-line-rated = Hra je hodnocená: když odejdete, skončí pro všechny a bez výsledku.
take-back = Vrátit se na své místo
zoom = Přiblížení
zoom-in = Blíž
zoom-out = Dál
zoom-fit = Celý plán
no-board = Tato hra zde zatím nemá plán
no-board-line = Program ji zná, její plán v prohlížeči je teprve třeba nakreslit.
no-table = Takový stůl není
no-table-line = Neexistuje, nebo už byl uklizen.
table-trouble = Stůl teď nelze zobrazit

## Konec, bodovací list, záznam partie

game-over = Hra skončila
game-broken-off = Hra byla přerušena
abandoned-line = Nemá žádný výsledek.
old-rules = Pravidla se zde změnila
old-rules-line = Tato hra začala podle pravidel nebo součástí, které tento server už nehraje, a nemůže pokračovat. Když ji některý z hráčů ukončí, lze záznam partie stáhnout a přehrát ve verzi Tatami, ve které začala.
old-rules-ended = Tato hra se hrála podle pravidel nebo součástí, které tento server už nehraje: zde ji nelze přehrát. Záznam lze stáhnout a přehrát ve verzi, ve které se hrála.
old-rules-end = Hra skončí pro všechny a bez výsledku. Pak lze stáhnout její záznam se vším, co bylo skryté.
damaged = Tento stůl je poškozený
damaged-line = Server nedokáže tento stůl z úložiště přečíst, a hra proto nemůže pokračovat. Správce serveru jej najde v protokolu a možná jej dokáže opravit. Můžete hru ukončit a odejít.
damaged-end = Hra skončí pro všechny a bez výsledku.
winner = vítěz
wins = { $points ->
    [one] Vítězí { $name }: { $points } bod.
    [few] Vítězí { $name }: { $points } body.
    [many] Vítězí { $name }: { $points } bodu.
   *[other] Vítězí { $name }: { $points } bodů.
  }
wins-shared = { $points ->
    [one] O vítězství se dělí { $names }: každý { $points } bod.
    [few] O vítězství se dělí { $names }: každý { $points } body.
    [many] O vítězství se dělí { $names }: každý { $points } bodu.
   *[other] O vítězství se dělí { $names }: každý { $points } bodů.
  }
score-sheet = Bodovací list
rematch-waiting = Odveta je připravena
rematch = Odveta
download = Stáhnout partii
replay = Přehrát partii
replay-start = Stůl před prvním tahem
replay-secret = Skryté rozhodnutí
replay-back = O krok zpět
replay-forward = O krok dál
replay-turn-back = Předchozí tah
replay-turn-forward = Další tah
replay-round-back = Předchozí kolo
replay-round-forward = Další kolo
replay-play = Přehrávat
replay-pause = Pozastavit
replay-position = Pozice { $n } z { $last }
play-from-here = Hrát odtud
play-from-here-line = Vlastní stůl od této pozice; co bylo skryté, se rozdá znovu.

## Pravidla

rules-search = Hledat v pravidlech
rules-none = Pravidla této hry zatím nejsou.
rules-no-match = Tohle žádné pravidlo neobsahuje.
rules-english-only = Pravidla zatím nejsou přeložena; text níže je anglicky.
rules-table = Tabulka

## Klávesy

key-numbers = vybrat tuto možnost
key-tab = další část stránky
key-arrows = procházet plán nebo vlastní desku
key-enter = vybrat, potvrdit
key-undo = zpět
key-restart = tah znovu
key-hint = nápověda k vašemu rozhodnutí
key-board = k plánu
key-choices = k seznamu možností
key-mat = otevřít nebo zavřít vlastní desku
key-zoom = přiblížit plán
key-rules = pravidlo tohoto rozhodnutí
key-escape = zavřít
key-help = tento seznam

## Stránky, které nejsou

missing-title = Tady most není
missing-line = Tato adresa nikam nevede.

## Odmítnutí

error-offline = Server není dostupný. Zkuste to prosím znovu.
error-lost = Spojení se přerušilo dřív, než stůl odpověděl. Platí to, co stůl ukáže po obnovení; pokud tam vaše volba není, zvolte znovu.
error-too-late = Cestou se to příliš zdrželo a nezahrálo se. Zvolte prosím znovu.
error-bad-request = Server tomu nerozuměl.
error-unauthenticated = Nejdřív si zvolte jméno nebo se přihlaste.
error-wrong-credentials = Jméno nebo heslo nesouhlasí.
error-forbidden = Tohle nesmíte.
error-needs-session = Klíč umí jen hrát. K tomu se prosím přihlaste sami.
error-csrf = Požadavek byl odmítnut. Načtěte stránku znovu.
error-bad-origin = Požadavek přišel z jiného webu.
error-not-seated = U tohoto stolu nemáte místo.
error-wrong-seat = Teď nerozhodujete vy.
error-not-found = Nic takového tu není.
error-unknown-game = Tuto hru zde neznáme.
error-method-not-allowed = Server tomu nerozuměl.
error-name-taken = Toto jméno patří k účtu.
error-seat-taken = Místo je obsazené.
error-already-seated = Už zde sedíte.
error-not-started = Hra ještě nezačala.
error-not-running = Hra skončila.
error-not-over = Až po konci hry.
error-stale-version = Na stole se už něco změnilo. Podívejte se a vyberte znovu.
error-awaiting-confirmation = Předchozí hráč ještě nepotvrdil svůj tah.
error-nothing-to-confirm = Není co potvrzovat.
error-cannot-undo = To už nelze vzít zpět.
error-still-present = { $minutes ->
    [one] Tento hráč tu byl ještě před chvílí. Počítač jej může zastoupit za { $minutes } minutu.
    [few] Tento hráč tu byl ještě před chvílí. Počítač jej může zastoupit za { $minutes } minuty.
    [many] Tento hráč tu byl ještě před chvílí. Počítač jej může zastoupit za { $minutes } minuty.
   *[other] Tento hráč tu byl ještě před chvílí. Počítač jej může zastoupit za { $minutes } minut.
  }
error-no-help = U tohoto stolu se hraje bez pomoci.
error-no-bots = U tohoto stolu se hraje bez počítačových hráčů.
error-no-people = Aspoň jedno místo je pro člověka.
error-too-large = To je příliš velké.
error-unsupported-media-type = Server tomu nerozuměl.
error-bad-name = Jméno má 2 až 24 písmen, číslic nebo jednoduchých znaků; písmena jednoho slova jsou z jedné abecedy.
error-bad-password = Heslo má aspoň 8 znaků.
error-bad-options = Tyto volby nejdou dohromady.
error-bad-seats = Tato místa nejdou dohromady.
error-unknown-bot = Tohoto počítačového hráče neznáme.
error-illegal-action = To teď pravidla nedovolují.
error-bad-record = Tuto partii nelze přečíst.
error-no-record = Tento stůl nemá vlastní záznam.
error-old-rules = Tato hra začala podle starších pravidel; zůstává uložená, ale nelze ji dohrát.
error-damaged = Tento stůl se v úložišti poškodil a nelze u něj dál hrát; můžete jej opustit.
error-rate-limited = Příliš rychle. Počkejte, prosím, chvíli.
error-too-many = Máte jich příliš mnoho.
error-internal = Na naší straně se něco pokazilo.
error-unavailable = Server je zaneprázdněn. Zkuste to za chvíli.
error-storage-full = Disk serveru je plný: teď nelze nic nového uložit. Co bylo uloženo, je v bezpečí.
error-storage-read-only = Server teď nemůže zapisovat. Prohlížet lze dál.
error-storage-busy = Úložiště serveru je zaneprázdněné. Zkuste to prosím za chvíli.
