# High Frontier in English.
#
# Names of cards are those of the editions, since they are what players know them by; everything else is in our own words.

game-title = High Frontier
game-summary = Buy patents, build rockets and fly them through the solar system by real celestial mechanics: prospect, industrialise, and make in space what Earth can not.

## Options

option-edition = Which game is played.
option-edition-advanced = the advanced game, with supports
option-edition-base = the base game
option-scenario = A scenario with a set-up, rules or a goal of its own.
option-scenario-none = none
option-scenario-werners_dream = Werner’s dream, alone, with all modules
option-scenario-space_race = the space race
option-scenario-alien_invasion = alien invasion for three
option-scenario-fall_of_hermes = the fall of Hermes, alone
option-scenario-mars_armada = the Mars armada, alone
option-scenario-quick_game = the quick game for two
option-scenario-red_giant = red giant
option-scenario-grand_tour = the grand tour
option-start = How the game begins.
option-start-normal = with nothing but a crew
option-start-short = with a random card of every deck
option-start-quick = with design turns: cards are bought from the decks until somebody does an operation
option-years = The game ends after so many years at the latest.
option-factions = How everybody comes to a faction.
option-factions-random = by lot
option-factions-choose = each chooses in turn
option-map = Which map is played on.
option-map-colonization = as the rules of 2014 count on it
option-map-third = the board of the 3rd edition
option-decks = Which cards are in the decks.
option-decks-second = those of the 2nd edition
option-decks-extended = all that are known
option-strip = How many steps of fuel a tank is.
option-strip-hf2line = our line, which gives the figures of the rules of 2014
option-strip-hf3 = as published with the 3rd edition
option-strip-hf2fit = an earlier table with uneven rows
option-strip-physics = the rocket equation
option-events = What happens every other year.
option-events-solar_cycle = the events of the solar cycle
option-events-none = nothing
option-politics = The disk of politics is played with: regimes, elections, Anarchy and War.
option-combat = How attacks in War are decided.
option-combat-default = one die, net thrust and rad-hard
option-combat-off = there are none
option-combat-m3 = after the module of the 4th edition
option-income = How many tanks an income brings.
option-later_icons = Sails and some thrusters have what only the newest edition prints on them.
option-outer_glory = A fifth glory, for the Saturn zone or beyond.
option-cargo = Module Cargo: freighters are cards, and mobile factories once they are promoted.
option-bernal = Module Bernal: everybody has an orbital colony, which can be promoted and moved.
option-colonist = Module Colonists: humans and robots who work, vote and have abilities.
option-gigawatt = Module GW Thrusters: engines a hundred times as strong, for isotopes of their own letter.
option-endgame = Module Endgame: Futures bring stars, and stars the end.
option-armada_refineries = Every rocket of the Mars armada also needs a working refinery.
option-free_freighter = Whoever is the first to industrialise a letter takes a freighter of that letter.
option-colonist_boxes = Colonists have an ability of ours on their first side.
option-trust_reactors = Reactors count in anti-trust operations.
option-one_modifier = Colliding FRC Fusion is modified by one of its supports.
option-double_futures = Some Futures count as two for the end of the game.
option-ending_futures = Some Futures end the game.
option-seti = The Future SETI can be fulfilled.

group-table = The table
group-world = Events and politics
group-readings = Readings
group-modules = Modules of Colonization
group-variants = Variants of modules and scenarios

combat-needs-politics = Attacks are made in War, and only politics brings War.
module-needs-advanced = The modules of Colonization are played with the advanced game.
trust-needs-politics = Only whoever is in power breaks up trusts, and only politics brings power.
needs-armada = That belongs to the scenario Mars armada.
needs-cargo = That belongs to the module Cargo.
needs-colonists = That belongs to the module Colonists.
needs-gigawatt = That belongs to the module GW Thrusters.
needs-endgame = That belongs to the module Endgame.

## Factions

nasa = NASA
esa = ESA
un = UN
prc = PRC
shimizu = Shimizu

colour-white = white
colour-green = green
colour-purple = purple
colour-red = red
colour-orange = orange

privilege-launch_fee = { $amount } tank of water from the bank after every boost operation, whoever does it.
privilege-beamed_power = { $amount } thrust by a beam, for pushable MW thrusters and for Bernals, and for those of players you allow it; never for GW thrusters or freighters.
privilege-site_fee = { $amount } tank of water from the bank for every claim disk and every factory cube anybody places; nothing for claims that are jumped.
privilege-felonies = Felonies wherever a human of yours stands, under any regime; in Anarchy you may declare war.
privilege-any_hand = You start and join auctions with any number of cards in hand.

bernal-privilege-research = Any human colonist in the promoted Bernal can do research.
bernal-privilege-push_factory = The promoted Bernal, at home or with a dirtside, counts as { $amount } more push factory.
bernal-privilege-immunity = As long as the Bernal is promoted, regimes of other factions do not bind you.
bernal-privilege-free_pivot = Each craft of yours has { $amount } free pivot a move.
bernal-privilege-income = Any colonist in the promoted Bernal can take an income of { $amount } tanks.

## What is on cards

deck-thruster = thruster
deck-robonaut = robonaut
deck-refinery = refinery
deck-generator = generator
deck-reactor = reactor
deck-radiator = radiator
deck-freighter = freighter
deck-gw_thruster = GW thruster
deck-colonist = colonist
deck-crew = crew
deck-bernal = Bernal

face-white = white
face-black = black
face-purple = promoted
face-white_heavy = white, heavy
face-black_heavy = black, heavy

letter-C = C
letter-S = S
letter-M = M
letter-V = V
letter-D = D
letter-any = any letter
letter-C-means = carbon
letter-S-means = stone
letter-M-means = metal
letter-V-means = vestoid
letter-D-means = dark kerogens

supply-pulse = pulse generator
supply-electric = electric generator
supply-X = X reactor
supply-wave = wave reactor
supply-bomb = bomb reactor

fuel-none = no fuel
fuel-regolith = regolith
fuel-water = water
fuel-isotope = isotopes
fuel-isotope-of = { $letter } isotopes

platform-missile = missile
platform-buggy = buggy
platform-raygun = raygun
platform-landing = landing party

specialty-engineer = engineer
specialty-scientist = scientist
specialty-financier = financier

being-human = human
being-robot = robot

zone-mercury = Mercury zone
zone-venus = Venus zone
zone-earth = Earth zone
zone-mars = Mars zone
zone-ceres = Ceres zone
zone-jupiter = Jupiter zone
zone-saturn = Saturn zone
zone-uranus = Uranus zone
zone-neptune = Neptune zone

## Abilities. "Here": in the space of the card.

ability-sail = Lost when its stack enters an aerobrake, whether it is the engine or not.
ability-mag_sail = While it is the engine, every radiation space it enters gives { $amount } free burn, once a move for each space.
ability-isotope_site = With GW thrusters in the game it burns isotopes and refuels only on { $letter } sites, as they do.
ability-one_modifier = Only one of its supports can change its thrust.
ability-self_cooling = Its therms also cool what powers it; what powers it changes neither thrust nor consumption.
ability-one_shot = Turned heavy, it turns light after a single use.
ability-scoop = While it works, its stack can scoop fuel from an atmosphere.
ability-aerostat_isru = ISRU units here are { $amount } better on sites in the clouds of a planet.
ability-dirty = When it is used, cards here with a rad-hard below { $amount } are lost.
ability-safe_aerobrake = Its stack needs no roll in aerobrakes.
ability-no_foundation = It powers no Bernal, and no factory can be built with it.
ability-prospect_bonus = Rolls to prospect here count { $amount } less.
ability-letter_bonus = Rolls to prospect { $letter } sites from here count { $amount } less.
ability-comet_bonus = Rolls to prospect synodic sites from here count { $amount } less.
ability-raygun_bonus = Rolls to prospect with a raygun from here count { $amount } less.
ability-prospect_reroll = Each time it prospects, one roll that failed may be made again.
ability-raygun_reroll = Each time you prospect with a raygun, one roll that failed may be made again.
ability-beamed_isru = A beam adds { $amount } to its thrust instead of 1, and makes its ISRU better by 1.
ability-isru_bonus = ISRU units here are { $amount } better.
ability-aerostat_water = While it works, sites in the clouds of a planet, here or adjacent, have a hydration of { $amount }.
ability-double_refuel = ISRU refuelling here brings twice the tanks.
ability-refuel_plus = ISRU refuelling here brings { $amount ->
    [one] 1 tank
   *[other] { $amount } tanks
} more.
ability-isotope_double = Factory refuelling here brings twice the tanks of isotopes.
ability-mine_revival = As an operation, put a claim on a site here of size { $amount } or more where prospecting failed.
ability-any_platform = ISRU units here prospect as any platform you like.
ability-self_any_platform = It prospects as missile, raygun or buggy, as you like.
ability-beam_airless = When it is spent for a factory on a site without atmosphere of size { $amount } or more, you have beamed power for the rest of the game.
ability-beam_atmosphere = When it is spent for a factory on a site with an atmosphere, you have beamed power for the rest of the game.
ability-keep_robonaut = No further out than the { $zone }, the robonaut is not spent when a factory is built with this card.
ability-free_industry = Building a factory here takes no operation.
ability-makes_letter = Your factory here also makes { $letter } cards, whatever its own letter.
ability-no_aerobrake = Its stack can not enter aerobrakes.
ability-free_pivots = { $amount } free pivot a move.
ability-lands_below = It lands on sites smaller than { $amount } and lifts off from them without factory assist.
ability-belt_kick = { $amount } more burn in a move that starts on a radiation space.
ability-factory_kick = { $amount } more burns in a move that starts at a factory.
ability-solar_reach = Unless a push factory helps, it moves no further out than the { $zone }.
ability-carries_bernal = It can carry a Bernal, whatever its load limit.
ability-push_built = Only a push factory builds it, and adds 1 to its move. No digital swap with it.
ability-not_nuclear = Anti-nuclear regimes let it be.
ability-safe_assist = Factory assists of yours need no roll.
ability-safe_assist_here = Assists of your factory here need no roll.
ability-cheap_insurance = Failure is no option for { $amount } tanks.
ability-reroll_hazard = Once a turn a crash or aerobrake roll of its stack that failed is made again.
ability-radiation_proof = Neither solar storms nor radiation spaces harm it.
ability-humans_hardened = Your humans in its stack have a rad-hard { $amount } higher.
ability-glitch_free = Glitches spare all your stacks.
ability-glitch_free_stack = Glitches spare its stack.
ability-debris_shield = Pad explosions spare your cards here.
ability-mishap_insurance = When a pad explosion or a glitch takes a card of yours, the bank pays its mass in tanks.
ability-cheap_boost = Each of your boost operations costs { $amount } less.
ability-launch_strike = Boosts of all other players cost twice as much.
ability-market_plus = Each card you sell brings { $amount } more.
ability-market_double = Cards you sell bring twice as much.
ability-wins_ties = Tied bids in auctions are won by you.
ability-search = When you start a research auction, you may look through the deck and put any card of it up; the others are then shuffled.
ability-self_decommission = It may be decommissioned at any time, without a felony.
ability-caretaker = Human colonists of yours that are decommissioned come back to your hand.
ability-strong_arm = Your humans may commit felonies at any time, even where others’ humans stand.
ability-privilege_away = Except in War and Anarchy, your privilege holds even while no Bernal of yours is at home.
ability-privilege_in_anarchy = Your privilege holds in Anarchy.
ability-safe_epic = An epic hazard of yours takes no operation, and when it fails this card is not lost.

ability-in-bernal = In a Bernal: { $ability }

## Futures

future-planet_hunt = Planet hunt
future-planet_hunt-asks = A factory on Sedna.
future-beehive_ark = Beehive ark
future-beehive_ark-asks = You emancipated the robots and have a factory on a D site; then an epic hazard.
future-spacefaring = Spacefaring
future-spacefaring-asks = { $figure } human colonists in space.
future-antimatter_creation = Antimatter creation
future-antimatter_creation-asks = A promoted engineer does an epic hazard at a factory of yours on a science site.
future-climate_mirror = Climate mirror
future-climate_mirror-asks = An epic hazard in a Bernal with { $figure } humans and a dirtside that has an atmosphere.
future-star_wisp = Star wisp
future-star_wisp-asks = Cubes of yours on both sunlenses, a push factory and a factory on a TNO.
future-revolutionary = Revolution
future-revolutionary-asks = An epic hazard in War, with { $figure } colonists in space.
future-pan_sapiens = Pan-sapiens
future-pan_sapiens-asks = { $figure } hostile recruits by this card, each an epic hazard.
future-new_venus = New Venus
future-new_venus-asks = Announced with a factory and a working TW thruster on a synodic comet; { $years } years later it reaches Venus.
future-uplift = Uplift
future-uplift-asks = You emancipated the robots; a scientist does an epic hazard in a lab.
future-von_neumann = Von Neumann
future-von_neumann-asks = You emancipated the robots; this card does an epic hazard at a factory.
future-supreme_cult_leader = Supreme cult leader
future-supreme_cult_leader-asks = An epic hazard with { $figure } ballots of your colour in space.
future-footfall = Footfall
future-footfall-asks = Announced with a factory and a working TW thruster on a synodic comet; { $years } years later it strikes Earth and the game ends.
future-seti = SETI
future-seti-asks = A factory in each camp of the Jupiter Trojans.
future-mini_black_hole = Small black hole
future-mini_black_hole-asks = An epic hazard at a factory on an S site of size 1, with a promoted scientist.
future-protium_fusion = Protium fusion
future-protium_fusion-asks = An epic hazard on a site with { $figure } promoted cards, one of them a scientist.
future-lithiated_ammonia_starship = Lithiated ammonia starship
future-lithiated_ammonia_starship-asks = A working rocket with the Solem Medusa and { $figure } colonists, one of each specialty, leaves the solar system.
future-enzmann_starship = Enzmann starship
future-enzmann_starship-asks = A working rocket with full tanks and { $figure } colonists, one of each specialty, leaves the solar system.
future-mass_beam = Mass beam
future-mass_beam-asks = Factories on Mercury, Venus and Io.
future-daedalus = Daedalus
future-daedalus-asks = Factories in the clouds of Saturn and Uranus, and a lab on a TNO.

## Tables

venture-helium_3 = Helium-3 mining
venture-space_tourism = Space tourism
venture-space_elevator = Space elevator
venture-gives-nothing = Nothing but its points.
venture-gives-two_operations = Your crew does two operations a turn, until robots are emancipated.
venture-gives-half_boosts = Your boosts cost half, rounded up.

glory-first_landing = first landing
glory-mars = Mars
glory-mercury = Mercury
glory-science = science site
glory-outer = Saturn zone or beyond

square-centrist = Centrist
square-nationalist = Nationalist
square-paleoconservative = Paleoconservative
square-anti_nuclear = Anti-nuclear
square-egalitarian = Egalitarian
square-capitalist = Capitalist
square-press_gangs = Press gangs
square-anarchy_1 = Anarchy
square-anarchy_2 = Anarchy
square-anarchy_3 = Anarchy
square-war_1 = War
square-war_2 = War
square-war_3 = War

regime-none = No special rule.
regime-only_nasa_income = Only NASA takes incomes.
regime-only_nasa_auctions = Only NASA starts auctions.
regime-no_reactors_in_hand = Nobody may hold reactors, nor colonists or freighters that carry one.
regime-income_from_richer = An income takes its water from a richer player.
regime-income_by_factories = An income is two tanks for each factory of yours.
regime-red_recruits_all = Red can recruit any colonist of others.
regime-anarchy = Felonies are open to all; all but red are without their privilege.
regime-war = Felonies and attacks are open to all; all but red are without their privilege; colonists obey whoever has them.

season-yellow = yellow
season-red = red
season-blue = blue

event-inspiration = Inspiration
event-inspiration-does = The top card of every deck goes to the bottom.
event-glitch = Glitch
event-glitch-does = Everybody loses the heaviest card of an unguarded rocket.
event-pad_explosion = Pad explosion
event-pad_explosion-does = Everybody loses the heaviest card in LEO or at an unpromoted Bernal.
event-budget_cut = Budget cut
event-budget_cut-does = Everybody discards a card from hand.
event-solar_storm = Solar storm
event-solar_storm-does = Radiation strikes all stacks in open space.
event-election = Election
event-election-does = Secret bids and ballots decide who moves the disk of politics.
event-quiet = A quiet year
event-quiet-does = Without politics there is no election: nothing happens.

felony-claim_jump = jump a claim
felony-industrialise_foreign_claim = industrialise another’s claim
felony-water_theft = steal water
felony-factory_assist = use another’s factory to land or lift off
felony-lab = use another’s lab
felony-factory_use = use another’s factory
felony-lose_human = give up a human or a colony

scenario-werners_dream = Werner’s dream
scenario-space_race = Space race
scenario-alien_invasion = Alien invasion
scenario-fall_of_hermes = The fall of Hermes
scenario-mars_armada = Mars armada
scenario-quick_game = Quick game
scenario-red_giant = Red giant
scenario-grand_tour = The grand tour

## Cards

# Thrusters

ablative_plate = Ablative Plate
ablative_nozzle = Ablative Nozzle
de_laval_nozzle = De Laval Nozzle
magnetic_nozzle = Magnetic Nozzle
dumbo = Dumbo
timberwind = Timberwind
hall_effect = Hall Effect
ion_drive = Ion Drive
mass_driver = Mass Driver
mpd_t_wave = MPD T-wave
metastable_helium = Metastable Helium
n_li6_microfission = n-⁶Li Microfission
monatomic_plug_nozzle = Monatomic Plug Nozzle
vortex_confined_nozzle = Vortex Confined Nozzle
photon_heliogyro = Photon Heliogyro
electric_sail = Electric Sail
photon_kite_sail = Photon Kite Sail
mag_sail = Mag Sail
ponderomotive_vasimr = Ponderomotive VASIMR
pulsed_plasmoid = Pulsed Plasmoid
pulsed_inductive = Pulsed Inductive
dual_stage_4_grid = Dual-Stage 4-Grid
re_solar_moth = Re Solar Moth
colliding_beam_h_b_fusion = Colliding Beam H-B Fusion
cermet_nerva = Cermet NERVA
salt_water_zubrin = Salt-Water Zubrin

# Robonauts

blackbody_pumped_laser = Blackbody-Pumped Laser
fissile_aerosol_laser = Fissile Aerosol Laser
cat_fusion_z_pinch_torch = Cat Fusion Z-pinch Torch
h_b_cat_inertial = H-B Cat Inertial
flywheel_tractor = Flywheel Tractor
electrophoretic_sandworm = Electrophoretic Sandworm
free_electron_laser = Free Electron Laser
wakefield_e_beam = Wakefield e-Beam
kuck_mosquito = Kuck Mosquito
ablative_laser = Ablative Laser
met_steamer = MET Steamer
nanobot = Nanobot
neutral_beam = Neutral Beam
d_d_fusion_inertial = D-D Fusion Inertial
nuclear_drill = Nuclear Drill
helical_railgun = Helical Railgun
phase_locked_diode_laser = Phase-Locked Diode Laser
lorentz_propelled_microprobe = Lorentz-Propelled Microprobe
rock_splitter = Rock Splitter
magbeam = MagBeam
solar_pumped_mhd_excimer_laser = Solar-Pumped MHD Excimer Laser
quantum_cascade_laser = Quantum Cascade Laser
tungsten_resistojet = Tungsten Resistojet
mitee_arcjet = MITEE Arcjet

# Refineries

atomic_layer_deposition = Atomic Layer Deposition
ilmenite_semiconductor_film = Ilmenite Semiconductor Film
basalt_fiber_spinning = Basalt Fiber Spinning
von_neumann_santa_claus = Von Neumann Santa Claus Machine
cvd_molding = CVD Molding
carbonyl_volatilization = Carbonyl Volatilization
carbo_chlorination = Carbo-Chlorination
solar_carbotherm = Solar Carbotherm
electroforming = Electroforming
impact_mold_sinter = Impact Mold Sinter
fluidized_bed = Fluidized Bed
atmospheric_scoop = Atmospheric Scoop
foamglass_sintering = Foamglass Sintering
laser_heated_pedestal_growth = Laser-Heated Pedestal Growth
froth_flotation = Froth Flotation
femtochemistry = Femtochemistry
isru_sabatier = ISRU Sabatier
biophytolytic_algal_farm = Biophytolytic Algal Farm
in_situ_leaching = In-Situ Leaching
termite_nest = Termite Nest
magma_electrolysis = Magma Electrolysis
ionosphere_lasing = Ionosphere Lasing
supercritical_drying = Supercritical Drying
solid_flame = Solid Flame

# Generators

amtec_thermoelectric = AMTEC Thermoelectric
jtec_h2_thermoelectric = JTEC H₂ Thermoelectric
brayton_turbine = Brayton Turbine
omeara_lsp_paralens = O’Meara LSP Paralens
cascade_photovoltaic = Cascade Photovoltaic
buckyball_c60_photovoltaic = Buckyball C₆₀ Photovoltaic
cascade_thermoacoustic = Cascade Thermoacoustic
dusty_plasma_mhd = Dusty Plasma MHD
catalyzed_fission_scintillator = Catalyzed Fission Scintillator
diamondoid_electrodynamic_tether = Diamondoid Electrodynamic Tether
ericsson_engine = Ericsson Engine
nanocomposite_thermoelectric = Nanocomposite Thermoelectric
flywheel_compulsator = Flywheel Compulsator
superconducting_adductor = Superconducting Adductor
h2_o2_fuel_cell = H₂-O₂ Fuel Cell
microbial_fuel_cell = Microbial Fuel Cell
in_core_thermionic = In-Core Thermionic
z_pinch_microfission = Z-Pinch Microfission
magnetoshell_plasma_parachute = Magnetoshell Plasma Parachute
granular_rainbow_corral = Granular Rainbow Corral
marx_capacitor_bank = Marx Capacitor Bank
casimir_battery = Casimir Battery
optoelectric_nuclear_battery = Optoelectric Nuclear Battery
nuclear_pumped_excimer_flashlamp = Nuclear-Pumped Excimer Flashlamp
photon_tether_rectenna = Photon Tether Rectenna
palmer_lsp_aerosol_lens = Palmer LSP Aerosol Lens
radioisotope_stirling = Radioisotope Stirling
triggered_decay_nuclear_battery = Triggered Decay Nuclear Battery
rankine_mhd = Rankine MHD
mhd_open_cycle = MHD Open-Cycle
rankine_solar_dynamic = Rankine Solar Dynamic
rankine_multiphase = Rankine Multiphase
solar_stirling = Solar Stirling
thermo_photovoltaic = Thermo-Photovoltaic

# Reactors

cermet_nerva_fission = Cermet NERVA Fission
pulsed_ntr_fission = Pulsed NTR Fission
d_d_fusion_magneto_inertial = D-D Fusion Magneto-Inertial
h_b_fusion_reciprocating_plasmoid = H-B Fusion Reciprocating Plasmoid
d_t_fusion_tokamak = D-T Fusion Tokamak
antimatter_gdm = Antimatter GDM
d_t_gun_fusion = D-T Gun Fusion
macron_blowpipe_fusion = Macron Blowpipe Fusion
lyman_alpha_trap = Lyman Alpha Trap
free_radical_hydrogen_trap = Free Radical Hydrogen Trap
metallic_hydrogen = Metallic Hydrogen
fission_augmented_d_t_inertial_fusion = Fission-Augmented D-T Inertial Fusion
mini_mag_rf_paul_trap = Mini-Mag RF Paul Trap
ultracold_neutrons = Ultracold Neutrons
pebble_bed_fission = Pebble Bed Fission
vcr_light_bulb_fission = VCR Light Bulb Fission
penning_trap = Penning Trap
he3_d_fusion_mirror_cell = ³He-D Fusion Mirror Cell
project_orion = Project Orion
project_valkyrie = Project Valkyrie
rubbia_thin_film_fission_hohlraum = Rubbia Thin Film Fission Hohlraum
positronium_bottle = Positronium Bottle
supercritical_water_fission = Supercritical Water Fission
h_li6_fusor = H-⁶Li Fusor
dual_mode_fission = Dual-Mode Fission
open_cycle_gas_core_fission = Open-Cycle Gas-Core Fission
fast_neutron_fission = Fast-Neutron Fission
fission_fragment_aerosol = Fission Fragment Aerosol

# Radiators

bubble_membrane = Bubble Membrane
electrostatic_membrane = Electrostatic Membrane
dielectric_x_ray_window = Dielectric X-Ray Window
graphene_crystal_x_ray_mirror = Graphene Crystal X-Ray Mirror
ether_charged_dust = ETHER Charged Dust
curie_point = Curie Point
li_heatsink_fountain = Li Heatsink Fountain
thermochemical_heatsink_fountain = Thermochemical Heatsink Fountain
magnetocaloric_refrigerator = Magnetocaloric Refrigerator
nuclear_fuel_spin_polarizer = Nuclear Fuel Spin Polarizer
microtube_array = Microtube Array
marangoni_flow = Marangoni Flow
mo_li_heat_pipe = Mo/Li Heat Pipe
tin_droplet = Tin Droplet
qu_tube = Qu Tube
andr_in_dream_pipe = ANDR/In Dream Pipe
ss_nak_pumped_loop = SS/NaK Pumped Loop
hula_hoop = Hula-Hoop
salt_cooled_reflux_tube = Salt-Cooled Reflux Tube
buckytube_filament = Buckytube Filament
steel_pb_bi_pumped_loop = Steel/Pb-Bi Pumped Loop
pulsating_heat_pipe = Pulsating Heat Pipe
ti_k_heat_pipe = Ti/K Heat Pipe
flux_pinned_superthermal = Flux-Pinned Superthermal

# Freighters

fission_heated_steam = Fission-Heated Steam
fission_gcr = Fission GCR
fusion_fragment_sail = Fusion Fragment Sail
antiproton_sail_and_harvester = Antiproton Sail and Harvester
hiiper_beam_rider = HIIPER Beam Rider
magnetic_mirror_beam_rider = Magnetic Mirror Beam Rider
inflatable_solar_heated = Inflatable Solar-Heated
archimedes_palmer_lens = Archimedes Palmer Lens
poodle_steam = Poodle Steam
d_nanotube_dirt_launcher = D-Nanotube Dirt Launcher
rotary_dirt_launcher = Rotary Dirt Launcher
kests_hoop_dirt_launcher = KESTS Hoop Dirt Launcher
z_pinch_d_t_li6_fusion = Z-Pinch D-T/⁶Li Fusion
z_pinch_he3_d_target_fusion = Z-Pinch ³He-D Target Fusion

# GW thrusters

amat_catalyzed_fission_fusion = Amat-Catalyzed Fission-Fusion
amat_initiated_h_b_magnetic_inertial = Amat-Initiated H-B Magnetic-Inertial
dense_plasma_focus = Dense Plasma Focus
crossfire_h_b_focus_fusion = Crossfire H-B Focus Fusion
levitated_dipole_li6_h_fusion = Levitated Dipole ⁶Li-H Fusion
dusty_plasma = Dusty Plasma
mini_mag_orion_z_pinch_fission = Mini-Mag Orion Z-Pinch Fission
solem_medusa_tugged_orion = Solem Medusa Tugged Orion
zubrin_gdm = Zubrin-GDM
spheromak_magnetic_fusion = Spheromak Magnetic Fusion
colliding_frc_fusion = Colliding FRC Fusion
vista_d_t_inertial_fusion = VISTA D-T Inertial Fusion
daedalus_inertial_fusion = Daedalus Inertial Fusion

# Colonists

babbage_halbonauts = Babbage Halbonauts
utility_fog_halbonaut = Utility Fog Halbonaut
biomechs = Biomechs
group_mind_immortalists = Group Mind Immortalists
botany_bay_convicts = Botany Bay Convicts
soldier_caste = Soldier Caste
boyle_engineering_collective = Boyle Engineering Collective
martian_assembly = Martian Assembly
calypso_2_seed_sail = Calypso 2 Seed Sail
wet_nano_seed_sail = Wet-Nano Seed Sail
heavy_water_survivalists = Heavy Water Survivalists
new_attica_secessionists = New Attica Secessionists
islamic_refugees = Islamic Refugees
iceworms = Iceworms
juiced_cosmonauts = Juiced Cosmonauts
rental_body_guild = Rental Body Guild
lloyds_salvage = Lloyd’s Salvage Co.
svalbard_caretakers = Svalbard Caretakers
malcolm = Malcolm
renaissance_man = Renaissance Man
microgravity_pantrophists = Microgravity Pantrophists
blue_goo_symbionts = Blue Goo Symbionts
programmable_matter = Programmable Matter
neumann_matter = Neumann Matter
rock_rats = Rock Rats Miners’ Union
alchemist_aviatrices = Alchemist Aviatrices
security_system = Security System
frankenstein_navigator = Frankenstein Navigator
siren_cybernautics = Siren Cybernautics Inc.
josephson_implants = Josephson Implants
smart_pets = Smart Pets
creeper_neogen = Creeper Neogen
transorbital_railworkers = Transorbital Railworkers
kaluga_naniteers = Kaluga Naniteers
vatican_observers = Vatican Observers
eugenic_pilgrims = Eugenic Pilgrims

# Crews

nasa_crew = NASA crew
esa_crew = ESA crew
un_crew = UN crew
prc_crew = PRC crew
shimizu_crew = Shimizu crew

# Bernals

nasa_bernal = NASA Bernal
esa_bernal = ESA Bernal
un_bernal = UN Bernal
prc_bernal = PRC Bernal
shimizu_bernal = Shimizu Bernal

## Names in sentences

card-number = card { $number }
items = { $items }

stack-leo = LEO
stack-rocket = rocket
stack-freighter = freighter
stack-bernal = Bernal
stack-ersatz = replacement Bernal
stack-rocket_2 = second rocket
stack-cube_1 = first mobile factory
stack-cube_2 = second mobile factory
stack-cube_3 = third mobile factory
stack-cube_4 = fourth mobile factory
stack-cube_5 = fifth mobile factory
stack-cube_6 = sixth mobile factory
stack-outpost_1 = first outpost
stack-outpost_2 = second outpost
stack-outpost_3 = third outpost
stack-outpost_4 = fourth outpost

space-burn = burn { $number }, { $zone }
space-hohmann = Hohmann { $number }, { $zone }
space-lagrange = Lagrange point { $number }, { $zone }
space-radiation = radiation space { $number }, { $zone }
space-site = site { $number }, { $zone }
space-exit = exit { $number }, { $zone }
space-named = { $name } ({ $space })

# Places whose names are the same in all languages

place-1999-oy = 1999 OY
place-2002-tx300 = 2002 TX300
place-agamemnon = Agamemnon
place-alexhelios = Alexhelios
place-apophis = Apophis
place-ariadne = Ariadne
place-ariel = Ariel
place-asbolus = Asbolus
place-badenia = Badenia
place-belenus = Belenus
place-belinda = Belinda
place-brachistochrone = brachistochrone
place-callisto = Callisto
place-calypso = Calypso
place-chariklo = Chariklo
place-charon = Charon
place-chaucer = Chaucer
place-chiron = Chiron
place-cleoselene = Cleoselene
place-cruithne = Cruithne
place-davida = Davida
place-deimos = Deimos
place-despina = Despina
place-didymos = Didymos
place-dresda = Dresda
place-eichsfeldia = Eichsfeldia
place-elara = Elara
place-elatus = Elatus
place-eros = Eros
place-eureka = Eureka
place-flora = Flora
place-fortuna = Fortuna
place-friederike = Friederike
place-gaspra = Gaspra
place-gefion = Gefion
place-geo = GEO
place-glaukos = Glaukos
place-hathor = Hathor
place-heo = HEO
place-hermes-a = Hermes A
place-hermes-b = Hermes B
place-hertha = Hertha
place-hi-iaka = Hi’iaka
place-himalia = Himalia
place-huya = Huya
place-hydra = Hydra
place-hygiea = Hygiea
place-hylonome = Hylonome
place-icarion = Icarion
place-ida = Ida
place-io = Io
place-itokawa = Itokawa
place-ivar = Ivar
place-janus = Janus
place-jupiter = Jupiter
place-jupiter-callisto-l2 = Jupiter-Callisto L2
place-jupiter-io-l2 = Jupiter-Io L2
place-karin-a = Karin A
place-karin-b = Karin B
place-karin-c = Karin C
place-khufu = Khufu
place-kollaa = Kollaa
place-koronis = Koronis
place-kreutz-sungrazer = Kreutz Sungrazer
place-l1 = L1
place-l2 = L2
place-l4 = L4
place-l5 = L5
place-lacrimosa = Lacrimosa
place-laocoon = Laocoon
place-larissa = Larissa
place-leda = Leda
place-leo = LEO
place-lto = LTO
place-lutetia = Lutetia
place-lysithea = Lysithea
place-mars = Mars
place-mathilde = Mathilde
place-miahelena = Miahelena
place-mimas = Mimas
place-minerva = Minerva
place-miranda = Miranda
place-mjolnir = Mjolnir
place-moon-boost = moon boost
place-moon-boost-titan = moon boost (Titan)
place-namaka = Namaka
place-neckar = Neckar
place-neptune = Neptune
place-neptune-triton-l2 = Neptune-Triton L2
place-nestor = Nestor
place-nix = Nix
place-nysa = Nysa
place-nyx = Nyx
place-okyrhoe = Okyrhoe
place-oljato = Oljato
place-peking = Peking
place-phobos = Phobos
place-pholus = Pholus
place-polana = Polana
place-portia = Portia
place-prospero = Prospero
place-puck = Puck
place-quaoar = Quaoar
place-sao = Sao
place-sawiskera = Sawiskera
place-sedna = Sedna
place-skoll = Skoll
place-suttungr = Suttungr
place-sycorax = Sycorax
place-sylvia = Sylvia
place-teharonhiawako = Teharonhiawako
place-thrymr = Thrymr
place-titan = Titan
place-titania = Titania
place-tithonus = Tithonus
place-toro = Toro
place-triton = Triton
place-umbriel = Umbriel
place-unitas = Unitas
place-uranus = Uranus
place-urda = Urda
place-vesta = Vesta
place-weywot = Weywot
place-ymir = Ymir
place-yorp = YORP

## Operations: claims and pieces

card-heavy = { $name } (heavy)

claims = { $seat } claims { $space }.
busts = { $space } holds nothing of use: a black disk is put there.
builds-factory = { $seat } builds a factory on { $space }.
founds-colony = { $seat } founds a colony on { $space }.
site-fee = { $seat } gets water from the bank for what was placed: { $water }.
lifts-disk = { $seat } gives up the claim on { $space }.
lifts-glory = { $seat } lifts the cube of a glory ({ $glory }): it is closed for good.
lifts-colony = { $seat } lifts the colony on { $space }.

prompt-lift-disk = You have no claim disk left. Which claim do you give up for the new one?
prompt-lift-cube = You have no cube left. Which one do you lift for the new one?
action-lift-disk = Give up the claim on { $space }
action-lift-glory = Lift the cube of a glory: { $glory }
action-lift-colony = Lift the colony on { $space }

## Stacks, fuel and cargo

action-transfer = Hand over cards: { $stack } → { $other_stack }
action-rename = Make the { $stack } the rocket
action-load = Load water into the { $stack }
action-unload = Unload tanks: { $stack } → { $other_stack }
action-dump = Dump fuel of the { $stack }
action-lighten = Turn { $card } light
action-decommission = Decommission cards
action-cards = { $count ->
    [0] No card
   *[other] { $items }
}
action-tanks = { $number ->
    [one] 1 tank
   *[other] { $number } tanks
}
action-steps = { $number ->
    [one] 1 step
   *[other] { $number } steps
}

prompt-transfer = Which cards go over: { $stack } → { $other_stack }?
prompt-load = How many tanks of water do you load as fuel?
prompt-unload = How many tanks: { $stack } → { $other_stack }?
prompt-dump = How many steps of fuel do you dump?
prompt-decommission = Which cards go back to your hand?

transfers = { $seat } hands over { $cards }: { $stack }.
renames = { $seat } makes the { $stack } the rocket.
loads = { $seat } loads { $tanks ->
    [one] 1 tank
   *[other] { $tanks } tanks
} of water.
unloads = { $seat } unloads { $tanks ->
    [one] 1 tank
   *[other] { $tanks } tanks
}: { $stack }.
dumps = { $seat } dumps { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} of fuel.
decommissions = { $seat } decommissions { $cards }.
loses = { $seat } loses { $cards }.
drops = { $seat } leaves behind { $cards }.
turns-light = { $cards } of { $seat }: turned light.

why-not-in-leo = Only in LEO is water loaded as fuel.
why-no-water = You have no water.
why-no-room = It has { $tanks ->
    [one] 1 tank
   *[other] { $tanks } tanks
} of fuel, and with a dry mass of { $dry } no more than { $most } fit.
why-not-water = Only water is taken in by the depot.
why-only-humans = Only humans are in space: they can not be decommissioned at will.
why-nothing-in-space = You have no cards in space.

## Operations: research

why-one-auction = You have started an auction this turn already.
why-full-hand = You hold { $number } cards besides your crew: auctions are for hands of fewer than { $limit }.
why-empty-deck = No card is left in this deck: { $deck }.
why-no-reactors = Under an anti-nuclear regime nobody can take reactors into hand.
prompt-opening = You put { $card } up for auction. Your first bid?
prompt-bid = { $card } is auctioned, the highest bid is { $bid }. Match it, raise it, or leave for good.
prompt-award = Others have bid { $bid } each for { $card }. Who gets it?
action-research = Research: auction the top { $deck } card
action-bid = Bid { $number }
action-pass = Leave the auction
action-award = { $target } gets the card
auction-opens = { $seat } puts { $card } up for auction.
auction-bids = { $seat } bids { $water }.
auction-matches = { $seat } matches the bid of { $water }.
auction-leaves = { $seat } leaves the auction.
auction-sold = { $seat } gets { $card } for { $water }.
auction-along = Along with it { $seat } takes { $cards }.

## Operations: free market and boost

why-never-sold = This card can not be sold there.
why-only-black = In space only black cards can be sold, and only in LEO.
action-sell = Sell { $card }
sells = { $seat } sells { $card } for { $water }.
why-nothing-to-boost = You hold no card with a white side.
why-boost-too-dear = The cheapest boost costs { $cost }, and you have { $water }.
prompt-boost = Which cards do you boost into LEO? Each costs its mass in water.
need-boost-mass = mass that you can pay for
need-one-way = each radiator turned one way only
action-boost = Boost cards into LEO
action-boost-cards = Boost { $items }
boosts = { $seat } boosts { $cards } for { $water }.
launch-fee = { $seat } gets a launch fee from the bank: { $water }.

## The turn and income

prompt-turn = Your turn: what do you do next?
action-end = End your turn
turn-over = { $seat } ends the turn.
why-no-operation = Nobody of yours is left to do this operation in this turn.
why-only-nasa = Under this regime only NASA may do that.
action-income = Income: take water
action-income-from = Income: take water from { $target }
income = { $seat } takes an income of { $water }.
takes-from = { $seat } takes { $water } from { $target }.

## The table in lines of text

table-year = Year { $year } of { $years }, { $season } sector.
table-ending = The game ends with this year.
table-event = { $years ->
    [one] An event comes at the end of this year
   *[other] An event comes in { $years } years
} ({ $season } sector).
table-regime = Regime: { $square }.
table-power = Regime: { $square }; { $seat } is in power.
table-turn = Turn of { $seat }; { $operations ->
    [0] no operation left
    [one] 1 operation left
   *[other] { $operations } operations left
}.
table-auction = Auction of { $card }, started by { $seat }: { $bids }.
table-bid = { $seat } { $water }
table-move = The { $stack } is on its way, { $space }: { $burns } and { $steps ->
    [one] 1 step of fuel
   *[other] { $steps } steps of fuel
} left.
table-bonus = Bonus: { $burns }.
table-broken = Its engine does not work.
table-burns = { $number ->
    [one] 1 burn
   *[other] { $number } burns
}
table-burns-and-half = { $number }½ burns
table-engines = Can move by: { $engines }.
table-engine = { $engine }, net thrust { $total } ({ $parts }), { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} for { $burns ->
    [one] a burn
   *[other] { $burns } burns
}
table-engine-lit = { $engine } with afterburner, net thrust { $total } ({ $parts }), { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} for { $burns ->
    [one] a burn
   *[other] { $burns } burns
}
table-thrust-base = base { $number }
table-thrust-supports = supports { $number }
table-thrust-afterburn = afterburner { $number }
table-thrust-class = class { $number }
table-thrust-sunlight = sunlight { $number }
table-thrust-beam = beam { $number }
table-scenario = { $scenario }: { $goal }
table-progress = On the way: { $needs }.
table-need = { $what } { $have } of { $want }
table-tally = { $what } { $have }
table-grants = Allowed this turn: { $grants }.
table-grant = { $what } (by { $owner })
table-grant-at = { $what }, { $site } (by { $owner })
grant-assist = factory assist
grant-refuel = factory refuel
grant-production = production
grant-beam = beamed power
grant-lab = lab
grant-market = market
grant-push = push factory
table-decks = Open on the decks:
table-deck =
    { $left ->
        [one] { $deck } ({ $left } card): { $facts }
       *[other] { $deck } ({ $left } cards): { $facts }
    }
table-next = { $deck }, next: { $facts }
card-facts = { $name }: { $facts }.
card-facts-and-text = { $name }: { $facts }. { $text }
fact-mass = mass { $number }
fact-rad_hard = rad-hard { $number }
fact-letter = letter { $letter }
fact-engine = thrust { $thrust }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} of { $fuel } for { $burns ->
    [one] a burn
   *[other] { $burns } burns
}
fact-sail = thrust { $thrust } without fuel
fact-afterburn = afterburner +{ $thrust } for { $steps }
fact-pushable = pushable
fact-isru = ISRU { $number } ({ $platforms })
fact-solar = solar
fact-needs = needs { $sorts }
fact-needs-any = needs any of { $sorts }
fact-therms = therms { $number }
fact-cooling = cools { $number }
fact-supplies = serves as { $sorts }
fact-thrust_bonus = thrust { $number ->
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $number }
} for what it supports
fact-fuel_factor = consumption times { $number }/{ $per }
table-held = In hand, { $face }: { $facts }
table-letters = Letters are worth: { $letters }.
table-letter = { $letter } { $value } ({ $factories ->
    [one] 1 factory
   *[other] { $factories } factories
})
table-busted = Closed or busted: { $sites }.
table-free-glories = Glories still free: { $names }.
table-free-ventures = Ventures still free: { $names }.
table-player = { $seat } ({ $faction }): { $water ->
    [one] 1 tank
   *[other] { $water } tanks
} of water.
table-own-player = You, { $seat } ({ $faction }): { $water ->
    [one] 1 tank
   *[other] { $water } tanks
} of water.
table-score = { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $sources }.
table-no-score = No points.
points-claims = claims { $number }
points-factories = factories { $number }
points-letters = letters { $number }
points-colonies = colonies { $number }
points-science = science { $number }
points-glories = glory { $number }
points-ventures = ventures { $number }
points-power = in power { $number }
points-stars = stars { $number }
points-goal = goal { $number }
table-no-privilege = Privilege lost.
table-hand = In hand: { $cards }.
table-claims = On the map: { $sites }; { $left ->
    [one] 1 disk
   *[other] { $left } disks
} left.
table-claim = claim on { $site }
table-factory = factory on { $site }
table-colony = factory and colony on { $site }
table-won = Won: { $names }.
table-stack = { $stack }, { $space }: { $items }.
table-tanks-alone = { $stack }, { $space }: tanks.
table-mass = Mass { $dry } dry, { $wet } wet: { $class }.
table-fuel = { $tanks ->
    [one] 1 tank
   *[other] { $tanks } tanks
} and { $odd ->
    [one] 1 step
   *[other] { $odd } steps
} of { $fuel }: { $steps } steps, at most { $capacity }.
class-probe = Probe
class-scout = Scout
class-transport = Transport
class-tug = Tug
table-lacking = { $item } (idle: { $missing })
lacks-sunlight = no sunlight here
lacks-support = lacks { $sorts }
lacks-support-any = lacks any of { $sorts }
lacks-therms = { $number ->
    [one] 1 therm
   *[other] { $number } therms
} too hot
table-site = { $site } (size { $size }, { $letter }, hydration { $hydration })
table-ways = From here: { $ways }.
table-way = { $space } [{ $marks }]
mark-crash = crash roll
mark-aerobrake = aerobrake
mark-flyby = { $burns ->
    [one] 1 free burn
   *[other] { $burns } free burns
}

preview-boost = It costs { $cost } of water; { $water } are left.
preview-fuel = The tanks would hold { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}.
preview-route = { $burns } and { $fuel ->
    [one] 1 step of fuel
   *[other] { $fuel } steps of fuel
}.
preview-left = Left at { $space }: { $burns }, { $steps ->
    [one] 1 step of fuel
   *[other] { $steps } steps of fuel
}.
preview-rolls = To be rolled: { $rolls }.
preview-crashes = { $number ->
    [one] 1 crash
   *[other] { $number } crashes
}
preview-aerobrakes = { $number ->
    [one] 1 aerobrake
   *[other] { $number } aerobrakes
}
preview-radiations = { $number ->
    [one] 1 radiation space
   *[other] { $number } radiation spaces
}

## Felonies and deals

prompt-felony = { $target } is about to commit a felony where you have humans too ({ $space }): { $felony }. Do you let it happen?
prompt-steal = How many tanks do you steal from { $target }?
prompt-partner = With whom do you want to deal?
prompt-terms = What do you propose to { $target }? Choose what you give and what you want.
prompt-proposal = { $target } proposes a deal: gives { $gives }, wants { $wants }. Do you accept?

action-accept = Accept
action-refuse = Refuse
action-jump = Jump the claim on { $space }
action-seize = Use the factory on { $space } without leave
action-steal = Steal fuel of { $target }: { $stack } → { $other_stack }
action-abandon = Give up { $card }
action-raze = Give up the colony on { $space }
action-propose = Propose a deal
action-partner = Deal with { $target }
action-terms = Propose: { $items }

term-give = I give { $term }
term-want = I want { $term }
term-times = { $number ->
    [one] { $term }
   *[other] { $number } × { $term }
}
term-nothing = nothing
term-water = a tank of water
term-card = { $what }
term-tank = a tank of fuel ({ $what })
term-assist = factory assist on { $what }
term-refuel = factory refuel on { $what }
term-production = production on { $what }
term-beam = beamed power
term-lab = the lab on { $what }
term-market = the market of the Bernal at { $what }
term-push = the help of a push factory

struck = { $seat } loses { $card }.
irradiated = Radiation of level { $level } strikes { $seat }: { $cards } lost.
objects = { $seat } objects, and { $target } desists.
jumps = { $seat } jumps the claim of { $target } on { $space }.
seizes = { $seat } uses the factory of { $target } on { $space } without leave.
steals = { $seat } steals { $tanks ->
    [one] 1 tank
   *[other] { $tanks } tanks
} from { $target }.
abandons = { $seat } gives up { $card }.
proposes = { $seat } proposes to { $target }: gives { $gives }, wants { $wants }.
agrees = { $seat } accepts the deal of { $target }.
refuses = { $seat } refuses the deal of { $target }.

why-lawful = Felonies are open to you only in Anarchy and War.
why-no-human = You need a human there.
why-objected = Somebody there has objected in this turn.
why-no-disk = You have no claim disk left.
why-proposals = You have made { $number } proposals in this turn: that is enough.
why-nothing-to-trade = There is nothing that you could agree on.

## Combat

prompt-target = { $card } attacks. What?
prompt-battle-losses = A missile has hit you. Which cards do you lose ({ $number })?
prompt-capture = You have boarded a stack of { $target }. Which card do you take? A crew goes home.

attack-raygun = raygun
attack-missile = missile
attack-boarding = boarding
action-attack = Attack with { $card } ({ $mode })
action-target = Attack { $target }: { $stack }
action-raid = Attack the factory of { $target } on { $space }
action-capture = Take { $card }

attacks = { $seat } attacks { $target } with { $card }.
rays = The ray of { $seat }: die { $die }, radiation of level { $level }.
clash = { $seat } attacks with { $attack }, { $target } defends with { $defence }.
battle-losses = { $seat } loses { $cards }.
captures = { $seat } takes { $card } from { $target }.
destroys-colony = { $seat } destroys the colony of { $target } on { $space }.
takes-factory = { $seat } takes the factory of { $target } on { $space }, and the claim.

prompt-volley = Battle with { $target }: what do you fire?
prompt-aim = Which card of { $target } does the ray hit?
attack-gun = gun
attack-buggy = buggy
attack-ram = ram
attack-factory = factory
action-battle = Attack { $target }: { $space }
action-fire = Fire { $card } ({ $mode }) at { $space }
action-hold = Fire no more
action-hit = Hit { $card }
action-repair = Spend { $card } to mend the factory on { $space }
begins-battle = { $seat } attacks { $target }: { $space }.
fires = { $seat } fires at { $target } ({ $weapon }): fire value { $value }.
damages = The factory on { $space } is damaged: no assist, no fuel and no gun until a robonaut mends it.
destroys = A cube on { $space } is destroyed.
repairs = { $seat } spends { $card } to mend the factory on { $space }.

why-no-war = Attacks are made in War only.
why-attacked = You have made your attack of this turn.
why-battled = You have attacked this space in this turn.

## The table, events and politics

prompt-faction = Which faction do you play?
prompt-design = A design turn. Do you buy the top card of a deck for { $water } of water, or begin to work?
prompt-war = Your turn begins in Anarchy. Do you declare war?
prompt-election = An election. How much water do you spend on votes? All of it is gone, whoever wins.
prompt-tie = The election is tied and you are in power. Who has won?
prompt-disk = You have won the election. Where does the disk of politics go?
prompt-loss = { $event }. Which of these cards do you lose?
prompt-glories = You have not cubes enough. On which glories do you put them?
prompt-give-up = You can not keep more than { $number } outposts. Which one do you give up?

action-faction = Play { $colour }
action-design = Buy the top { $deck }
action-operate = Begin to work and be the first player
action-wait = Wait
action-war = Declare war
action-peace = Do not declare war
action-vote = Spend { $number } of water
action-elect = Elect { $target }
action-stay = Leave the disk where it is
action-govern = Move the disk to { $square }
action-lose = Lose { $card }
action-glory = Bring { $card } home for glory
action-celebrate = Take these glories: { $items }
action-venture = Take the venture { $venture }
action-finish = Pay to end the game with this year
action-give-up = Give up the outpost: { $stack }

chooses-faction = { $seat } plays { $colour }.
dealt = { $seat } starts with { $cards }.
designs = { $seat } buys { $card } for { $water } of water.
ends-design = { $seat } begins to work and is the first player from now on. The design turns are over.
event = An event: the die shows { $die }. { $event }!
storm = The storm rolls { $die }; the figure of each zone is added to it.
discards = { $seat } discards { $card }.
anti-nuclear = The regime takes { $card } from the hand of { $seat }.
declares-war = { $seat } declares war.
moves-disk = { $seat } moves the disk of politics to { $square }.
leaves-disk = { $seat } leaves the disk of politics where it is.
votes = { $seat } spends { $water } of water and has { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}.
election-tied = The election is tied and nobody is in power: the disk of politics stays.
elects = { $seat }, in power, breaks the tie for { $target }.
takes-glory = { $seat } takes a glory: { $glory }.
takes-venture = { $seat } takes the venture { $venture } for { $water } of water.
finishes = { $seat } pays { $water } of water: the game ends with this year.
enough-factories = There are { $factories } factories on the map: the game ends with this year.
gives-up = { $seat } gives up an outpost: { $stack }.

why-too-little-water = You need { $water } of water and have { $have }.
why-venture-taken = Somebody has this venture already.
why-venture-claims = You need claims on { $claims } sites of { $letter } and have { $have }.
why-ending = The game ends with this year anyway.
why-too-little-built = You need { $factories } factories and have { $built }, or { $ventures } ventures and have { $taken }.
why-no-glory = This journey has earned no glory that is still free.
why-no-cube = You have no cube left, and none that you may lift.

## Operations: refuel, prospect, industrialize and ET production

platform-road = buggy on the roads
why-no-site = Nothing in reach can be worked there: a site is needed.
why-claimed = A disk lies on { $space } already.
why-season = { $space } can be prospected only in this sector of the solar cycle: { $season }.
why-atmosphere = { $space } has an atmosphere: a raygun has to stand there.
why-too-dry = { $space } has a hydration of { $hydration }; this unit with its ISRU of { $isru } needs more.
why-not-working = { $card } does not work: supports, cooling or sunlight are missing.
why-site-too-dry = { $space } has a hydration of { $hydration }; your best unit there, with its ISRU of { $isru }, needs more.
why-no-unit = No working ISRU unit of yours is on { $space }.
why-no-leave = This factory belongs to { $owner }, who has not given you leave.
why-no-parts = On { $space } you have no working robonaut and refinery together with what powers them.
why-no-such-letter = You hold no card that this factory can make: its letter is { $letter }.
why-no-stack = No stack of yours on { $space } takes the product, and no outpost is left.
prompt-targets = Which sites do you prospect? All are named before the first roll.
prompt-fill-up = How many tanks do you fill?
prompt-parts = Which cards do you spend on the factory on { $space }?
prompt-make = What does the factory on { $space } make, and for which stack?
action-refuel-isru = ISRU refuel on { $space }: { $stack }
action-refuel-shield = Fill the Bernal with its own regolith on { $space }
action-refuel-factory = Factory refuel on { $space }: { $stack }
action-refuel-regolith = Fill up with regolith on { $space }
action-prospect = Prospect with { $card }: { $what }
action-targets = Prospect { $items }
action-industrialize = Industrialize { $space }
action-industrialize-freely = Industrialize { $space } without an operation
action-take-luna = Take over the factory on { $space }
action-spend = Spend { $items }
action-produce = ET production on { $space }
action-make = Make { $card }: { $stack }
refuels = { $seat } refuels on { $space }, { $stack }: { $tanks }.
refuels-regolith = { $seat } fills up with regolith on { $space }, { $stack }: { $tanks }.
prospects = { $seat } prospects { $space }: a { $die }, where { $most } or less makes a claim.
finds-science = { $seat } is the first on { $space }: a { $die }, and it is a science site.
finds-no-science = { $seat } is the first on { $space }: a { $die }, and it is no science site.
spends = { $seat } spends { $cards }.
produces = { $seat } makes { $card } on { $space }, { $stack }.

## Operations: abilities of cards

action-revive = Put a claim on { $space }, where prospecting failed
beams-power = The factory of { $seat } on { $space } beams power for the rest of the game.
dirt-harms = { $seat } loses { $cards } by the dirt of what was used.

## Movement

action-move = Move: { $stack }
action-activate = Start { $card }{ $count ->
    [0] {""}
   *[other] { " " }with { $items }
}
action-ignite = Start { $card }{ $count ->
    [0] {""}
   *[other] { " " }with { $items }
} and light the afterburner
action-lift_off = Spend fuel to lift off
action-land = Spend fuel to land
action-assist = Let the factory help
action-fly = Fly: { $items }
action-stop = Stop here
action-afterburn = Light the afterburner
action-drop = Leave cards behind
action-roll = Roll
action-insure = Failure is not an option: pay
action-ignore = Leave the decks as they are
action-inspire = Top card to the bottom: { $deck }
action-colony = Found a colony: { $card }

prompt-activate = Which engine is to move the rocket?
prompt-lift-off = The thrust does not lift you off a site of size { $size }. How do you lift off?
prompt-land = The thrust does not suffice for a site of size { $size }. How do you land?
prompt-flight = Where to? Net thrust { $net }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} of fuel left.
prompt-drop = Which cards do you leave behind?
prompt-crash = A crash space: roll, or pay { $water } tanks?
prompt-aerobrake = Aerobraking: roll, or pay { $water } tanks?
prompt-assist = The factory helps, which is dangerous: roll, or pay { $water } tanks?
prompt-inspire = Inspiration: the top card of which deck goes to the bottom?

hazard-crash = crash space
hazard-aerobrake = aerobrake
hazard-assist = factory assist

cost-half_burns = half burns
cost-fuel = fuel
cost-landing_fuel = fuel for landing
cost-crashes = crash rolls
cost-aerobrakes = aerobrakes
cost-radiations = radiation rolls

thrust-base = base thrust
thrust-supports = supports
thrust-afterburn = afterburner
thrust-class = class
thrust-sunlight = sunlight
thrust-beam = beam
thrust-total = net thrust

sets-out = { $seat } sets out: { $stack }, net thrust { $net }.
arrives = { $seat } arrives: { $stack }, { $space }.
afterburns = { $seat } lights the afterburner: net thrust { $net }.
insures = { $seat } pays { $water ->
    [one] 1 tank
   *[other] { $water } tanks
}: failure is not an option.
crashes = { $seat } crashes ({ $cause }, die { $die }).
comes-through = { $seat } comes through ({ $cause }, die { $die }).
radiation = { $seat } flies through radiation of level { $level } (die { $die }).
engine-lost = { $seat } has no working engine any more.
route-broken = The route of { $seat } ends early.
inspires = { $seat } is inspired: { $card } goes under its deck.

why-moved = It has moved in this turn.
why-nothing-moves = Nothing of yours moves any more in this turn.
why-fresh = { $card } was made in this turn and can not move yet.
why-carried = { $card } has moved in this turn: it can only land next to here, or lift off.
why-no-craft = There are no cards in it.
why-no-engine = No card in it has an engine.
why-no-engine-works = No engine in it works: supports or cooling are missing.
why-too-heavy = The dry mass is { $mass }, more than { $most }.
why-too-much-fuel = { $tanks } tanks are too many: { $most } fit.
why-wrong-fuel = The engine does not burn this fuel.
why-no-net-thrust = The net thrust is { $net }; it must be at least 1.
why-no-lift-off = To lift off from size { $size } takes more net thrust than that (you have { $thrust }), { $size ->
    [one] 1 step
   *[other] { $size } steps
} of fuel (you have { $steps }), or a factory that helps.
why-nowhere-to-go = No space can be entered from here.
why-no-factory = No factory stands there.
why-no-leave-to-land = The factory belongs to somebody else, who has not allowed it.
why-turned-back = Turning straight back is not allowed.
why-in-circles = Nobody goes round in circles.
why-no-thrust-left = That takes { $burns }; left: { $left }.
why-no-fuel-left = That takes { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} of fuel; left: { $left }.
why-no-aerobrake = A card aboard does not stand an aerobrake.
why-not-in-season = The site can be entered only in its own sector of the solar cycle.
why-no-landing = To land on size { $size } takes more net thrust than that (you have { $thrust }), { $size ->
    [one] 1 step
   *[other] { $size } steps
} of fuel (left: { $steps }), or a factory that helps.
why-bernal-too-large = With a Bernal aboard nothing lands above size { $most }; this site has { $size }.
why-no-assist = By itself it lands on sites up to size { $most }; this one has { $size }, and no factory helps.
why-landed = Landing ends the move.
why-no-way-on = From there it could neither stop nor go on.
why-not-next = This space is not next to it.
why-no-stop = It can not stop there.
why-no-afterburner = No afterburner works.
why-lit = The afterburner is lit.
why-freighter-pivots = A freighter does not pivot.
why-freighter-stuck = The freighter can go nowhere: it needs a way of one burn, and a factory to leave a site above size 1.

## Operations: scooping

why-no-scoop = No card of the rocket that scoops works: supports, cooling or sunlight are missing.
prompt-scoop = You scoop fuel on { $space }. Roll, or pay { $water } so that nothing can fail?
action-refuel-scoop = Scoop fuel on { $space }: { $stack }

## Where values come from, and those that are ours

origin-seed = the rules of 2014
origin-first = 1st edition
origin-second = 2nd edition
origin-third = 3rd edition
origin-fourth = 4th edition
origin-house = our value
sure-high = sure
sure-medium = fairly sure
sure-low = a guess
house-badge = House value { $number }: { $what }. { $why }

house-H01 = steps of fuel at low masses, and the most wet mass
house-H01-why = The printed diagram was not found. Ours gives every figure of the rules; the later, published strip would halve the price of the first flights.
house-H02 = odd steps when tanks are added or the mass changes
house-H02-why = They are kept as far as they still make no tank, which fits all four published cases.
house-H03 = where one class ends and the next begins
house-H03-why = The rules place masses 15, 19 and 21; the rest is the published strip.
house-H04 = landers
house-H04-why = The older board has none. A full one as a burn and a half one as nothing gives the burns the rules count.
house-H05 = adjacency across landers, and lines without a name
house-H05-why = With one lander passed over, the dirtsides of the examples come out.
house-H06 = lift-off
house-H06-why = Net thrust before the fuel is paid decides the price, after it what moves. The order of the steps needs both.
house-H07 = an afterburner lit on the way
house-H07-why = Thrust rises, the class is not read again: the rules allow it at any time and say no more.
house-H08 = fuel of landing modules
house-H08-why = Any fuel in the tanks serves, since only steps are asked for.
house-H09 = the same flyby twice, and bonus burns on landers
house-H09-why = Once a move, so that nobody runs in circles; landers are plain burns here.
house-H10 = landing by parachute
house-H10-why = From the last aerobrake on only one-way links: that is how our map draws it.
house-H11 = scooping by MW thrusters
house-H11-why = Eight tanks are known from a later aid; which cards do it is told by an icon of the newest edition.
house-H12 = factory refuel
house-H12-why = The rules fill a craft up; eight tanks stay behind where there is nothing to fill.
house-H13 = isotopes of two letters mixed
house-H13-why = No GW thruster burns them, for each wants fuel of its own letter.
house-H14 = the form of an auction
house-H14-why = Clockwise rounds in which one matches, raises or leaves for good: the same result as haggling, playable at a distance.
house-H15 = supports sold along
house-H15-why = One radiator however many therms, the winner chooses between decks, an empty deck gives nothing.
house-H16 = a second freighter
house-H16-why = Nobody bids for one while he has one, since only one card is allowed.
house-H17 = production without a stack
house-H17-why = A free outpost may be opened for it: the rules name the outpost among the stacks.
house-H18 = the freighter of the base game
house-H18-why = Read from what the expansion changes about it.
house-H19 = cards dropped, and fuel without an engine
house-H19-why = An outpost if one is free, else back to hand; fuel stays, for only a crash takes all.
house-H20 = lifting a disk
house-H20-why = Only without a factory, which needs its claim.
house-H21 = what can not be traded
house-H21-why = Crews, Bernals, promoted cards, glory, ventures, Futures and the right to felonies belong to one player.
house-H22 = how much water a theft takes
house-H22-why = Any whole tanks of one stack nobody guards: the rules name the theft and no amount.
house-H23 = rayguns at synodic sites
house-H23-why = They need the season too; some such limit is known.
house-H24 = ventures
house-H24-why = Letters, points from 5 to 8 and two abilities are known; the rest fills them evenly.
house-H25 = the fifth glory, and the home Bernal as LEO
house-H25-why = Five are known from a later edition. The depot counts as both places.
house-H26 = the end with one to three players, its moment, and ties
house-H26-why = Seven factories with four or five players are known; fewer players, fewer factories.
house-H27 = the chart of politics
house-H27-why = Thirteen squares, their owners and effects are known, their neighbours and prices are not.
house-H28 = the wheel of the solar cycle
house-H28-why = Twelve years, three sectors and an event every other year are known, their places are not.
house-H29 = burns with a triangle
house-H29-why = No picture shows where they are: the busiest burns of each zone.
house-H30 = combat
house-H30-why = The text of the chapter was not found; ours uses every hint of the rules.
house-H31 = points of stars after the first
house-H31-why = The first brings 12; they fall from there.
house-H32 = which cards there are, and four faces
house-H32-why = The decks have the sizes, types and letters the rules count, and every card they name.
house-H33 = crews
house-H33-why = Three crews fly, says the guide; their other figures are those of the newest edition.
house-H34 = colonists
house-H34-why = Specialties, loyalties and ballots are evened out; boxes that no source shows are an option.
house-H35 = the closed site of Callisto, and three science sites
house-H35-why = A report of 2013 and a list of changes speak of them, without names.
house-H36 = declaring war without Bernals in the game
house-H36-why = The Bernal at home that it asks for can not be there.
house-H37 = supports of Colliding FRC
house-H37-why = One section lets none change its thrust, another one: the general one goes first.
house-H38 = humans in space
house-H38-why = Always one at least, as the rules grant it to everybody.
house-H39 = what guards against glitches and explosions
house-H39-why = Cubes and Bernals of one’s own: each player is struck by himself.
house-H40 = anti-trust
house-H40-why = Cards in hand, as in the example; reactors too, which the list forgets.
house-H41 = the endgame with one player
house-H41-why = One less than the players would be none; the scenarios have goals of their own.
house-H42 = time to decide in events
house-H42-why = A hint after a minute, no choice made for anybody.
house-H43 = what a human has seen
house-H43-why = Each human keeps the sites it landed on, or glory could not be proved.
house-H44 = elections won and incomes without a victim
house-H44-why = The winner may leave the disk; where nobody is richer, nothing is taken.
house-H45 = links without a line, and tanks as cargo
house-H45-why = Passing there is a pivot; a tank weighs 1.
house-H46 = masses in the base game
house-H46-why = Few are known. A card without its supports weighs about 2 more for each of them and 1 for each therm.
house-H47 = Cermet NERVA with supports
house-H47-why = Without any it would be too cheap beside the others: it needs a wave reactor, and weighs that much less.
house-H48 = some letters and figures of cards
house-H48-why = The newest edition has letters and scales that the older one had not.
house-H49 = full tanks of the Enzmann starship
house-H49-why = As many tanks as its dry mass has room for.

## Places of the map whose names differ between languages

place-achilles = Achilles
place-aegis-moonlet = Aegis moonlet
place-aeneas = Aeneas
place-agamemnon-moonlet = Agamemnon moonlet
place-antenor = Antenor
place-barycenter = Barycenter
place-callisto-asgard-ice-spires = Callisto: Asgard Ice Spires
place-callisto-valhalla = Callisto: Valhalla
place-ceres = Ceres
place-comet-borrelly = Comet Borrelly
place-comet-crommelin = Comet Crommelin
place-comet-elst-pizarro = Comet Elst-Pizarro
place-comet-encke = Comet Encke
place-comet-halley = Comet Halley
place-comet-hartley-2 = Comet Hartley 2
place-comet-holmes = Comet Holmes
place-comet-mcnaught = Comet McNaught
place-comet-neujmin-1 = Comet Neujmin 1
place-comet-schwassmann-wachmann-1 = Comet Schwassmann-Wachmann 1
place-comet-wild-2 = Comet Wild 2
place-comet-wilson-harrington = Comet Wilson-Harrington
place-cordelia = Cordelia
place-dactyl-moonlet = Dactyl moonlet
place-didymos-barycenter = Didymos barycenter
place-didymos-moonlet = Didymos moonlet
place-dione = Dione
place-dust-ring = dust ring
place-earth = Earth
place-earth-flyby = Earth flyby
place-earth-luna-l1 = Earth-Luna L1
place-earth-luna-l2 = Earth-Luna L2
place-earth-luna-l3 = Earth-Luna L3
place-earth-luna-l4 = Earth-Luna L4
place-earth-luna-l5 = Earth-Luna L5
place-em-sunlens = EM Sunlens
place-enceladus = Enceladus
place-epimetheus = Epimetheus
place-europa = Europa
place-europa-conamara-chaos = Europa: Conamara Chaos
place-europa-subsurface-ocean = Europa: Subsurface Ocean
place-flora-family = Flora family
place-flora-family-heo = Flora family HEO
place-galatea = Galatea
place-ganymede = Ganymede
place-ganymede-memphis-facula = Ganymede: Memphis Facula
place-ganymede-uruk-sulcus = Ganymede: Uruk Sulcus
place-gefion-family = Gefion family
place-gefion-family-heo = Gefion family HEO
place-haumea = Haumea
place-hektor = Hektor
place-hektor-moonlet = Hektor moonlet
place-helene = Helene
place-heliopause = Heliopause
place-heo-earth = HEO (Earth)
place-hermes-barycenter = Hermes barycenter
place-himalia-group = Himalia group
place-horseshoe = horseshoe
place-hygiea-family = Hygiea family
place-hygiea-family-heo = Hygiea family HEO
place-hyperion = Hyperion
place-iapetus = Iapetus
place-icarus = Icarus
place-io-gish-bar-mons = Io: Gish Bar Mons
place-io-loki-patera = Io: Loki Patera
place-jovian-trojans-greek-camp = Jovian Trojans, Greek camp
place-jovian-trojans-trojan-camp = Jovian Trojans, Trojan camp
place-juliet = Juliet
place-jupiter-europa-l2 = Jupiter-Europa L2
place-jupiter-flyby = Jupiter flyby
place-jupiter-ganymede-l2 = Jupiter-Ganymede L2
place-jupiter-sol-jupiter-exit = Jupiter-Sol-Jupiter Exit
place-karin-cluster = Karin cluster
place-kleopatra = Kleopatra
place-kleopatra-system = Kleopatra system
place-koronis-family = Koronis family
place-koronis-family-heo = Koronis family HEO
place-lco-low-callisto-orbit = LCO (low Callisto orbit)
place-lgo-low-ganymede-orbit = LGO (low Ganymede orbit)
place-lmo-low-mars-orbit = LMO (low Mars orbit)
place-luna = Luna
place-luna-aristarchus-plateau = Luna: Aristarchus Plateau
place-luna-crater-shackleton-polar-rim = Luna: Crater Shackleton Polar Rim
place-lvo-low-venus-orbit = LVO (low Venus orbit)
place-mars-arsia-mons-caves = Mars: Arsia Mons Caves
place-mars-flyby = Mars flyby
place-mars-hellas-basin-buried-glaciers = Mars: Hellas Basin Buried Glaciers
place-mars-north-pole = Mars: North Pole
place-menoetius = Menoetius
place-mercury = Mercury
place-mercury-discovery-rupes = Mercury: Discovery Rupes
place-mercury-flyby = Mercury flyby
place-mercury-l1 = Mercury L1
place-mercury-north-pole = Mercury: North Pole
place-methone = Methone
place-moon-boost-europa = moon boost (Europa)
place-moon-boost-luna = moon boost (Luna)
place-neptune-aerostat = Neptune Aerostat
place-neptune-flyby = Neptune flyby
place-neptune-nereid-l1 = Neptune-Nereid L1
place-nereid = Nereid
place-nereus = Nereus
place-neutrino-sunlens = Neutrino Sunlens
place-nysa-family = Nysa family
place-nysa-family-heo = Nysa family HEO
place-oberon = Oberon
place-pandora = Pandora
place-patroclus = Patroclus
place-phaethon = Phaethon
place-philoctetes = Philoctetes
place-phoebe = Phoebe
place-pluto = Pluto
place-pluto-charon-l1 = Pluto-Charon L1
place-polar-insertion = polar insertion
place-polydeuces = Polydeuces
place-prometheus = Prometheus
place-proteus = Proteus
place-psyche = Psyche
place-remus-moonlet = Remus moonlet
place-rhea = Rhea
place-romulus-moonlet = Romulus moonlet
place-saturn = Saturn
place-saturn-aerostat = Saturn Aerostat
place-saturn-flyby = Saturn flyby
place-saturn-titan-l1 = Saturn-Titan L1
place-saturn-titan-l5 = Saturn-Titan L5
place-saturnian-norse-moons = Saturnian Norse moons
place-setebos = Setebos
place-sol-earth-l1 = Sol-Earth L1
place-sol-earth-l2 = Sol-Earth L2
place-sol-earth-l3 = Sol-Earth L3
place-sol-earth-l4 = Sol-Earth L4
place-sol-earth-l5 = Sol-Earth L5
place-sol-exit-neptune = Sol Exit Neptune
place-sol-exit-oort = Sol Exit Oort
place-sol-flyby = Sol flyby
place-sol-haumea-l1 = Sol-Haumea L1
place-sol-jupiter-l1 = Sol-Jupiter L1
place-sol-jupiter-l2 = Sol-Jupiter L2
place-sol-mars-l1 = Sol-Mars L1
place-sol-mars-l2 = Sol-Mars L2
place-sol-mars-l3 = Sol-Mars L3
place-sol-mars-l4 = Sol-Mars L4
place-sol-mars-l5 = Sol-Mars L5
place-sol-mercury-l2 = Sol-Mercury L2
place-sol-mercury-l3-rabbithole = Sol-Mercury L3 (Rabbithole)
place-sol-mercury-l4 = Sol-Mercury L4
place-sol-quaoar-l2 = Sol-Quaoar L2
place-sol-saturn-l1 = Sol-Saturn L1
place-sol-uranus-l1 = Sol-Uranus L1
place-sol-uranus-l2 = Sol-Uranus L2
place-sol-venus-l1 = Sol-Venus L1
place-sol-venus-l2 = Sol-Venus L2
place-sol-venus-l3 = Sol-Venus L3
place-sol-venus-l4 = Sol-Venus L4
place-sol-venus-l5 = Sol-Venus L5
place-solar-oberth-flyby = Solar Oberth flyby
place-sun = Sun
place-sylvia-system = Sylvia system
place-telamon = Telamon
place-telesto = Telesto
place-termination-shock = Termination shock
place-tethys = Tethys
place-tethys-trojans-l4 = Tethys Trojans L4
place-titan-heo = Titan HEO
place-titan-kraken-mare = Titan: Kraken Mare
place-titan-ontario-lacus = Titan: Ontario Lacus
place-triton-mahilani-plume = Triton: Mahilani Plume
place-triton-tuonela-planitia = Triton: Tuonela Planitia
place-uranus-aerostat = Uranus Aerostat
place-uranus-flyby = Uranus flyby
place-venus = Venus
place-venus-aerostat-xity = Venus Aerostat-Xity
place-venus-flyby = Venus flyby
place-venus-heo = Venus HEO
place-vesta-family = Vesta family
place-vesta-family-heo = Vesta family HEO

# what a player looks up
why-no-such-space = There is no space called “{ $name }”: the id of a space is wanted.

## Orders of magnitude

physics-mass = { $tonnes } tonnes
physics-thrust = { $kilonewtons } kN of thrust
physics-exhaust = specific impulse { $seconds } s
physics-gravity = gravity { $milligee } milligee

## Advice

advice-frugal-engine = First get an engine, or a missile robonaut, that burns 2 steps or less for a burn: with 4 you go nowhere fast.
advice-frugal-engine-there = { $card }, on top of its deck now, burns little: an engine to begin with.
advice-rocket-lacks = For a factory your mission still needs: { $parts }.
advice-part-engine = an engine
advice-part-isru = a unit with ISRU
advice-part-refinery = a refinery
advice-supports = { $card } does not work as it lies there: its supports and cooling have to be in the same stack.
advice-fuel-enough = { $space } takes { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} of fuel with your frugal engine; you hold { $held }. Leave your heavy engine for the landing.
advice-fuel-short = { $space } takes { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} of fuel; you hold { $held }. Stop at Hohmanns instead of pivoting, and load more water.
advice-too-dry = At { $space } there is hydration { $hydration }: a unit needs ISRU of so much or less.
advice-auction-free = Nobody else can bid now: a patent costs you nothing.
advice-sell = Without water nothing moves: sell a card you can do without for { $water } tanks, or take an income.
advice-product = Hold a card of the letter { $letter }, and the factory at { $space } makes its black side.
advice-colonists = The earlier a colonist is in space, the more it works: financiers first, scientists later.
advice-generator = A working generator promotes your Bernal. There are few of them, and radiators do not last.
advice-move-bernal = Your Bernal has { $drops } drops below it. With { $wanted } or more it feeds colonists enough to be worth the move.
advice-lab = Cards are promoted in labs: at a factory on a TNO, or in a promoted Bernal above a science site.
advice-last-election = The last election brings points: keep some of your { $water } tanks for it.

## Workers

prompt-work = Who does it?
action-work = { $card }
works = { $card } works for { $seat }: { $water ->
    [one] 1 tank
   *[other] { $water } tanks
}.
why-no-such-craft = There is no craft called “{ $name }” that flies by itself.
why-worked = { $card }: one operation a turn.
why-arrived = { $card } has come into space in this turn and does not work yet.
why-no-wages = The operation of a colonist costs { $water } of water, and you have { $have }.

## Module Cargo

why-one-freighter = You have a freighter already, and nobody has two.
why-overloaded = Its cargo weighs { $mass }; it carries { $most } at most.
why-factory-loading = It loads only at a factory or at a promoted Bernal, never in LEO.
why-not-promoted = Only a promoted freighter makes your cubes craft.
why-colony-holds = A colony holds its factory.
why-not-empty = The big cube still has cargo.
why-too-dark = It lives on sunlight, and goes no further out without a push factory.
why-guarded = Humans of others guard it.
why-prints-nothing = This freighter has no letter: it prints nothing.
why-no-printer = No cube of yours that prints is there.
why-no-material = No card there of the freighter’s letter can be taken apart.

action-restart = Start again: { $space }
action-swap = Digital swap: { $stack }
action-print = Print { $items }
action-take-freighter = Take { $card }
action-decline = Take nothing
action-lift = Lift off with the factory on { $space }
action-lift-factory = Lift the factory on { $space }
action-lift-cube = Lift a mobile factory: { $stack }
action-load-cube = Take a mobile factory aboard: { $stack } → { $other_stack }
action-load-factory = Take the factory on { $space } aboard: { $stack }
action-unload-cube = Put a mobile factory out: { $stack }
action-swap-cubes = Swap the big cube: { $stack }
action-swap-factory = Swap the big cube with the factory on { $space }
action-dock = The freighter joins: { $stack }
action-undock = { $card } is a freighter again
action-hijack = Hijack the claim on { $space }

prompt-restart = Your big cube was destroyed. Where does it start again?
prompt-take-apart = Which cards are taken apart ({ $stack })?
prompt-print = Which cards are printed? They weigh { $mass } at most.
prompt-take-freighter = You are the first to industrialise this letter. Do you take a freighter?
need-swap-mass = no more mass than was taken apart
need-one-gigawatt = one GW thruster at most
term-hijack = the claim on { $what } for a mobile factory

big-cube-lost = The big cube of { $seat } is destroyed; { $card } stays.
restarts = The big cube of { $seat } starts again: { $space }.
freighter-unloaded = { $card } of { $seat } has unloaded its last cargo, and is decommissioned.
cubes-lost = { $seat } loses { $number ->
    [one] a mobile factory
   *[other] { $number } mobile factories
}.
abandons-factory = { $seat } abandons the factory on { $space }.
lifts-cube = { $seat } lifts a mobile factory ({ $stack }).
builds-cube = { $seat } builds a mobile factory: { $space }.
loads-cube = { $seat } takes a mobile factory aboard: { $stack }.
unloads-cube = { $seat } puts a mobile factory out: { $stack }.
swaps-cubes = The big cube of { $seat } trades places with a mobile factory: { $space }.
docks = The freighter of { $seat } joins a stack: { $stack }.
undocks = { $card } of { $seat } is a freighter again.
hijacks = { $seat } hijacks the claim of { $target } on { $space }.
takes-cube = { $seat } takes a mobile factory of { $target }: { $space }.
takes-apart = { $seat } takes { $cards } apart.
prints = { $seat } prints { $cards }.
takes-freighter = { $seat } takes { $card } as the first to industrialise its letter.

## Module Bernal

bernal-promoted = { $seat } promotes the Bernal.
bernal-demoted = { $seat }’s Bernal is promoted no more.
bernal-aboard = { $seat } takes the Bernal aboard: { $stack }.
launches-ersatz = { $seat } launches a replacement Bernal for { $water }.
boosts-home = On its home orbit: { $cards } ({ $stack } of { $seat }).
belt-returns = { $cards } of { $seat } did not stand the belt: back to hand.
sells-abroad = { $seat } sells { $card } for { $water } at { $target }’s Bernal and takes it back to hand.
prompt-send-home = Which of these cards go on to the home orbit ({ $space })?
action-home = { $count ->
    [0] All stay in LEO
   *[other] To the home orbit: { $items }
}
action-promote-bernal = Promote the Bernal
action-embark = Take the Bernal aboard: { $stack }
why-bernal-generator = The stack of the Bernal needs a working generator.
why-bernal-reactor = The stack of the Bernal needs a working reactor.
why-no-dirtside = A Bernal is promoted on its home orbit, or next to a factory of yours.
why-bernal-fuelled = The tanks of the Bernal are to be emptied first.
why-bernal-cargo = This freighter loads at factories and promoted Bernals only: the Bernal goes aboard alone.
why-bernal-keeps-water = Water in the tanks of a Bernal does not come back as water.
why-letter-unwanted = A dirtside of this Bernal makes cards of that letter itself.

## Module Colonists

why-colonist-limit = You may have { $number ->
    [one] 1 human colonist
   *[other] { $number } human colonists
} in space, and have as many.
need-colonists = human colonists in space, as many as are allowed

action-recruit = Recruit: auction one of the top three colonists
recruits = { $seat } recruits: { $cards }.
prompt-recruit = Which colonist do you put up for auction? The others go under the deck.
action-choose = { $card }
prompt-search = Which card ({ $deck }) do you put up for auction? Unless it is the top one, the others are shuffled.
action-search = { $card }

action-hostile-recruit = Hostile recruit: { $card } joins you ({ $stack })
wins-over = { $card } leaves { $target } and joins { $seat }.
why-not-in-war = Nobody changes sides in War.
why-loyal = { $card } is not loyal to you.
prompt-epic-recruit = { $card } recruits. As an epic hazard it counts for the Future ({ $number } so far), or may cost everything.
action-plainly = A plain recruit
action-epically = An epic hazard

action-suffrage = Suffrage: roll to emancipate the robots
suffrage = { $seat } speaks for the robots: a { $die }, where less than { $number } is needed.
emancipates = The robots are free. { $seat } is their emancipator.
why-emancipated = { $target } has emancipated the robots already.
why-not-in-power = You are not in power.
why-no-robot = No robot is in space.
why-too-few-promoted = Promoted cards in space: { $number }. With fewer than { $least } no die is low enough.

action-activism = Activism: call an election
calls-election = { $seat } calls an election.
why-not-blue = Elections can be called only in the blue sector.

action-anti-trust = Anti-trust: { $target } hands over a card
breaks-trust = { $seat } moves against the trust of { $target }.
prompt-surrender = You hold several cards of a kind, and { $target } is in power. Which one do you hand over?
action-surrender = { $card }
surrenders = { $seat } hands { $card } over to { $target }.
why-no-trust = { $target } holds no two cards of a kind.

rolls-again = { $card } has the roll made again for { $seat }.
insurance-pays = The bank pays { $seat } for the loss: { $water }.

term-ability = the ability of { $what }
grant-ability = ability
table-grant-of = { $what }, { $card } (by { $owner })
table-emancipator = The robots are free; their emancipator: { $seat }.
table-lots = Up to be recruited: { $cards }.
table-humans = Human colonists in space: { $number } of { $most }.
fact-hold = carries { $load }, enters { $burns ->
    [one] 1 burn
   *[other] { $burns } burns
} a move
fact-hold-pivots = { $number ->
    [one] 1 free pivot
   *[other] { $number } free pivots
}
fact-hold-loading = loads only at factories and promoted Bernals
fact-hold-starship = starship
fact-specialties = { $specialties }
fact-loyalty = loyal to { $loyalty }, { $ballots ->
    [one] 1 ballot
   *[other] { $ballots } ballots
}
loyalty-emancipator = the emancipator

## Promotion

action-promote = Promote { $card }
action-seize-lab = Use the lab on { $space } without leave
promotes = { $seat } promotes { $card } on { $space }: { $name }.
seizes-lab = { $seat } uses the lab of { $target } on { $space } without leave.
why-no-lab = There is no lab: a card is promoted at a factory on a TNO science site, or at a promoted Bernal with a dirtside on a science site.
why-no-leave-for-lab = This lab belongs to { $owner }, who has not given you leave.

## Module GW Thrusters

action-refuel-isru-isotope = ISRU refuel with isotopes of { $space }: { $stack }
action-refuel-factory-isotope = Factory refuel with isotopes of { $space }: { $stack }
action-refuel-scoop-isotope = Scoop isotopes on { $space }: { $stack }
refuels-isotope = { $seat } takes in isotopes on { $space }, { $stack }: { $tanks }.
why-other-isotope = The engine works only with isotopes of { $letter } sites in the tanks, or with none.
why-other-letter = The GW thruster aboard burns only isotopes of { $letter } sites.
why-second-gigawatt = Only one GW thruster of yours can be in space.

## Module Endgame

action-future = Fulfil the Future { $future }
action-epic = Dare an epic hazard for { $future }
action-announce = Announce { $future } with { $space } and { $card }
action-depart = Leave the Solar System: { $future }
takes-star = { $seat } fulfils the Future { $future }: a star for { $points } points.
takes-failed-star = { $seat } has failed with { $future }; the star under the black disk brings { $points } points.
end-draws-near = Stars enough are taken: the game ends after { $events } more events.
epic-hazard = { $seat } dares an epic hazard for { $future }: { $die }, it fails up to { $fails }.
site-destroyed = Nothing is left of { $space }.
announces = { $seat } announces { $future } with { $space }: it arrives in { $years } years.
comet-lost = { $future } of { $seat } is over: { $space } flies on for nobody.
terraforms = The comet of { $seat } has struck Venus; its factory stands at { $space } now.
departs = The starship of { $seat } leaves the Solar System: { $die }. { $future }
why-future-lacks = This Future still asks for: { $needs }.
future-lacks = { $what } ({ $have } of { $want })
why-foreign-installation = Nobody dares an epic hazard in an installation of somebody else.
why-no-epic-worker = No colonist beside the card can still do it in this turn.
why-no-comet = It takes a factory of yours on a synodic comet, and a working TW thruster there.
why-futures-end = With the module Endgame only Futures end the game.
future-needs-sedna = a factory on Sedna
future-needs-emancipator = you have emancipated the robots
future-needs-d-factory = a factory on a D site
future-needs-human-colonists = human colonists in space
future-needs-at-science-factory = the card is at a factory of yours on a science site
future-needs-promoted-engineer = a promoted engineer beside the card
future-needs-at-bernal = the card is at your Bernal
future-needs-humans-in-bernal = humans at your Bernal
future-needs-air-below = a dirtside with an atmosphere
future-needs-sunlenses = cubes on the sunlenses
future-needs-push-factory = a push factory
future-needs-tno-factory = a factory on a science site of a TNO
future-needs-war = War
future-needs-colonists = colonists in space
future-needs-epic-recruits = hostile recruits by this card
future-needs-comet = a factory on a synodic comet with a working TW thruster
future-needs-in-lab = the card is in a lab of yours
future-needs-scientist = a scientist beside the card
future-needs-at-factory = the card is at a factory of yours
future-needs-ballots = ballots of your colour in space
future-needs-trojan-camps = camps of the Jupiter Trojans with a factory of yours
future-needs-small-s-factory = the card is at a factory of yours on an S site of size 1
future-needs-promoted-scientist = a promoted scientist there
future-needs-promoted-on-site = promoted cards on the site
future-needs-working-rocket = the rocket works with this thruster
future-needs-specialties = specialties aboard, each with a colonist of its own
future-needs-at-exit = the rocket is at an exit of the Solar System
future-needs-full-tanks = full tanks
future-needs-push-worlds = factories on Mercury, Venus and Io
future-needs-cloud-factories = factories in the clouds of Saturn and Uranus

## Scenarios

scenario-werners_dream-goal = Fulfil a Future of TW thrusters before Werner, your crew, has his fifth disk of age.
scenario-space_race-goal = Be the first to land a crew on Titan and to bring it back to LEO.
scenario-alien_invasion-goal = Most points for factories on S sites and for an outpost on the L3 Rabbithole, when a rocket reaches the world of the others.
scenario-fall_of_hermes-goal = Push both halves of Hermes aside before the Sun enters yellow for the third time.
scenario-mars_armada-goal = Land every robonaut on Phobos, in rockets that work.
scenario-quick_game-goal = Most points: cards from the start, patents at a price, water for standing still.
scenario-red_giant-goal = Most points; but only what lies from the Uranus zone on brings any.
scenario-grand_tour-goal = Most points for claims far and wide: one in every zone, and science sites.
scenario-needs-titan = a crew of yours has landed on Titan
scenario-needs-back = and is back in LEO
scenario-needs-zones = zones with a claim
scenario-needs-tno-claims = claims on science sites of TNOs
scenario-needs-hermes = halves of Hermes pushed aside
scenario-needs-years = years gone by
scenario-needs-robonauts-landed = robonauts that would land
scenario-needs-werners-age = disks of Werner’s age; with the last one it is lost
scenario-needs-tw-future = Futures of TW thrusters fulfilled
scenario-needs-rabbithole = an outpost with a working robonaut on the L3 Rabbithole
scenario-needs-points = points
scenario-needs-s-factories = factories on S sites
scenario-won = { $seat } has reached the goal.
scenario-lost = The goal is out of reach: the game is lost.
grand-tour-over = The grand tour is made: the game ends with this year.
why-scenario-ends = This scenario ends by its own rule.
action-buy = Buy the top card: { $deck }
action-buy-bottom = Buy the bottom card unseen: { $deck }
buys = { $seat } buys { $card } for { $water ->
    [one] 1 tank
   *[other] { $water } tanks
}.
why-auctions = Patents are auctioned here.
action-deflect = Push { $space } aside with { $card }
deflects = { $card } of { $seat } pushes { $space } aside.
why-no-pusher = It takes a working refinery here, or the Mass Driver, with all that powers it.
scrapped = { $card } leaves the game.
action-blacken = Turn { $card } to its black side
blackens = { $seat } turns { $card } to its black side for { $water } tank.
why-no-purchase = That goes along with the purchase of a patent, once for each.
prompt-lay = Which card joins which rocket?
action-lay = Top card of the deck { $deck } to rocket { $number }
action-launch = Launch all rockets
lays = { $card } joins rocket { $number }.
launches = The armada is launched: { $landed } of { $robonauts } robonauts land on Phobos.
action-standstill = Stand still, and take water
stands-still = { $seat } lets all craft stand still: { $water } tank.
why-moved-already = A craft of yours has moved in this turn.
grows-old = { $card } is { $age ->
    [one] 1 disk
   *[other] { $age } disks
} old.
has-no-cancer = { $card } stays healthy: a { $die } at age { $age }.
dies-of-cancer = { $card } dies of cancer: a { $die } at age { $age }.
action-self-promote = { $card } tries to mature
matures = { $card } of { $seat } matures: a { $die }.
does-not-mature = { $card } of { $seat } does not mature yet: a { $die }.
why-too-young = { $card } is too young to mature: disks of age { $age }, and it takes { $least }.
why-child = { $card } is a child: it neither works nor leaves the Bernal before its first disk.
action-procreate = Try to have a child
has-child = { $card } of { $seat } becomes a parent (a { $die }): { $child } is born in the Bernal.
has-no-child = { $card } of { $seat } has no child: a { $die }.
prompt-secret-bid = How much do you bid for { $card }, in secret? All bids are gone, whoever wins.
auction-tied = Several have bid { $water } and nobody is in power: nobody gets the card.
invades = A rocket of { $seat } reaches { $space }: the invasion is over.
why-alien-ground = { $space }: nobody builds on D sites or on moons of Saturn here.

## The route planner on the command line

routes-unknown = There is no space called “{ $name }”: a site (Phobos), a body (Mars), a label (LEO) or the id of a space is wanted.
routes-misspelt = There is no space called “{ $name }”. Did you mean: { $near }?
routes-ambiguous = “{ $name }” is the name of several spaces; one of these is wanted: { $spaces }.
routes-no-site = “{ $name }” is no site, so that no factory can stand there.
routes-number = { $option }: “{ $given }” is not a whole number from { $least } to { $most }.
routes-choice = { $option }: there is no “{ $given }”; allowed: { $allowed }.
routes-consumption = --consumption: “{ $given }” is not a number from 0 to { $most }, such as 2, 0.5 or 1/2, with at most { $finest } as its denominator.
routes-dry-and-tanks = --dry and --tanks go together: with both, fuel and class count; without both, fuel is unlimited.
routes-sail = --sail: a sail burns no fuel, so that only --consumption 0 goes with it.
routes-quickest = quickest
routes-cheapest = least fuel
routes-turns = turns
routes-burns = burns
routes-steps = fuel
routes-crash = crash rolls
routes-aerobrakes = aerobrakes
routes-radiation = radiation
routes-risk = risk
routes-percent = { $percent } %
routes-value = { $value }
routes-out-of-reach = Out of reach: { $sites }.
routes-none = { $place } is out of reach.
routes-to = { $count ->
    [one] The only best route to { $place }:
   *[other] { $count } best routes to { $place }:
}
routes-route = Route { $number }
routes-turn = Turn { $turn }: { $path }
routes-stop = { $place } ({ $what })
routes-what-wait = wait
routes-what-dump = throw fuel away
routes-what-afterburn = afterburn
routes-what-lift_off = lift off
routes-what-lift_off_fuelled = lift off with fuel
routes-what-lift_off_assisted = lift off with the factory: crash roll
routes-what-pivot = pivot
routes-what-free_pivot = free pivot
routes-what-flyby = flyby
routes-what-crash = crash roll
routes-what-aerobrake = aerobrake: roll
routes-what-radiation = radiation roll
routes-what-stop = stop
routes-what-land = land
routes-what-land_fuelled = land with fuel
routes-what-land_assisted = land with the factory: crash roll

## What the benchmark times

bench-all_sites = all best routes from LEO to all sites, fuel unlimited
bench-all_sites_fuel = all best routes from LEO to all sites, with tanks and afterburner
bench-one_site = to one site, median of some
bench-one_site_fuel = to one site with tanks and afterburner, median
bench-slowest_site = to one site, the slowest: { $slowest }
bench-slowest_site_fuel = to one site with tanks and afterburner, the slowest: { $slowest }
bench-replan = planned anew with a tank more, median
bench-slowest_replan = planned anew with a tank more, the slowest: { $slowest }
bench-peer-single_best = others state: one best route to every site (JavaScript)
bench-peer-full_set = others state: all best routes (Java)

## Levels of bots

level-learned-about = Flies like the experienced player, but knows what others would bid and pay: drives prices up, trades and seeks power. Answers at once.

## What speaks for the answer of a bot

weighed-water = What the bot takes each operation to be worth, in tanks of water:
worth-water = { $figure }
reason-lot = To this bot the lot is worth { $worth ->
    [one] 1 tank
   *[other] { $worth } tanks
} of water, and it bids { $most } at most.
reason-auction = If the others bid as this bot expects, { $target } gets the lot for { $price ->
    [one] 1 tank
   *[other] { $price } tanks
}.
reason-insurance = To be sure costs { $water } of your { $held ->
    [one] 1 tank
   *[other] { $held } tanks
}; a roll fails one time in six.
reason-boost = This boost costs { $water } of your { $held ->
    [one] 1 tank
   *[other] { $held } tanks
}.
reason-prospect = Chance of a claim: { $chance }%.
reason-factory = A factory here brings { $points } points, with its claim.
reason-end = Nothing more is worth while this turn. Operations left: { $operations }.
reason-gain = It brings { $points ->
    [one] 1 point
   *[other] { $points } points
} at once.
reason-mission = The best mission with your cards: { $space }, chance of a factory { $chance }%, for { $points ->
    [one] 1 point
   *[other] { $points } points
}. Years: { $years }; boost: { $boost ->
    [one] 1 tank
   *[other] { $boost } tanks
}; fuel: { $tanks ->
    [one] 1 tank
   *[other] { $tanks } tanks
}; rolls for a crash: { $rolls }. All in all it is worth { $score ->
    [one] 1 tank
   *[other] { $score } tanks
}.
reason-flight = The rocket goes to { $space }: chance of a factory { $chance }%, for { $points ->
    [one] 1 point
   *[other] { $points } points
}. Years: { $years }; fuel: { $tanks ->
    [one] 1 tank
   *[other] { $tanks } tanks
}; rolls for a crash: { $rolls }.
reason-home = The rocket goes home for glory. Years: { $years }; rolls for a crash: { $rolls }.
reason-standing = You have { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $water ->
    [one] 1 tank
   *[other] { $water } tanks
}, the best of the others { $rivals ->
    [one] 1 point
   *[other] { $rivals } points
}; years left: { $years }.
reason-standing-alone = You have { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $water ->
    [one] 1 tank
   *[other] { $water } tanks
}; years left: { $years }.
