# What only the browser says of High Frontier.

## In the lobby

edition-advanced = Advanced game
edition-base = Base game

## The map

map-title = Map of the Solar System
map-move = Move the map
map-keys = Arrows move the map, plus and minus bring it closer and farther, 0 shows all of it. Tab goes to the spaces you may choose, arrows from one of them to the next.
map-search = Find a place
map-found-none = No place of that name
map-closer = Closer
map-farther = Farther
map-fit-all = The whole map
map-fit-ships = To my ships
map-whole = The whole map
map-legend = Symbols
map-close = Close

map-unnamed-burn = Burn
map-unnamed-hohmann = Hohmann
map-unnamed-lagrange = Lagrange point
map-unnamed-radiation = Radiation belt
map-unnamed-site = Site
map-unnamed-exit = Exit

map-kind-burn = Burn: entering it costs a burn and its fuel.
map-kind-hohmann = Hohmann: two lines cross. Going straight on is free, turning to the other line is a pivot; whoever waits here a turn leaves as they like.
map-kind-lagrange = Lagrange point: coast through, turn or stop for free.
map-kind-radiation = Radiation belt: a die tells what the radiation destroys; thrust protects.
map-kind-aerobrake = Aerobrake: along the arrow only. A die decides; who comes through lands without fuel.
map-kind-exit = Exit: from here one leaves the Solar System.
map-kind-site = Site
map-lander = Lander: a burn on the way down.
map-crash = Crash hazard: on a 1 the craft is lost.
map-flyby = Flyby: { $burns ->
    [one] one bonus burn
   *[other] { $burns } bonus burns
  } for this move.
map-flyby-sun = Solar Oberth flyby: as many bonus burns as your thrust.
map-flyby-season = Only in the { $season } season.
map-inspiration = Inspiration: whoever passes turns over the top card of a deck.
map-home = Home orbit of the { $colour } Bernal.
map-sunlight = Sunlight: { $solar } thrust for solar craft.
map-even-sunlight = Sunlight: solar craft keep the thrust they have.
map-no-sunlight = No sunlight: solar cards do not work here.

map-site = Size { $size }, type { $letter }, { $water ->
    [0] dry
   *[other] water { $water }
  }.
map-site-label = { $name }, size { $size }, type { $letter }, water { $water }
map-synodic = Synodic: can be reached in the { $season } season only.
map-season-yellow = yellow
map-season-red = red
map-season-blue = blue
map-icon-science = Science site
map-icon-tno = Trans-Neptunian: its science counts double once industrialised
map-icon-push = Push factory
map-icon-atmosphere = Atmosphere
map-icon-astrobiology = Astrobiology
map-icon-ocean = Subsurface ocean

map-legend-burn = Burn
map-legend-inspiration = Burn with inspiration
map-legend-lander = Lander burn
map-legend-hohmann = Hohmann, a pivot to turn
map-legend-lagrange = Lagrange point
map-legend-radiation = Radiation belt
map-legend-crash = Crash hazard
map-legend-aerobrake = Aerobrake, one way
map-legend-flyby = Flyby, bonus burns
map-legend-home = Home orbit
map-legend-site = Site: size, type, water
map-legend-synodic = Synodic site, by season
map-legend-closed = Black disk: nothing to find
map-legend-science = Science
map-legend-tno = Trans-Neptunian science
map-legend-astrobiology = Astrobiology
map-legend-atmosphere = Atmosphere
map-legend-ocean = Subsurface ocean
map-legend-push = Push factory

## The board: year and seats

board-standing = Year { $year } of { $years }, { $season } sector
board-phase-turn = { $seat }
board-phase-events = Events
board-status-turn = { $operations ->
    [0] no operation left
    [one] 1 operation left
   *[other] { $operations } operations left
}
board-status-flies = on its way
board-status-bid = bids { $bid }
board-status-out = out of the auction
board-privilege = The privilege of this faction holds
board-water = water
board-water-of = { $water ->
    [one] 1 tank of water
   *[other] { $water } tanks of water
}
board-claims-of = { $number ->
    [one] 1 claim
   *[other] { $number } claims
}
board-factories-of = { $number ->
    [one] 1 factory
   *[other] { $number } factories
}
board-hand-of = { $number ->
    [one] 1 card in hand
   *[other] { $number } cards in hand
}

## The board: its parts

board-side = Stacks, mission, decks and world
board-tab-map = Map
board-tab-bench = Stacks
board-tab-mission = Mission
board-tab-decks = Decks
board-tab-world = World
board-page-politics = Politics
board-page-points = Points
board-page-prizes = Glories
board-page-society = Society
board-piece-rocket = rocket of { $seat }
board-piece-freighter = freighter of { $seat }
board-piece-bernal = Bernal of { $seat }
board-piece-freighter-promoted = promoted freighter of { $seat }
board-piece-mobile = mobile factory of { $seat }
board-piece-bernal-promoted = promoted Bernal of { $seat }
board-piece-outpost = outpost of { $seat }
board-piece-claim = claim of { $seat }
board-piece-factory = factory of { $seat }
board-piece-colony = colony of { $seat }
board-piece-lab = laboratory of { $seat }
board-piece-push = push factory of { $seat }
board-destroyed = Nothing is left of this site.
board-black-disk = A black disk lies here: nothing more is to be found.
board-entering = Entering costs { $burns } burns and { $steps ->
    [one] 1 step of fuel
   *[other] { $steps } steps of fuel
}.

## The board: cards and the hand

board-card = Card
board-close = Close
board-both-sides = All sides
board-letter = Made by factories of type { $letter }
board-hand-empty = You hold no cards.
board-boost-mass = mass { $mass }
board-boost-cost = boost { $water }
board-boost-heavy = heavy, mass { $mass }
board-sale-price = sells for { $water }
board-do-boost = { $number ->
    [one] Boost 1 card
   *[other] Boost { $number } cards
}
board-do-cards = { $number ->
    [one] Take 1
   *[other] Take { $number }
}
board-do-fly = { $number ->
    [one] Fly 1 step
   *[other] Fly { $number } steps
}

## The board: stacks

board-stack-empty = Nothing is here.
board-put = Put it into
board-do-transfer = Cards to
board-do-dump = Dump
board-do-unload = Tanks to
board-put-hand = hand
board-stack-new = New: { $stack }
board-stack-drag = Drag cards here.
board-card-blackened = { $card }, turned to its black side
board-age = age { $age }
board-masses = dry { $dry }, wet { $wet }
board-too-heavy = dry { $dry }: too heavy for any engine
board-works = It works
board-fresh = made this turn, does not move yet
board-visited = has been on { $places }
board-afterburner = afterburner lit
board-consumes = { $steps ->
    [0] burns no fuel
    [one] 1 step
   *[other] { $steps } steps
} for { $burns ->
    [one] a burn
   *[other] { $burns } burns
}
board-with = with { $cards }
board-no-engine = No engine in this stack works.
board-engines-all = all { $number } ways
board-engines-fewer = fewer
board-net-thrust = Net thrust { $thrust }
board-thrust-base = base
board-thrust-supports = supports
board-thrust-afterburn = afterb.
board-thrust-class = class
board-thrust-sunlight = sun
board-thrust-beam = beam
board-thrust-total = net
board-fuel = { $steps ->
    [one] 1 step of { $fuel }
   *[other] { $steps } steps of { $fuel }
}
board-fuel-tanks = { $tanks ->
    [one] 1 tank
   *[other] { $tanks } tanks
}{ $odd ->
    [0] {""}
   *[other] {" "}and { $odd }
}, at most { $capacity } steps
board-fuel-of = Fuel: { $steps } of { $capacity } steps

## The board: Bernals and freighters

board-freighter-burns = { $burns ->
    [one] Enters 1 burn in a move, without fuel.
   *[other] Enters { $burns } burns in a move, without fuel.
}
board-cubes-aboard = { $number ->
    [one] 1 mobile factory aboard.
   *[other] { $number } mobile factories aboard.
}
board-bernal-promoted = promoted
board-bernal-plain = not promoted
board-bernal-home = on its home orbit
board-bernal-away = away from its home orbit
board-bernal-no-dirtside = no dirtside
board-bernal-dirtsides = dirtsides: { $places }; water { $water }
board-bernal-lab = a laboratory

## The board: colonists

board-workers = Who works for { $name }
board-worker-rested = Can still work in this turn, for { $water } of water
board-worker-idle = does not work any more in this turn
specialty-none = no specialty
board-society = Colonists
board-robots-bound = The robots are not free: nobody has emancipated them.
board-robots-free = The robots are free; { $name } has emancipated them.
board-humans = { $number ->
    [one] 1 human
   *[other] { $number } humans
} in space, at most { $most }
board-recruits = Colonists to recruit

## The board: missions

board-advice = Advice
board-advice-ask = What should I think of?
board-advice-thinking = Looking at your position …
board-advice-none = Nothing in particular: go on.
board-mission = Mission
board-mission-to = Mission to { $place }
board-mission-drop = Drop
board-mission-craft = Who flies
board-mission-no-rocket = You have no rocket yet: boost cards into LEO and hand them over to the rocket.
board-mission-choose = Choose a site or an orbit on the map: the best routes to it are compared here.
board-mission-later = Routes are planned in your turn, while your craft rest.
board-mission-planning = Looking for the best routes…
board-mission-no-engine = No engine of this craft works, or its thrust moves nothing.
board-mission-none = Out of reach with this fuel and thrust.
board-route = Route { $number }: { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
board-route-turns = Turns
board-route-burns = Burns
board-route-fuel = Fuel
board-route-lost = Crash
board-route-struck = Radiation
board-route-waits = This route begins by waiting: end your turn without a move.
board-route-moved = It has moved this turn: this route begins next turn.
board-routes-more = { $number ->
    [one] One more route is left off.
   *[other] { $number } more routes are left off.
}
board-leg-turn = Turn { $turn }
board-leg-burns = { $burns } burn · { $steps } fuel
board-leg-steps = { $steps } fuel
board-fly-at-once = Fly this turn at once
board-fly-steps = Step by step
board-flight-at = On its way: { $place }
board-flight-net = net thrust
board-flight-burns = burns left
board-flight-fuel = fuel left
board-flight-bonus = bonus
board-flight-pivots = free pivots
board-flight-hint = Choose the next space on the map, or several in turn; then fly.
board-flight = { $burns } burns and { $steps } steps of fuel; { $left } steps and { $more } burns are left.
board-flight-crashes = { $number ->
    [one] One crash roll.
   *[other] { $number } crash rolls.
}
board-flight-aerobrakes = { $number ->
    [one] One aerobrake roll.
   *[other] { $number } aerobrake rolls.
}
board-flight-radiations = { $number ->
    [one] One radiation roll.
   *[other] { $number } radiation rolls.
}
board-filled = { $tanks ->
    [one] 1 tank
   *[other] { $tanks } tanks
}: the rocket would hold { $steps } steps.
board-risk = The craft is lost with a probability of { $risk }.
board-fails = It fails with a probability of { $risk }.
board-succeeds = It succeeds with a probability of { $chance }.
board-promoted-mass = Promoted it weighs { $mass }.
board-costs-water = Costs { $water } of water.
board-chance = A claim with a probability of { $chance }.
board-brings-water = Brings { $water } of water.
board-digs = { $tanks ->
    [one] 1 tank
   *[other] { $tanks } tanks
} of water.
board-letter-worth = A factory of this type would then be worth { $value }.

## The board: decks and auctions

board-decks = Decks
board-deck-left = { $number }
board-deck-next = Next
board-deck-empty = Empty
board-auction = Auction: { $deck }
board-auction-next = After it comes { $card }.
board-auction-along = Along with it: { $cards }.
board-bid-out = has left
board-bid-yours = your bid
board-bid-starter = auctioneer
board-bid-waits = waits
board-bid-in = bids along
board-letters = Exploitation track
board-letter-factories = { $number ->
    [one] 1 factory
   *[other] { $number } factories
}

## The board: Futures and elections

board-futures = Futures
board-futures-none = No promoted card bears a Future yet.
board-stars = Stars
board-star-free = The next Future takes a star for { $points } points.
board-star-open = open
board-star-failed = failed
board-countdown = { $events ->
    [one] The game ends after one more event.
   *[other] The game ends after { $events } more events.
}
board-comet = { $future }: the comet from { $place } arrives in { $years ->
    [one] 1 year
   *[other] { $years } years
}.
board-epic = epic hazard
board-election = Election
board-election-breaks = breaks ties
board-election-ties = In power: decides a tie
board-election-power = A tie is broken by { $name }, who is in power.
board-election-no-power = Nobody is in power: in a tie the disk stays.
board-ballots = { $number ->
    [one] 1 ballot
   *[other] { $number } ballots
}
board-election-bid = Water
board-election-sum = Your votes: { $ballots ->
    [one] 1 by ballot
   *[other] { $ballots } by ballots
}, { $water } by water.
board-election-later = Look at the board
board-election-open = To the election
board-election-vote = Bid { $water }

## The board: the Mars armada

board-armada = The armada
board-armada-how = Choose a rocket, then a card: it stays there for good.
board-armada-rocket = Rocket { $number }
board-armada-new = New rocket { $number }
board-armada-valid = lands on Phobos
board-armada-invalid = does not work yet

## The board: the world

board-cycle = Solar cycle
board-cycle-now = Year { $year }, { $season } sector
board-cycle-of = of { $years }
board-sector = Sector: { $season }
board-event-table = The next event, by the die
board-politics = Politics
board-politics-open = The chart, large
board-chart-numbers = The number is what a card sold from hand brings.
board-square = { $square }, a card sold brings { $water }
board-square-now = { $square }, a card sold brings { $water }; the disk is here
board-square-disk = The disk is here.
board-square-rules = While the disk is here
board-square-price = A card sold from hand brings
board-square-power = In power
board-square-nobody = Nobody
board-square-unplayed = not played
board-square-next = From here the disk can move to
board-in-power = In power: { $name }.
board-scores = Points
board-prizes = Glories and ventures
board-prize-shut = closed
board-prize-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-venture-asks = { $claims } claims of { $letter }{ $water ->
    [0] {""}
   *[other] , { $water } of water
}.
board-points = Points
board-points-claims = Claims
board-points-factories = Factories
board-points-letters = Letters
board-points-colonies = Colonies
board-points-science = Science
board-points-glories = Glory
board-points-ventures = Ventures
board-points-power = In power
board-points-stars = Stars
board-points-goal = Goal
board-scene-flies = { $seat } flies.
