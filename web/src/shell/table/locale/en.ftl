## What a drafted answer still lacks: on the button that will send it

lack-question = Nothing is asked
lack-option = Choose an answer
lack-more-items =
    { $number ->
        [one] Choose { $number } more
       *[other] Choose { $number } more
    }
lack-fewer-items =
    { $number ->
        [one] { $number } too many
       *[other] { $number } too many
    }
lack-more = { $number } short: { $need }
lack-less = { $number } too much: { $need }
lack-spare = One can be spared: { $need }
lack-step = Choose a step
lack-way = One moment…
lack-amount = From { $lo } to { $hi }

## The prompt bar

ask-your-decision = Your decision
ask-undo = Undo
ask-undo-about = Take your last action back.
ask-undo-limit = Nothing to take back: only your own last action, while nothing was revealed and nobody else has acted since.
ask-for-you = Answered for you…
ask-pay-otherwise = Choose the cards…
ask-reconnecting = Reconnecting, your choice is kept
ask-choosing =
    { $count ->
        [one] { $waiting } is choosing
       *[other] { $waiting } are choosing
    }
ask-bot-thinking =
    { $count ->
        [one] { $waiting } is thinking
       *[other] { $waiting } are thinking
    }
ask-nobody = The table goes on by itself
ask-over = The game is over
ask-final = This can not be taken back.
ask-cancel = Cancel
ask-rule = Rules
ask-answers = Answers
ask-aside = What you can do meanwhile
ask-items = Items to choose from
ask-of = { $chosen } of { $all }
ask-kept = { $chosen } of { $all } kept
ask-of-range = { $chosen }, from { $lo } to { $hi }
ask-need-least = { $weight } of { $least }: { $need }
ask-need-most = { $weight } of at most { $most }: { $need }
ask-need-range = { $weight }, from { $least } to { $most }: { $need }
ask-clear = Clear
ask-suggest = Suggest
ask-step-back = Step back
ask-steps = Steps that may follow
ask-step = { $step } ({ $costs })
ask-cost = { $cost }: { $number }
ask-fewer = Less
ask-more = More
ask-amount = Amount
ask-quick-amounts = Useful amounts
ask-most = The most you can give now is { $hi }.
ask-on-board = Choose what is framed in amber.
ask-more-answers = More answers ({ $number })
ask-fold = Fold the answers away
ask-more-about = More answers, all on the board
ask-more-list = More answers
ask-why-not = Why not?
ask-why-not-number = Why not? ({ $number })
ask-closed = Not possible now
ask-open-rule = See the rule
ask-orders = Standing orders
ask-withdraw = Withdraw: { $order }
ask-order = Answered ahead: { $prompt }
answer-steps =
    { $number ->
        [0] Stay here
        [one] Go { $number } step
       *[other] Go { $number } steps
    }
answer-items =
    { $number ->
        [0] Choose none
        [one] Choose { $number }
       *[other] Choose { $number }
    }

## Keys

key-send = Send the answer, or confirm it
key-cancel = Cancel, close
key-arrows = Move over the board and what you hold

## The frame around a board

frame-phases = Phases
frame-seats = Players in turn order
frame-board = Board
frame-hand = What you hold
frame-home = Back to the lobby
frame-tournament = To the tournament
frame-menu = Menu
frame-replay = Watch the replay
frame-rules = Rules
frame-share = Copy the link
frame-fair-about = The hash of the seed is published before the first action, and the seed itself when the game ends: note the hash, and you can check every card.
frame-leave = Leave the game
frame-leave-about = A bot takes your seat and plays on for you. You can still watch; to come back, you need the host to free the seat.
frame-leave-now = Give my seat to a bot
frame-copied = Copied
frame-online = Connected
frame-online-latency = Connected, answers in { $milliseconds } ms
frame-latency = { $milliseconds } ms
frame-seen-last = No connection: this is the table as you saw it last, { $when }.
frame-offline = Connection lost, trying again
frame-connecting = Connecting
frame-loading = Setting the table…
frame-missing = There is no such table.
frame-failed = The board could not be loaded.
frame-retry = Try again
frame-seat-lost = You no longer sit at this table.
frame-spectator = You are watching
frame-bot = Bot: { $level }
frame-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
frame-place =
    { $place ->
        [1] { $place }st
        [2] { $place }nd
        [3] { $place }rd
       *[other] { $place }th
    }
frame-place-about = The place by points as they stand
frame-turn =
    { $turn ->
        [1] First in turn order
        [2] Second in turn order
        [3] Third in turn order
       *[other] { $turn }th in turn order
    }
frame-your-seat = you
frame-deciding = deciding
frame-your-call = your turn
frame-away = not connected
frame-drawer = Log, chat and rules
frame-open-drawer = Open the log, the chat and the rules
frame-close = Close
frame-table = Table
frame-log = Log
frame-chat = Chat
frame-unread =
    { $number ->
        [one] { $number } new message
       *[other] { $number } new messages
    }
frame-views = Parts of the board

## The log and the chat

log-since = Since your last turn
log-steps = { $number } small steps
log-latest = To the latest
log-older = Show earlier lines
log-open-move = Open the replay at this move
log-empty = Nothing has happened yet.
chat-empty = Nobody has said anything yet.
chat-older = Show earlier messages
chat-write = Message the table
chat-players-only = Only those who play here can write.
chat-places = Who is heard
chat-table = Table
chat-gallery =
    { $number ->
        [0] Gallery
       *[other] Gallery ({ $number })
    }
chat-write-gallery = Message those who watch
chat-send = Send
chat-spectator = { $name } (watching)

## The waiting room

room-waiting = Waiting for players
room-open = Open seat
room-take = Sit here
room-put-bot = Put a bot here
room-open-seat = Open this seat
seats-change = Change seats
seat-replace = Replace
seat-change = Change this seat: { $seat }
seat-change-about = You are the host: you decide who sits here.
seat-change-playing = You are the host: a bot can play on here, or the game waits until somebody sits down.
seat-change-loses = Where games count for ratings, you lose this one by sending away somebody who began it, and they lose nothing; unless they have been away for long.
seat-bar = Keep this person from coming back
seat-bar-about = Otherwise they may sit down again.
room-remove = Send away
room-level = Level of the bot
room-start = Start now, bots on the open seats
room-starts-itself = The game starts by itself as soon as every seat is taken.
room-leave = Stand up
room-share = Invite with this link
room-copy = Copy
room-private = Private: only people with the link find this table.
room-members = Only members sit down here; guests can watch.
room-public = Public: everybody sees it in the lobby.
room-options = How we play
room-changed = changed
room-show-all = All options
room-show-changed = Only what was changed

## The end

end-winners =
    { $count ->
        [0] Nobody wins
        [one] { $winners } wins
       *[other] { $winners } share the win
    }
end-scores = Scores
end-player = Player
end-winner = winner
end-rematch = Play again
end-join-rematch = Join the next game
end-replay = Watch the replay
end-lobby = To the lobby
end-show = Show the result
end-fair = Fair shuffling
end-fair-about = The hash of the seed was published before the first action; now the seed is open. Whoever has the record can check every card.
end-commitment = Hash, published at the start
end-seed = Seed
end-record = Download the record

# what is shown happening
stage-skip = Skip
stage-more = and { $number } more

## A lesson

lesson-title = Lesson
lesson-place = Step { $step } of { $steps }
lesson-next = Next
lesson-leave = Leave; the lesson waits for you where you left it
lesson-play = Play an easy game
lesson-stay = Play on here

## A hint

hint-ask = Hint
hint-about = What would a bot do here, and why?
hint-thinking = Thinking…
hint-answer = A bot would: { $answer }
hint-drafted = It is selected: beside the question you see what it leads to.

## Before time runs

ready-title = Ready?
ready-sand = As soon as everybody is ready, the timer runs and all act at once.
ready-clocks = As soon as everybody is ready, the clocks run: { $pace }.
ready-asked = Take your seat, have a look at the rules; then say so.
ready-waiting = Waiting for { $waiting }.
ready-without = Away: { $waiting }. It begins without them in { $time }.
ready-begins = Everybody is ready.
ready-ready = I am ready
ready-begin = Begin without { $waiting }
ready-is-ready = ready
ready-is-choosing = not ready yet
ready-is-away = away
ready-is-bot = always ready
