## Words every game may use

nothing = nothing
seat-number = Seat { $number }
clock = The clock
reseeded = The game goes on from here with new chance.

## Why an action is refused: reasons the kernel gives

not-an-option = This is not one of the answers.
unfinished-answer = The answer is not whole yet.
amount-out-of-range = The number must be from { $lo } to { $hi }.
not-among-the-items = Something here is not among the items to choose from.
wrong-number-of-items =
    { $lo ->
        [one] Choose at least { $lo } item and at most { $hi }.
       *[other] Choose at least { $lo } items and at most { $hi }.
    }
too-little = Not enough: at least { $least } needed, { $chosen } chosen ({ $need }).
too-much = Too much: at most { $most } allowed, { $chosen } chosen ({ $need }).
more-than-needed = Something here could be spared: { $least } would do ({ $need }).
path-broken = Step { $number }: { $why }
path-no-such-step = Step { $number } does not follow the one before it.
path-goes-on = It may not end here yet.
malformed-action = An action is a list that begins with a verb and holds only texts, whole numbers and lists of them.
game-over = The game is over.
no-such-seat = There is no seat { $number }: the table has { $seats }.
not-your-decision = It is not your decision now. Waiting for: { $waiting }.
nothing-to-undo = There is nothing you may take back: only your own last action, while nothing has been revealed and nobody else has acted since.

## Why a game is not set up: reasons the kernel gives

setup-no-such-option = There is no option “{ $option }”. There are: { $options }.
setup-no-such-value = The option “{ $option }” cannot be “{ $value }”. It can be: { $values }.
setup-seats = With these options the game takes { $least } to { $most } players, not { $number }.
setup-misfit = The option “{ $option }” can be “{ $value }” only where “{ $other }” is: { $allowed }.
setup-scenario-fixes = In the scenario “{ $scenario }” the option “{ $option }” is “{ $value }”.
setup-nobody = With these options nobody can play: they ask for different numbers of players.
setup-seed = A seed must be text.
setup-no-such-game = unknown game '{ $game }'; there are: { $games }
setup-no-such-bot = unknown bot '{ $bot }' for { $game }; there are: { $bots }, and module:Class
setup-no-bots = no bots; name at least one
setup-two-bots = a tournament needs at least two bots, each named once
setup-same-name = two people have the same name: { $names }
setup-too-many = { $named } people and bots are named for { $seats } seats; name fewer, or add seats
setup-unwritable = { $file } can not be written: { $reason }
setup-folder = { $file } can not be written: it is a folder
setup-picture = { $file }: a picture is one of { $formats }, by the end of its name
setup-extra = { $package } is not installed: pip install '{ $extra }'
setup-no-cluster = no Ray cluster at '{ $address }': { $reason }
setup-too-few = { $name }: { $number } is too few; it takes at least { $least }
setup-unfinished = the game of this record is not over; only finished games are analysed
setup-viewer = { $number } is no seat of this game, which has { $seats } of them, counted from 0

## Wrong arguments of a command

usage-required = the following arguments are required: { $names }
usage-unknown = unrecognized arguments: { $names }
usage-choice = argument { $name }: invalid choice: { $value } (choose from { $choices })
usage-value = argument { $name }: expected one argument
usage-argument = argument { $name }: { $complaint }
usage-count = '{ $text }' is not a whole number of at least 1
usage-number = '{ $text }' is not a whole number of at least 0
usage-seconds = '{ $text }' is not a number of seconds from 0 to 3600
usage-text = this is not readable text
usage-pair = --option: '{ $text }' is not of the form NAME=VALUE
usage-twice = --option: { $name } is given twice
usage-ray-workers = --ray: the cluster decides how many work; give no --workers
usage-save-exists = --save: { $file } exists; continue it with --load, or name another file
usage-load-alone = --load: the file has its seats, options and seed; give none of them
usage-load-other = --load: { $file } is a game of { $theirs }, not of { $ours }
usage-at = --at: { $at } is not from 0 to { $total }, the number of actions in { $file }
usage-seat = --seat: { $number } is not from 1 to { $seats }, the seats of this game

## The command line: games

cli-ratings =
    { $games ->
        [one] One game counts
       *[other] { $games } games count
    }; { $changed ->
        [0] all ratings are as they were.
        [one] one rating has changed.
       *[other] { $changed } ratings have changed.
    }
cli-serving = Cosmodrome is open at { $address }. Stop with Ctrl-C.
cli-serving-no-client =
    The server answers at { $address }, but no page can be shown: the client is missing.
    Build it with `make client`, or install a wheel that was built with it (`make wheel`). Stop with Ctrl-C.

## For whoever looks after a server

admin-tables = { $shown } of { $all } tables. (* ended without a result)
admin-people = { $shown } of { $all } people. (X blocked)
admin-reports = { $reports ->
    [0] Nothing is reported.
    [one] One report.
   *[other] { $reports } reports.
}
admin-settled = Report { $report } is settled.
admin-closed = Table { $table } is closed.
admin-closed-before = Table { $table } was closed before.
admin-deleted = { $tables ->
    [one] One table is deleted.
   *[other] { $tables } tables are deleted.
}
admin-would-delete = { $tables ->
    [one] One table would be deleted. Do it with --yes.
   *[other] { $tables } tables would be deleted. Do it with --yes.
}
admin-damaged = Table { $table } is damaged: { $problem }
admin-older-rules = Table { $table } was begun by other rules: { $problem }
admin-verified = Replayed well: { $good }. Damaged: { $bad }. By other rules, and differing now: { $older }.
admin-renamed = { $player } is called { $name } now.
admin-merged = All that was { $player }’s is { $into }’s now.
admin-blocked = { $player } is blocked.
admin-unblocked = { $player } is not blocked any more.
admin-announced = Everybody is shown this from now on.
admin-announced-nothing = Nothing is announced any more.
admin-backed-up = { $file } holds { $tables } tables with { $entries } entries, and was read again.
admin-restored = The database holds { $tables } tables now.
admin-restored-table = Table { $table } is as it was.
admin-judged = Games of other rules that can go on by these: { $good }; that can not: { $bad }.
admin-frozen = Running games copied into { $file }, for the old version to serve: { $games }.
admin-gone-on = Games that go on by the new rules: { $games }.
admin-ended = Games ended without a result: { $games }.

cli-game = { $id }: { $title }. { $summary }
cli-seats = { $edition }: { $least } to { $most } seats
cli-bots = Bots: { $bots }
cli-options = Options, as --option NAME=VALUE:
cli-option = { $name }={ $values } (default { $default }): { $explanation }
cli-scenarios = Scenarios, as --option scenario=NAME:
cli-scenario = { $name }: { $title }. Seats: { $seats }. Fixed: { $options }. { $goal }
cli-option-value = { $value }: { $meaning }

## The terminal table

cli-you = Captain
cli-bot = Bot { $number }
cli-bot-names = Laika, Belka, Strelka, Ham, Enos, Félicette, Baker, Hector, Anita
cli-yes = yes
cli-no = no
cli-value = { $value }
cli-name = { $seat }

cli-welcome = { $title }. At the table:
cli-person-sits = Seat { $number }: { $seat }
cli-bot-sits = Seat { $number }: { $seat }, played by the bot { $bot }
cli-commitment = Commitment to the seed (the seed itself is shown at the end): { $hash }
cli-hand-over = { $seat }, it is your turn at the screen. Everybody else looks away. Press Enter.
cli-question = { $seat }, your decision: { $question } (rules: { $rule })
cli-see-rule = (rules: { $rule })
cli-needed = Needed: { $need }
cli-need = { $bounds } ({ $need })
cli-at-least = at least { $number }
cli-at-most = at most { $number }
cli-nothing-spare = nothing that could be spared
cli-type-number =
    { $most ->
        [one] Type 1.
       *[other] Type a number from 1 to { $most }.
    }
cli-type-amount = Type an amount from { $least } to { $most }.
cli-type-items = Type the numbers of { $least } to { $most } items, such as 1 3 4.
cli-type-items-or-none =
    { $most ->
        [one] Type the numbers of up to { $most } item, such as 1 3 4, or 0 for none.
       *[other] Type the numbers of up to { $most } items, such as 1 3 4, or 0 for none.
    }
cli-type-so-many-items =
    { $most ->
        [one] Type the number of { $least } item.
       *[other] Type the numbers of { $least } items, such as 1 3 4.
    }
cli-type-steps =
    { $most ->
        [one] Type 1 for the next step.
       *[other] Type the number of the next step, or several in order, such as 1 3 2.
    }
cli-type-steps-or-none = Type the number of the next step, or several in order, such as 1 3 2, or 0 for none.
cli-no-more-steps = No step can follow.
cli-step-back = Type - to take the last step back.
cli-so-far = So far: { $path }
cli-priced-step = { $step } ({ $costs })
cli-cost = { $cost }: { $number }
cli-or-letter = A letter takes the answer beside it.
cli-suggestion = Enter alone means: { $answer }.
cli-help-hint = Type ? for help.
cli-no-suggestion = There is no suggestion here: please type an answer.
cli-one-number = Please type one number.
cli-not-understood = This is neither an answer nor a command. Type ? for help.
cli-no-such-number = The numbers go from 1 to { $most }.
cli-same-number-twice = The same number is there twice.
cli-help =
    Answer with the number or the letter before an answer, with an amount, or with the numbers of several items.
    Besides, you can type:
    ? for this help; ? ANSWER: what would come of this answer, and whether it can be taken back
    why: what is not possible now, and why not
    rules: the rules behind the question; rules SECTION: any other section
    card NAME: what a card is and does, also by a part of its name
    table: the table as you see it
    log: what happened last; log NUMBER: so many lines
    undo: take your last action back
    save FILE: write the game to a file
    quit: leave the table
cli-word-help = help
cli-word-why = why
cli-word-rules = rules
cli-word-card = card
cli-word-table = table
cli-word-log = log
cli-word-undo = undo
cli-word-save = save
cli-word-quit = quit
cli-foreseen = { $answer }:
cli-final = This can not be taken back.
cli-not-final = This can be taken back.
cli-nothing-closed = Nothing is closed to you: every answer the rules know here is on the list.
cli-closed = { $answer }: { $reason }
cli-no-such-section = The rulebook has no section “{ $section }”. These are the sections:
cli-card-which = Please say which: card NAME
cli-no-cards = This game has no cards to be explained here. Type rules for its rules.
cli-no-such-card = There is no card called “{ $name }”.
cli-several-cards = Which one? { $names }
cli-detailed = { $answer } ({ $detail })
cli-undone = Your last action is taken back.
cli-save-where = Please say where: save FILE
cli-file-exists = { $file } exists already. Please name another file.
cli-not-saved = { $file } could not be written: { $error }
cli-saved = Saved in { $file }.
cli-goodbye = Goodbye.
cli-game-over = The game is over.
cli-not-over = The game is not over yet. The scores so far:
cli-score = { $seat }: { $score }
cli-winners =
    { $count ->
        [0] Nobody wins.
        [one] Winner: { $winners }.
       *[other] Shared win: { $winners }.
    }
cli-seed = Seed: { $seed }

## Replay and verification

cli-record = { $title }. Seats: { $seats }. Actions: { $actions }.
cli-step = { $number } of { $total }. { $seat }: { $answer }
cli-at-start = The beginning. Actions to come: { $total }.
cli-at-end = This was the last action.
cli-replay-hint = Enter: next. b: back. A number: go there. t: the table. q: quit.
cli-replay-range = Please type a number from 0 to { $total }, b, t or q, or press Enter.
cli-verified = { $file }: fine. The seed is the one committed to, and the replay leads to the recorded state. Actions: { $actions }.

## The analysis of a finished game

cli-analysed =
    { $title }: { $moves } moves, compared with { $bot } in { $worlds ->
        [one] { $worlds } world
       *[other] { $worlds } worlds
    }. Win probability:
cli-curve = { $seat }: { $first } % { $curve } { $last } %
cli-turns =
    { $number ->
        [0] No single move turned the game.
       *[other] Turning points, with the change in win probability:
    }
cli-turn =
    { $cause ->
        [luck] Move { $number }, { $mover }: { $answer }. { $change } for { $seat }, mostly luck.
       *[play] Move { $number }, { $mover }: { $answer }. { $change } for { $seat }.
    }
cli-turn-unseen = Move { $number } of { $mover }: { $change } for { $seat }.
cli-signed =
    { $sign ->
        [plus] +{ $size }
        [minus] −{ $size }
       *[none] { $size }
    }
cli-better = The bot would have played: { $answer }, worth { $gain }.
cli-players = Players:
cli-player = { $seat }: kept { $kept } % of the win probability, gave away { $loss } a decision, agreed with the bot in { $agreed } of { $decisions }. Luck { $luck }, own play { $own }, the others { $others }.

## Simulations and tournaments

cli-simulated =
    { $games ->
        [one] { $title } for { $seats }: { $finished } of { $games } game finished, { $actions } actions in { $seconds } s ({ $rate } a second)
       *[other] { $title } for { $seats }: { $finished } of { $games } games finished, { $actions } actions in { $seconds } s ({ $rate } a second)
    }
cli-bot-result =
    { $games ->
        [one] { $bot }: { $wins } of { $games } game won, { $share } % (95 % interval { $least } to { $most }; by chance { $expected }), mean score { $score }
       *[other] { $bot }: { $wins } of { $games } games won, { $share } % (95 % interval { $least } to { $most }; by chance { $expected }), mean score { $score }
    }
cli-bot-alone =
    { $games ->
        [one] { $bot }: { $wins } of { $games } game won, { $share } % (95 % interval { $least } to { $most }), mean score { $score }
       *[other] { $bot }: { $wins } of { $games } games won, { $share } % (95 % interval { $least } to { $most }), mean score { $score }
    }
cli-tournament =
    { $games ->
        [one] { $title }: { $finished } of { $games } game finished. Ratings with their 95 % interval:
       *[other] { $title }: { $finished } of { $games } games finished. Ratings with their 95 % interval:
    }
cli-standing =
    { $games ->
        [one] { $place }. { $bot }: { $rating } ({ $least } to { $most }), { $wins } of { $games } game won, mean score { $score }
       *[other] { $place }. { $bot }: { $rating } ({ $least } to { $most }), { $wins } of { $games } games won, mean score { $score }
    }
cli-ladder = { $title }: the levels for { $seats }, with ratings and their 95 % interval:
cli-rung =
    { $games ->
        [one] { $place }. { $level }: { $rating } ({ $least } to { $most }), { $wins } of { $games } game won
       *[other] { $place }. { $level }: { $rating } ({ $least } to { $most }), { $wins } of { $games } games won
    }
cli-duels = Duels, with the 95 % interval of the share of wins:
cli-duel =
    { $games ->
        [one] { $bot } against { $rival }: { $wins } of { $games } game won ({ $least } to { $most } %)
       *[other] { $bot } against { $rival }: { $wins } of { $games } games won ({ $least } to { $most } %)
    }

## Pictures of simulations and tournaments

plot-simulation =
    { $games ->
        [one] { $title }: { $games } game
       *[other] { $title }: { $games } games
    }
plot-tournament =
    { $games ->
        [one] { $title }: a tournament of { $games } game
       *[other] { $title }: a tournament of { $games } games
    }
plot-shares = Wins, with the 95 % interval
plot-share = share of the games won, %
plot-by-chance = by chance
plot-by-seat = Wins by seat, %
plot-seat = seat { $number }
plot-ratings = Ratings, with the 95 % interval
plot-rating = OpenSkill rating
plot-duels = Wins of the row against the column, %
plot-scores = Score round by round: mean, and the middle eight tenths
plot-round = round
plot-score = score
plot-lengths = Length of games
plot-in-rounds = rounds
plot-in-actions = actions
plot-games = games

## The picture of an analysis

plot-analysis =
    { $title }: compared with { $bot } in { $worlds ->
        [one] { $worlds } world
       *[other] { $worlds } worlds
    }
plot-chances = Win probability, in %, and the turning points
plot-moves = moves, with the number of each round
plot-luck = Where it came from, in points of win probability
plot-by-luck = luck
plot-by-own = own play
plot-by-others = the others' play

## Benchmarks

cli-bench-subject = subject
cli-bench-games = games a second
cli-bench-actions = actions a second
cli-bench-copies = copies a second
cli-bench-ratio = times catanatron
cli-bench-goal = target
cli-bench-times = { $ratio } x
cli-bench-reached = { $goal }: reached
cli-bench-missed = { $goal }: missed
cli-bench-alone = { $yardstick } is not installed: there is nothing to compare with.
cli-bench-task = task
cli-bench-milliseconds = milliseconds
cli-bench-environment = environment
cli-bench-steps = steps a second
cli-shared = { $variant }, { $tables } tables on PostgreSQL: an action costs one server process { $alone } ms of processor time, { $processes } on one port { $together } ms together, as many behind a router by table { $led } ms (PostgreSQL { $database-alone } ms and { $database-together } ms)
cli-shared-reached = { $ratio } times as much on one port (goal at most { $goal }: reached), { $routed } times behind a router
cli-shared-missed = { $ratio } times as much on one port (goal at most { $goal }: missed), { $routed } times behind a router
cli-load = the server under load, at { $tables } tables
cli-load-sockets = sockets connected
cli-load-actions = actions a second, end to end
cli-load-full-p50 = latency at full load, median, ms
cli-load-full-p99 = latency at full load, 99 of 100, ms
cli-load-half = actions a second at half load
cli-load-half-p50 = latency at half load, median, ms
cli-load-half-p99 = latency at half load, 99 of 100, ms
cli-load-server-cpu = the server’s processor time for an action, ms
cli-load-echo-cpu = the same messages from a server that does nothing else, ms
cli-load-echoes = the server’s processor time in terms of that
cli-load-client-cpu = the clients’ processor time for an action, ms
cli-load-memory = memory of an idle table, kB
cli-load-left = left behind by a table that has left memory, kB
cli-load-stored = actions stored and compared
cli-load-ended = games that ended while it was measured
cli-load-rated = games that ended, also before, and counted for the ratings
cli-load-late = answers refused as late
cli-load-faults = lost, repeated or reordered
cli-load-reached = { $value } ({ $goal }: reached)
cli-load-missed = { $value } ({ $goal }: missed)
cli-load-fault = { $variant }: { $fault }

## Bot levels

level-cadet = Learning
level-cadet-about = Knows the rules and takes what looks good at first sight. For your first games.
level-pilot = Casual
level-pilot-about = Plays sensibly, and overlooks something now and then.
level-commander = Experienced
level-commander-about = Knows the game, plans ahead and answers at once.
level-planner = Advanced
level-planner-about = Follows every answer a few rounds ahead before choosing one. Answers at once.
level-admiral = Strategist
level-admiral-about = Plays many possible futures through before every decision. Thinks for about a second.
level-learned = Expert
level-learned-about = Has taught itself the game over many thousand games. Answers at once.
level-master = Master
level-master-about = An expert who also thinks ahead before every decision: the strongest there is. Takes about a second.
level-visitor = Visiting bot
level-visitor-about = Somebody’s own program, which plays from elsewhere.

## What the server tells besides the rules

answered-for-you = Answered for you, for there was nothing to choose: { $answer }

## What the server refuses

problem-malformed = This message could not be understood.
problem-no-name = Please take a name first.
problem-bad-name = A name needs at least one letter and nothing invisible.
problem-bad-text = A message needs at least one letter and nothing invisible.
problem-no-such-page = There is nothing at this address.
problem-no-such-method = This cannot be done at this address.
problem-no-such-table = There is no such table.
problem-no-such-result = There is no such finished game.
problem-no-such-tournament = There is no such tournament.
problem-tournament-begun = The tournament has already begun.
problem-tournament-over = The tournament is over.
problem-tournament-full = At most { $most } can take part.
problem-tournament-not-entered = You do not take part in this tournament.
problem-tournament-host-only = Only who runs the tournament can do this.
problem-tournament-too-few = It takes at least { $least } who take part.
problem-no-such-player = There is no such player.
problem-no-such-game = There is no such game. There are: { $games }.
problem-no-such-language = There is no such language. There are: { $languages }.
problem-no-such-level = There is no bot level “{ $level }”. There are: { $levels }.
problem-no-such-bot = There is no such bot, or its token is not this one.
problem-too-many-bots = You can have at most { $most } bots.
problem-bot-elsewhere = This bot has connected anew elsewhere.
problem-no-such-move = The game has moves 0 to { $most }.
problem-bad-setup = The game cannot be set up like this.
problem-chosen-seed = Seeds cannot be chosen here.
problem-bad-pace = A clock of this kind has { $least } to { $most } seconds.
problem-bad-increment = An answer can bring 0 to { $most } seconds here.
problem-real-time-pace = A game in real time cannot be played over days.
problem-no-seat-kept = No seat is kept for you at this table.
problem-time-ran-out = Your time ran out over this question: a bot answers it. After that you can take your seat back.
problem-no-vacation =
    { $left ->
        [one] You have { $left } day of vacation left this year.
       *[other] You have { $left } days of vacation left this year.
    }
problem-no-such-channel = Nobody is called in this way here. There are: { $channels }.
problem-bad-zone = There is no such time zone.
problem-bad-webhook = This must be an address that begins with https:// or http://, without a name and a password.
problem-bad-push = This is not what a browser says that can be pushed to.
problem-no-code = No code is waited for. Please have a new one sent.
problem-wrong-code = This is not the code.
problem-mail = The mail could not be sent. Please check the address, or try again later.
problem-not-away = There can be a vote only about somebody else who is not connected and has kept the game waiting for long.
problem-already-begun = The game has already begun.
problem-not-begun = The game has not begun yet.
problem-not-ready = Nothing runs yet: not everybody is ready.
problem-not-all-ready = Not everybody who is here is ready. Waiting for: { $waiting }.
problem-over = The game is over.
problem-not-over = The game is not over yet.
problem-no-analysis = A game that ended without a result can not be analysed.
problem-analyses-at-once =
    { $most ->
        [one] You have a game analysed already: wait until it is done.
       *[other] { $most } games are analysed for you already: wait until one is done.
    }
problem-table-full = All seats are taken.
problem-seat-taken = This seat is taken. Still open: { $seats }.
problem-own-seat = To give up your own seat, leave the table.
problem-host-began-not = Only a host who has played from the beginning can send away somebody who has.
problem-barred = The host does not let you sit down at this table again.
problem-guest = Only members may sit down here. Keep who you are first: with a passkey, for instance.
problem-name-taken = Somebody at this table already has this name. Please take another one.
problem-name-of-member = A member of this server has this name, or one that looks like it. Please take another one.
problem-passkey-known = This device has a passkey of yours already.
problem-passkey = This passkey is not known here, or it took too long. Please try again.
problem-no-browser = Passkeys are made and used in a browser.
problem-many-passkeys = You have { $most } passkeys already. Please remove one first.
problem-no-links = This server sends no links: its host has not set up mail.
problem-link = This link was used, or is too old. Please ask for another one.
problem-link-elsewhere = This link works in the browser where it was asked for. Please open it there, or ask for one here.
problem-other-name = This is not your name: it is { $name }.
problem-members-only = Only members have friends here. Keep who you are first: with a passkey, for instance.
problem-no-such-member = No member of this server has this name.
problem-own-friend = That is you.
problem-many-friends = Nobody can have more than { $most } friends here.
problem-friends-only = Only friends can be invited.
problem-invited = They are invited already, or cannot be invited here.
problem-watchers-only = Those who play hear and speak there when the game is over.
problem-nobody-there = There is nobody there whom you could mean.
problem-many-muted = Nobody can mute more than { $most } people.
problem-last-passkey = This is the last way by which you could come back. Please add another one first.
problem-not-seated = You do not sit at this table.
problem-host-only = Only the host of the table can do this.
problem-players-only = Only those who play at this table can do this.
problem-hidden-place = You cannot look from this place before the game is over.
problem-late-answer = The table has moved on: please look again.
problem-table-changed = The table has changed meanwhile: please try again.
problem-other-rules = This game was begun with version { $rules } of the rules; the server has version { $now }.
problem-no-lesson = There is no lesson for this game yet.
problem-lesson-seats = In a lesson the seats stay as they are.
problem-no-hints = Hints are not allowed at this table, where people play against each other.
lesson-not-now = Not just now. { $do }
problem-unreadable = This table cannot be shown: what was stored about it is damaged. All other tables go on. Whoever runs the server finds the reason in its log, under { $table }.
problem-away = The server cannot reach its database at the moment. What was saved is safe. Please try again soon.
problem-store = The game could not be saved; nothing has changed. Please try again.
problem-server = Something went wrong on the server.
problem-foreign-origin = This request comes from a page of another site.
problem-unknown-host = This server goes by another name: { $hosts }.
problem-too-large = This is too large: at most { $kilobytes } KB are allowed.
problem-too-fast =
    { $seconds ->
        [one] That was too much at once. Please try again in { $seconds } second.
       *[other] That was too much at once. Please try again in { $seconds } seconds.
    }

## Calling people to the table: mails and webhooks

call-turn = { $game }: it is your turn at “{ $table }”
call-invitation = { $game }: you are awaited at “{ $table }”
call-over = { $game }: the game at “{ $table }” is over
call-several =
    { $number ->
        [one] Cosmodrome: { $number } message
       *[other] Cosmodrome: { $number } messages
    }
call-link = Your link to Cosmodrome
call-link-about = Open this link in the browser where you have asked for it. It works once, for { $minutes } minutes.
call-link-unasked = If you did not ask for it, forget it: nothing happens.
call-code = Your Cosmodrome code: { $code }

## learning

learn-needs-torch = learning needs PyTorch: pip install "cosmodrome[learn]"
learn-not-this-game = { $game } has no encoder, or no bot of its own to learn against
learn-no-table = with these options nobody can play with so many seats
learn-other-course = { $folder } holds another course: other tables, seed or numbers of games; name another --out
learn-title = How often it wins against { $opponent }
learn-games = games
learn-won = won, %
learn-generation = generation { $generation }: { $games } games, { $positions } positions; won { $won } % ({ $least } to { $most }) of { $tried } against { $opponent }

## What speaks for the answer of a bot

weighed-percent = How well you would stand after it, from many games played on from here:
worth-percent = { $figure }%
reason-only = Nothing else can be answered here.
