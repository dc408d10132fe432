### The words of Bora Bora that only the terminal uses.

game-title = Bora Bora
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
help-placed = kostka hráče na destičce akce; další musí být nižší
help-strength = co dají jedna, dvě a tři stejné destičky
help-lying = materiál na svém obřadním políčku; bez závorek je políčko volné
help-fish = destička ryb a její body
