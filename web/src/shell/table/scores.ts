/** A line of the final result: a seat, or partners who count together. */
export interface ScoreRow {
  seat: number;
  partners?: number[];
}

/** A column of the final result. */
export interface ScoreColumn<Row> {
  title: string;
  value: (row: Row) => number;
  /** Small, behind the number. */
  note?: (row: Row) => string | null;
  /** The points that decide, or something that only breaks ties. */
  weight?: "points" | "faint";
  /** Left out on a phone. */
  spare?: boolean;
}

export function allOf({ seat, partners }: ScoreRow): number[] {
  return [seat, ...(partners ?? [])];
}

/** A number with a true minus sign. */
export function signed(number: number): string {
  return number < 0 ? `\u2212${-number}` : String(number);
}
