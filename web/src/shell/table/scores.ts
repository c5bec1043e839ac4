/** A column of the final result. */
export interface ScoreColumn<Row> {
  title: string;
  value: (row: Row) => number;
  /** Small, behind the number. */
  note?: (row: Row) => string;
  /** The points that decide, or something that only breaks ties. */
  weight?: "points" | "faint";
  /** Left out on a phone. */
  spare?: boolean;
}
