"""Everything that crosses the wire, as types.

The server decodes requests into these and refuses what does not fit; the OpenAPI document and the client's TypeScript
types are made from them. What a game itself says (views, events, reference data) is declared by the game and travels
inside, as `Any` here.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

# words

Message = tuple[str, dict[str, Any]]
"""A message key of a catalogue with its parameters; parameters may be messages again."""

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Line = Annotated[str, Meta(min_length=1, max_length=500)]
Token = Annotated[str, Meta(pattern="^[!-~]{1,64}$")]
"""An id of the client's own making: visible ASCII."""
GameId = Annotated[str, Meta(min_length=1, max_length=40)]
Word = Annotated[str, Meta(max_length=100)]
"""The name of something, where the server looks up what there is."""
OptionValue = str | int | bool


class Payload(Struct):
    """An answer of the server."""


class Request(Struct, forbid_unknown_fields=True):
    """A request of a client: a field nobody knows is a mistake worth telling."""


class Problem(Payload):
    """Why something was refused. `message` is a key of the shell's or the game's catalogue."""

    message: Message
    rule: str = ""
    """The rulebook section behind it, if any."""
    detail: str = ""
    """For programmers: what exactly was wrong with the data."""


# people


class Me(Payload):
    """Who is asking; nobody yet when `player` is empty."""

    player: str
    name: str
    member: bool = False
    """Whether they can come back from anywhere; else they are a guest, of this browser."""
    public: str = ""
    """The id by which others know them: in results, ratings and tournaments, and in the address of their page."""


class Introduction(Request):
    """A guest takes a name, or another one."""

    name: Name


Url = Annotated[str, Meta(max_length=500)]


class LogOut(Request):
    """Every browser but this one is nobody any more; this one too, if `here`: then a guest can not come back."""

    here: bool = False
    endpoint: Url = ""
    """Where this browser is pushed to, if it is and stays: no other one is any more."""


class Vacation(Payload):
    """Somebody's clocks at tables over days stand still."""

    until: float | None
    """Seconds since 1970; None: not now."""
    left: int
    """The days that could still be taken."""


class TakeVacation(Request):
    """From now on, for so many days; none: somebody is back."""

    days: Annotated[int, Meta(ge=0, le=1000)]


CallKind = Literal["turn", "invitation", "over"]
"""It is somebody's turn; a table waits for them, where the same people play again; a game of theirs is over."""
Channel = Literal["push", "mail", "webhook"]
Minute = Annotated[int, Meta(ge=0, lt=1440)]
"""Of the day."""


class Calls(Payload):
    """How somebody wants to be called to the table when they are not there."""

    channels: list[Channel]
    """Those that the host offers."""
    mail: str
    unconfirmed: str
    """An address to which a code was sent that has not come back."""
    webhook: str
    push_key: str
    """What a browser must know to be pushed to."""
    devices: int
    """How many browsers are."""
    wanted: dict[Channel, list[CallKind]]
    quiet: tuple[int, int] | None
    """From which minute of the day until which nobody is called."""
    zone: str
    language: str


class SetCalls(Request):
    webhook: Url = ""
    wanted: dict[Channel, Annotated[list[CallKind], Meta(max_length=10)]] = {}
    quiet: tuple[Minute, Minute] | None = None
    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    language: Annotated[str, Meta(max_length=10)] = "en"


Address = Annotated[str, Meta(max_length=200, pattern=r"^([A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+)?$(?!\n)")]


class SetMail(Request):
    """A code is sent to this address; who knows it has it confirmed. None: no address."""

    address: Address


class AddPush(Request):
    """A browser that may be pushed to, as it says itself (`PushSubscription`)."""

    endpoint: Url
    key: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=50)]


class EndPush(Request):
    endpoint: Url


class ConfirmMail(Request):
    code: Annotated[str, Meta(pattern="^[0-9]{8}$")]


# games


class OptionInfo(Payload):
    """An option a game declares; its messages are `option-NAME`, `option-NAME-VALUE` and, if any, `group-GROUP`."""

    name: str
    group: str
    values: list[OptionValue]
    default: OptionValue
    by_edition: dict[str, OptionValue]
    rule: str


class RelationInfo(Payload):
    """Where an option has one of these values, another one (or `seats`) must have one of those allowed."""

    option: str
    values: list[OptionValue]
    other: str
    allowed: list[OptionValue]
    reason: str
    """A message of the game's catalogue."""


class ScenarioInfo(Payload):
    """A value of the option `scenario`; its messages are `option-scenario-NAME` and `scenario-NAME-goal`."""

    name: str
    seats: tuple[int, int]
    """The fewest and the most."""
    options: dict[str, OptionValue]
    """Those it fixes."""
    rule: str


class LevelInfo(Payload):
    """A bot level; its messages are `level-ID` and `level-ID-about`."""

    id: str
    rating: int | None = None
    """As it was measured against the other levels of the game (docs/ladder.md); None if it was not."""
    least: int = 0
    most: int = 0
    """Between them the true rating lies, with 95 % confidence."""


class GameInfo(Payload):
    id: str
    options: list[OptionInfo]
    relations: list[RelationInfo]
    scenarios: list[ScenarioInfo]
    seats: dict[str, tuple[int, int]]
    """The fewest and the most seats, by edition."""
    levels: list[LevelInfo]
    usual_seats: int
    lesson: int
    """The minutes its lesson takes; 0 if it has none."""


class RulebookSection(Payload):
    id: str
    title: str
    rank: int
    text: str
    """Markdown, without the sections below it."""
    when: list[dict[str, list[str | int | bool]]]
    """Which games need it: in each of these one option has one of its values."""


# tables

SeatKind = Literal["open", "person", "bot"]
TableStatus = Literal["open", "playing", "over", "given_up"]
"""Given up: everybody left before the game began. Whoever comes later finds no such table."""


class Pace(Request):
    """How much time people have for their answers. A clock runs only while the rules wait for its seat."""

    kind: Literal["live", "days"]
    """Over days, time counts whether anybody is connected or not."""
    per: Literal["decision", "game"]
    seconds: int
    """For every answer, or for the whole game."""
    increment: int = 0
    """In a game: seconds that every answer brings."""
    out: Literal["bot", "pass"] = "bot"
    """When time is up: a bot takes the seat until its owner comes back, or a quick answer is given each time."""


VoteKind = Literal["cancel", "replace"]
"""To end the game without a result, or to let a bot take the seat of somebody who is away."""


Tempo = Literal["instant", "swift", "normal", "slow"]
"""How long bots take for an answer, so that people can follow."""


class SeatInfo(Payload):
    kind: SeatKind
    name: str = ""
    """Empty for an open seat, for bots, whom the client names, and for people who are no more; whose seat a bot keeps,
    has one."""
    colour: int = 0
    """Of this seat at this table, from 1 to 9: no two have the same, unless there are more seats."""
    guest: bool = False
    """A person whom only their browser knows; everybody else's name is their own on this server."""
    level: str = ""
    bot: str = ""
    """The name of somebody's own bot that plays there."""
    bot_of: str = ""
    """Whose it is."""
    you: bool = False
    present: bool = False
    """Somebody is connected there."""
    waiting: bool = False
    """The rules wait for this seat."""
    vacation: float | None = None
    """At a table over days: until when (seconds since 1970) this person is on vacation."""
    votable_from: float | None = None
    """From when on (seconds since 1970) the others may vote that a bot replaces this person, who is away."""


class VoteInfo(Payload):
    kind: VoteKind
    seat: int | None
    """Whom a bot is to replace."""
    yes: list[int]
    missing: list[int]
    """The seats that have agreed, and those whose yes it still takes."""


class LessonPlace(Payload):
    """How far a learner is."""

    done: int
    steps: int


class TableInfo(Payload):
    """A table as this person may see it, in the lobby and at the table."""

    id: str
    game: str
    name: str
    options: dict[str, OptionValue]
    status: TableStatus
    private: bool
    seats: list[SeatInfo]
    host: bool
    """Whether this person may change the seats and start."""
    may_talk: bool
    """Whether this person may write in the chat."""
    seat: int | None
    """Where this person sits."""
    actions: int
    created: float
    changed: float
    commitment: str
    """The hash of the seed, published before the first action."""
    seeds: list[str]
    """The seed itself once the game is over, and those it was played on with; none before."""
    pace: Pace | None
    """None: nobody has to hurry."""
    kept: int | None
    """The seat where a bot plays for this person."""
    gives_back: bool
    """Whether they may take it back now: not before the bot has answered what their time ran out over."""
    tempo: Tempo
    scores: list[int]
    """Once the game is over: before, not everybody may know them."""
    winners: list[int]
    cancelled: bool
    """It ended without a result, by a vote."""
    votes: list[VoteInfo]
    problem: Message | None = None
    """Why the table can not be played on, for instance because it was begun with other rules."""
    rematch: str | None = None
    """The table where the same people play again."""
    origin: tuple[str, int] | None = None
    """The table and the number of actions this one was played on from."""
    tournament: str | None = None
    """The tournament of which this is a table."""
    lesson: LessonPlace | None = None
    """Where a lesson is held: how far it is."""
    hints: bool = False
    """Whether people may ask here what a bot would do."""
    members: bool = False
    """Whether guests may not sit down."""


class SeatPlan(Request):
    """How a seat of a new table is filled; the first `person` is the one who asks."""

    kind: SeatKind = "open"
    level: Word = ""


class NewTable(Request):
    game: GameId
    seats: Annotated[list[SeatPlan], Meta(max_length=100)]
    options: Annotated[dict[Word, Word | int | bool], Meta(max_length=200)] = {}
    name: Annotated[str, Meta(max_length=60)] = ""
    private: bool = False
    members: bool = False
    """Guests may not sit down: whoever was sent away can not come back as another one."""
    pace: Pace | None = None
    roll_call: bool = True
    """Where time counts from the start, nothing runs until those who are there have said that they are ready."""
    tempo: Tempo = "normal"
    hints: bool = False
    """People may ask what a bot would do; against bots alone they always may."""
    seed: Annotated[str, Meta(max_length=100)] = ""
    """Only where the host allows chosen seeds: whoever knows the seed knows every card."""


class TakeSeat(Request):
    seat: int | None = None
    """None: the first open one."""


class ChangeSeat(Request):
    """The host opens a seat, or puts a bot on it; a person who sits there has to get up."""

    seat: int
    kind: Literal["open", "bot"]
    level: Word = ""
    bar: bool = False
    """That person may not sit down at this table again."""


class Vote(Request):
    """Somebody who plays is for this, or not any more."""

    kind: VoteKind
    seat: int | None = None
    yes: bool = True


class ChangeTempo(Request):
    """Whoever plays here, and the host, may say how long the bots take."""

    tempo: Tempo


class PlayOn(Request):
    """A new table from a point of a finished game: this person on one seat, bots on the others."""

    actions: int
    seat: int
    level: Word = ""


class Announcement(Payload):
    """What whoever runs the server has to say to all."""

    id: str
    """Whoever has read it is not shown it again."""
    words: dict[str, str]
    """By language; under an empty text for all others."""


class Invitation(Payload):
    """A friend waits for somebody at a table."""

    host: str
    """The name of who invites."""
    table: TableInfo


class Lobby(Payload, kw_only=True):
    type: Literal["lobby"] = "lobby"
    invitations: list[Invitation]
    open: list[TableInfo]
    mine: list[TableInfo]
    live: list[TableInfo]
    finished: list[TableInfo]
    """Public ones and one's own, newest first."""
    damaged: list[str]
    """One's own tables of which not even this can be shown, by their ids."""
    announcement: Announcement | None


# what is asked


class Option(Payload):
    action: list[Any]
    label: Message


class Item(Payload):
    item: Any
    """As the action names it: a number, a word, or a list such as row and column."""
    label: Message


class Why(Payload):
    reason: Message
    rule: str


class Closed(Payload):
    """An answer a player might look for that is not open now."""

    action: list[Any]
    label: Message
    why: Why


class Need(Payload):
    """The chosen items must weigh at least `least` and, unless that is -1, at most `most`; `tight`: none to spare."""

    name: str
    weights: list[int]
    least: int
    most: int
    tight: bool


class Leg(Payload):
    """A step of a path, and what it costs for each name in the question's `costs`."""

    item: Any
    label: Message
    costs: list[int]


class Way(Payload):
    """A path as far as it has grown, and how it may go on."""

    path: list[Leg]
    onward: list[Leg]
    """The steps that may follow."""
    stuck: Why | None
    """Why the path may not end here; None if it may."""


class Question(Payload):
    """A decision as the client gets it; `shape` says which of the later fields matter."""

    shape: Literal["choice", "subset", "amount", "path"]
    asked: int
    """The sequence number at which this was asked; an answer quotes it, so that a late click answers nothing else."""
    prompt: Message
    rule: str
    options: list[Option]
    """Of a choice: all answers. Of the others: plain answers besides."""
    closed: list[Closed]
    hints: dict[str, Any]
    """What the answers cost and bring, as the game says it for this prompt."""
    verb: str = ""
    lo: int = 0
    hi: int = 0
    items: list[Item] = []
    needs: list[Need] = []
    costs: list[str] = []
    """What the steps of a path cost: the names of the numbers, each a message."""
    way: Way | None = None
    """Where a path begins; how it goes on is asked for step by step (`Continue`)."""
    suggestion: list[Any] | None = None


class LogEntry(Payload):
    """An event as this person may see it."""

    key: str
    params: dict[str, Any]
    action: int
    """How many actions had been made when it happened: the move a replay opens at."""


# the socket of a table: what the server says


class Welcome(Payload, tag="welcome", tag_field="type"):
    """The table, and what was missed since the sequence number the client named (or everything)."""

    table: TableInfo
    reference: str
    """Where one gets what never changes in this game with these options: cards, costs, tables."""
    chat: list[ChatLine]
    """The last lines. If the first of them is not number 1, there are older ones: `GET /api/tables/{id}/chat`."""


class Clock(Payload):
    """Where time counts: the milliseconds that have gone by since the moment the view shows, and whether they go on."""

    elapsed: int
    running: bool
    speed: int
    """So many times faster than usual: people have done their part, and need not wait for bots."""


class SeatTime(Payload):
    """What the clock of a seat shows, at a table with a pace."""

    left: int
    """Milliseconds."""
    running: bool


class Calling(Payload):
    """Before time runs: who has said that they are ready."""

    ready: list[int]
    begins: int | None
    """Milliseconds until it begins without those who are away; None: somebody who is there is not ready."""


class Teaching(Payload):
    """What a learner is told: keys of the lesson's own catalogue."""

    place: LessonPlace
    says: list[str]
    """Page by page."""
    do: str
    """What is to be done now; empty when the lesson is over."""
    point: list[str]
    """The parts of the board that are meant, by their anchors."""


class Update(Payload, tag="update", tag_field="type"):
    """The table after one more entry of its log (or several, after a reconnection)."""

    seq: int
    view: Any
    question: Question | None
    aside: list[Option]
    """What this seat may do unasked: the game does not wait for it."""
    waiting: list[int]
    """The seats the rules wait for."""
    can_undo: bool
    keep: int
    """How many lines of the log the client keeps; the rest was taken back."""
    log: list[LogEntry]
    """The lines after those."""
    actions: int
    clock: Clock | None
    """None where the rules count no time."""
    times: list[SeatTime]
    """Of every seat; none at a table without a pace."""
    orders: list[StandingOrder]
    teaching: Teaching | None = None
    """Where a lesson is held, for whoever learns."""
    calling: Calling | None = None
    """While nothing runs yet, because not everybody is ready."""


class TableChanged(Payload, tag="table", tag_field="type"):
    """Somebody sat down, left, came or went; the game began or ended."""

    table: TableInfo


class ChatLine(Payload, tag="chat", tag_field="type"):
    number: int
    name: str
    guest: bool
    seat: int | None
    text: str
    at: float
    gallery: bool
    """Said among those who watch; those who play hear it when the game is over."""


class Accepted(Payload, tag="accepted", tag_field="type"):
    """What the client sent as `id` is done, and safe."""

    id: str
    seq: int


class Refused(Payload, tag="refused", tag_field="type"):
    """What the client sent as `id` was not done, and nothing has changed.

    Without an id it concerns the table itself, which can not be shown.
    """

    id: str
    problem: Problem


class Pong(Payload, tag="pong", tag_field="type"):
    id: str


class Continued(Payload, tag="continued", tag_field="type"):
    """How the path asked about as `id` may go on."""

    id: str
    way: Way


class Previewed(Payload, tag="previewed", tag_field="type"):
    """What would come of the answer asked about as `id`; nothing has changed."""

    id: str
    preview: dict[str, Any]
    """As the game says it for the prompt of the question."""


class Worth(Payload):
    """An answer, and what the bot takes it to be worth: in `Hinted.measure`."""

    label: Message
    figure: float


class Hinted(Payload, tag="hinted", tag_field="type"):
    """What a bot would answer to the question asked about as `id`; nothing has changed."""

    id: str
    action: list[Any]
    label: Message
    weighed: list[Worth]
    """That answer and the next best ones, where the bot compares them; else empty."""
    measure: str
    """In what: the messages `weighed-MEASURE` and `worth-MEASURE` say it, and `percent` is of certainty."""
    reasons: list[Message]
    """What else speaks for it, in figures."""
    advice: list[Message]
    """What the game says besides, to who asks for advice."""


class Final(Payload, tag="final", tag_field="type"):
    """What the client sent as `id` costs something for good, and it was not said to be sure: nothing has changed.

    Whoever means it sends it again, as sure.
    """

    id: str
    preview: dict[str, Any]
    """What would come of it."""


Said = Welcome | Update | TableChanged | ChatLine | Accepted | Refused | Pong | Continued | Previewed | Hinted | Final


# the socket of a table: what a client says


class Act(Request, tag="act", tag_field="type"):
    """An answer to the question asked at `asked`. Sent again with the same id, it counts once."""

    id: Token
    asked: int
    action: list[Any]
    sure: bool = False
    """It counts also if it costs something and can not be taken back; else that is told first (`Final`)."""
    settles: bool = False
    """What is asked of the seat next, a payment, is answered along with it, as the rules suggest."""


class Continue(Request, tag="continue", tag_field="type"):
    """How may this path go on, for the question asked at `asked`? Nothing is answered by it."""

    id: Token
    asked: int
    path: list[Any]


class Preview(Request, tag="preview", tag_field="type"):
    """What would come of this answer to the question asked at `asked`? Nothing is answered by it."""

    id: Token
    asked: int
    action: list[Any]


class Hint(Request, tag="hint", tag_field="type"):
    """What would a bot answer to the question asked at `asked`? Nothing is answered by it."""

    id: Token
    asked: int


class Undo(Request, tag="undo", tag_field="type"):
    id: Token
    seq: int


class Ready(Request, tag="ready", tag_field="type"):
    """Whoever plays is ready: time may run. Said again, it changes nothing."""

    id: Token
    begin: bool = False
    """And nobody who is away is waited for any longer."""


class StandingOrder(Request):
    """An answer given ahead: whenever `prompt` is asked with these parameters.

    An amount: the lowest legal number as long as it is at most `most`, else `otherwise`. Anything else: `otherwise`.
    It lapses when the same prompt comes with other parameters, and ends when whoever gave it leaves the seat.

    The prompt `foregone` stands for every question that leaves nothing to choose: it is answered, whatever it is.
    """

    prompt: Token
    params: Annotated[dict[Word, Word | int], Meta(max_length=20)]
    otherwise: list[Any]
    most: int | UnsetType = UNSET


class SetOrders(Request, tag="orders", tag_field="type"):
    """All standing orders of this seat; an empty list withdraws them."""

    id: Token
    orders: Annotated[list[StandingOrder], Meta(max_length=20)]


class Say(Request, tag="say", tag_field="type"):
    id: Token
    text: Line
    gallery: bool = False
    """To those who watch."""


class Ping(Request, tag="ping", tag_field="type"):
    id: Token


Heard = Act | Continue | Preview | Hint | Undo | Ready | SetOrders | Say | Ping


# replay


class Step(Payload):
    """One action of a game, for the list of moves."""

    seat: int
    round: int | None
    """Where the game counts rounds."""
    phase: str
    log: list[LogEntry]
    decided: Message | None = None
    """The action itself, where no line tells of whoever did it and this place may know it."""


class Replay(Payload):
    table: TableInfo
    reference: str
    """As in a welcome."""
    steps: list[Step]
    """What happened before the first action is in `opening`."""
    opening: list[LogEntry]
    seats: list[int | None]
    """From whose places one may look; None is a spectator's."""


class Frame(Payload):
    """The table after so many actions, from one place."""

    actions: int
    view: Any
    waiting: list[int]
