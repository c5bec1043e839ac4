/** What the Robot plays by in this game: its mat, what its start world changes there, and its level. */
import type { RaceReference, RobotFigure, RobotReference, RobotRow, RobotView } from "../../generated/race";
import type { Message } from "../../generated/protocol";
import { kindOf } from "./cards";

export interface Section {
  title: Message;
  phase: string | null;
  figures: RobotFigure[];
}

export function sectionsOf(robot: RobotView, rules: RobotReference): Section[] {
  const world = rules.worlds.find((each) => each.world === robot.world);
  const level = rules.levels.find((each) => each.level === robot.level);
  const sections: Section[] = [
    { title: ["board-robot-start", {}], phase: null, figures: [...rules.start, ...(level?.figures ?? [])] },
    { title: [robot.world, {}], phase: null, figures: world?.figures ?? [] },
    ...(world?.changes ?? []).map((row) => sectionOf(row, robot.world)),
    ...rules.mat.map((row) => sectionOf(row)),
    ...rules.placed.map((row) => sectionOf(row)),
  ];
  return sections.filter(({ figures }) => figures.length > 0);
}

/** A row of the mat; one of a start world is headed by its name. */
function sectionOf({ phase, row, figures }: RobotRow, world?: string): Section {
  const title: Message = ["board-robot-row", { phase: `phase-${phase}`, row: `row-${row}` }];
  return { title: world === undefined ? title : ["board-robot-world", { world, row: title }], phase, figures };
}

/** What it has done in this round, with the names of cards; its dice are shown by themselves. */
export function deedsOf(robot: RobotView, reference: RaceReference): Message[] {
  const named = (card: unknown): unknown => (typeof card === "number" ? (kindOf(reference, card)?.id ?? "") : card);
  return robot.did
    .filter(([key]) => key !== "robot-rolls")
    .map(([key, params]) => {
      const { card, cards } = params;
      return [key, { ...params, card: named(card), cards: Array.isArray(cards) ? cards.map(named) : [] }];
    });
}
