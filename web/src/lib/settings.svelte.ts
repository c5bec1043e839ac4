/** What the reader has set, kept in the browser. */

export type Theme = "auto" | "dark" | "light";
export type Motion = "auto" | "full" | "reduced";
export type Palette = "standard" | "patterns";
export type Scenes = "off" | "swift" | "normal" | "slow";
export type CardNames = "translated" | "original";

export const TEXT_SIZES = [90, 100, 110, 120, 130];

export interface Settings {
  language: string;
  theme: Theme;
  motion: Motion;
  palette: Palette;
  /** In percent. */
  textSize: number;
  /** How quickly what happens is shown happening. */
  scenes: Scenes;
  sound: boolean;
  /** In percent. */
  volume: number;
  /** Ask before an answer that costs something and can not be taken back. */
  confirmFinal: boolean;
  /** A click on an answer sends it, without selecting it first. */
  oneClick: boolean;
  /** A question that leaves nothing to choose is answered without asking: the table does it, also while one is away. */
  answerForced: boolean;
  cardNames: CardNames;
  /** Whether single keys do things. */
  shortcuts: boolean;
}

/** The languages there are; English is spoken to those who read none of them. */
export const LANGUAGES: Record<string, string> = { en: "English", fr: "Français" };

const DEFAULTS: Settings = {
  language: browserLanguage(),
  theme: "auto",
  motion: "auto",
  palette: "standard",
  textSize: 100,
  scenes: "normal",
  sound: true,
  volume: 60,
  confirmFinal: true,
  oneClick: true,
  answerForced: true,
  cardNames: "translated",
  shortcuts: true,
};
const PLACE = "cosmodrome.set";
/** Where everything was kept once, also what nobody had set: such are no wishes of the reader. */
const FORMER = "cosmodrome.settings";
const FORMER_DEFAULTS: Partial<Settings> = { sound: false, oneClick: false, answerForced: false };

export const settings: Settings = $state(read());

function read(): Settings {
  try {
    return { ...DEFAULTS, ...(kept(PLACE) ?? differing(kept(FORMER) ?? {}, FORMER_DEFAULTS)) };
  } catch {
    return { ...DEFAULTS };
  }
}

function kept(place: string): Partial<Settings> | null {
  return JSON.parse(localStorage.getItem(place) ?? "null") as Partial<Settings> | null;
}

/** What is set otherwise than there. */
function differing(set: Partial<Settings>, from: Partial<Settings>): Partial<Settings> {
  return Object.fromEntries(Object.entries(set).filter(([name, value]) => from[name as keyof Settings] !== value));
}

function browserLanguage(): string {
  const wanted = navigator.languages.map((each) => each.split("-")[0] ?? "");
  return wanted.find((each) => each in LANGUAGES) ?? "en";
}

/** Keep what the reader has set, and show it on the document itself. To be called in an effect. */
export function applySettings(root: HTMLElement): void {
  localStorage.setItem(PLACE, JSON.stringify(differing(settings, DEFAULTS)));
  root.dataset.theme = settings.theme;
  root.dataset.motion = settings.motion;
  root.dataset.palette = settings.palette;
  root.style.setProperty("--text-size", String(settings.textSize / 100));
}

/** Whether pieces should move. */
export function isAnimated(): boolean {
  if (settings.motion !== "auto") return settings.motion === "full";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether the dark theme is shown. */
export function isDark(): boolean {
  return settings.theme === "auto" ? !matchMedia("(prefers-color-scheme: light)").matches : settings.theme === "dark";
}
