## What is remembered of games and people

club = Club
history = Finished games
history-search = Search finished games
history-player = Player
history-from = From
history-until = Until
history-kept = Kept by me
history-kept-all = All games
history-kept-favourite = My favourites
history-kept-noted = With a note of mine
history-option = Option
history-option-any = Any
history-none = No finished game fits this.
history-more = Show more
history-replay = Replay
history-favourite = Favourite
history-note = My note
history-note-save = Keep the note
history-share = Copy the link
history-link-copied = The link has been copied.
history-export-lines = Download as JSON lines
history-export-records = Download the latest records
result-won = won
result-rated = rated
result-lesson = lesson
result-branch = played on from another game
fate-away = a bot kept the seat
fate-left = left the game
fate-dismissing = sent somebody away
fate-removed = was sent away
fate-came = came later
player-gone = Somebody
player-games = Games
player-unrated = Not rated yet: it takes a game with another person, played to its end.
player-record =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $wins } won
ratings = Ratings
ratings-about = Games count that at least two people began and that ended with a result. Bots have a fixed strength; whoever gave up their seat has lost to those who stayed. Games with hints, lessons and games played on from others do not count.
ratings-none = Nobody is rated in this game yet.
ratings-group = Ways to play
statistics-all-ways = All ways to play
ratings-place = Place
ratings-points = Rating
ratings-provisional = provisional: too few games
ratings-games = Games
ratings-wins = Won
ratings-latest = Last game

## Statistics

statistics = Statistics
plot-figures = In figures
plot-when = Date
plot-rating = Rating over time
plot-scores = Points over time
plot-score = Points
plot-line-about = from { $first } to { $last } over { $number ->
        [one] one game
       *[other] { $number } games
    }
plot-places = Places reached
plot-place = Place { $place }
plot-openings = How they began, and won
plot-opening = Beginning
plot-won-of = { $wins } of { $games } won
plot-rivals = Head to head
plot-ahead = Ahead
plot-behind = Behind
plot-ahead-behind = { $ahead } : { $behind }
plot-share = Share
