### Слова игры в терминале. Слова самой игры лежат в tatami/games/<игра>/text.

## Вокруг стола

title-white-castle = Белый замок
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
say-no-undo = Отменить уже нельзя: открылось что-то новое или ходил другой клан.
say-restarted = Ход начинается заново.
say-saved = Сохранено в { $file }.
say-not-saved = Не сохранено: { $error }
say-file-exists = Не сохранено: { $file } уже существует.
say-no-rule = Правила «{ $input }» здесь нет; попробуйте номер вроде { $rule } или слово.
say-bye = До встречи.
say-not-finished = Игра не закончена и не сохранена.
say-log-empty = Пока ничего не произошло.
say-over = Игра окончена
say-winner = Победитель: { $name }, { $points ->
    [one] { $points } очко клана
    [few] { $points } очка клана
    [many] { $points } очков клана
   *[other] { $points } очка клана
  }.
say-sheet = Итоговый подсчёт

## Справка

help-title = Как здесь играть
help-number = выбрать; справа стоит то, что произойдёт наверняка
help-rule = правило для этого выбора; ? WC-8.6 или ? фонарь ищет дальше
help-table = нарисовать весь стол заново
help-undo = отменить последний выбор, пока не открылось ничего нового
help-restart = вернуться к первому выбору хода
help-log = что произошло до сих пор
help-save = сохранить; продолжить: tatami play white_castle --resume ФАЙЛ
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
help-dice = кубики: оранжевый, чёрный, белый
help-tiles = жетоны кубиков: кубик этого цвета использует действие рядом
help-boxes = действие на светлом и на тёмном фоне
help-any = еда, железо или перламутр
