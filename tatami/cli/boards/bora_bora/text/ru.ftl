### The words of Bora Bora that only the terminal uses.

game-title = Бора-Бора
term-map = Острова
term-actions = Действия кубиков
term-people = Мужчины и женщины
term-tasks = Задания
term-gods = Боги
term-temple = Храм
term-status = Статус
term-jewelry = Украшения
term-terrain = { $terrain ->
    [mountain] горы
    [beach] пляж
    [forest] лес
   *[plain] равнина
  }
term-god = { $god ->
    [blue] синяя
    [white] белая
    [red] красная
    [green] зелёная
   *[yellow] жёлтая
  }
term-known = все знают:
term-unbuilt = не построено
term-beside = рядом с планшетом
term-strength = сила { $n }
term-pushes = сдвинет: { $name }
term-thing = { $thing ->
    [vp] победные очки
    [offering] подношение
    [shell] ракушка
    [god-tile] жетон бога
    [godcard] карта бога
    [priest] жрец в запасе; в храме стоит знак игрока
    [status] шаг по шкале статуса
    [sand] песок
    [stone] камень
    [wood] дерево
    [hut] хижина; на карте игрок на месте для постройки, в скобках отодвинутые
    [building] жетон постройки; у украшений её очки в том раунде
    [man] мужчина
    [woman] женщина
    [land] сухопутный путь и его значение
    [water] водный путь и его значение
    [slid] сдвинуто вниз
   *[done] выполненные задания
  }
help-placed = кубик игрока на жетоне действия; следующий должен быть меньше
help-strength = что дают один, два и три одинаковых жетона
help-lying = материал на своей обрядовой клетке; без скобок клетка свободна
help-fish = жетон рыбы и его очки
