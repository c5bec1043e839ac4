## Everywhere in the browser

title = Cosmodrome
brand = COSMODROME
close = Close
cancel = Cancel
less = Less
more = More
remove = Remove
notes = Notes
announcement = Announcement
loading = Loading…
skip-to-content = Skip to the content
key-space = Space
key-escape = Esc
key-shift = Shift
next-table = Next table that waits for you
problem-unreached = The server can not be reached. Please try again in a moment.
problem-unknown = Something went wrong on the server. Please try again.
page-missing = There is no such page.
page-failed = This page could not be loaded.
try-again = Try again
to-lobby = To the lobby

## People

guest-names = Vega, Altair, Rigel, Deneb, Mira, Sirius, Capella, Antares, Spica, Regulus, Procyon, Castor, Pollux, Bellatrix, Alcor, Mizar, Electra, Maia, Atlas, Polaris, Adhara, Shaula, Naos, Alioth
your-name = Your name
your-name-about = Others see you by this name.
change-name = You are { $name }. Change your name
save-name = Take this name
seat-open = open seat
you = you

## The lobby

lobby = Lobby
create-table = Create table
new-table = New table
learn = Learn it in { $minutes } minutes
learn-resume = Go on with the lesson
learn-about = A lesson of { $minutes } minutes: { $title }, on the real board, step by step
play-bots = Play bots
play-bots-now = Play against bots
play-bots-title = { $title } against bots
bots-level = How well they play
bots-seats = Players, you included
rules-of = The rules of { $title }
rules = Rules
open-tables-of = Only tables of
all-games = All games
ask-name = Who are you?
ask-name-about = The others see this name.
play-bots-about = Play { $title } against bots at once
games = Games
game-seats = { $least }–{ $most }
game-seats-only =
    { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
game-seats-about = { $least } to { $most } players
game-live =
    { $number ->
        [one] { $number } live
       *[other] { $number } live
    }
game-live-about =
    { $number ->
        [one] { $number } game is being played
       *[other] { $number } games are being played
    }
your-turn = Your turn
next-one = Next one
play = Play
open-tables = Open tables
open-tables-none = No open tables.
rules-usual = usual rules
rules-changed =
    { $number ->
        [one] { $number } rule changed
       *[other] { $number } rules changed
    }
open = Open
join = Join
join-table = Join { $name }
my-tables = My tables
my-tables-none = You sit at no table.
live-tables = Watch
live-tables-none = Nobody else is playing right now.
finished-games = Finished games
finished-games-none = No finished games yet.
replay-game = Replay of { $name }
watch-game = Watch { $name }
open-table = Open { $name }
status-open =
    { $number ->
        [one] { $number } seat is open
       *[other] { $number } seats are open
    }
status-waits-you = waits for you
status-waiting = { $waiting } to decide
status-playing = being played
status-problem = cannot be opened
status-over = finished
status-won = won by { $winners }
private-table = private
members-table = for members
connection-lost = Connection lost: trying again…

## A new table

table-game = Game
table-seats = Seats
table-seat = Seat { $number }
seat-anyone = Open
seat-bot-level = Bot: { $level }
table-name = Name of the table
table-name-hint = { $name }’s table
table-with-bots = { $name } and the bots
table-hints = Hints
table-hints-about = Everybody may ask what a bot would do. Against bots alone that is always allowed.
table-private = Private
table-private-about = Not listed in the lobby: only people with the link can join or watch.
table-members = For members
table-members-about = Guests can watch, but not sit down: whoever was sent away cannot come back as another guest.
tempo = Pace of the bots
tempo-about = When nobody has anything to do, they hurry.
tempo-instant = Instant
tempo-swift = Swift
tempo-normal = Normal
tempo-slow = Slow
table-rules = Rules of the game
table-more-rules = All rules
table-changed-rules =
    { $number ->
        [0] as the edition says
        [one] { $number } changed
       *[other] { $number } changed
    }
table-reset-rules = Back to the edition
option-fixed = What is greyed out, it decides itself.
option-on = on
option-off = off
option-value = { $value }
table-open = Open the table
table-start = Start the game

## Settings

settings = Settings
set-language = Language
set-theme = Theme
set-theme-auto = As the system
set-theme-dark = Dark
set-theme-light = Light
set-motion = Motion
set-motion-auto = As the system
set-motion-full = Full
set-motion-reduced = Reduced
set-scenes = Scenes
set-scenes-about = How quickly moves are shown happening. Click, or press Space, to skip.
set-scenes-reduced = Off while animations are reduced.
set-scenes-off = Off
set-scenes-swift = Swift
set-scenes-normal = Normal
set-scenes-slow = Slow
set-palette = Colours of goods
set-palette-standard = Standard
set-palette-patterns = Patterns
set-palette-about = Patterns add hatches and colours that are told apart with any colour vision.
set-text-size = Text size
set-percent = { $number }%
set-sound = Sounds
set-sound-about = When it is your turn, when somebody writes, and for what happens on the board.
set-volume = Volume
set-confirm = Ask before what can not be taken back
set-confirm-about = A second click for answers that undo does not reach.
set-forced = Answer by itself
set-forced-about = When a question has only one answer.
set-one-click = Answer with one click
set-one-click-about = Without selecting first and seeing what it leads to.
set-card-names = Names of cards
set-card-names-translated = Translated
set-card-names-original = Original
log-out = Log out everywhere
log-out-about = Whoever uses your name in another browser can no longer do so. Here you stay who you are.
log-out-here-about = If you log out here too, your name and your seats are gone: a guest cannot come back. A member can, with a passkey.
log-out-others = Everywhere but here
log-out-here = Here too
log-out-done = You are logged out everywhere else.
set-shortcuts = Keys
set-shortcuts-about = Single keys do things, except while you type.
set-show-keys = Show the keys
switch-language = Language: { $language }
switch-theme = Change the theme
switch-mute = Sound off
switch-sound = Sound on

## Help

keys = Keys
keys-everywhere = Everywhere
keys-lobby = In the lobby
keys-table = At the table
keys-replay = In a replay
key-help = This list of keys
key-new-table = New table
keys-off = Keys are switched off in the settings.
