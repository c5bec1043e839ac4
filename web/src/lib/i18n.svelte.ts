/**
 * The words of the client, in the language the reader has set: switching it says everything anew.
 *
 * The sentences of the rules come from the catalogues of the Python side, those that only the browser needs from
 * the `locale` folders of the client. Files are fetched by language and by game, when first needed.
 */
import type { Message, SeatInfo } from "../generated/protocol";
import { Bundle, Catalogue, plain, type Params, type Part } from "./catalogue";
import { settings } from "./settings.svelte";

export { plain, type Part } from "./catalogue";

type Files = Record<string, () => Promise<string>>;
const SHELL: Files[] = [
  import.meta.glob<string>("../../../src/cosmodrome/locale/*.ftl", { query: "?raw", import: "default" }),
  import.meta.glob<string>(["../locale/*.ftl", "../shell/*/locale/*.ftl"], { query: "?raw", import: "default" }),
];
const GAMES: Files[] = [
  import.meta.glob<string>("../../../src/cosmodrome/games/*/locale/*.ftl", { query: "?raw", import: "default" }),
  import.meta.glob<string>("../games/*/locale/*.ftl", { query: "?raw", import: "default" }),
];

/** The part of a game's words that the lobby says (`lobbyWords.ts`). */
const LOBBY_FILES: Files[] = [
  import.meta.glob<string>("../../../src/cosmodrome/games/*/locale/*.ftl", { query: "?lobby", import: "default" }),
  import.meta.glob<string>("../games/*/locale/*.ftl", { query: "?lobby", import: "default" }),
];
const LOBBY = "+lobby";

/** What a lesson says, beside the words of its game: fetched only where one is held. */
const LESSONS: Files[] = [
  import.meta.glob<string>("../../../src/cosmodrome/games/*/lesson/*.ftl", { query: "?raw", import: "default" }),
];
const LESSON = "+lesson";

const ENGLISH = "en";

/** The name under which the words of a game are known that is being taught. */
export const inLesson = (game: string): string => game + LESSON;

/** The name under which that part of a game's words is known which the lobby says. */
export const inLobby = (game: string): string => game + LOBBY;

const bundles = new Map<string, Promise<Bundle>>();

/** The files of a language among these, in order: `folder` is part of the path, such as `outpost/locale`. */
async function read(places: Files[], folder: string, language: string): Promise<string[]> {
  const wanted = `${folder}/${language}.ftl`;
  const found = places.flatMap((files) => Object.entries(files).filter(([path]) => path.endsWith(wanted)));
  return Promise.all(found.map(([, load]) => load()));
}

function bundle(language: string, game: string): Promise<Bundle> {
  const name = `${language} ${game}`;
  let found = bundles.get(name);
  if (found === undefined) {
    const [id = "", part] = game.split(/(?=\+)/u);
    const own = id === "" ? Promise.resolve([]) : read(part === LOBBY ? LOBBY_FILES : GAMES, `/${id}/locale`, language);
    const taught = part !== LESSON ? Promise.resolve([]) : read(LESSONS, `/${id}/lesson`, language);
    found = Promise.all([read(SHELL, "/locale", language), taught, own]).then(
      ([shell, lesson, its]) => new Bundle(language, [...shell, ...lesson], its),
    );
    bundles.set(name, found);
  }
  return found;
}

class Words {
  /** The language that is spoken; it follows the settings as soon as its files are there. */
  language = $state(ENGLISH);
  /** The game whose words `say` knows; none in the lobby. */
  game = $state("");
  #loaded: Record<string, Bundle> = $state.raw({});
  #isCard: (key: string) => boolean = $state.raw(() => false);
  readonly #games = new Set<string>([""]);
  readonly current: Catalogue = $derived(this.of(this.game));

  /** The shell's words, and those of a game. Say which keys are cards: their names can stay English. */
  async use(game: string, isCard: (key: string) => boolean = () => false): Promise<void> {
    await this.load(game);
    this.game = game;
    this.#isCard = isCard;
  }

  /** Fetch the words of a game beside the shell's. */
  async load(game = ""): Promise<void> {
    this.#games.add(game);
    await this.speak(settings.language);
  }

  /** Switch the language, once all that is shown can be said in it. */
  async speak(language: string): Promise<void> {
    const games = [...this.#games];
    // cards of a game can be called by their English names; elsewhere one language is enough, for each says everything
    const both = (game: string): boolean => game !== "" && !game.endsWith(LOBBY);
    const names = games.flatMap((game) => [language, ...(both(game) ? [ENGLISH] : [])].map((each) => `${each} ${game}`));
    const missing = names.filter((name) => !(name in this.#loaded));
    const found = await Promise.all(
      missing.map(async (name): Promise<[string, Bundle]> => {
        const [spoken = "", game = ""] = name.split(" ");
        return [name, await bundle(spoken, game)];
      }),
    );
    if (found.length > 0) this.#loaded = { ...this.#loaded, ...Object.fromEntries(found) };
    if (language === settings.language) this.language = language;
  }

  /** The words of the shell and of a game; of a game whose words are not all there, those that the lobby says. */
  of(game: string): Catalogue {
    const order = this.language === ENGLISH ? [ENGLISH] : [this.language, ENGLISH];
    const there = order
      .map((language) => this.#loaded[`${language} ${game}`] ?? this.#loaded[`${language} ${inLobby(game)}`])
      .filter((each) => each !== undefined);
    const isCard = this.#isCard;
    return new Catalogue(there, settings.cardNames === "original" ? isCard : undefined);
  }
}

export const words = new Words();

/** A message of the shell, or of the game at whose table one is. `names` are the players, by seat. */
export function say(key: string, params?: Params, names?: readonly string[]): string {
  return words.current.say(key, params, names);
}

/** The same for a message that came as data. */
export function sayMessage([key, params]: Message, names?: readonly string[]): string {
  return words.current.say(key, params, names);
}

/** A message in parts: a part with an `id` names a thing of the game, one with a `seat` a player. */
export function sayParts(message: Message, names?: readonly string[]): Part[] {
  return words.current.parts(message, names);
}

/** Who plays, by seat. Bots of the house have no names on the wire: they are called by their seat, but never like a person. */
export function playerNames(seats: readonly SeatInfo[]): string[] {
  const people = new Set(seats.map((seat) => seat.name));
  const animals = say("cli-bot-names")
    .split(", ")
    .filter((name) => !people.has(name));
  return seats.map((seat, number) => {
    // also of a seat that a bot keeps for its owner
    if (seat.name !== "") return seat.name;
    if (seat.bot !== "") return people.has(seat.bot) ? say("visitor-alike", { name: plain(seat.bot) }) : seat.bot;
    if (seat.kind === "open") return say("seat-open");
    if (seat.kind === "person") return say("seat-gone");
    return animals[number] ?? say("cli-bot", { number: number + 1 });
  });
}

export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(words.language, options).format(value);
}

/** How long ago a moment (in seconds, as the server counts) was: "3 minutes ago". */
export function formatAgo(moment: number, now = Date.now() / 1000): string {
  const seconds = Math.min(0, moment - now);
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ];
  const [unit, length] = units.find(([, each]) => -seconds >= each) ?? ["second", Infinity];
  return new Intl.RelativeTimeFormat(words.language, { numeric: "auto" }).format(Math.trunc(seconds / length), unit);
}

/** The day of a moment (in seconds, as the server counts): "3 December". */
export function formatDay(moment: number): string {
  return new Intl.DateTimeFormat(words.language, { day: "numeric", month: "long" }).format(moment * 1000);
}
