game-title = Outpost
game-summary = Buy upgrades at auction, build factories and put people to work: in the round in which a colony reaches 75 points, the best one wins.

## Goods

ore = ore
water = water
titanium = titanium
research = research
microbiotics = microbiotics
new_chemicals = new chemicals
orbital_medicine = orbital medicine
ring_ore = ring ore
moon_ore = moon ore

card = { $resource } { $value }
mega-card = mega { $resource } { $value }
promise = debt for { $number } { $resource } ({ $value })

## Factories

ore_factory = ore factory
water_factory = water factory
titanium_factory = titanium factory
research_factory = research factory
new_chemicals_factory = new chemicals factory
orbital_medicine_factory = { space_station }
ring_ore_factory = { planetary_cruiser }
moon_ore_factory = { moon_base }

ore_factories =
    { $number ->
        [one] { $number } ore factory
       *[other] { $number } ore factories
    }
water_factories =
    { $number ->
        [one] { $number } water factory
       *[other] { $number } water factories
    }
titanium_factories =
    { $number ->
        [one] { $number } titanium factory
       *[other] { $number } titanium factories
    }
research_factories =
    { $number ->
        [one] { $number } research factory
       *[other] { $number } research factories
    }
new_chemicals_factories =
    { $number ->
        [one] { $number } new chemicals factory
       *[other] { $number } new chemicals factories
    }
orbital_medicine_factories =
    { $number ->
        [one] { $number } Space Station
       *[other] { $number } Space Stations
    }
ring_ore_factories =
    { $number ->
        [one] { $number } Planetary Cruiser
       *[other] { $number } Planetary Cruisers
    }
moon_ore_factories =
    { $number ->
        [one] { $number } Moon Base
       *[other] { $number } Moon Bases
    }

## Upgrades

data_library = Data Library
warehouse = Warehouse
heavy_equipment = Heavy Equipment
nodule = Nodule
scientists = Scientists
orbital_lab = Orbital Lab
robots = Robots
laboratory = Laboratory
ecoplants = Ecoplants
outpost = Outpost
space_station = Space Station
planetary_cruiser = Planetary Cruiser
moon_base = Moon Base
ice_prospector = Ice Prospector
robot_prototype = Robot Prototype
smelter = Smelter
wily_trader = Wily Trader
launch_facility = Launch Facility
merchant_house = Merchant House
new_chemicals_prototype = New Chemicals Factory Prototype
refinery = Refinery
biosphere = Biosphere

## What upgrades bring

about-vp =
    { $vp ->
        [0] No points.
        [one] { $vp } point.
       *[other] { $vp } points.
    }
about-operated = Room for the colonist who operates it. { $vp } points while operated.
about-data_library = { $off_scientists } off { scientists }, { $off_laboratory } off { laboratory }. { about-vp }
about-warehouse = Hand limit +{ $hand }. { about-vp }
about-heavy_equipment = You can build titanium factories. { $off_warehouse } off { warehouse }, { $off_nodule } off { nodule }, { $off_outpost } off { outpost }. { about-vp }
about-nodule = Room for { $support } more colonists. { about-vp }
about-scientists = One research card each round, without an operator. { about-vp }
about-orbital_lab = One microbiotics card each round, without an operator. { about-vp }
about-robots =
    { $limited ->
        [0] You can buy robots, and all of them may work.
       *[other] You can buy robots, and as many may work as you have colonists.
    } { $free_robot ->
        [0] { about-vp }
        [one] { $free_robot } robot free. { about-vp }
       *[other] { $free_robot } robots free. { about-vp }
    }
about-laboratory = You can build research factories, and get one free. { about-vp }
about-ecoplants = Colonists cost { $colonist_cost }. { $off_outpost } off { outpost }. { about-vp }
about-outpost = Room for { $support } more colonists. Hand limit +{ $hand }. One titanium factory free. { about-vp }
about-space_station = A factory for orbital medicine, { $average } on average. { about-operated }
about-planetary_cruiser = A factory for ring ore, { $average } on average. { about-operated }
about-moon_base = A factory for moon ore, { $average } on average. { about-operated }
about-ice_prospector = One more water card when you produce water; then you discard one of the new ones. { about-vp }
about-robot_prototype = One robot, who can work even without { robots }. { about-vp }
about-smelter = One more ore card for every two ore factories at work. { $off_robots } off { robots }. { about-vp }
about-wily_trader = Once a round you can trade an ore, water or titanium card for a better one. { about-vp }
about-launch_facility = { $off_space_station } off { space_station }, { $off_planetary_cruiser } off { planetary_cruiser }, { $off_moon_base } off { moon_base }. { about-vp }
about-merchant_house = Once a round you can trade a research, microbiotics or new chemicals card for a better one. { about-vp }
about-new_chemicals_prototype = One new chemicals factory, without a research card. { about-vp }
about-refinery = One more titanium card when you produce titanium; then you discard one of the new ones. { about-vp }
about-biosphere = Room for { $support } more colonists. { about-vp }

## What happens

round-begins = Round { $round } begins. Purchase order: { $order }.
era-begins =
    Era { $era ->
        [1] I
        [2] II
       *[3] III
    } begins.
on-sale = New on the market: { $upgrade }.
takes-mega = { $seat } takes { $cards }.
produced = { $seat } produces { $cards }.
produced-cards = { $seat } receives { $cards }.
returned = { $seat } prospects and discards { $cards }.
discarded = { $seat } discards { $cards }.
offers = { $seat } offers { $target } one card: { $resource }.
offers-card = The card offered is { $card }.
nothing-higher = { $seat } has nothing better: { $target } takes the card back.
exchanged = { $target } gives { $seat } a better card: { $resource }.
exchanged-card = { $seat } has given { $target } { $card }.
bids = { $seat } bids { $bid } for { $upgrade }.
passes = { $seat } passes.
internalises = { $seat } internalises and bids no more this round.
insists = { $seat } insists that those who have internalised finish first.
pays = { $seat } pays { $due } with { $cards } (in all { $paid }).
buys-upgrade = { $seat } wins { $upgrade } with a bid of { $bid }. Price: { $paid }.
buys-factory = { $seat } buys { $factory } for { $due }.
buys-colonist =
    { $number ->
        [one] { $seat } buys { $number } colonist for { $due }.
       *[other] { $seat } buys { $number } colonists for { $due }.
    }
buys-robot =
    { $number ->
        [one] { $seat } buys { $number } robot for { $due }.
       *[other] { $seat } buys { $number } robots for { $due }.
    }
defaults = { $seat } defaults on { $upgrade }. Penalty: { $penalty }.
water-for-all = { $seat } hands in everything ({ $paid }) for a water factory.
assigns = { $seat } operates { $factories }.
moves-operator = { $seat } moves an operator. From: { $from }. To: { $to }.
sends-operator = { $seat } puts an idle operator to work. In: { $to }.
turn-over = { $seat } ends the turn.
commits-strike = { $seat } plays { $value } to attack { $target }: { $what }.
commits-shield = { $seat } plays { $value } to defend { $target }: { $what }.
destroyed = { $seat } loses what was attacked: { $what } (attack { $attack }, defence { $defence }).
withstands = { $seat } keeps what was attacked: { $what } (attack { $attack }, defence { $defence }).
colonists-leave =
    { $number ->
        [one] { $seat } loses { $number } colonist who has no home.
       *[other] { $seat } loses { $number } colonists who have no home.
    }
death-spiral = Every upgrade is sold and nobody has won yet: { $goal } points are enough now.
game-won = The game is won with { $points } points: { $winners }.

## Questions

prompt-mega = Which mega cards do you take, each in place of four normal cards?
prompt-prospect =
    { $number ->
        [one] These are your new cards ({ $resource }). Which one do you discard?
       *[other] These are your new cards ({ $resource }). Which { $number } do you discard?
    }
prompt-discard = Your hand is { $excess } over its limit of { $limit }. Which cards do you discard?
prompt-exchange = Your trader can get you a better card. Which card do you offer, and to whom?
prompt-give = { $seat } offers you { $card }. Which better card do you give for it?
prompt-turn = It is your turn. What do you do?
prompt-aside = It is not your turn. What do you do meanwhile?
prompt-opening = You put { $upgrade } up for auction. It costs { $cost }. What is your first bid?
prompt-bid = { $seat } bids { $bid } for { $upgrade }. Do you bid more?
prompt-bid-again = { $upgrade } is auctioned again. Do you bid more than { $bid }?
prompt-honour = You have won { $upgrade } with a bid of { $bid }. To default costs a penalty of { $penalty }, at most your whole hand. What do you do?
prompt-number-factory = How many do you buy? One { $factory } costs { $cost }.
prompt-number-colonist = How many colonists do you buy? One costs { $cost }.
prompt-number-robot = How many robots do you buy? One costs { $cost }.
prompt-pay = Which cards do you pay { $due } with? No change is given.
prompt-move = You have won: { $factory }. Who works there?
prompt-assign =
    { $number ->
        [one] You can run { $number } factory. Which one?
       *[other] You can run { $number } factories. Which ones?
    }
prompt-strike = Attack on { $target }: { $what }. It stands at { $attack } and needs { $needed }. What do you play to attack?
prompt-shield = Attack on { $target }: { $what }. It stands at { $attack } and needs { $needed }. What do you play to defend?
prompt-join = Attack on { $target }: { $what }. It stands at { $attack } and needs { $needed }. Do you take part?

## What a choice of cards or factories needs

need-credits = credits
need-research = research cards
need-discard = cards that count for the hand limit
need-specials = Space Stations, Planetary Cruisers and Moon Bases

## Answers

action-auction = Put { $what } up for auction
action-build = Buy one { $what } or more
action-recruit = Buy colonists
action-robots = Buy robots
action-water_for_all = Hand in everything for a water factory
action-reassign = Move operators
action-attack = Attack the { $what } of { $target }
action-internalise = Bid no more
action-insist = Insist that those who have internalised finish first
action-done = End the turn
action-bid = Bid { $what }
action-pass = Pass
action-honour = Pay
action-default = Default and pay the penalty
action-number = Buy { $what }
action-pay = Pay with { $cards }
action-mega = Take { $cards }
action-return = Discard { $cards }
action-discard = Discard { $cards }
action-offer = Offer { $card } to { $target }
action-give = Give { $card }
action-assign = Operate { $factories }
action-move = Move the operator of one { $what }
action-send = Send an idle operator
action-stay = Nobody for now
action-defend = Help to defend
action-reinforce = Help to attack
action-commit = Play { $cards }
action-commit-credits =
    { $number ->
        [one] Play { $number } credit
       *[other] Play { $number } credits
    }

## Why something is not possible

why-too-dear =
    { $discount ->
        [0] It costs { $cost }, and you have { $credits }.
       *[other] It costs { $cost }, and you have { $credits } and a discount of { $discount }.
    }
why-defaulted = You have defaulted on { $upgrade } this round and cannot bid on it again.
why-not-on-sale = It is not on the market.
why-internalised = By internalising you have given this up until the round is over.
why-auctions-first = Auctions come first in a turn, and you have gone on to buying.
why-factories-first = Factories come before colonists and robots in a turn, and you have gone on to those.
why-needs-upgrade = You need the upgrade { $upgrade } for this.
why-needs-research = It takes research too: a research card to pay with, or with the option money a source of research not yet used this round.
why-lost-auction = You have lost an auction in this turn: no factories until the next one.
why-support-limit =
    { $limit ->
        [one] Your colony has room for { $limit } colonist, and it is full.
       *[other] Your colony has room for { $limit } colonists, and it is full.
    }
why-first-round-only = This is possible in the first round only.
why-only-purchase = It takes everything you began with, and must be your only purchase this round.
why-no-cards = You have nothing to attack with.
why-immune = It has survived an attack and is safe for the rest of the round.

## Options

group-optional = Optional rules
group-turns = Turns and auctions
group-operators = Operators
group-market = Market and eras
group-traders = Traders
traders-need-kicker = Traders come with the Kicker expansion.
traders-need-cards = Traders exchange cards: where money is played, they have nothing to exchange.
option-edition = Whose rules are played: they set everything else unless you change it.
option-edition-stronghold = the anniversary edition of 2011
option-edition-classic = the game of 1991 with its official clarifications
option-edition-expert = the game of 1991 with the changes of the expert rules, version 1.32
option-kicker = The Kicker expansion: up to nine more kinds of upgrades, with places of their own on the market.
option-mega = Four factories of a kind can produce one mega card in place of four cards.
option-weightless = Cards that do not count for the hand limit.
option-weightless-none = every card counts
option-weightless-research = research cards do not count
option-weightless-research_microbiotics = research and microbiotics cards do not count
option-overbidding = You can bid more than you have, and pay a penalty if you cannot or will not pay.
option-terrorism = You can attack the factories and upgrades of others with your cards.
option-availability = What a roll for the market brings when that upgrade is sold out.
option-availability-normal = the next lower one that is left
option-availability-limited = nothing: the place stays empty this round
option-copies = How many copies there are of each upgrade; 0 leaves it to the edition.
option-money = Production pays credits into a secret purse, and change is given: nobody holds cards.
option-internalising = You can give up bidding for the round and then finish your turn without waiting.
option-action_order = The order of things in your turn.
option-action_order-free = any order, as often as you like
option-action_order-steps = first auctions, then factories, then colonists and robots
option-bid_order = Who is asked next in an auction.
option-bid_order-purchase = the next in purchase order
option-bid_order-clockwise = the next round the table
option-assignment = When operators can change their place.
option-assignment-in_turn = in your own turn
option-assignment-after_actions = by everybody in purchase order, after all turns
option-robot_limit = How many robots may work.
option-robot_limit-none = all of them
option-robot_limit-colonists = as many as you have colonists, for each Robots upgrade
option-robots_in_special = Robots can work in a Space Station, Planetary Cruiser or Moon Base.
option-capped_roll = What happens when the die shows an upgrade that is on the market often enough.
option-capped_roll-reroll = it is rolled again
option-capped_roll-next_lower = the next lower upgrade comes
option-unmanned_cost = Whether a Space Station, Planetary Cruiser or Moon Base that nobody operates counts when players with equal points are put in purchase order.
option-unmanned_cost-counted = its cost counts
option-unmanned_cost-not_counted = its cost does not count
option-era_latched = An era that has begun stays, even if points are lost again.
option-era_fallback = An era also begins when two rounds running start with everything from before it sold.
option-discount_timing = When an upgrade begins to make others cheaper.
option-discount_timing-immediate = at once
option-discount_timing-next_round = in the next round
option-iou = What you get for cards that have run out.
option-iou-note = one note for all the missing cards of a kind
option-iou-cards = one paper for each missing card
option-after_lost_auction = What you can still do after losing an auction in your own turn.
option-after_lost_auction-full_turn = everything
option-after_lost_auction-no_factories = everything except buying factories
option-trader_per = How many exchanges the traders of the Kicker expansion make in a round.
option-trader_per-card = one for each trader card
option-trader_per-owner = one for each kind of trader a player owns
option-trader_choice = Which of several better cards a trader gets.
option-trader_choice-target = the other player chooses
option-trader_choice-lowest = always the lowest

## The table in the terminal

table-round =
    Round { $round }, era { $era ->
        [1] I
        [2] II
       *[3] III
    }. Points to win: { $goal }. Purchase order: { $order }.
table-turn = It is the turn of { $seat }.
table-insisted = Those who have internalised finish first.
table-market = Market: { $offers }.
table-kickers =
    { $left ->
        [0] Kicker market: { $offers }.
       *[other] Kicker market: { $offers }. Left in the pile: { $left }.
    }
table-offer =
    { $number ->
        [one] { $upgrade } { $cost } ({ $left } left)
       *[other] { $number } × { $upgrade } { $cost } ({ $left } left)
    }
table-kicker =
    { $number ->
        [one] { $upgrade } { $cost }
       *[other] { $number } × { $upgrade } { $cost }
    }
table-auction = Auction: { $upgrade }. { $seat } has made the highest bid: { $bid }.
table-auction-others = The others: { $bids }.
table-auction-bid = { $seat } { $bid }
table-auction-passed = { $seat } passed at { $bid }
table-auction-open = Auction: { $upgrade }. No bid yet.
table-attack = Attack on { $target }: { $what }. Attack { $attack } of { $needed } needed, defence { $defence }.
table-immune = Safe this round: { $targets }.
table-immune-target = { $what } ({ $seat })
table-exchange = { $seat } has offered { $target } a card: { $resource }.
table-exchange-card = { $seat } has offered { $target } { $card }.
table-colony =
    { $points ->
        [one] { $seat }: { $points } point.
       *[other] { $seat }: { $points } points.
    }
table-own-colony =
    { $points ->
        [one] { $seat } (you): { $points } point.
       *[other] { $seat } (you): { $points } points.
    }
table-colonists = Colonists: { $colonists } of { $limit }.
table-robots = Robots: { $robots }, of which { $usable } can work.
table-internalised = Bids no more (internalised).
table-done = Turn ended.
table-factories = Operated factories: { $factories }.
table-factory = { $factory } { $operated } of { $built }
table-upgrades = Upgrades: { $upgrades }.
table-upgrade =
    { $number ->
        [one] { $upgrade }
       *[other] { $number } × { $upgrade }
    }
table-cards = Cards, { $weight } of { $limit }: { $cards }.
table-known = You have seen: { $cards }.
table-hand =
    { $credits ->
        [one] Your cards, { $weight } of { $limit }, in all { $credits } credit: { $cards }.
       *[other] Your cards, { $weight } of { $limit }, in all { $credits } credits: { $cards }.
    }
table-purse =
    { $credits ->
        [one] Your purse: { $credits } credit. Hand limit: { $limit }.
       *[other] Your purse: { $credits } credits. Hand limit: { $limit }.
    }

## What would come of an answer

preview-pay-cards =
    { $discount ->
        [0] { $number ->
            [one] Pay { $due }
           *[other] { $number } × { $price } = pay { $due }
        }
       *[other] { $price } − { $discount } = pay { $due }
    } with { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, { $lost ->
        [0] exact.
       *[other] { $lost } lost.
    }
preview-pay-coin =
    { $discount ->
        [0] { $number ->
            [one] Pay { $due }
           *[other] { $number } × { $price } = pay { $due }
        }
       *[other] { $price } − { $discount } = pay { $due }
    }, { $left } left.
preview-pay-beyond = You would owe { $due }: more than you have.
preview-spent-cards =
    { $count ->
        [one] { $count } card goes, worth { $value }. { $left } left.
       *[other] { $count } cards go, worth { $value }. { $left } left.
    }
preview-spent-coin = { $value } spent, { $left } left.
preview-points-if-won =
    { $points ->
        [one] { $points } point if you win.
       *[other] { $points } points if you win.
    }
preview-at-work =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, production ≈ { $worth } ({ $output }).
preview-sale =
    { $discount ->
        [0] If all pass, { $seat } pays { $due }.
       *[other] If all pass, { $seat } pays { $due } ({ $bid } − { $discount } discount).
    }
preview-gain =
    { $gain ->
        [0] Normal cards only.
       *[other] { $gain } more than normal cards on average.
    }
preview-attack = Attack { $attack } of { $needed } needed.
preview-internalises = You internalise: until the round is over you bid for nothing, and finish your turn without waiting.
