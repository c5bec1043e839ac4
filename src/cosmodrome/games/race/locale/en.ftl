game-title = Race for the Galaxy
game-summary = Build a space empire from the cards in your hand: explore, develop, settle, consume and produce, and guess which phases the others choose.

## Cards of the base game

old_earth = Old Earth
epsilon_eridani = Epsilon Eridani
alpha_centauri = Alpha Centauri
new_sparta = New Sparta
earths_lost_colony = Earth’s Lost Colony
rebel_fuel_cache = Rebel Fuel Cache
public_works = Public Works
gem_world = Gem World
colony_ship = Colony Ship
comet_zone = Comet Zone
expedition_force = Expedition Force
mining_robots = Mining Robots
rebel_miners = Rebel Miners
export_duties = Export Duties
former_penal_colony = Former Penal Colony
malevolent_lifeforms = Malevolent Lifeforms
new_military_tactics = New Military Tactics
space_marines = Space Marines
contact_specialist = Contact Specialist
avian_uplift_race = Avian Uplift Race
spice_world = Spice World
lost_species_ark_world = Lost Species Ark World
new_vinland = New Vinland
artist_colony = Artist Colony
alien_robotic_factory = Alien Robotic Factory
plague_world = Plague World
distant_world = Distant World
rebel_outpost = Rebel Outpost
rebel_warrior_race = Rebel Warrior Race
rebel_underground = Rebel Underground
new_survivalists = New Survivalists
outlaw_world = Outlaw World
lost_alien_battle_fleet = Lost Alien Battle Fleet
diversified_economy = Diversified Economy
consumer_markets = Consumer Markets
mining_conglomerate = Mining Conglomerate
research_labs = Research Labs
deficit_spending = Deficit Spending
investment_credits = Investment Credits
pan_galactic_league = Pan-Galactic League
mining_league = Mining League
free_trade_association = Free Trade Association
alien_tech_institute = Alien Tech Institute
galactic_survey_seti = Galactic Survey: SETI
galactic_federation = Galactic Federation
refugee_world = Refugee World
empath_world = Empath World
galactic_resort = Galactic Resort
pre_sentient_race = Pre-Sentient Race
deserted_alien_outpost = Deserted Alien Outpost
deserted_alien_colony = Deserted Alien Colony
galactic_engineers = Galactic Engineers
black_market_trading_world = Black Market Trading World
merchant_world = Merchant World
tourist_world = Tourist World
galactic_trendsetters = Galactic Trendsetters
alien_rosetta_stone_world = Alien Rosetta Stone World
star_nomad_lair = Star Nomad Lair
the_last_of_the_uplift_gnarssh = The Last of the Uplift Gnarssh
alien_robot_sentry = Alien Robot Sentry
pirate_world = Pirate World
reptilian_uplift_race = Reptilian Uplift Race
lost_alien_warship = Lost Alien Warship
alien_robot_scout_ship = Alien Robot Scout Ship
runaway_robots = Runaway Robots
interstellar_bank = Interstellar Bank
terraforming_robots = Terraforming Robots
drop_ships = Drop Ships
new_galactic_order = New Galactic Order
asteroid_belt = Asteroid Belt
merchant_guild = Merchant Guild
secluded_world = Secluded World
imperium_armaments_world = Imperium Armaments World
terraformed_world = Terraformed World
replicant_robots = Replicant Robots
pilgrimage_world = Pilgrimage World
rebel_homeworld = Rebel Homeworld
new_economy = New Economy
radioactive_world = Radioactive World
aquatic_uplift_race = Aquatic Uplift Race
genetics_lab = Genetics Lab
bio_hazard_mining_world = Bio-Hazard Mining World
deserted_alien_library = Deserted Alien Library
destroyed_world = Destroyed World
galactic_renaissance = Galactic Renaissance
blaster_gem_mines = Blaster Gem Mines
gambling_world_base = Gambling World
expanding_colony = Expanding Colony
space_port = Space Port
prosperous_world = Prosperous World
new_earth = New Earth
rebel_base = Rebel Base
galactic_imperium = Galactic Imperium
trade_league = Trade League
mining_world = Mining World

## Cards of The Gathering Storm

separatist_colony = Separatist Colony
ancient_race = Ancient Race
damaged_alien_factory = Damaged Alien Factory
doomed_world = Doomed World
terraforming_guild = Terraforming Guild
galactic_genome_project = Galactic Genome Project
space_mercenaries = Space Mercenaries
improved_logistics = Improved Logistics
deserted_alien_world = Deserted Alien World
rebel_colony = Rebel Colony
clandestine_uplift_lab = Clandestine Uplift Lab
imperium_lords = Imperium Lords
smuggling_lair = Smuggling Lair
volcanic_world = Volcanic World
rebel_sympathizers = Rebel Sympathizers
galactic_bazaar = Galactic Bazaar
galactic_studios = Galactic Studios
alien_toy_shop = Alien Toy Shop
hive_world = Hive World

## Cards of Rebel vs Imperium

rebel_cantina = Rebel Cantina
galactic_developers = Galactic Developers
imperium_warlord = Imperium Warlord
rebel_stronghold = Rebel Stronghold
alien_data_repository = Alien Data Repository
alien_monolith = Alien Monolith
imperium_blaster_gem_consortium = Imperium Blaster Gem Consortium
gene_designers = Gene Designers
imperium_seat = Imperium Seat
rebel_alliance = Rebel Alliance
uplift_code = Uplift Code
galactic_exchange = Galactic Exchange
galactic_bankers = Galactic Bankers
prospecting_guild = Prospecting Guild
pan_galactic_research = Pan-Galactic Research
rebel_pact = Rebel Pact
imperium_cloaking_technology = Imperium Cloaking Technology
imperium_troops = Imperium Troops
r_d_crash_program = R&D Crash Program
mercenary_fleet = Mercenary Fleet
galactic_advertisers = Galactic Advertisers
galactic_salon = Galactic Salon
primitive_rebel_world = Primitive Rebel World
devolved_uplift_race = Devolved Uplift Race
smuggling_world = Smuggling World
dying_colony = Dying Colony
insect_uplift_race = Insect Uplift Race
abandoned_alien_uplift_camp = Abandoned Alien Uplift Camp
blaster_runners = Blaster Runners
trading_outpost = Trading Outpost
gambling_world_rvi = Gambling World
alien_uplift_center = Alien Uplift Center
universal_symbionts = Universal Symbionts
interstellar_prospectors = Interstellar Prospectors
rebel_convict_mines = Rebel Convict Mines
gem_smugglers = Gem Smugglers
hidden_fortress = Hidden Fortress

## Goods

novelty = Novelty
rare = Rare
genes = Genes
alien = Alien

# A number of goods, as in “2 Rare goods”.
goods-any =
    { $n ->
        [one] { $n } good
       *[other] { $n } goods
    }
goods-novelty =
    { $n ->
        [one] { $n } Novelty good
       *[other] { $n } Novelty goods
    }
goods-rare =
    { $n ->
        [one] { $n } Rare good
       *[other] { $n } Rare goods
    }
goods-genes =
    { $n ->
        [one] { $n } Genes good
       *[other] { $n } Genes goods
    }
goods-alien =
    { $n ->
        [one] { $n } Alien good
       *[other] { $n } Alien goods
    }

# What narrows a power down: a kind of goods or worlds, or Rebel worlds.
kind-novelty = Novelty
kind-rare = Rare
kind-genes = Genes
kind-alien = Alien
kind-rebel = Rebel

## Worlds and developments

type-development = development
type-six_development = 6-cost development
type-world = world
type-military = military world
type-civil = non-military world
type-production = production world
type-windfall = windfall world
type-gray = world without goods

keyword-alien = ALIEN
keyword-imperium = IMPERIUM
keyword-rebel = REBEL
keyword-terraforming = TERRAFORMING
keyword-uplift = UPLIFT
keyword-chromosome = chromosome symbol

## Phases and action cards

phase-setup = Set-up
phase-actions = Action cards
phase-explore = Explore
phase-develop = Develop
phase-develop_again = Second Develop
phase-settle = Settle
phase-settle_again = Second Settle
phase-trade = Trade
phase-consume = Consume
phase-produce = Produce
phase-end = End of the round

card-explore_five = Explore: draw 5 more
card-explore_one = Explore: draw 1 more, keep 1 more
card-develop = Develop
card-develop_again = Second Develop
card-settle = Settle
card-settle_again = Second Settle
card-trade = Consume: trade
card-double = Consume: double VP
card-produce = Produce

about-card-explore_five = You draw 5 more cards.
about-card-explore_one = You draw 1 more card and keep 1 more.
about-card-develop = Your development costs 1 less.
about-card-develop_again = A second Develop phase follows the first. Your development costs 1 less in it.
about-card-settle = You draw 1 card after placing a world.
about-card-settle_again = A second Settle phase follows the first. You draw 1 card after placing a world in it.
about-card-trade = Before the consume powers you trade one good for cards.
about-card-double = Your consume powers bring twice as many VP.
about-card-produce = You put a good on one of your windfall worlds.

## Powers

# One message for each sort of power, named after its phase and what it does in data/cards.toml; a third part tells
# variants apart. The parameters: n, the figure on the card; good, against, goods, gain: messages of this file. A card's
# text is the list of its powers.

gain-vp = { $n } VP
gain-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

power-explore-draw =
    { $n ->
        [one] Draw { $n } more card.
       *[other] Draw { $n } more cards.
    }
power-explore-keep =
    { $n ->
        [one] Keep { $n } more card.
       *[other] Keep { $n } more cards.
    }
power-explore-combine = Discard from your whole hand, not only from the cards just drawn.

power-develop-reduce = Developments cost you { $n } less.
power-develop-discard_to_reduce = You can discard this card from your tableau: one development costs { $n } less.
power-develop-draw_after =
    { $n ->
        [one] Draw { $n } card after placing a development.
       *[other] Draw { $n } cards after placing a development.
    }
power-develop-draw_first =
    { $n ->
        [one] Draw { $n } card at the start of the phase.
       *[other] Draw { $n } cards at the start of the phase.
    }

power-settle-reduce = You pay { $n } less for all worlds.
power-settle-reduce-good = You pay { $n } less for { $good } worlds.
power-settle-military =
    { $n ->
        [-1] Military -1.
       *[other] Military +{ $n }.
    }
power-settle-military-against = Military +{ $n } against { $against } worlds.
power-settle-military-per = Military +{ $n } for each of your military worlds.
power-settle-hire =
    { $n ->
        [one] You can discard { $n } card from your hand: military +1 until the phase ends.
       *[other] You can discard up to { $n } cards from your hand: military +1 for each until the phase ends.
    }
power-settle-discard_for_military = You can discard this card from your tableau: military +{ $n } until the phase ends.
power-settle-discard_to_settle = You can discard this card from your tableau: a world that is not Alien costs you nothing. Not for a world you conquer.
power-settle-discard_to_conquer = You can discard this card from your tableau: conquer a non-military world from your hand. Its defence is its cost less { $n }.
power-settle-pay_for_military =
    { $n ->
        [0] You can pay for a military world that is not Alien. It costs its defence.
       *[other] You can pay for a military world that is not Alien. It costs its defence less { $n }.
    }
power-settle-pay_for_military-rebel =
    { $n ->
        [0] You can pay for a Rebel military world. It costs its defence.
       *[other] You can pay for a Rebel military world. It costs its defence less { $n }.
    }
power-settle-pay_discount = You pay { $n } less when another power lets you pay for a military world.
power-settle-second_world = You can place a second world.
power-settle-draw_after =
    { $n ->
        [one] Draw { $n } card after placing a world.
       *[other] Draw { $n } cards after placing a world.
    }
power-settle-takeover-rebel = Takeover: you can attack a Rebel military world of another player.
power-settle-takeover-imperium = Takeover: you can attack a military world of a player who has an Imperium card, with military +{ $n } for each of your Rebel military worlds.
power-settle-takeover-military = Takeover: you can discard this card from your tableau to attack a military world of a player whose total military is above 0.
power-settle-takeover_defence = Against takeovers your worlds have defence +{ $rebel } for each of your Rebel military worlds and +{ $other } for each other military world of yours.

power-trade-price =
    { $n ->
        [one] Draw { $n } more card when you trade a good of any kind.
       *[other] Draw { $n } more cards when you trade a good of any kind.
    }
power-trade-price-good =
    { $n ->
        [one] Draw { $n } more card when you trade { $good } goods.
       *[other] Draw { $n } more cards when you trade { $good } goods.
    }
power-trade-price_per_chromosome-good =
    { $n ->
        [one] When you trade { $good } goods, draw { $n } more card for each of your worlds with a chromosome symbol.
       *[other] When you trade { $good } goods, draw { $n } more cards for each of your worlds with a chromosome symbol.
    }
power-trade-price_here =
    { $n ->
        [one] Draw { $n } more card when you trade the good of this world.
       *[other] Draw { $n } more cards when you trade the good of this world.
    }

power-consume-goods =
    { $times ->
        [one] Consume { $goods }: { $gain }.
       *[other] Consume { $goods }: { $gain }. Up to { $times } times.
    }
power-consume-goods-here = Consume the good of this world: { $gain }.
power-consume-kinds = Consume { $n } goods of different kinds: { $gain }.
power-consume-all = Consume all your goods that are left: as many VP as goods, less 1.
power-consume-each_kind = Consume one good of each kind you have: { $gain } for each.
power-consume-hand =
    { $n ->
        [one] You can discard { $n } card from your hand: { $gain }.
       *[other] You can discard up to { $n } cards from your hand: { $gain } for each.
    }
power-consume-draw =
    { $n ->
        [one] Draw { $n } card.
       *[other] Draw { $n } cards.
    }
power-consume-vp = Take { $n } VP.
power-consume-trade = Trade one good, with your trade powers.
power-consume-trade-plain = Trade one good, without your trade powers.
power-consume-guess = Name a number from { $lo } to { $hi } and turn over a card: keep it if its cost or defence is that number.
power-consume-ante = You can stake a card of cost or defence { $lo } to { $hi } and turn over as many cards. If one of them is higher, you take one of them and keep your stake; if none is, you lose it.

power-produce-good = Produces a good here.
power-produce-discard_for_good = You can discard a card from your hand to produce a good here.
power-produce-windfall = Put a good on one of your windfall worlds.
power-produce-windfall-good = Put a good on one of your { $good } windfall worlds.
power-produce-windfall-other = Put a good on another of your { $good } windfall worlds.
power-produce-draw =
    { $n ->
        [one] Draw { $n } card.
       *[other] Draw { $n } cards.
    }
power-produce-draw_if_here =
    { $n ->
        [one] Draw { $n } card if a good is produced here.
       *[other] Draw { $n } cards if a good is produced here.
    }
power-produce-draw_if_most-good =
    { $n ->
        [one] Draw { $n } card if you produce more { $good } goods in this phase than every other player.
       *[other] Draw { $n } cards if you produce more { $good } goods in this phase than every other player.
    }
power-produce-draw_per_good-good =
    { $n ->
        [one] Draw { $n } card for each of the { $good } goods you produce in this phase.
       *[other] Draw { $n } cards for each of the { $good } goods you produce in this phase.
    }
power-produce-draw_per_kind =
    { $n ->
        [one] Draw { $n } card for each kind of goods you produce in this phase.
       *[other] Draw { $n } cards for each kind of goods you produce in this phase.
    }
power-produce-draw_per_world-good =
    { $n ->
        [one] Draw { $n } card for each of your { $good } worlds.
       *[other] Draw { $n } cards for each of your { $good } worlds.
    }
power-produce-draw_per_military =
    { $n ->
        [one] Draw { $n } card for each of your military worlds.
       *[other] Draw { $n } cards for each of your military worlds.
    }
power-produce-draw_per_rebel =
    { $n ->
        [one] Draw { $n } card for each of your Rebel worlds, this one included.
       *[other] Draw { $n } cards for each of your Rebel worlds, this one included.
    }
power-produce-draw_per_chromosome =
    { $n ->
        [one] Draw { $n } card for each of your worlds with a chromosome symbol.
       *[other] Draw { $n } cards for each of your worlds with a chromosome symbol.
    }

power-end-hand_limit = Your hand limit is { $n }.
power-end-tableau_size = Your own tableau ends the game only with { $n } cards.

## What 6-cost developments score

# One message for each line on a card, named after what is counted (per).

score-production_world = { $points } VP for each of your { $good } production worlds.
score-windfall_world = { $points } VP for each of your { $good } windfall worlds.
score-world = { $points } VP for each world not counted above.
score-military = { $points } VP for each military world not counted above.
score-rebel_military = { $points } VP for each Rebel military world.
score-development = { $points } VP for each development not counted above.
score-six_development = { $points } VP for each 6-cost development, this one included.
score-development_explore = { $points } VP for each development with an Explore power, this one included.
score-world_explore = { $points } VP for each world with an Explore power.
score-development_trade = { $points } VP for each development with a Trade power, this one included.
score-world_trade = { $points } VP for each world with a Trade power.
score-development_consume = { $points } VP for each development with a Consume power, this one included.
score-world_consume = { $points } VP for each world with a Consume power.
score-alien = { $points } VP for each ALIEN card not counted above, this one included.
score-imperium = { $points } VP for each IMPERIUM card, this one included.
score-rebel = { $points } VP for each REBEL card, this one included.
score-terraforming = { $points } VP for each TERRAFORMING card.
score-uplift = { $points } VP for each UPLIFT card not counted above, this one included.
score-chromosome = { $points } VP for each world with a chromosome symbol.
score-card = { $points } VP for { $what }.
score-military_strength = { $points } VP for each point of your total military.
score-three_chips = { $points } VP for every 3 VP in chips.
score-distinct_world_kinds = 1, 3, 6 or 10 VP for 1, 2, 3 or 4 kinds of worlds.

## Goals

galactic_standard_of_living = Galactic Standard of Living
system_diversity = System Diversity
overlord_discoveries = Overlord Discoveries
budget_surplus = Budget Surplus
innovation_leader = Innovation Leader
galactic_status = Galactic Status
uplift_knowledge = Uplift Knowledge
galactic_riches = Galactic Riches
expansion_leader = Expansion Leader
greatest_military = Greatest Military
largest_industry = Largest Industry
greatest_infrastructure = Greatest Infrastructure
production_leader = Production Leader
research_leader = Research Leader
propaganda_edge = Propaganda Edge

about-galactic_standard_of_living = First with { $n } VP or more in chips.
about-system_diversity = First with worlds of all { $n } kinds.
about-overlord_discoveries = First with { $n } ALIEN cards.
about-budget_surplus =
    { $n ->
        [one] First who has to discard { $n } card or more at the end of a round.
       *[other] First who has to discard { $n } cards or more at the end of a round.
    }
about-innovation_leader = First with a power in each of { $n } groups: Explore, Develop, Settle, Trade, Consume, Produce.
about-galactic_status =
    { $n ->
        [one] First with { $n } development that is worth “?” VP.
       *[other] First with { $n } developments that are worth “?” VP.
    }
about-uplift_knowledge = First with { $n } UPLIFT cards.
about-galactic_riches = First with { $n } goods at the end of a phase.
about-expansion_leader = First with { $n } cards in the tableau at the end of a phase.
about-greatest_military = Most total military ({ $n } or more).
about-largest_industry = Most Novelty and Rare worlds together ({ $n } or more).
about-greatest_infrastructure = Most developments ({ $n } or more).
about-production_leader = Most production worlds ({ $n } or more).
about-research_leader = Most cards with an Explore power ({ $n } or more).
about-propaganda_edge = Most Rebel military worlds ({ $n } or more).

## What happens

round-begins = Round { $round } begins.
phase-begins = Phase: { $phase }.
starts = { $seat } starts with { $card }.
chooses = { $seat } has chosen { $actions }.
explores = { $seat } explores: draws { $drawn }, keeps { $kept }.
draws = { $seat } draws { $cards }.
draws-first =
    { $number ->
        [one] { $seat } draws { $number } card before developing.
       *[other] { $seat } draws { $number } cards before developing.
    }
draws-after =
    { $number ->
        [one] { $seat } draws { $number } card for what was placed.
       *[other] { $seat } draws { $number } cards for what was placed.
    }
draws-for =
    { $number ->
        [one] { $seat } draws { $number } card with { $card }.
       *[other] { $seat } draws { $number } cards with { $card }.
    }
develops = { $seat } develops { $card }.
settles = { $seat } settles { $card }.
uses = { $seat } uses { $cards }.
pays =
    { $number ->
        [0] { $seat } pays nothing for { $card }.
        [one] { $seat } pays { $number } card for { $card }.
       *[other] { $seat } pays { $number } cards for { $card }.
    }
conquers =
    { $number ->
        [0] { $seat } conquers { $card }.
        [one] { $seat } conquers { $card } and discards { $number } card for it.
       *[other] { $seat } conquers { $card } and discards { $number } cards for it.
    }
boosts =
    { $number ->
        [one] { $seat } discards { $number } card for military strength.
       *[other] { $seat } discards { $number } cards for military strength.
    }
discards = { $seat } discards { $cards }.
declares = { $seat } declares a takeover with { $cards }: { $card }, held by { $owner }.
takes-over = { $seat } takes { $card } from { $owner } (attack { $attack }, defence { $defence }).
takeover-fails = { $seat } does not get { $card }: { $owner } keeps it (attack { $attack }, defence { $defence }).
takeover-void = The takeover of { $card } by { $seat } fails of itself.
trades =
    { $number ->
        [one] { $seat } trades the good of { $card } for { $number } card.
       *[other] { $seat } trades the good of { $card } for { $number } cards.
    }
consumes = { $seat } consumes with { $card } the goods of: { $cards }.
gains = { $seat } gets { $points } VP.
discards-for =
    { $number ->
        [one] { $seat } discards { $number } card with { $card }.
       *[other] { $seat } discards { $number } cards with { $card }.
    }
guesses =
    { $won ->
        [0] { $seat } names { $number }. The card is { $card }: lost.
       *[other] { $seat } names { $number }. The card is { $card }: won.
    }
antes =
    { $won ->
        [0] { $seat } stakes { $card }. Turned over: { $cards }. The stake is lost.
       *[other] { $seat } stakes { $card }. Turned over: { $cards }. The stake has won.
    }
keeps = { $seat } takes { $card }.
produces = { $seat } produces on { $card }.
claims = { $seat } gets the goal { $goal }.
loses = { $seat } loses the goal { $goal }.
pile-renewed = The discards are shuffled and become the draw pile.
own-pile-renewed = The discards of { $seat } are shuffled and become a draw pile.
over-limit =
    { $number ->
        [one] { $seat } discards { $number } card over the hand limit.
       *[other] { $seat } discards { $number } cards over the hand limit.
    }
game-won = The game is won with { $points } VP: { $winners }.

## The Robot of the solitaire game

face-explore = Explore
face-develop = Develop
face-settle = Settle
face-trade = Consume: trade
face-double = Consume: double VP
face-produce = Produce
face-star = star
face-robot = robot

gain-credit =
    { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    }
gain-economy = { $n } more economy

robot-starts = The Robot starts with { $card }: credits { $credit }, economy { $economy }.
robot-rolls = The Robot rolls { $faces }. It does: { $actions }.
robot-explores =
    { $number ->
        [one] The Robot draws { $number } card.
       *[other] The Robot draws { $number } cards.
    }
robot-marks =
    { $paid ->
        [one] The Robot pays { $paid } credit and places a development marker worth { $points } VP.
       *[other] The Robot pays { $paid } credits and places a development marker worth { $points } VP.
    }
robot-turns-over = The Robot turns over and discards { $cards }.
robot-develops =
    { $paid ->
        [0] The Robot develops { $card } and pays nothing.
        [one] The Robot develops { $card } for { $paid } credit.
       *[other] The Robot develops { $card } for { $paid } credits.
    }
robot-develops-nothing = The Robot finds no development to place.
robot-settles =
    { $paid ->
        [0] The Robot settles { $card } and pays nothing.
        [one] The Robot settles { $card } for { $paid } credit.
       *[other] The Robot settles { $card } for { $paid } credits.
    }
robot-settles-nothing = The Robot finds no world to place.
robot-earns = The Robot gets { $gains }.
robot-beaten = { $seat } beats the Robot, { $points } VP to { $robot }.
robot-wins = The Robot wins, { $robot } VP to { $points }: { $seat } has lost.

# The rows of its mat, and where a figure comes from.
row-action = action
row-twice = chosen twice
row-reaction = reaction
row-trade = action: trade
row-double = action: double VP
row-both = both actions
row-production = a production world
row-windfall = a windfall world
source-booklet = as in the booklet of Rebel vs Imperium
source-reported = as players report it
source-house = our own value: the printed one is not known

# Its figures, one message for each sort in data/robot.toml.
robot-cards =
    { $n ->
        [one] { $n } card in its pile
       *[other] { $n } cards in its pile
    }
robot-markers =
    { $n ->
        [one] { $n } development marker
       *[other] { $n } development markers
    }
robot-points = { $n } VP for each marker
robot-draw =
    { $n ->
        [one] Draws { $n } card to its pile
       *[other] Draws { $n } cards to its pile
    }
robot-credit = Credits: { $n }
robot-economy = Economy: { $n }
robot-marker = Credits for a development marker: { $n }
robot-six = Credits for a 6-cost development turned over: { $n }
robot-other = Credits for another development turned over: { $n }
robot-civil = Credits for a non-military world turned over: { $n }
robot-military = Credits for a military world turned over: { $n }
robot-halves =
    { $n ->
        [1] VP: half its economy, rounded down
        [2] VP: its economy
        [4] VP: twice its economy
       *[other] VP: { $n } for every 2 of its economy, rounded down
    }
robot-favourite = The robot face means { $what }
robot-finds = Settles { $what }
robot-finds-civil = non-military worlds
robot-finds-military = military worlds
robot-finds-either = worlds of any sort
robot-more-draw =
    { $n ->
        [one] Draws { $n } more card
       *[other] Draws { $n } more cards
    }
robot-more-flip =
    { $n ->
        [one] Turns over { $n } more card
       *[other] Turns over { $n } more cards
    }
robot-more-credit =
    { $n ->
        [one] { $n } more credit
       *[other] { $n } more credits
    }

## Questions

prompt-draft = Which card do you keep for your deck? It is number { $number }.
prompt-start = Which start world do you choose?
prompt-first-hand = Which { $number } cards of your first hand do you discard?
prompt-action = Which action do you choose?
prompt-actions = Which two actions do you choose?
prompt-explore =
    { $number ->
        [one] You have drawn { $drawn } cards. Which one of them do you discard?
       *[other] You have drawn { $drawn } cards. Which { $number } of them do you discard?
    }
prompt-explore-combined =
    { $number ->
        [one] You have drawn { $drawn } cards. Which one card of your whole hand do you discard?
       *[other] You have drawn { $drawn } cards. Which { $number } cards of your whole hand do you discard?
    }
prompt-develop = Which development do you place?
prompt-settle = Which world do you place?
prompt-second = Do you place a second world?
prompt-pay =
    { $cost ->
        [0] { $card } costs you nothing.
        [one] { $card } costs { $cost }. Which card do you pay with?
       *[other] { $card } costs { $cost }. Which cards do you pay with?
    }
prompt-conquer = { $card } has defence { $defence }, and your strength is { $strength }. What do you add?
prompt-takeover = Do you declare a takeover?
prompt-boost = You attack { $card } of { $owner } with { $attack } against { $defence }. What do you add?
prompt-defend = { $by } attacks your { $card } with { $attack } against { $defence }. What do you add?
prompt-trade = Which good do you trade?
prompt-trade-plain = Which good do you trade, without your trade powers?
prompt-consume = Which power do you use next?
prompt-goods =
    { $number ->
        [one] Which good do you consume with { $card }?
       *[other] Which { $number } goods do you consume with { $card }?
    }
prompt-hand =
    { $number ->
        [one] Do you discard a card with { $card }?
       *[other] Which cards do you discard with { $card }, { $number } at most?
    }
prompt-guess = Which cost or defence will the next card have?
prompt-ante = Which card do you stake at { $card }?
prompt-keep = Your stake { $card } has won. Which of the cards turned over do you take?
prompt-produce = What do you do next?
prompt-refit = Which card do you discard to produce on { $card }?
prompt-limit =
    { $number ->
        [one] You have { $number } card more than the { $limit } you can keep. Which one do you discard?
       *[other] You have { $number } cards more than the { $limit } you can keep. Which ones do you discard?
    }

## What a choice of goods needs

need-different-kinds = goods of the same kind

## Answers

action-draft = Keep { $what }
action-start = Start with { $what }
action-choose = Choose { $actions }
action-place = Place { $what }
action-pass = Pass
action-done = Done
action-decline = Stake nothing
action-use = Use { $what }
action-use-power = Use { $what }: { $power }
action-pay = Pay with { $cards }
action-pay-nothing = Add nothing from your hand
action-discard = Discard { $cards }
action-discard-nothing = Discard nothing
action-takeover = Attack { $world } with { $power }
action-trade = Trade the good of { $what }
action-consume = Consume the goods of { $cards }
action-consume-nothing = Consume nothing
action-guess = Name { $number }
action-ante = Stake { $what }
action-keep = Take { $what }
action-windfall = Produce on { $world } with { $power }
action-windfall-bonus = Produce on { $world } with the bonus of your action card
action-draw = Draw the cards of { $what }
action-refit = Discard { $cards } to produce
action-refit-nothing = Discard nothing

## Why something is not possible

not-a-development = { $card } is not a development.
not-a-world = { $card } is not a world.
already-developed = You already have { $card }.
too-expensive =
    { $hand ->
        [0] { $card } costs you { $cost }, and you hold no other card to pay with.
        [one] { $card } costs you { $cost }, and you hold { $hand } other card to pay with.
       *[other] { $card } costs you { $cost }, and you hold { $hand } other cards to pay with.
    }
too-strong = { $card } has defence { $defence }, your military against it is { $strength }; what you could add or pay is not enough.
powers-left = A consume power that can be used must be used.
power-used = { $card } has been used in this phase.
power-lost = { $card } has been taken over in this phase, and its power went with it.
does-not-combine = { $card } does not help here: it does not go with the other powers you use, or is not enough.
only-for-military = { $card } is for military worlds.
only-for-civil = { $card } is for worlds that are not military.
only-for-rebels = { $card } is for Rebel military worlds.
not-for-alien = { $card } is not for worlds of the Alien kind.
just-placed = { $card } was placed in this phase: it cannot be taken over yet.
only-rebel-worlds = { $card } takes over Rebel military worlds only.
no-imperium-card = { $owner } has no IMPERIUM card: { $card } does not work there.
no-military = { $owner } has a total military below 1: { $card } does not work there.

## Options

group-start = The start
group-solitaire = For one player, against the Robot
goals-need-storm = Goals come with The Gathering Storm.
takeovers-need-rebel = Takeovers come with Rebel vs Imperium.
takeovers-need-others = Alone there is nobody to take worlds from.
two-actions-for-two = Two actions are for two players; whoever plays alone always has them.
draft-needs-others = Nobody drafts alone.
draft-or-preset = Whoever drafts a deck is not given a fixed hand.
scenario-needs-rebel = This scenario comes with Rebel vs Imperium.
robot-for-one = The Robot plays only against one player alone.
robot-needs-storm = The Robot comes with The Gathering Storm.
world-in-its-box = The Robot’s start world must be in the boxes that are used.
option-expansion = Which boxes are on the table: they set the cards, the start worlds and the goals.
option-expansion-base = the base game
option-expansion-storm = with The Gathering Storm
option-expansion-rebel = with The Gathering Storm and Rebel vs Imperium
option-expansion-rebel_only = with Rebel vs Imperium, without The Gathering Storm
option-goals = Goals are in play: points for being the first or having the most.
option-takeovers = Military worlds can be taken from other players.
option-advanced = Two players choose two actions each round.
option-start = How hands and start worlds are given out.
option-start-random = dealt at random
option-start-preset = fixed hands for a first game
option-draft = Everybody drafts a deck of their own before the game.
option-scenario = A scenario: a start with rules of its own.
option-scenario-none = the game as it is
option-scenario-rebel_vs_imperium = The Rebel and the Imperium
scenario-rebel_vs_imperium-goal = For two: one leads the Rebels, the other the Imperium, and worlds can be taken over. The most points win, as always.
option-difficulty = How strong the Robot is.
option-difficulty-easy = easy
option-difficulty-medium = medium
option-difficulty-hard = hard
option-robot = The start world of the Robot.
option-robot-random = drawn at random
option-robot-old_earth = { old_earth }
option-robot-epsilon_eridani = { epsilon_eridani }
option-robot-alpha_centauri = { alpha_centauri }
option-robot-new_sparta = { new_sparta }
option-robot-earths_lost_colony = { earths_lost_colony }
option-robot-separatist_colony = { separatist_colony }
option-robot-ancient_race = { ancient_race }
option-robot-damaged_alien_factory = { damaged_alien_factory }
option-robot-doomed_world = { doomed_world }
option-robot-rebel_cantina = { rebel_cantina }
option-robot-galactic_developers = { galactic_developers }
option-robot-imperium_warlord = { imperium_warlord }

## The table in the terminal

table-round = Round { $round }, { $phase }. { $pool } VP left in the pool, { $left } to draw, cards discarded: { $discards }.
table-goals = Goals: { $goals }.
table-goal-owned = { $goal } ({ $owner })
table-takeover = { $seat } attacks { $world } with { $power }.
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
table-player = { $seat }: { $scored }, { $chips } of them in chips; military { $military }; { $held } in hand.
table-own-player = You ({ $seat }): { $scored }, { $chips } of them in chips; military { $military }; { $held } in hand.
table-actions = Chosen: { $actions }.
table-placing = Paying for { $card }.
table-tableau = Tableau: { $worlds }.
table-with-good = { $world } (with a good)
table-hand = Hand:
figures = { $figures }
figure-cost = cost { $n }
figure-defence = defence { $n }
figure-production = produces { $good }
figure-windfall = { $good } windfall
figure-varies = VP by what you have
card-figures = { $what }: { $figures }.
card-power = { $phase }: { $power }
table-known = Known to be in hand: { $cards }.
table-robot = The Robot ({ $level }): { $scored }, { $chips } of them in chips; { $size } of { $full } in its tableau; credits { $credit }, economy { $economy }, pile { $cards_left }.
table-robot-markers = Development markers: { $marked } placed, { $markers } left, { $each } VP each.

## What would come of an answer

preview-pay =
    { $reductions ->
        [0] Cost { $printed }.
       *[other] Cost { $printed } − { $less } = { $due }.
    }
preview-less = { $number } ({ $what })
preview-less-action = { $number } (action card)
preview-conquer =
    { $missing ->
        [0] Defence { $defence }, your strength { $strength }: conquered at no cost.
       *[other] Defence { $defence }, your strength { $strength }: { $missing } more needed.
    }
preview-pay-instead =
    { $number ->
        [one] Or paid for with { $number } card.
       *[other] Or paid for with { $number } cards.
    }
preview-score = +{ $points } VP.
preview-attack = Attack { $attack } against defence { $defence }.
preview-sure = Succeeds: nothing { $reserve ->
        [0] can be added in defence
       *[other] in reserve is enough
    }.
preview-likely = Succeeds if you add enough: the defence can rise by { $reserve }.
preview-open = Ahead, but the defence can still rise by { $reserve }.
preview-short = { $missing } short: you can add up to { $more }.
preview-hopeless = Cannot succeed: { $missing } short, and you can add only { $more }.
preview-keeps = Keeps { $cards }.
preview-keeps-number =
    { $number ->
        [one] Keeps { $number } card.
       *[other] Keeps { $number } cards.
    }
preview-keeps-nothing = Keeps nothing.
preview-brings = Brings { $gain }.
preview-brings-nothing = Brings nothing by itself.
preview-brings-each = Each card brings { $gain }.
preview-in-all = In all, in the best order: { $gain }.
preview-chance = Chance to win: { $chance }%.
preview-to-pay =
    { $number ->
        [0] Then nothing is left to pay.
        [one] Then { $number } card is left to pay.
       *[other] Then { $number } cards are left to pay.
    }
preview-may-add =
    { $number ->
        [0] No cards can be added to it.
        [one] Then { $number } card can be added.
       *[other] Then up to { $number } cards can be added.
    }
preview-more-powers = It takes more powers besides.
preview-produces = { $what } gets a good.
preview-draws =
    { $number ->
        [0] Draws nothing.
        [one] Draws { $number } card.
       *[other] Draws { $number } cards.
    }
