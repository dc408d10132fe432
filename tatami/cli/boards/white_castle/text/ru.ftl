### The words of The White Castle that only the terminal uses.

game-title = Белый замок
term-round = раунд { $round } из { $rounds }
term-bridges = Мосты и сады
term-castle = Замок
term-around = Вокруг замка
term-time = Ход времени
term-clans = Кланы
term-domain = Ваше владение
term-draft = Начальные пары
term-rival = Клан Токугава
term-outside = За стенами
term-well = Колодец
term-yard = Двор
term-gate = Ворота
term-daimyo = Даймё
term-flower = цветущий
term-zen = дзен
term-or = или
term-card = карта
term-lantern = фонарь
term-next = дальше
term-hand = в руке
term-decks = колоды
term-rival-next = следующий кубик: { $what }
term-rival-row = последние карты: { $what }
term-left = осталось выбрать: { $n }
term-good = { $good ->
    [food] еда
    [iron] железо
    [pearl] перламутр
    [coin] монета
    [seal] печать даймё
   *[cp] очко клана
  }
help-dice = кубики: оранжевый, чёрный, белый
help-tiles = жетоны кубиков: кубик этого цвета использует действие рядом
help-boxes = действие на светлом и на тёмном фоне
help-any = еда, железо или перламутр
