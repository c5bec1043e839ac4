## The cards draw their points: words would repeat them

about-vp = { "" }

## What an upgrade brings, in as few words as a low card has room for; what it takes off others is drawn beside them

brief-data_library = { "" }
brief-warehouse = hand limit +{ $hand }
brief-heavy_equipment = titanium factories
brief-nodule = room for { $support } more colonists
brief-scientists = 1 research card a round
brief-orbital_lab = 1 microbiotics card a round
brief-robots =
    { $free_robot ->
        [0] robots for sale
       *[other] robots for sale, { $free_robot } free
    }
brief-laboratory = research factories, one free
brief-ecoplants = colonists cost { $colonist_cost }
brief-outpost = { $support } more colonists, hand +{ $hand }, a titanium factory
brief-space_station = orbital medicine ≈ { $average }, counts while operated
brief-planetary_cruiser = ring ore ≈ { $average }, counts while operated
brief-moon_base = moon ore ≈ { $average }, counts while operated
brief-ice_prospector = 1 more water card to choose from
brief-robot_prototype = 1 robot that works without { robots }
brief-smelter = 1 ore card more for 2 ore factories
brief-wily_trader = once a round ore, water or titanium for better
brief-launch_facility = { "" }
brief-merchant_house = once a round research or chemicals for better
brief-new_chemicals_prototype = a new chemicals factory
brief-refinery = 1 more titanium card to choose from
brief-biosphere = room for { $support } more colonists

## Editions, in short

edition-stronghold = Stronghold 2011
edition-classic = Classic 1991
edition-expert = Expert 1.32

## Phases and where the game stands

board-phase-order = Order
board-phase-market = Market
board-phase-production = Production
board-phase-discard = Discard
board-phase-turns = Turns
board-phase-victory = Victory
board-standing =
    Round { $round }, era { $era ->
        [1] I
        [2] II
       *[3] III
    }
board-round = Round
board-pane-market = Market
board-pane-colonies = Colonies
board-pane-track = Tracks
board-status-bid = bids { $bid }
board-status-internalised = no bids
board-status-done = done
board-status-turn = on turn

## The track of victory points

board-track = Victory points, to { $goal }
board-track-seat =
    { $points ->
        [one] { $seat }: { $points } point
       *[other] { $seat }: { $points } points
    }
board-track-era =
    Era { $era ->
        [1] I
        [2] II
       *[3] III
    } · { $points }
board-track-goal = { $goal } ends the game
board-track-if-won = { $points } if you win: { $upgrade }
board-track-then = then { $points }

## Upgrade cards and the market

board-market = Market
board-market-also = Also on the market
board-market-empty = Nothing is on sale.
board-card-number =
    #{ $number } · era { $era ->
        [1] I
        [2] II
       *[3] III
    }
board-card-kicker =
    Kicker · era { $era ->
        [1] I
        [2] II
       *[3] III
    }
board-card-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-card-on-block = on the block
board-card-copies = ×{ $number }
board-card-bid = bid
board-card-min = min bid
board-card-from = from { $cost }
board-card-you = you −{ $discount }
board-card-left = { $left } left
board-minus = −{ $number }
board-lot-bid = bid by { $seat }
board-lot-discount = your discount
board-lot-most = your maximum
board-lot-left = left

board-odds =
    Next on the market · era { $era ->
        [1] I
        [2] II
       *[3] III
    }
board-odds-rule = Eras
board-odds-none = Nothing more can come now.
board-odds-short = Next up
board-stock-short = Stock
board-prices-short = Prices
board-stock-left = Left in stock
board-stock-gone = Sold out: { $upgrades }.
board-stock-later =
    More from era { $era ->
        [2] II
       *[3] III
    }.
board-stock-kickers =
    { $number ->
        [one] { $number } Kicker card in the pile.
       *[other] { $number } Kicker cards in the pile.
    }
board-prices = Prices paid this game
board-prices-none = Nothing has been sold yet.

## Auctions

board-block-empty = Nothing is up for auction.
board-auction = Auction · { $upgrade }
board-auction-opened = opened
board-auction-leads = highest bid
board-auction-pays = pays
board-auction-your-call = your call
board-auction-asked = deciding
board-auction-barred = defaulted
board-auction-out = bids no more
board-auction-passed = passed at { $bid }
board-auction-to-come = to come
board-auction-outbid = outbid
board-auction-yours = You hold the highest bid.
board-auction-raise = Bid { $bid }
board-aside = If you bid no more until the round is over, you can finish your turn now.
board-pass-not-final = Who passes is not asked again in this auction, and can still change their mind.
board-order-limit = Bid for me up to
board-order-set = Set
board-order-pass = Always pass
board-order-bids = Bids for you up to { $bid }
board-order-passes = Passes for you
board-order-bids-for = { $upgrade }: up to { $bid }
board-order-passes-on = { $upgrade }: pass

## Attacks

board-attack = Attack
board-attack-on = Attack on { $target }: { $what }.
board-attack-stands = Attack { $attack } of { $needed } needed. Defence: { $defence }.

## Colonies

board-your-colony = Your colony · { $colonists } of { $limit } colonists
board-colony-of = Colony of { $seat }
board-colonies = Colonies
board-upgrades = Upgrades
board-no-upgrades = none
board-colonist = colonist
board-robot = robot
board-slot-idle = { $factory }: idle
board-slot-operated = { $factory }: { $operator }
board-colonists = Colonists, and room for them
board-robots = Robots that can work, of all: { $usable }
board-robots-of = Robots: { $robots }, of which { $usable } can work
board-cards-of = Cards: { $weight }, hand limit { $limit }
board-factories-of = Factories at work: { $operated } of { $built }
board-idle-operators =
    { $number ->
        [one] { $number } without work
       *[other] { $number } without work
    }
board-proved = By its bids the hand is worth at least { $proved }.
board-buy-colonist = Colonist
board-buy-robot = Robot
board-output =
    { $number ->
        [one] { $number } card a round, ≈ { $worth }
       *[other] { $number } cards a round, ≈ { $worth }
    }

## The hand

board-hand-group = { $resource } · { $worth }
board-hand-empty = You hold no cards.
board-hand =
    { $number ->
        [one] Hand { $worth } in { $number } card, { $weight } of { $limit }
       *[other] Hand { $worth } in { $number } cards, { $weight } of { $limit }
    }
board-next-production = Next production ≈ { $worth } ({ $output })
board-no-production = Next production: nothing
board-hand-after =
    { $number ->
        [0] After this: no cards
        [one] After this: { $number } card, worth { $worth }
       *[other] After this: { $number } cards, worth { $worth }
    }
board-purse = credits in your purse
board-mega = mega
board-promise = debt ×{ $number }
board-megas = Mega cards you can take
board-offer-whom = Offer it to

## What an answer leads to

board-pay-short = { $short } of { $due } still missing.

## The button that sends

board-do-bid = Bid { $bid }
board-do-buy = Buy { $number }
board-do-pay = Pay { $due }
board-do-discard =
    { $number ->
        [one] Discard { $number } card
       *[other] Discard { $number } cards
    }
board-do-return =
    { $number ->
        [one] Discard { $number } card
       *[other] Discard { $number } cards
    }
board-do-commit = Play it
board-do-mega =
    { $number ->
        [0] Take normal cards
        [one] Take { $number } mega card
       *[other] Take { $number } mega cards
    }
board-do-assign =
    { $number ->
        [one] Operate { $number } factory
       *[other] Operate { $number } factories
    }

## The round that is over, and the end

board-summary = Round { $round } in brief
board-summary-close = Close
board-summary-change =
    { $sign ->
        [-1] −{ $change }
        [0] ±0
       *[1] +{ $change }
    }
board-summary-upgrade = { $upgrade } for { $paid }
board-summary-colonists =
    { $number ->
        [one] { $number } colonist
       *[other] { $number } colonists
    }
board-summary-robots =
    { $number ->
        [one] { $number } robot
       *[other] { $number } robots
    }
board-summary-lost = lost: { $what }
board-summary-nothing = bought nothing
board-result-upgrades = Upgrades
board-result-factories = Factories
board-result-cost = Cost of upgrades
board-result-points = Points
board-result-of = ({ $number })
board-result-tie = If points are equal, the higher printed cost of the upgrades wins.
board-graph = Points at the end of each round
board-graph-table = As a table

## The log

log-pays = { $seat } pays { $due } with { $cards }.
log-cards = { $resource } { $values }
