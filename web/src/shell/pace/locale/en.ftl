## The pace of a table

pace = Pace
pace-none = No clock
pace-none-about = Everybody takes the time they need.
pace-live = Live
pace-live-about = All are there at the same time. A clock runs while the game waits for you.
pace-days = Over days
pace-days-about = Come by when you can. Your clock runs day and night while the game waits for you, but not on vacation.
pace-for = Time counts
pace-for-decision = per decision
pace-for-game = per game
pace-time = Time
pace-per-decision = { $time } per decision
pace-per-game = { $time } each
pace-per-game-more = { $time } each, and { $more } per answer
pace-out = When time is up
pace-out-bot = a bot keeps the seat
pace-out-pass = pass
pace-rule-bot = When time is up, a bot keeps the seat.
pace-rule-pass = When time is up, one passes.

## Clocks

clock-left = Time left: { $time }
clock-days = { $days } d { $hours } h
clock-vacation = On vacation

## Who is missing

kept-about = Your time was up, or you were away: a bot plays for you.
kept-soon = You have your seat back as soon as it has answered.
kept-seat = A bot plays for { $name }
kept-take-back = Take my seat back
vote-away = { $name } has been away for long.
vote-replace = Vote for a bot
vote-hide = Hide
vote-wait = Wait
vote-replace-about = Let a bot play for { $name } until they are back?
vote-cancel = Vote to end the game
vote-cancel-about = End this game without a result?
vote-count = { $yes } of { $all } agree
vote-yes = Agree
vote-no = Not now
vote-withdraw = Withdraw my vote
status-cancelled = ended without a result
end-cancelled = The game was ended without a result

## Vacation

vacation = Vacation
vacation-about = Your clocks at tables over days stand still.
vacation-left =
    { $number ->
        [one] { $number } day left this year. Your clocks at tables over days stand still meanwhile.
       *[other] { $number } days left this year. Your clocks at tables over days stand still meanwhile.
    }
vacation-days = Days
vacation-go = Go
vacation-until = On vacation until { $day }
vacation-back = I am back
