game-title = Galaxy Trucker
game-summary = Build a spaceship from scrap while the sand runs, fly it through meteors and pirates, and sell what is left: whoever has the most credits at the end wins.

terminal-help = After the name of a tile stand its four sides, clockwise from the front: – is smooth, 1 a single connector, 2 a double one, U a universal one. A cannon (–12U) has a single connector on its right, a double one at the rear and a universal one on its left. 1 fits 1, 2 fits 2, U fits all three, and smooth fits smooth.

## Tiles

start_cabin = pilot cabin
cabin = cabin
engine = engine
double_engine = double engine
cannon = cannon
double_cannon = double cannon
shield = shield
battery_2 = battery with 2 cells
battery_3 = battery with 3 cells
cargo_2 = cargo hold with 2 containers
cargo_3 = cargo hold with 3 containers
special_cargo_1 = special cargo hold with 1 container
special_cargo_2 = special cargo hold with 2 containers
life_support_purple = purple life support
life_support_brown = brown life support
structural = structural module

tile = { $kind } ({ $sides })
connector-on = { $connector } { $side }
tile-code =
    { $kind } ({ $front ->
        [0] –
        [1] 1
        [2] 2
       *[3] U
    }{ $right ->
        [0] –
        [1] 1
        [2] 2
       *[3] U
    }{ $rear ->
        [0] –
        [1] 1
        [2] 2
       *[3] U
    }{ $left ->
        [0] –
        [1] 1
        [2] 2
       *[3] U
    })

about-start_cabin = Where your ship begins: two humans live here, never an alien. A universal connector on every side.
about-cabin = Room for two humans, or for one alien if joined to a life support of its colour.
about-engine = Engine strength 1. Its exhaust points to the rear, and nothing stands right behind it.
about-double_engine = Engine strength 2 for one charge. Its exhaust points to the rear, and nothing stands right behind it.
about-cannon = Cannon strength 1 if it points forward, otherwise ½. Nothing stands right before its barrel.
about-double_cannon = Cannon strength 2 for one charge if it points forward, otherwise 1. Nothing stands right before its barrel.
about-battery_2 = Holds 2 charges: each feeds a double engine, a double cannon or a shield once.
about-battery_3 = Holds 3 charges: each feeds a double engine, a double cannon or a shield once.
about-shield = For one charge, stops a small meteor or a light shot from one of its two sides.
about-cargo_2 = Carries 2 cubes of goods, but no red ones.
about-cargo_3 = Carries 3 cubes of goods, but no red ones.
about-special_cargo_1 = Carries 1 cube of goods, also a red one.
about-special_cargo_2 = Carries 2 cubes of goods, also red ones.
about-life_support_purple = Lets a purple alien live in a cabin joined to it.
about-life_support_brown = Lets a brown alien live in a cabin joined to it.
about-structural = No use of its own, but it holds a ship together.

## Connectors and directions

smooth = smooth
single = single
double = double
universal = universal

front = front
right = right
rear = rear
left = left
from-front = from the front
from-right = from the right
from-rear = from the rear
from-left = from the left
spot = row { $row } column { $column }
charge-forward = row { $row } column { $column } for a cannon that points forward
charge-elsewhere = row { $row } column { $column } for a cannon that points elsewhere
need-forward = double cannons that point forward
need-elsewhere = double cannons that point elsewhere
need-battery = charges of one battery

## Ships, rounds and phases

class-I = class I
class-II = class II
class-III = class III
class-IIIa = class IIIa

round-1 = round 1
round-2 = round 2
round-3 = round 3
round-3a = round 3a
round-test = the test flight

phase-building = building
phase-inspection = inspection
phase-launch = launch
phase-flight = flight
phase-accounts = accounts
phase-over = end of the game

order-tile = order tile { $number }
circle-0 = START
circle-1 = I
circle-2 = II
circle-3 = III
pile = pile { $number }
team = team { $number }

## What is wrong with a ship

error = { $error } ({ $spots })
error-mismatch = sides that do not fit together
error-disconnected = not joined to the rest of the ship
error-engine_direction = an engine that does not point to the rear
error-behind_engine = a tile right behind an engine
error-front_of_cannon = a tile right before a cannon
error-off_board = a tile outside the outline

## Crew and cargo

human = human
purple_alien = purple alien
brown_alien = brown alien
humans =
    { $number ->
        [one] { $number } human
       *[other] { $number } humans
    }
crew-members =
    { $number ->
        [one] { $number } crew member
       *[other] { $number } crew members
    }
charges =
    { $number ->
        [one] { $number } charge
       *[other] { $number } charges
    }
credits =
    { $number ->
        [one] { $number } credit
       *[other] { $number } credits
    }
days =
    { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
about-purple_alien = Counts as one crew member. Cannon strength +2, if the cannons alone have any.
about-brown_alien = Counts as one crew member. Engine strength +2, if the engines alone have any.

red = red
yellow = yellow
green = green
blue = blue
red-goods = { $number } red
yellow-goods = { $number } yellow
green-goods = { $number } green
blue-goods = { $number } blue
cubes =
    { $number ->
        [one] { $number } cube of goods
       *[other] { $number } cubes of goods
    }

## Threats

small_meteor = small meteor
large_meteor = large meteor
light_shot = light shot
heavy_shot = heavy shot
threat-from = { $threat } { $from }

## Adventures

open_space = Open Space
stardust = Stardust
planets = Planets
abandoned_ship = Abandoned Ship
abandoned_station = Abandoned Station
slavers = Slavers
smugglers = Smugglers
pirates = Pirates
combat_zone = Combat Zone
meteors = Meteoric Swarm
epidemic = Epidemic
sabotage = Sabotage

adventure = { $type } ({ $level })
card-number = card { $number }
level-1 = I
level-2 = II
level-3 = III
planet = planet { $number } ({ $goods })

about-open_space = From the leader to the last, each ship moves forward as many empty spaces as its engine strength. With no strength at all you must give up.
about-stardust = From the last to the leader, each ship loses one day for every exposed connector.
about-planets =
    { $days ->
        [one] From the leader on, each ship may land on a free planet, load its goods and lose { $days } day: { $planets }.
       *[other] From the leader on, each ship may land on a free planet, load its goods and lose { $days } days: { $planets }.
    }
about-abandoned_ship =
    { $days ->
        [one] The first who wants to gives up { $crew } crew members, gets { $credits } credits and loses { $days } day.
       *[other] The first who wants to gives up { $crew } crew members, gets { $credits } credits and loses { $days } days.
    }
about-abandoned_station =
    { $days ->
        [one] The first who wants to, with a crew of { $crew } or more, loads goods and loses { $days } day: { $goods }.
       *[other] The first who wants to, with a crew of { $crew } or more, loads goods and loses { $days } days: { $goods }.
    }
about-slavers =
    { $days ->
        [one] Cannon strength { $strength }. Weaker ships lose { $crew } crew members. Whoever beats them may take { $credits } credits and lose { $days } day.
       *[other] Cannon strength { $strength }. Weaker ships lose { $crew } crew members. Whoever beats them may take { $credits } credits and lose { $days } days.
    }
about-smugglers =
    { $days ->
        [one] Cannon strength { $strength }. Weaker ships lose their { $penalty } most valuable goods. Whoever beats them may load goods and lose { $days } day: { $goods }.
       *[other] Cannon strength { $strength }. Weaker ships lose their { $penalty } most valuable goods. Whoever beats them may load goods and lose { $days } days: { $goods }.
    }
about-pirates =
    { $days ->
        [one] Cannon strength { $strength }. Weaker ships are shot at: { $threats }. Whoever beats them may take { $credits } credits and lose { $days } day.
       *[other] Cannon strength { $strength }. Weaker ships are shot at: { $threats }. Whoever beats them may take { $credits } credits and lose { $days } days.
    }
about-combat_zone = Three comparisons, one after the other, and each time the weakest pays: { $lines }.
about-meteors = They come one by one, each for all ships at once: { $threats }.
about-epidemic = Every occupied cabin joined to another occupied cabin loses one crew member.
about-sabotage = The ship with the smallest crew loses a random tile; { $attempts } attempts to hit one.

combat-line = { $least } ({ $penalty })
least-crew = smallest crew
least-engine = lowest engine strength
least-cannon = lowest cannon strength
penalty-days =
    { $number ->
        [one] loses { $number } day
       *[other] loses { $number } days
    }
penalty-crew =
    { $number ->
        [one] loses { $number } crew member
       *[other] loses { $number } crew members
    }
penalty-goods =
    { $number ->
        [one] loses { $number } cube of goods
       *[other] loses { $number } cubes of goods
    }
penalty-shots = is shot at: { $threats }

## What happens

round-begins = Next comes { $name }. Everybody builds a ship of { $ship }.
draws = { $seat } draws: { $tile }.
takes = { $seat } takes: { $tile }.
uses = { $seat } takes from the reserve: { $tile }.
picks = { $seat } takes up again: { $tile }.
places = { $seat } places at row { $row }, column { $column }: { $tile }.
returns = { $seat } puts back: { $tile }.
reserves = { $seat } reserves: { $tile }.
too-late = { $seat } wanted a tile that somebody else has taken, and draws instead.
empty-handed = { $seat } finds nothing left in the warehouse.
peeks = { $seat } looks at pile { $pile }.
puts-back = { $seat } puts the pile back.
flips = { $seat } turns the timer over to { $circle }.
sand-out = The sand has run out on { $circle }.
time-up = The sand has run out on START: building is over.
finishes = { $seat } has finished and takes order tile { $number }.
change-places = Partners change places and go on with each other’s ship.
partners-swap = Partners change ships for the flight.
faulty = { $seat } has a ship that breaks the rules and must repair it.
takes-off = { $seat } takes off: { $tile }.
launch = The ships are launched in this order: { $order }.
welcomes = { $seat } takes aboard: { $alien }.
alien-leaves = { $seat } loses a crew member who cannot live without life support: { $alien }.
card = { $seat } turns up a card: { $card }.
ignored = There is nobody to be compared with: { $card } is ignored.
declares-engines = { $seat } has engine strength { $strength } (charges spent: { $charges }).
declares-cannons = { $seat } has cannon strength { $strength } (charges spent: { $charges }).
gains-days =
    { $days ->
        [one] { $seat } moves forward by { $days } day.
       *[other] { $seat } moves forward by { $days } days.
    }
loses-days =
    { $days ->
        [one] { $seat } loses { $days } day.
       *[other] { $seat } loses { $days } days.
    }
lands = { $seat } lands on planet { $planet }: { $goods }.
too-few = { $seat } has too small a crew for it: { $crew } of { $needed }.
explores = { $seat } accepts.
gets-credits =
    { $credits ->
        [one] { $seat } gets { $credits } credit.
       *[other] { $seat } gets { $credits } credits.
    }
cargo-is = { $seat } now carries: { $goods }.
loses-goods = { $seat } loses a cube of goods: { $colour }.
loses-charges =
    { $number ->
        [one] { $seat } loses { $number } charge.
       *[other] { $seat } loses { $number } charges.
    }
loses-crew =
    { $number ->
        [one] { $seat } loses { $number } crew member.
       *[other] { $seat } loses { $number } crew members.
    }
wins = { $seat } beats the enemy: { $enemy }.
draw = { $seat } is just as strong as the enemy: nothing happens ({ $enemy }).
defeated = { $seat } is too weak and loses to the enemy: { $enemy }.
declines = { $seat } leaves the reward.
has-least = { $seat }: { $what }.
threat = Here comes a { $threat } from the { $side }: { $lines } { $line }.
misses = It misses the ship of { $seat } ({ $threat }).
bounces = It bounces off the ship of { $seat } ({ $threat }).
shot-down = { $seat } shoots it down ({ $threat }).
shield-holds = The shield of { $seat } holds ({ $threat }).
loses-tile = { $seat } loses at row { $row }, column { $column }: { $tile } ({ $cause }).
cause-no-cannon = no cannon could fire at it
cause-no-shield = no shield covered this side
cause-no-charge = no charge left to stop it
cause-heavy = nothing stops a heavy shot
cause-endured = let through
cause-apart = broken off
cause-sabotage = sabotage
saboteur-tries = The saboteur on the ship of { $seat } looks at row { $row }, column { $column }.
sabotage-fails = The saboteur finds nothing on the ship of { $seat } and gives up.
gives-up = { $seat } gives up.
no-humans = { $seat } has no humans left and must give up.
no-engines = { $seat } has no engine strength and must give up.
lapped = { $seat } has been lapped and must give up.
account = { $seat }: arrival { $arrival }, best looks { $looks }, goods { $goods }; to pay for losses: { $losses }.
in-profit = In profit: { $winners }.
game-won =
    { $credits ->
        [one] The game is won with { $credits } credit: { $winners }.
       *[other] The game is won with { $credits } credits: { $winners }.
    }
nobody-won = Nobody has a credit: the game has no winner.
row = row
column = column

## Questions

prompt-tick = How many milliseconds go by?
prompt-build = You are building. What do you do?
prompt-choose = What do you do in this beat?
prompt-tile = Where does the tile in your hand go?
prompt-looking = You are looking at a pile of cards.
prompt-finished = Your ship is finished. What do you do?
prompt-repair =
    { $errors ->
        [one] Your ship has { $errors } mistake. Which tile do you take off?
       *[other] Your ship has { $errors } mistakes. Which tile do you take off?
    }
prompt-keep = Your ship has come apart. Which part do you keep?
prompt-crew = Which aliens move in, and where?
prompt-onward = The next card, of level { $level }, is about to be turned up. Cards to come: { $left }. Do you fly on?
prompt-engines = Engine strength { $least }, up to { $most } with charges. Which do you spend?
prompt-cannons = Cannon strength { $least }, up to { $most } with charges. Which do you spend?
prompt-cannons-enemy = The enemy has { $enemy }, your cannons { $least }, up to { $most } with charges. Which do you spend?
prompt-planet =
    { $days ->
        [one] Do you land? It takes { $days } day.
       *[other] Do you land? It takes { $days } days.
    }
prompt-station =
    { $days ->
        [one] Do you search the station? It takes { $days } day, and there is: { $goods }.
       *[other] Do you search the station? It takes { $days } days, and there is: { $goods }.
    }
prompt-derelict =
    { $days ->
        [one] Do you sell the wreck to { $crew } of your crew? You get { $credits } credits and lose { $days } day.
       *[other] Do you sell the wreck to { $crew } of your crew? You get { $credits } credits and lose { $days } days.
    }
prompt-claim-goods =
    { $days ->
        [one] You have won. Do you load the goods and lose { $days } day? There is: { $goods }.
       *[other] You have won. Do you load the goods and lose { $days } days? There is: { $goods }.
    }
prompt-claim-credits =
    { $days ->
        [one] You have won. Do you take { $credits } credits and lose { $days } day?
       *[other] You have won. Do you take { $credits } credits and lose { $days } days?
    }
prompt-load = Load your goods. Beside the ship: { $goods }.
prompt-dismiss =
    { $number ->
        [one] You lose { $number } crew member. Who goes?
       *[other] You lose { $number } crew members. Who goes?
    }
prompt-surrender =
    { $number ->
        [one] You lose { $number } cube ({ $colour }). From where?
       *[other] You lose { $number } cubes ({ $colour }). From where?
    }
prompt-drain =
    { $number ->
        [one] You lose { $number } charge. From where?
       *[other] You lose { $number } charges. From where?
    }
prompt-shield = A { $threat } hits: { $tile }. Switch a shield on? Charges: { $charges }.
prompt-shoot = A { $threat } hits: { $tile }. Fire a double cannon? Charges: { $charges }.
prompt-settled = The flight is over, and the accounts are settled. On to the next round?

## What a choice needs

## Answers

action-tick =
    { $number ->
        [one] { $number } millisecond goes by
       *[other] { $number } milliseconds go by
    }
action-draw = Draw a face-down tile
action-take = Take: { $tile }
action-use = Take from the reserve: { $tile }
action-pick = Take up the tile placed last
action-place =
    { $turns ->
        [0] Place it at row { $row }, column { $column }, as printed
        [1] Place it at row { $row }, column { $column }, turned right
        [2] Place it at row { $row }, column { $column }, upside down
       *[3] Place it at row { $row }, column { $column }, turned left
    }
action-return = Put it back face up
action-reserve = Put it into the reserve
action-peek = Look at pile { $number }
action-put_back = Put the pile back
action-flip = Turn the timer over
action-finish = Finish with order tile { $number }
action-wait = Wait
action-remove = Take off the tile at row { $row }, column { $column }
action-keep = Keep the part at row { $row }, column { $column }
action-crew = Take aliens aboard: { $aliens }
action-crew-humans = Take only humans aboard
alien-at = { $alien } (row { $row } column { $column })
action-onward = Fly on
action-give_up = Give up
action-power =
    { $number ->
        [one] Spend { $number } charge: { $spots }
       *[other] Spend { $number } charges: { $spots }
    }
action-power-nothing = Spend no charges
action-land = Land on planet { $number }
action-fly_on = Fly past
action-explore = Accept
action-claim = Take the reward
action-decline = Leave the reward
action-load = Load { $colour } at row { $row }, column { $column }
action-lift = Unload { $colour } from row { $row }, column { $column }
action-done = Done: leave the rest
action-dismiss =
    { $number ->
        [one] Give up { $number } crew member: { $spots }
       *[other] Give up { $number } crew members: { $spots }
    }
action-surrender =
    { $number ->
        [one] Give { $number } cube: { $spots }
       *[other] Give { $number } cubes: { $spots }
    }
action-drain =
    { $number ->
        [one] Give { $number } charge: { $spots }
       *[other] Give { $number } charges: { $spots }
    }
action-shield = Switch a shield on with a charge from row { $row }, column { $column }
action-shoot = Fire a double cannon with a charge from row { $row }, column { $column }
action-go_on = On to the next round
action-endure = Let it come

## Why something is not possible

why-finished = You have finished your ship.
why-hand-full = You hold a tile: place it, reserve it or put it back first.
why-heap-empty = There are no face-down tiles left.
why-tile-gone = Somebody was quicker: this tile is gone.
why-just-returned = This tile has just been put back: it can be chosen from the next beat on.
why-does-not-fit = The tile does not fit there.
why-reserved = A reserved tile cannot go back to the warehouse.
why-reserve-full = Your reserve is full: it holds { $number } tiles.
why-no-reserve = There is no reserve in the test flight.
why-order-tile-gone = { $seat } has order tile { $number }.
why-no-timer = There is no timer in the test flight.
why-sand-runs =
    { $beats ->
        [0] The sand is still running.
        [one] The sand is still running: { $beats } more beat.
       *[other] The sand is still running: { $beats } more beats.
    }
why-only-finished-flips = Only a player who has finished may turn the timer over to START.
why-no-forecast = There are no piles to look at in the test flight.
why-add-a-tile-first = You may look at cards only when you have added a tile to your ship.
why-pile-in-use = { $seat } is looking at this pile.
why-pile-in-hand = You are looking at a pile: put it back first.
why-welded = The tile placed last is welded on.
why-card-first = The card lies there: you have to go through with it first.
why-test-flight = Nobody gives up the test flight.
why-planet-taken = { $seat } has landed there.
why-red-goods = Red goods need a special cargo hold.

## Options

group-building = Building
group-variants = Variants
group-flight = Flight
timer-in-real-time = Sand runs only when ships are built in real time.
teams-of-four = Teams are for four players.
option-edition = Whose rules are played.
option-edition-classic = the game of 2007
option-rounds = Which rounds are played.
option-rounds-1-3 = rounds 1, 2 and 3: the full game
option-rounds-1 = round 1 only
option-rounds-2 = round 2 only
option-rounds-3 = round 3 only
option-rounds-3a = round 3a only
option-rounds-1-2 = rounds 1 and 2
option-rounds-1_3 = rounds 1 and 3
option-rounds-1_3a = rounds 1 and 3a
option-rounds-2-3 = rounds 2 and 3
option-rounds-2_3a = rounds 2 and 3a
option-rounds-3-3a = rounds 3 and 3a
option-rounds-1-2-3a = rounds 1, 2 and 3a
option-rounds-1_3-3a = rounds 1, 3 and 3a
option-rounds-2-3a = rounds 2, 3 and 3a
option-rounds-1-3a = rounds 1, 2, 3 and 3a
option-test_flight = The first round is a test flight: easier, for people who have never played.
option-building = How ships are built.
option-building-real_time = all at once, against the clock
option-building-turns = beat by beat, without a clock
option-timer = How many seconds one run of the sand takes in real time.
option-build_check = What happens when a tile does not fit.
option-build_check-strict = it cannot be placed there
option-build_check-warn = it can be placed, with a warning
option-build_check-authentic = it can be placed, and only the inspection finds it
option-forecast = How the cards one could look at are used.
option-forecast-normal = shuffled with the unknown ones
option-forecast-better = in their order, the unknown ones last
option-teams = Whether four players play two against two.
option-teams-none = everybody for themselves
option-teams-teams = partners share their credits, and each flies the ship the other has built
option-teams-expert = partners also change places while building
option-late_peek = Players who have finished may still look at the cards.
option-planets_order = Who loses days first after landing on planets.
option-planets_order-last_first = the last ship
option-planets_order-leader_first = the leader
option-bank = Whether goods can run out.
option-bank-limited = there are 56 cubes
option-bank-unlimited = there are always enough

## Bots

level-hauler = Hauler
level-hauler-about = Builds holds before anything else and stops at every planet it can.
level-gunship = Gunship
level-gunship-about = Bristles with cannons and lives off the enemies it beats.
level-racer = Racer
level-racer-about = All engines: finishes its ship first and wants to arrive first.

## The table in the terminal

table-round = { $round }, { $phase }.
table-sand =
    { $seconds ->
        [one] Timer on { $circle }: { $seconds } second left.
       *[other] Timer on { $circle }: { $seconds } seconds left.
    }
table-beats =
    { $beats ->
        [one] Timer on { $circle }: { $beats } beat left.
       *[other] Timer on { $circle }: { $beats } beats left.
    }
table-sand-out = Timer on { $circle }: the sand has run out.
table-heap =
    { $number ->
        [one] { $number } tile lies face down.
       *[other] { $number } tiles lie face down.
    }
table-face-up = Face up: { $tiles }.
table-order-tiles = Order tiles left: { $numbers }.
table-pile = Pile { $pile }, open before you:
table-track =
    { $left ->
        [one] On the track: { $order }. { $left } card to come.
       *[other] On the track: { $order }. { $left } cards to come.
    }
table-place =
    { $days ->
        [0] { $seat }
       *[other] { $seat } (-{ $days })
    }
table-card = Card: { $card }.
table-threat = { $threat } { $side }, row or column { $line }.
table-known = You know of these to come:
table-foreseen = { $card }. { $about }
table-known-place = { $card } as card { $place }
table-ship =
    { $exposed ->
        [one] { $seat }: { $size }, { $exposed } exposed connector.
       *[other] { $seat }: { $size }, { $exposed } exposed connectors.
    }
table-size =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
table-strength = Engines { $engines }, cannons { $cannons }.
table-exactly = { $strength }
table-span = { $least } to { $most }
table-aboard = Crew { $crew }, charges { $charges }.
table-goods = Goods: { $goods }.
table-lost = Lost tiles: { $number }.
table-reserve = Reserve: { $tiles }.
table-hand = In the hand: { $tile }.
table-number = Order tile { $number }.
table-errors = Mistakes: { $errors }.
table-credits = Credits: { $credits }.
table-row = Row { $row }: { $tiles }.
table-tile = { $column } { $tile }
table-tile-with = { $column } { $tile }: { $load }

## What would come of an answer

preview-onward = On arrival in place { $place }: { $arrival }; for the goods: { $sale }.
preview-out = No reward for arriving; for the goods at half price: { $sale }.
preview-strength = Strength { $strength }; charges left: { $charges }.
preview-beats = It beats { $against }.
preview-draws = It is a draw with { $against }.
preview-loses-to = It loses to { $against }.
preview-stranded = Without engines you would have to give up.
preview-least = It is less than the { $against } that somebody has declared.
preview-not-least = Somebody ahead has declared { $against }: you would not have the least.
preview-days = Days: { $days }; then in place { $place }.
preview-aboard = Credits: { $credits }; crew left: { $crew }.
preview-goods = Goods: { $goods }; what finds room is worth { $worth }.
preview-no-room = No room for: { $goods }.
preview-crew = Crew left: { $crew }, humans among them: { $humans }.
preview-figures = Crew: { $crew }; engines: { $engines }; cannons: { $cannons }.
preview-parts = The ship would be in { $parts } parts.
preview-change-tiles = Tiles: { $from } → { $to }.
preview-change-crew = Crew: { $from } → { $to }.
preview-change-humans = Humans: { $from } → { $to }.
preview-change-charges = Charges: { $from } → { $to }.
preview-change-engines = Engines: { $from } → { $to }.
preview-change-cannons = Cannons: { $from } → { $to }.
preview-change-exposed = Exposed connectors: { $from } → { $to }.
preview-change-bill = To pay for losses: { $from } → { $to }.

## What speaks for the answer of a bot

weighed-credits = What the bot takes each answer to be worth, in credits:
worth-credits = { $figure }
reason-forecast = As it is now, the ship earns { $credits } credits on average, and reaches the goal in { $arrives }% of { $flights } simulated flights.
reason-wishes = What the ship has, and what one more is worth to this builder in credits: engines { $engines } (+{ $more_engines }), cannons { $cannons } (+{ $more_cannons }), crew { $crew } (+{ $more_crew }), charges { $charges } (+{ $more_charges }). Shielded sides: { $sides } of 4.
reason-time = Free spaces: { $spaces }; time left for tiles: about { $tiles }.
reason-errors = Errors this tile has a part in: { $mended } of { $errors }.
