game-title = Heap
game-summary = Who takes the last fuel cell wins.
option-cells = Fuel cells at the start
ask-take = How many fuel cells do you take?
take =
    { $number ->
        [one] Take { $number } cell
       *[other] Take { $number } cells
    }
taken =
    { $number ->
        [one] { $seat } takes { $number } cell; left: { $left }.
       *[other] { $seat } takes { $number } cells; left: { $left }.
    }
