game-title = Le tas
game-summary = Qui prend la dernière pile à combustible gagne.
option-cells = Piles à combustible au départ
ask-take = Combien de piles prenez-vous ?
take =
    { $number ->
        [one] Prendre { $number } pile
       *[other] Prendre { $number } piles
    }
taken =
    { $number ->
        [one] { $seat } prend { $number } pile ; reste : { $left }.
       *[other] { $seat } prend { $number } piles ; reste : { $left }.
    }
