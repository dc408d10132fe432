### Интерфейс, кроме того, что говорят сами игры.

## Везде

home = Tatami, начальная страница
skip = К содержимому
menu = Меню
close = Закрыть
cancel = Отмена
save = Сохранить
saved = Сохранено.
remove = Удалить
send = Отправить
try-again = Попробовать снова
loading = Минуту …
you = вы
bot = компьютерный игрок
guest = Гость
points = очки
choose-now = Выберите
reconstructed = Реконструкция: эта сторона не взята из печатного источника.
language = Язык
settings = Настройки
settings-note = Хранится только в этом браузере.
shortcuts = Клавиши
rules = Правила
offline = Нет связи. Пробуем восстановить …

## Игры

title-white-castle = Белый замок
title-bora-bora = Бора-Бора
title-satori = Сатори
title-bitoku = Битоку
not-yet = пока нельзя сыграть
players-range = { $range } игрока

## Начальная страница

start-title = Стол накрыт
start-lead = Четыре сложные настольные игры для тех, кто хочет в них играть, становиться сильнее и изучать их: в одиночку, против компьютера, за одним экраном или по сети.
shelf = Игры на полке
resume = Продолжить
resume-empty = Ни одна игра вас не ждёт. Возьмите коробку с полки.
join = Сесть за стол
join-code = Код стола
join-go = Войти
join-missing = Стола с таким кодом нет
join-missing-line = Проверьте код ещё раз или попросите ссылку: стол, за которым давно никто не сидел, убирают.
to-lobby = Заглянуть в зал
to-shelf = К полке
to-table = К столу
how-it-works = Как это устроено
how-short = Возьмите коробку, решите, кто сидит за столом, и играйте: что можно выбрать, то светится.
how-more = Две минуты, и вы знаете всё
unofficial = Tatami — неофициальный проект любителей, не связанный с авторами и издателями, названными на коробках. Все рисунки и тексты здесь наши, игры принадлежат им. Пожалуйста, покупайте их.
how-pick-title = Возьмите коробку
how-pick = Щелчок по коробке накрывает стол. Учётная запись не нужна, хватит имени гостя. С учётной записью ваши игры доступны на всех устройствах.
how-seats-title = Решите, кто где сидит
how-seats = Вы, компьютер, друзья за тем же экраном или свободные места для людей со ссылкой или кодом. В одиночной игре вас ждёт соперник из коробки.
how-glow-title = Что светится, то можно выбрать
how-glow = Один щелчок на поле или по тому же варианту в списке. Список показывает цену и выгоду. Наведите указатель на любой компонент или задержите на нём палец, чтобы прочесть, что он делает. Двумя пальцами поле можно приблизить.
how-undo-title = Можно передумать
how-undo = Отменять можно шаг за шагом, пока не открылось что-то скрытое. Можно начать ход заново; перед следующим игроком ход подтверждается.
how-keys-title = Клавиатура и чтение с экрана
how-keys = Всё доступно с клавиатуры: цифры выбирают, стрелки ходят по полю, вопросительный знак показывает все клавиши. О происходящем сообщается вслух.
how-after-title = После игры
how-after = Лист подсчёта, запись с адресом каждой позиции, партия в виде файла и «играть отсюда» в любой момент.

## Новый стол

new-table = Новый стол: { $game }
your-name = Ваше имя
guest-note = Чтобы играть, хватит имени гостя.
how-many = Сколько игроков?
solo = Одиночная
n-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
    [many] { $n } игроков
   *[other] { $n } игрока
  }
who-sits = Кто где сидит?
seat-n = Место { $n }
seat-me = Я
seat-online = Свободное место (ссылка или зал)
seat-same-screen = Кто-то за этим экраном
player-n = Игрок { $n }
name-of-seat = Имя на месте { $n }
visibility = Кто найдёт стол?
visibility-link = Только люди со ссылкой или кодом
visibility-public = Все, кто в зале
pace = Темп
pace-live = Вживую, все здесь
pace-turns = По ходам, несколько дней
confirm-option = Подтверждать конец каждого хода (до этого можно отменять)
start-game = Начать игру
open-table = Открыть стол

## Зал и мои игры

lobby = Зал
lobby-open = Столы ждут игроков
lobby-open-empty = Сейчас нет открытых столов. Откройте свой.
lobby-running = Игры, за которыми можно наблюдать
lobby-running-empty = Сейчас никто не играет открыто.
my-games = Мои игры
games-active = Идут
games-active-empty = Нет начатых игр.
games-past = Сыграны
games-past-empty = Пока нет сыгранных игр.
upload = Загрузить партию
your-turn = ваш ход
status-open = ждём
status-running = идёт
status-over = окончена
status-abandoned = брошена
seat-open = свободное место
seat-reserved = место для: { $name }
bot-person = { $bot ->
    [random] Таро
    [greedy] Момо
    [easy] Хана
    [medium] Кэндзи
    [hard] Госпожа Асахи
    [expert] Мастер Тадаоки
   *[other] Компьютер
  }
bot-name = { $bot ->
    [random] Таро (играет наугад)
    [greedy] Момо (берёт, что ближе)
    [easy] Хана (лёгкий уровень)
    [medium] Кэндзи (средний уровень)
    [hard] Госпожа Асахи (сложный уровень)
    [expert] Мастер Тадаоки (уровень мастера)
   *[other] Компьютер ({ $bot })
  }

## Ожидание

waiting-title = { $game }: ждём игроков
waiting-line = Игра начнётся, когда займут последнее свободное место.
invite-link = Ссылка на этот стол
copy-link = Копировать ссылку
copied = Скопировано
seats = Места
sit = Сесть
fill-bot = Играет компьютер
make-open = Освободить место
leave = Уйти

## Учётная запись

account = Учётная запись
sign-in = Войти
sign-out = Выйти
sign-out-guest = Вышедший гость не сможет вернуться к этим играм.
kind-guest = гость
kind-account = учётная запись
keep-games = Сохраните игры: заведите учётную запись
account-why = Учётная запись — это имя и пароль. С ней ваши игры доступны на всех устройствах; больше ничего не хранится.
create-account = Завести учётную запись
password = Пароль
password-old = Нынешний пароль
password-new = Новый пароль
password-change = Сменить пароль
sessions = Где вы вошли
session-current = этот браузер
session-end = Завершить
session-on = { $browser }, { $system }
session-unknown = Неизвестный браузер
sessions-end-others = Завершить все остальные
tokens = Ключи для ботов
tokens-why = С ключом чужая программа может играть под вашим именем.
token-name = Название ключа
token-new = Создать ключ
token-once = Показывается один раз:
token-unused = не использован

## Настройки

theme = Оформление
theme-auto = Как в системе
theme-light = День
theme-dark = Ночь
motion = Движение
motion-auto = Как в системе
motion-on = Фишки движутся
motion-off = Без движения
sound = Звук: стук при каждом ходе, двойной, когда ваш ход

## Стол

views = Виды
tab-board = Поле
tab-mats = Владения
tab-log = Журнал
side = Выбор, игроки и журнал
side-tabs = Журнал или чат
extra = Карты на выбор
choices = Что выбрать
fold = Показать весь список вариантов
players = Игроки
any-time = В любой момент
undo = Отменить
restart-turn = Ход заново
confirm = Подтвердить
confirm-turn = Ваш ход закончен. Подтвердить?
options-count = { $n ->
    [one] { $n } вариант
    [few] { $n } варианта
    [many] { $n } вариантов
   *[other] { $n } варианта
  }
show-rule = Показать правило { $rule }
waiting-for = Ходит { $name }
waiting-confirm = Ждём подтверждения хода: { $name }
thinking = { $name } думает
away = нет на месте
watching = Вы наблюдаете
watchers = { $n ->
    [one] { $n } зритель
    [few] { $n } зрителя
    [many] { $n } зрителей
   *[other] { $n } зрителя
  }
where-white-castle = Раунд { $round } из { $rounds }
log = Журнал
log-empty = Пока ничего не произошло.
log-undo = Ход отменён.
log-resign = { $name } уходит из-за стола; доиграет компьютер.
chat = Чат
chat-empty = Пока никто ничего не сказал.
chat-placeholder = Напишите что-нибудь
chat-guest = Чтобы писать, сначала назовитесь.
resign = Выйти из игры
resign-line = За вас доиграет компьютер. Вы сможете наблюдать и вернуться на своё место.
take-back = Вернуться на своё место
zoom = Масштаб
zoom-in = Ближе
zoom-out = Дальше
zoom-fit = Всё поле
no-board = У этой игры здесь ещё нет поля
no-board-line = Программа её знает, но поле для браузера ещё не нарисовано.
no-table = Такого стола нет
no-table-line = Его нет, или его уже убрали.
table-trouble = Этот стол сейчас нельзя показать
old-rules = Старая партия
old-rules-line = Она начата по прежним правилам или картам. Она сохранена, но показать или доиграть её здесь нельзя.

## Конец, лист подсчёта, запись партии

game-over = Игра окончена
winner = победа
wins = { $points ->
    [one] Побеждает { $name }: { $points } очко.
    [few] Побеждает { $name }: { $points } очка.
    [many] Побеждает { $name }: { $points } очков.
   *[other] Побеждает { $name }: { $points } очка.
  }
score-sheet = Лист подсчёта
rematch-waiting = Стол для реванша накрыт
rematch = Реванш
download = Скачать партию
replay = Просмотр партии
replay-start = Стол до первого хода
replay-secret = Тайное решение
replay-back = Шаг назад
replay-forward = Шаг вперёд
replay-play = Проиграть партию
replay-pause = Пауза
replay-position = Позиция { $n } из { $last }
play-from-here = Играть отсюда

## Правила

rules-search = Искать в правилах
rules-none = Правил этой игры пока нет.
rules-no-match = Ни в одном правиле этого нет.
rules-english-only = Правила ещё не переведены; текст ниже на английском.
rules-table = Таблица

## Клавиши

key-numbers = выбрать этот вариант
key-tab = следующая часть страницы
key-arrows = ходить по полю или владению
key-enter = выбрать, подтвердить
key-undo = отменить
key-restart = ход заново
key-board = к полю
key-choices = к списку вариантов
key-zoom = масштаб поля
key-rules = правило этого решения
key-escape = закрыть
key-help = этот список

## Страницы, которых нет

missing-title = Моста здесь нет
missing-line = Этот адрес никуда не ведёт.

## Отказы

error-offline = Сервер не отвечает. Попробуйте ещё раз.
error-bad-request = Сервер этого не понял.
error-unauthenticated = Сначала назовитесь или войдите.
error-wrong-credentials = Имя или пароль неверны.
error-forbidden = Этого вам нельзя.
error-csrf = Запрос отклонён. Обновите страницу.
error-bad-origin = Запрос пришёл с другого сайта.
error-not-seated = У вас нет места за этим столом.
error-wrong-seat = Решаете не вы.
error-not-found = Такого здесь нет.
error-unknown-game = Эта игра здесь неизвестна.
error-method-not-allowed = Сервер этого не понял.
error-name-taken = Это имя занято учётной записью.
error-seat-taken = Место занято.
error-already-seated = Вы уже сидите здесь.
error-not-started = Игра ещё не началась.
error-not-running = Игра окончена.
error-not-over = Только после конца игры.
error-stale-version = На столе уже что-то изменилось. Посмотрите и выберите снова.
error-awaiting-confirmation = Предыдущий игрок ещё не подтвердил ход.
error-nothing-to-confirm = Подтверждать нечего.
error-cannot-undo = Этого уже не отменить.
error-still-present = Этот человек ещё здесь.
error-too-large = Это слишком велико.
error-unsupported-media-type = Сервер этого не понял.
error-bad-name = Имя — от 2 до 24 букв, цифр или простых знаков.
error-bad-password = Пароль не короче 8 знаков.
error-bad-options = Эти настройки не сочетаются.
error-bad-seats = Эти места не сочетаются.
error-unknown-bot = Такой компьютерный игрок неизвестен.
error-illegal-action = Сейчас правила этого не позволяют.
error-bad-record = Эту партию не удаётся прочесть.
error-no-record = У этого стола нет своей записи.
error-old-rules = Эта партия начата по прежним правилам; она сохранена, но доиграть её нельзя.
error-rate-limited = Слишком быстро. Подождите немного.
error-too-many = У вас их слишком много.
error-internal = У нас что-то сломалось.
error-unavailable = Сервер занят. Попробуйте чуть позже.
