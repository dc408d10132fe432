### Слова игры в терминале. Слова самой игры лежат в tatami/games/<игра>/text.

## Вокруг стола

title-white-castle = Белый замок
title-bora-bora = Бора-Бора
term-round = раунд { $round } из { $rounds }
term-turn-order = порядок хода
term-bridges = Мосты и сады
term-castle = Замок
term-around = Вокруг замка
term-time = Ход времени
term-clans = Кланы
term-domain = Ваше владение
term-draft = Начальные пары
term-rival = Клан Токугава
term-you = вы
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

## Вокруг стола «Бора-Бора»

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

## Вопросы

ask-choice = Ваш выбор
ask-keys = номер · ? правило · t стол · u отмена · r ход заново · l журнал · s сохранить · h справка · q выход
ask-any-time = В любой момент
ask-turn-over = На этом ваш ход закончится. Enter: дальше · u: выбрать снова · r: ход заново
ask-save = В какой файл сохранить? (пусто: не сохранять)
ask-overwrite = { $file } уже существует. Перезаписать? (д/Н)
ask-yes = д

## Ответы

say-welcome = { $title } · зерно { $seed } · h покажет справку
say-resumed = Продолжаем с выбора { $n }
say-bad-choice = «{ $input }» здесь выбрать нельзя: введите номер от 1 до { $n } или h для справки.
say-undone = Отменено.
say-no-undo = Отменить уже нельзя: открылось что-то новое или ходил кто-то другой.
say-restarted = Ход начинается заново.
say-saved = Сохранено в { $file }.
say-not-saved = Не сохранено: { $error }
say-file-exists = Не сохранено: { $file } уже существует.
say-no-rule = Правила «{ $input }» здесь нет; попробуйте номер вроде { $rule } или слово.
say-bye = До встречи.
say-not-finished = Игра не закончена и не сохранена.
say-log-empty = Пока ничего не произошло.
say-over = Игра окончена
say-winner = Победитель: { $name }, { $what }.
say-winners = Победу делят { $names }, у каждого { $what }.
say-sheet = Итоговый подсчёт
say-replayed = выбор { $n } из { $all } · { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
  } · зерно { $seed } · запись в порядке

## Справка

help-title = Как здесь играть
help-number = выбрать; справа стоит то, что произойдёт наверняка
help-rule = правило для этого выбора; ? { $rule } или ? и слово ищет дальше
help-table = нарисовать весь стол заново
help-undo = отменить последний выбор, пока не открылось ничего нового
help-restart = вернуться к первому выбору хода
help-log = что произошло до сих пор
help-save = сохранить; продолжить: tatami play { $name } --resume ФАЙЛ
help-help = эта страница
help-quit = выйти; вас спросят, сохранить ли игру
term-good = { $good ->
    [food] еда
    [iron] железо
    [pearl] перламутр
    [coin] монета
    [seal] печать даймё
   *[cp] очко клана
  }
help-symbols = Знаки
help-reconstructed = здесь что-то реконструировано, не взято из печатного источника
help-dice = кубики: оранжевый, чёрный, белый
help-tiles = жетоны кубиков: кубик этого цвета использует действие рядом
help-boxes = действие на светлом и на тёмном фоне
help-any = еда, железо или перламутр
help-placed = кубик игрока на жетоне действия; следующий должен быть меньше
help-strength = что дают один, два и три одинаковых жетона
help-lying = материал на своей обрядовой клетке; без скобок клетка свободна
help-fish = жетон рыбы и его очки
