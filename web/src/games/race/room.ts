/** How much of the cards is drawn where: the most there is room for, so that nothing has to be scrolled for. */

/** One's own tableau: cards that stand, with more or less of a picture, or that lie; that of others: chips with names, or pictures. */
export interface Room {
  own: "tall" | "standing" | "lying" | "flat";
  others: "chips" | "views" | "pictures";
}

/** What has to find room. */
export interface Wanted {
  /** Of the place for all tableaus, without headings. */
  width: number;
  height: number;
  /** Cards of one's own, with one that is about to be placed. */
  own: number;
  /** Cards of each other tableau. */
  others: number[];
}

/** The names of the others stand before their cards. */
const WHO = 108;
const GAP = 6;
const APART = 10;

/** The least width of a card, and its height, with the gap that follows. */
const OWN = {
  tall: [98 + 8, 182 + 8],
  standing: [98 + 8, 150 + 8],
  lying: [122 + GAP, 86 + GAP],
  flat: [122 + GAP, 60 + GAP],
} as const;
/** Pictures lie in a row of twelve, which few tableaus outgrow. */
const CHIP = { width: 118 + 4, height: 34 + 4 };
const PICTURES = { views: 34 + 2, pictures: 26 + 2 };
const TWELVE = 12;

const CHOICES: Room[] = [
  { own: "tall", others: "chips" },
  { own: "standing", others: "chips" },
  { own: "lying", others: "chips" },
  { own: "lying", others: "views" },
  { own: "lying", others: "pictures" },
  { own: "flat", others: "pictures" },
];

function rows(number: number, width: number, least: number): number {
  return Math.ceil(number / Math.max(1, Math.floor((width + GAP) / least)));
}

function heightOf({ own, others }: Room, wanted: Wanted): number {
  const [width, height] = OWN[own];
  const mine = rows(wanted.own, wanted.width, width) * height;
  const theirs = wanted.others.map((cards) =>
    others === "chips" ? rows(cards, wanted.width - WHO, CHIP.width) * CHIP.height : Math.ceil(cards / TWELVE) * PICTURES[others],
  );
  return theirs.reduce((sum, each) => sum + each, mine + APART);
}

export function roomFor(wanted: Wanted): Room {
  const fitting = CHOICES.find((choice) => heightOf(choice, wanted) <= wanted.height);
  return fitting ?? { own: "flat", others: "pictures" };
}

/** The cards of a hand: how many rows, and how wide each may be. */
export interface HandRoom {
  rows: number;
  columns: number;
}

const LEAST = 94;

/** One row as long as each card keeps its words; else as few rows as do. */
export function handRoom(number: number, width: number): HandRoom {
  const needed = Math.max(1, rows(number, width, LEAST + GAP));
  return { rows: needed, columns: Math.max(1, Math.ceil(number / needed)) };
}
