/** What the map shows besides itself: plain data, whatever rules they come from. Spaces and links are numbers. */

export type PieceKind = "rocket" | "freighter" | "mobile" | "bernal" | "outpost" | "claim" | "factory" | "colony" | "lab" | "push";

export interface Piece {
  /** The same as long as it is the same piece. */
  id: string;
  kind: PieceKind;
  /** Whose it is; its colour and shape follow. */
  seat: number;
  space: number;
  /** Its better side is up. */
  promoted?: boolean;
  /** For the card and for who can not see it. */
  label: string;
}

export interface RouteStep {
  space: number;
  /** The link that led here; null where the route begins. */
  link: number | null;
  /** In which turn of the journey it is entered, from 1. */
  turn: number;
  /** Whether the craft rests here until the next turn. */
  stop: boolean;
  /** Burns paid on the way here, pivots counted in. */
  burns: number;
  /** A die that is due here, in words for its badge ("33 %"); empty without one. */
  die: string;
}

export interface Route {
  id: string;
  steps: RouteStep[];
  /** The one that is looked at; the others are drawn faintly. */
  chosen: boolean;
}

/** A space that may be chosen now. */
export interface Lit {
  space: number;
  /** What choosing it does, for those who can not see it. */
  label: string;
}
