# What only the browser says of High Frontier.

## The map

map-title = Map of the Solar System
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
map-legend-science = Science
map-legend-tno = Trans-Neptunian science
map-legend-astrobiology = Astrobiology
map-legend-atmosphere = Atmosphere
map-legend-ocean = Subsurface ocean
map-legend-push = Push factory
