replay-title = Replay
replay-moves = Moves
replay-round = Round { $round }
replay-opening = Set-up
replay-all-open = all hands visible
replay-own-open = your hand visible
replay-none-open = hands hidden
replay-position = Move { $position } of { $all }
replay-first = To the beginning
replay-previous = One move back
replay-next = One move on
replay-next-round = To the next round
replay-previous-round = To the round before
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-scrubber = Position in the game
replay-speed = Speed: { $speed } ×
replay-times = { $speed } ×
replay-view-as = View as
replay-spectator = a spectator
replay-copy = Copy link to this move
replay-copied = Copied
replay-key-move = move
replay-key-round = round
replay-play-on = Play on from here
replay-play-on-about = A new table from this move: you on one seat, bots on the others.
replay-seat = Your seat
replay-level = Level of the bots
replay-start = Play on from move { $position }
replay-cancel = Cancel
replay-loading = Loading the game…
replay-missing = This game can not be shown.
replay-silent = { $seat } decides.
replay-decided = { $seat }: { $what }
replay-this-move = This move
replay-views = What is shown
replay-board = Board
replay-filter = Which moves
replay-filter-all = All
replay-filter-swings = Swings of 3 and more
replay-filter-mine = Mine
replay-key-turn = turning point
replay-next-turn = To the next turning point
replay-previous-turn = To the turning point before

analysis-title = Analysis
analysis-none = This game has not been analysed yet
analysis-failed = The analysis of this game came to a halt
analysis-about = Every move is looked at again: who stood how after it, what a bot would have played, and what was luck. It takes a minute or two, and is kept for everybody who looks at this replay.
analysis-begin = Analyse this game
analysis-again = Go on with it
analysis-running = The game is being analysed
analysis-progress = { $done } of { $moves } moves, { $share }
analysis-leave = You can leave meanwhile: it goes on by itself.
analysis-chances = Win probability
analysis-estimator =
    { $known ->
        [true] Bot: { $level }, { analysis-worlds }
       *[other] { analysis-worlds }
    }
analysis-worlds =
    { $worlds ->
        [one] one world a position
       *[other] { $worlds } worlds a position
    }
analysis-plot-about =
    { $number ->
        [one] over one move; at the end { $ends }
       *[other] over { $number } moves; at the end { $ends }
    }
analysis-stands = { $name } { $chance }
analysis-start = Start
analysis-move = Move
analysis-turn-about = Move { $number }: { $what } ({ $change } for { $name })
analysis-bot = bot
analysis-decision = Move { $number }
analysis-opening = The set-up. Every curve begins here.
analysis-no-choice = There was nothing to choose.
analysis-answer = Answer
analysis-win = Win
analysis-gain = Gain
analysis-best = best
analysis-played = played
analysis-agreed = The bot would have played the same.
analysis-as-good = The bot would have played otherwise, which is as good.
analysis-lost = The bot would have played otherwise, which is worth { $points }.
analysis-won = The bot would have played otherwise; what was played is worth { $points } more.
analysis-move-sum = Chances of { $name }: { $change } by this move.
analysis-move-luck = Of these by luck: { $luck }.
analysis-standing =
    { $number ->
        [0] The table at the start
       *[other] The table after move { $number }
    }
analysis-luck-skill = Luck and skill
analysis-by-luck = Luck
analysis-by-own = Own play
analysis-by-others = The others
analysis-luck-about = In points of win probability, from the start to the end. Luck is what chance brought beyond what was to be expected.
analysis-score = Final score
analysis-quality = Decision quality
analysis-quality-about = The share of the win probability that was kept, compared with the answers of the bot.
analysis-agreed-in = agrees in { $agreed } of { $decisions } decisions
analysis-turns = Turning points
analysis-no-turns = No single move has turned this game.
analysis-move-number = { $number }.
analysis-play-on = Play on from before move { $number }
