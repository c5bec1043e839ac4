## Boxes on the table, in short

edition-base = Base game
edition-storm = + Gathering Storm
edition-rebel = + Rebel vs Imperium
edition-rebel_only = Rebel vs Imperium only

## Phases and where the game stands

board-standing = Round { $round }
board-phase-actions = Actions
board-phase-explore = I Explore
board-phase-develop = II Develop
board-phase-settle = III Settle
board-phase-consume = IV Consume
board-phase-produce = V Produce
board-phase-end = Hand limit
board-pane-table = My table
board-pane-others = Others
board-pane-goals = Goals and supply
board-ribbon = The phases of this round
board-ribbon-unknown = not known yet
board-ribbon-off = not chosen
board-rules-of = Rules: { $phase }
board-ready = ready

board-bonus-explore_five = +5
board-bonus-explore_one = +1 +1
board-bonus-develop = cost −1
board-bonus-develop_again = again, −1
board-bonus-settle = draw 1
board-bonus-settle_again = again, draw 1
board-bonus-trade = trade
board-bonus-double = VP ×2
board-bonus-produce = windfall

board-owes-draft = picking a card
board-owes-start = choosing a start world
board-owes-first_hand = choosing a first hand
board-owes-actions = choosing an action
board-owes-explore = choosing what to keep
board-owes-develop = choosing a development
board-owes-settle = choosing a world
board-owes-second = choosing a second world
board-owes-pay = paying
board-owes-strength = adding strength
board-owes-takeover = takeover or not
board-owes-trade = trading
board-owes-consume = choosing a power
board-owes-goods = choosing goods
board-owes-hand = choosing cards
board-owes-guess = guessing
board-owes-ante = staking
board-owes-keep = taking a card
board-owes-produce = producing
board-owes-limit = discarding
board-owes-something = deciding

## Action cards

board-actions = Choose an action
board-action-explore_five = Explore +5
board-action-explore_one = Explore +1 +1
board-action-develop = Develop
board-action-develop_again = Develop again
board-action-settle = Settle
board-action-settle_again = Settle again
board-action-trade = Trade
board-action-double = Consume ×2
board-action-produce = Produce
board-action-explore_five-about = draw 5 more
board-action-explore_one-about = draw 1 more, keep 1 more
board-action-develop-about = yours costs 1 less
board-action-develop_again-about = a second Develop, 1 less
board-action-settle-about = draw 1 after placing
board-action-settle_again-about = a second Settle, draw 1
board-action-trade-about = sell a good, then consume
board-action-double-about = consume for twice the VP
board-action-produce-about = one windfall world too
board-action-chosen = chosen

## Cards

board-card-cost = costs { $number }
board-card-defence = defence { $number }
board-card-points = { $points } VP
board-type-civil-plain = World without goods
board-type-civil-windfall = Windfall world · { $good }
board-type-civil-production = Production world · { $good }
board-type-military-plain = Military world without goods
board-type-military-windfall = Military windfall world · { $good }
board-type-military-production = Military production world · { $good }
board-good = { $good } good
board-good-price =
    { $price ->
        [one] { $good } good, sells for { $price } card
       *[other] { $good } good, sells for { $price } cards
    }
board-worth-now = As it stands: { $points } VP
board-worth-here = In your tableau it would score { $points } VP now
board-worth-short = now { $points }
board-counts-for = { $points } VP with { $card }

phrase-good-any = any
phrase-good-novelty = novelty
phrase-good-rare = rare
phrase-good-genes = genes
phrase-good-alien = alien
phrase-good-rebel = rebels
phrase-gain =
    { $vp ->
        [0] { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }
       *[other] { $cards ->
            [0] { $vp } VP
            [one] { $vp } VP, { $cards } card
           *[other] { $vp } VP, { $cards } cards
        }
    }
phrase-explore-draw = draw +{ $n }
phrase-explore-keep = keep +{ $n }
phrase-explore-combine = discard from hand too
phrase-develop-reduce = cost −{ $n }
phrase-develop-discard_to_reduce = give up: cost −{ $n }
phrase-develop-draw_after = then draw { $n }
phrase-develop-draw_first = first draw { $n }
phrase-settle-reduce = cost −{ $n }
phrase-settle-reduce-good = { $good } cost −{ $n }
phrase-settle-military =
    { $n ->
        [-1] military −1
        [-2] military −2
       *[other] military +{ $n }
    }
phrase-settle-military-against = +{ $n } against { $against }
phrase-settle-military-per = +{ $n } per military world
phrase-settle-hire =
    { $n ->
        [one] 1 card: +1
       *[other] up to { $n } cards: +1 each
    }
phrase-settle-discard_for_military = give up: military +{ $n }
phrase-settle-discard_to_settle = give up: world is free
phrase-settle-discard_to_conquer = give up: conquer any, −{ $n }
phrase-settle-pay_for_military =
    { $n ->
        [0] pay for military
       *[other] pay for military, −{ $n }
    }
phrase-settle-pay_for_military-only =
    { $n ->
        [0] pay for rebels
       *[other] pay for rebels, −{ $n }
    }
phrase-settle-pay_discount = paying for military −{ $n }
phrase-settle-second_world = a second world
phrase-settle-draw_after = then draw { $n }
phrase-settle-takeover-rebel = takeover: rebel worlds
phrase-settle-takeover-imperium = takeover: from Imperium
phrase-settle-takeover-military = give up: takeover
phrase-settle-takeover_defence = takeover defence up
phrase-trade-price = price +{ $n }
phrase-trade-price-good = { $good } price +{ $n }
phrase-trade-price_here = this good +{ $n }
phrase-trade-price_per_chromosome-good = { $good } +{ $n } per chromosome
phrase-consume-goods =
    { $times ->
        [one] { $good } → { $gain }
       *[other] { $times } { $good } → { $gain }
    }
phrase-consume-goods-here = this good → { $gain }
phrase-consume-kinds = { $n } different → { $gain }
phrase-consume-each_kind = each kind → { $gain }
phrase-consume-all = all → 1 VP each, −1
phrase-consume-hand =
    { $number ->
        [one] { $number } hand card → { $gain }
       *[other] { $number } hand cards → { $gain } each
    }
phrase-consume-draw = draw { $n }
phrase-consume-vp = { $n } VP
phrase-consume-trade = trade a good
phrase-consume-trade-bonuses = trade, no bonuses
phrase-consume-guess = guess { $lo } to { $hi }
phrase-consume-ante = stake a card
phrase-produce-good = produces
phrase-produce-discard_for_good = 1 hand card: produces
phrase-produce-windfall = windfall good
phrase-produce-windfall-good = { $good } windfall
phrase-produce-draw = draw { $n }
phrase-produce-draw_if_here = if it does: draw { $n }
phrase-produce-draw_if_most-good = most { $good }: draw { $n }
phrase-produce-draw_per_good-good = { $n } per { $good } good
phrase-produce-draw_per_kind = { $n } per kind
phrase-produce-draw_per_world-good = { $n } per { $good } world
phrase-produce-draw_per_military = { $n } per military world
phrase-produce-draw_per_rebel = { $n } per rebel world
phrase-produce-draw_per_chromosome = { $n } per chromosome
phrase-end-hand_limit = hand limit { $n }
phrase-end-tableau_size = ends with { $n } cards

## The board

board-goals = Goals
board-no-goals = This game is played without goals.
board-goal-count = { $have }/{ $least }
board-goal-gone = taken
board-goal-tie = A tie is worth { $points } VP.
board-goal-of-galactic_standard_of_living = VP in chips
board-goal-of-system_diversity = kinds of worlds
board-goal-of-overlord_discoveries = ALIEN cards
board-goal-of-budget_surplus = discarded at the end of a round
board-goal-of-innovation_leader = phases with a power
board-goal-of-galactic_status = 6-cost development
board-goal-of-uplift_knowledge = UPLIFT cards
board-goal-of-galactic_riches = goods
board-goal-of-expansion_leader = cards in the tableau
board-goal-of-greatest_military = military
board-goal-of-largest_industry = Novelty and Rare worlds
board-goal-of-greatest_infrastructure = developments
board-goal-of-production_leader = production worlds
board-goal-of-research_leader = cards with an Explore power
board-goal-of-propaganda_edge = Rebel military worlds
board-pool = { $left } of { $all } VP left
board-pool-about = The game ends with the round in which the last chip is taken.
board-deck =
    { $number ->
        [one] { $number } card to draw
       *[other] { $number } cards to draw
    }
board-discards =
    { $number ->
        [one] { $number } discard
       *[other] { $number } discards
    }
board-tableau = Tableau
board-your-tableau = Your tableau · { $number } of { $limit }
board-tableau-seat = Tableau of { $seat } · { $number } of { $limit }
board-tableau-empty = Nothing placed yet.
board-in-hand =
    { $number ->
        [one] { $number } card in hand
       *[other] { $number } cards in hand
    }
board-in-hand-known = { $number }; everybody has seen: { $kinds }
board-chips-of = { $chips } VP in chips
board-tableau-of = { $number } of { $limit } cards placed
board-cards-of = { $number } cards in hand, { $limit } at the end of a round
board-military-of = total military { $number }
board-goods-count =
    { $number ->
        [one] { $number } good
       *[other] { $number } goods
    }

board-points-title = Victory points, as they stand
board-points-of = { $printed } printed + { $chips } chips
board-points-scored = + { $points } from 6-developments
board-points-goals = + { $points } goals
board-points-printed = Printed on cards
board-points-chips = Chips
board-points-total = Total
board-military = Military
board-military-title = Total military
board-military-now = +{ $number } this phase
board-versus-rebel = against Rebels
board-develop-title = Developments cost less
board-settle-title = All worlds cost less
board-discount-develop = Developments −{ $number }
board-discount-settle = Worlds −{ $number }
board-no-share = nothing yet
board-signed =
    { $sign ->
        [-1] { $number }
       *[other] +{ $number }
    }
board-goods-of =
    { $number ->
        [one] { $number } good, sells for { $best }
       *[other] { $number } goods, best price { $best }
    }
board-goods-title = What each good sells for, in cards

board-note-placing = being paid
board-note-pledged = put in
board-note-consume = consume
board-note-trade =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
board-note-use = use
board-note-draw = draw
board-note-windfall = produce
board-note-takeover = attack
board-note-chosen = chosen
board-note-preview = preview
board-note-pay = pay { $number }
board-note-discard = discard
board-note-keep = keep
board-ask-keep =
    { $number ->
        [one] You have drawn { $drawn } cards. Which one do you keep?
       *[other] You have drawn { $drawn } cards. Which { $number } do you keep?
    }
board-do-keep-cards =
    { $number ->
        [0] Keep nothing
        [one] Keep { $number } card
       *[other] Keep { $number } cards
    }
board-note-new = new
board-note-do-place = place
board-note-do-ante = stake
board-note-do-keep = take
board-note-do-draft = keep
board-note-do-start = start
board-windfall-bonus = action card
board-takes-pay =
    { $number ->
        [0] free
        [one] pay { $number }
       *[other] pay { $number }
    }
board-takes-conquer = conquer
board-takes-strength = conquer, +{ $number }

## Takeovers

board-takeovers = Takeovers
board-takeover-about = In brackets what each side can still add with cards. A tie goes to the attacker.
board-takeover-attack = Attack
board-takeover-defence = Defence
board-takeover-more = (up to +{ $number })
board-takeover-with = of { $owner }, with { $power }
board-takeover-declared = attacks { $card } of { $owner } with { $power }

## The hand

board-hand = Your hand
board-offered = Cards to choose from
board-hand-empty = Your hand is empty.
board-hand-of = Hand { $number }, limit { $limit }
board-hand-keeps = keeps { $number }
board-drafted = Your deck so far · { $number }
board-sort-cost = Sort by cost
board-sort-dealt = As dealt

## What an answer leads to

board-discards-named = Discards { $cards }.
board-keeps-named =
    { $number ->
        [0] Keeps nothing.
       *[other] Keeps { $cards }.
    }
board-do-pay =
    { $number ->
        [0] Pay nothing
        [one] Pay { $number } card
       *[other] Pay { $number } cards
    }
board-do-conquer =
    { $number ->
        [0] Conquer
        [one] Conquer with { $number } card
       *[other] Conquer with { $number } cards
    }
board-do-boost =
    { $number ->
        [0] Attack without adding
        [one] Attack with { $number } card
       *[other] Attack with { $number } cards
    }
board-do-defend =
    { $number ->
        [0] Defend without adding
        [one] Defend with { $number } card
       *[other] Defend with { $number } cards
    }
board-do-discard =
    { $number ->
        [0] Discard nothing
        [one] Discard { $number } card
       *[other] Discard { $number } cards
    }
board-do-consume =
    { $number ->
        [one] Consume { $number } good
       *[other] Consume { $number } goods
    }
board-do-refit = Discard and produce
board-do-guess = Name { $number }

## The result

board-result-chips = Chips
board-result-cards = Cards
board-result-six = 6-developments
board-result-tie = Hand and goods
board-result-points = Points
board-result-item = { $what }: { $points }
board-result-tie-about = A tie goes to whoever has more cards in hand and goods together; if that is equal too, the win is shared.

## The Robot, when one plays alone

board-robot = Robot
board-robot-calls = The Robot: { $actions }
board-robot-dice = It rolled
board-robot-not-rolled = It rolls when you have chosen.
board-robot-does = It does
board-robot-tableau = { $number } of { $limit } cards and markers
board-robot-credit = Credits: { $number }
board-robot-economy = Economy: { $number }
board-robot-pile =
    { $number ->
        [one] { $number } card in its pile
       *[other] { $number } cards in its pile
    }
board-robot-markers = Development markers: { $marked } placed, { $left } left, { $points } VP each
board-robot-mat = Its mat, its start world and where each figure comes from
board-robot-start = At the start
board-robot-die = Dice
board-robot-row = { $phase }, { $row }
board-robot-world = { $world }: { $row }
board-house = house
board-result-robot-wins = The Robot wins
board-result-robot = The Robot has { $points } VP: { $chips } in chips, { $printed } printed on cards, { $six } from 6-developments, { $markers } from markers.

## What a development scores, in the few words a card has room for

phrase-score-production_world = { $points } per { $good } production
phrase-score-windfall_world = { $points } per { $good } windfall
phrase-score-world = { $points } per other world
phrase-score-military = { $points } per military world
phrase-score-rebel_military = { $points } per Rebel military
phrase-score-development = { $points } per development
phrase-score-six_development = { $points } per 6-cost development
phrase-score-development_explore = { $points } per Explore development
phrase-score-world_explore = { $points } per Explore world
phrase-score-development_trade = { $points } per Trade development
phrase-score-world_trade = { $points } per Trade world
phrase-score-development_consume = { $points } per Consume development
phrase-score-world_consume = { $points } per Consume world
phrase-score-alien = { $points } per ALIEN card
phrase-score-imperium = { $points } per IMPERIUM card
phrase-score-rebel = { $points } per REBEL card
phrase-score-terraforming = { $points } per TERRAFORMING card
phrase-score-uplift = { $points } per UPLIFT card
phrase-score-chromosome = { $points } per chromosome
phrase-score-card = { $points } for { $what }
phrase-score-military_strength = { $points } per military strength
phrase-score-three_chips = { $points } per 3 VP chips
phrase-score-distinct_world_kinds = 1, 3, 6, 10 for kinds of worlds
board-scene-draws = You draw { $number ->
    [one] a card
   *[other] { $number } cards
}.

## Keywords on cards that have no room for words

board-mark-alien = ALIEN
board-mark-imperium = IMP.
board-mark-rebel = REBEL
board-mark-terraforming = TERR.
board-mark-uplift = UPLIFT
