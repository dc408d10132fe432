### Slova hry Satori, která používá jen terminál.

game-title = Satori
term-worshippers = Věřící
term-players = Hráči
term-starts = Počáteční žetony
term-bells = zvony
term-colour = { $colour ->
    [grey] šedý
    [orange] oranžový
   *[purple] fialový
  }
term-place = { $place ->
    [top] nahoře
    [right] vpravo
    [bottom] dole
   *[left] vlevo
  }
term-icons = ikony
term-tile-now = žeton
term-tile-later = další žeton
term-amulet-open = amulet: { amulet }
term-amulet-secret = tajný amulet: { amulet }
term-left = ještě { $n }
term-gives = přináší: { $what }
term-tile-there = žeton tam: { $what }
term-displaces = odsune ruku: { $name }
term-monk-of = mnich: { $name }
term-no-tile = bez žetonu
term-answers = Na každý tah odpoví věřícím ze sáčku na druhém oltáři barvy, kterou navštívíte.
term-answers-offering = Navštívili jste obětní oltář: přijde na něj i věřící ze sáčku a přinese sbírku.
term-answers-altar = { $same ->
    [yes] Váš věřící má barvu oltáře: za návštěvu není odměna.
   *[no] Váš věřící má jinou barvu než oltář: lucerna dává { lantern-gives }.
  } Pak přijde věřící ze sáčku na { altar }.
term-thing = { $thing ->
    [sp] bod Satori (SP)
    [incense] kadidlo
    [coin] mince
    [wood] dřevo
    [stone] kámen
    [emerald] smaragd
    [tile] žeton meditace v rezervě
    [hikari] Hikari; jako ikona jeho jeden krok
    [monk] mnich v rezervě; jako ikona Meditace. Na hoře stojí znak hráče
    [altar] zbývající žeton sekty; jako ikona Stavba oltáře
    [jokoro] kadidelnice; jako ikona Umístění kadidelnice
    [pagoda] Stavba na pagodě
    [offer] Nárok na oběti a pole na stupnici obětí
    [unlock] vaše šestá kadidelnice
    [collection] sbírka: mince za barvy na obětním oltáři
    [fixed] na jeho místě nelze stavět
    [lantern] lucerna: co tu získá Hasekura Tsunenaga
    [architect] Architekt: výš se stavět nesmí
    [built] postaveno
   *[neutral] neutrální kadidelnice
  }
help-colour = { $colour ->
    [grey] šedý oltář nebo věřící, šedá hora
    [orange] oranžový oltář nebo věřící, oranžová hora
   *[purple] fialový oltář nebo věřící, fialová hora
  }
help-exchange = výměna: zaplaťte, co stojí vlevo, získáte, co stojí vpravo
help-sides = levá a pravá strana oltáře
help-price = cena kadidelnice na tomto místě
help-slot = místo pro kadidelnici na pagodě
