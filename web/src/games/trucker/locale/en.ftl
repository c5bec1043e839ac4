## Phases and where the game stands

board-standing = { $round } · { $ship }
board-round-1 = Round 1
board-round-2 = Round 2
board-round-3 = Round 3
board-round-3a = Round 3a
board-round-test = Test flight
board-phase-building = Building
board-phase-inspection = Inspection
board-phase-launch = Launch
board-phase-flight = Flight
board-phase-accounts = Accounts
board-pane-table = My ship
board-pane-others = Others
board-pane-forecast = Cards

board-status-finished = done, no. { $number }
board-status-looks = at pile { $pile }
board-status-builds = building
board-status-ready = has chosen

## Ships

board-ship-of = Ship of { $seat }
board-your-ship = Your ship
board-space-free = free
board-side = { $side }: { $connector }
board-number = { $number }
board-span = { $least } to { $most }
board-tiles-of = { $number } of { $limit } tiles
board-cannons-of = Cannon strength { $least }, up to { $most } with charges
board-engines-of = Engine strength { $least }, up to { $most } with charges
board-crew-of = Crew { $number }
board-charges-of = Charges { $number }

board-sheet = What the ship can do
board-cannons = Cannons
board-engines = Engines
board-crew = Crew
board-charges = Charges
board-holds = Containers
board-shields = Shields
board-exposed = Exposed connectors
board-with-charges = { $strength } with charges
board-cabins =
    { $number ->
        [one] { $number } cabin
       *[other] { $number } cabins
    }
board-special = { $number } for red goods
board-looks = fewest: +{ $credits }

## Building

board-timer = Timer
board-circles = Circles of the timer
board-sand-out = The sand has run out
board-sand-left = { $seconds } seconds left
board-beats-left =
    { $number ->
        [one] { $number } beat
       *[other] { $number } beats
    }
board-flip = Turn over
board-finish = Finish
board-order-tiles = Order tiles
board-order-tile-of = Order tile { $number }: { $seat }

board-hand = In your hand
board-hand-empty = Nothing: draw a tile, or take one that lies face up.
board-hand-finished = Your ship is finished.
board-drawing = Drawing…
board-turn = Turn
board-turn-back = Turn back
board-turn-tile = Turn it: { $kind }
board-return = Put back
board-reserve-it = Reserve
board-pick-up = Take up: { $kind }
board-pick-up-last = Take up the tile placed last
board-place-here = place the tile here
board-holds-tile = { $seat } holds: { $kind }

board-reserve = Reserve
board-reserve-about = What is left here at the end is lost.
board-reserve-free = A free place in the reserve
board-use = Take from the reserve: { $tile }
board-use-about = It cannot go back to the warehouse.

board-heap =
    { $number ->
        [one] { $number } hidden
       *[other] { $number } hidden
    }
board-draw = draw
board-face-up = Face-up tiles
board-face-up-none = No tile lies face up yet.
board-sifted-none = No tile is like that.
board-sift = Which tiles to show
board-group = { $group }: { $number }
board-group-cannon = Cannons
board-group-engine = Engines
board-group-cabin = Cabins
board-group-battery = Batteries
board-group-shield = Shields
board-group-cargo = Cargo holds
board-group-special = Special cargo holds
board-group-purple = Purple life support
board-group-brown = Brown life support
board-group-structural = Structural modules
board-connector = With a connector: { $connector }
board-fitting = Fits my ship
board-newest = Newest first

board-warning = This will fail the inspection
board-flaw-mismatch = Sides that touch do not fit together.
board-flaw-loose = It would not be joined to the ship.
board-flaw-engine_direction = Engines must point to the rear.
board-flaw-behind_engine = The place right behind an engine must stay empty.
board-flaw-front_of_cannon = The place right before a cannon must stay empty.

board-forecast = Forecast
board-forecast-unseen = You have not looked at a pile yet.
board-forecast-closed = Cards are to be seen only while you look at a pile; take it up again if you have forgotten them.
board-pile-free = free
board-pile-seen = seen
board-pile-held = in hand
board-pile-secret = secret
board-pile-secret-about = Nobody may look at this pile.
board-put-back = Put the pile back

## Inspection and launch

board-inspection = Inspection
board-apart =
    { $number ->
        [one] { $number } tile is not joined to the rest of the ship
       *[other] { $number } tiles are not joined to the rest of the ship
    }
board-no-faults = Nothing is wrong.
board-aliens = Aliens
board-aliens-about = Choose a lit cabin to change who lives there.
board-alien-out = not aboard
board-crew-change = change who lives here

## The flight

flight-track = Flight track
flight-leads = leads
flight-behind =
    { $number ->
        [one] { $number } day behind the leader
       *[other] { $number } days behind the leader
    }
flight-gave-up = gave up
flight-lapped-at = lapped when { $number } days behind
flight-card = Adventure card
flight-card-of = Card { $number } of { $all }
flight-card-past = The last card
flight-before-first = The first card is about to be turned up
flight-level = level { $level }
flight-landed = { $seat } has landed here
flight-rules = Rules
flight-enemy-strength = strength { $number }
flight-crew-needed = crew of { $number } or more
flight-crew-lost = −{ $number } crew
flight-goods-lost = −{ $number } goods
flight-happenings = What happens
flight-roll = { $one } + { $other } = { $lines } { $line }
flight-rolled-by = rolled by { $seat }
flight-you-decide = You decide now
flight-decides = { $seat } decides now
flight-close = close
flight-fleet = All ships
flight-figure = { $number }
flight-figures = { $least }–{ $most }
flight-exposed-of =
    { $number ->
        [one] { $number } exposed connector
       *[other] { $number } exposed connectors
    }
flight-to-come = Cards to come
flight-known = Of these you know, in no order:
flight-known-ordered = Of these you know, with the place at which they come:
flight-picked-of = { $number } of { $all } picked

flight-lost-tile = Lost: { $tile } ({ $cause }).
flight-lost-goods = A { $colour } cube is taken from here.
flight-lost-alien = Without life support, this crew member leaves: { $alien }.
flight-lost-crew =
    { $number ->
        [one] { $number } crew member leaves this cabin.
       *[other] { $number } crew members leave this cabin.
    }
flight-lost-charges =
    { $number ->
        [one] { $number } charge is taken from here.
       *[other] { $number } charges are taken from here.
    }

flight-stops-small_meteor = A small meteor bounces off a smooth side. Where it meets a connector, only a shield that covers this side stops it, for one charge.
flight-stops-large_meteor =
    { $side ->
        [front] A large meteor is stopped only by a cannon that points at it: from the front, one in the same column. A double cannon needs a charge; shields do not help.
       *[other] A large meteor is stopped only by a cannon that points at it, in its row or in one beside it. A double cannon needs a charge; shields do not help.
    }
flight-stops-light_shot = A light shot is stopped only by a shield that covers this side, for one charge. Smooth sides do not help.
flight-stops-heavy_shot = Nothing stops a heavy shot.

flight-answers = Answers and what they lead to
flight-no-days = no days lost
flight-days-lost =
    { $number ->
        [one] −{ $number } day
       *[other] −{ $number } days
    }
flight-days-won =
    { $number ->
        [one] { $number } day forward
       *[other] { $number } days forward
    }
flight-change-place = place { $from } → { $to }
flight-change-crew = crew { $from } → { $to }
flight-change-charges = charges { $from } → { $to }
flight-change-cannons = best cannon strength { $from } → { $to }
flight-change-engines = best engine strength { $from } → { $to }
flight-change-exposed = exposed connectors { $from } → { $to }
flight-change-bill = to pay for losses { $from } → { $to }
flight-cards-left =
    { $number ->
        [0] No cards to come
        [one] { $number } card to come
       *[other] { $number } cards to come
    }
flight-cards-known =
    { $number ->
        [one] you know { $number } of them
       *[other] you know { $number } of them
    }
flight-arrival-now =
    { $credits ->
        [one] arriving in place { $place } brings { $credits } credit
       *[other] arriving in place { $place } brings { $credits } credits
    }
flight-out = out of this flight
flight-no-rewards = no reward for arriving or for looks
flight-half-price = goods at half price: { $from } → { $to }
flight-safe = no card harms you any more
flight-goods-worth = worth { $number } aboard
flight-no-room = no room for { $goods }
flight-credits-won =
    { $number ->
        [one] +{ $number } credit
       *[other] +{ $number } credits
    }
flight-nobody-left = no humans left: you must give up
flight-do-shield = Switch a shield on
flight-do-shoot = Fire a double cannon
flight-stops-it = stops it for sure
flight-nothing-lost = no tile lost
flight-pick-battery = the battery can be picked on the ship
flight-breaks = the ship breaks into { $number } parts
flight-tiles-lost =
    { $number ->
        [0] no tile lost
        [one] −{ $number } tile
       *[other] −{ $number } tiles
    }
flight-loses = lost: { $tile }
flight-part =
    { $number ->
        [one] Part { $part }: fly on with { $number } tile
       *[other] Part { $part }: fly on with { $number } tiles
    }
flight-has-crew = crew { $number }
flight-has-engines = engines { $number }
flight-has-cannons = cannons { $number }
flight-has-charges = charges { $number }
flight-strength = { $drive } { $number }
flight-drive-engine = Engine strength
flight-drive-cannon = Cannon strength
flight-spends-none = spends no charge
flight-fires-forward =
    { $number ->
        [one] { $number } double cannon fires forward
       *[other] { $number } double cannons fire forward
    }
flight-fires-elsewhere =
    { $number ->
        [one] { $number } double cannon fires elsewhere
       *[other] { $number } double cannons fire elsewhere
    }
flight-beats = beats { $enemy }
flight-draws = as strong as { $enemy }: nothing happens
flight-loses-to = weaker than { $enemy }
flight-stranded = no strength: you must give up
flight-least = less than the lowest so far ({ $number })
flight-not-least = not less than the lowest so far ({ $number })
flight-humans-left =
    { $number ->
        [one] { $number } human stays
       *[other] { $number } humans stay
    }
flight-alien-goes = leaves: { $alien }
flight-leaves =
    { $number ->
        [one] left behind: { $goods }, worth { $number } credit
       *[other] left behind: { $goods }, worth { $number } credits
    }

flight-do-power =
    { $number ->
        [0] Spend no charge
        [one] Spend { $number } charge
       *[other] Spend { $number } charges
    }
flight-do-dismiss =
    { $number ->
        [one] Give up { $number } crew member
       *[other] Give up { $number } crew members
    }
flight-do-surrender =
    { $number ->
        [one] Hand over { $number } cube
       *[other] Hand over { $number } cubes
    }
flight-do-drain =
    { $number ->
        [one] Hand over { $number } charge
       *[other] Hand over { $number } charges
    }

flight-beside = Beside the ship
flight-beside-none = Nothing.
flight-take-up = Take up a cube: { $colour }
flight-lacks-special = needs room in a special hold
flight-lacks-room = all holds are full
flight-load-how = Put this cube into a hold lit on the ship: { $colour }.
flight-load-how-lift = Tap a hold, or a cube aboard, to lift a cube out.
flight-aboard = Aboard, worth { $number }
flight-put-into = Put it into the hold at row { $row }, column { $column }

flight-accounts = Accounts
flight-accounts-of = Accounts: { $round }
flight-purse =
    { $number ->
        [one] you have { $number } credit
       *[other] you have { $number } credits
    }
flight-plus = +{ $number }
flight-minus = −{ $number }
flight-sheet-arrival = Arrival
flight-sheet-no-arrival = did not arrive
flight-sheet-looks = Best-looking ship
flight-sheet-no-looks = only for ships that arrive
flight-sheet-exposed = exposed { $number }, fewest { $fewest }
flight-sheet-goods = Goods
flight-sheet-no-goods = none
flight-sheet-half = half of { $number }
flight-sheet-losses = Losses
flight-sheet-lost =
    { $number ->
        [0] no tile lost
        [one] { $number } tile lost
       *[other] { $number } tiles lost
    }
flight-sheet-insured = insurance: { $number } at most
flight-sheet-so-far = so far
flight-sheet-purse = Credits of all flights
flight-sheet-total = This flight
flight-sheet-best = the most of this flight
flight-no-debts = Nobody gets into debt: who cannot pay gives what there is. What cards paid on the way is not on this sheet.

flight-result-way = On the way
flight-result-credits = Credits
flight-result-profit = in profit
flight-result-about = Rounds count rewards, goods and losses; “on the way” are credits from cards, less what could not be paid. Everybody with a credit has done well.

## Answers that stand

board-order-onward = Flies on with every card
board-order-wait = Waits until all have built
