/** Questions for the tests: no game's own, so that what works for them works for any. */
import type { Question } from "../../generated/protocol";

const NOTHING = { prompt: ["test-prompt", {}], rule: "rule", options: [], closed: [], verb: "", lo: 0, hi: 0 } as const;

export function question(parts: Partial<Question> & Pick<Question, "shape">): Question {
  return {
    ...NOTHING,
    prompt: ["test-prompt", {}],
    options: [],
    closed: [],
    asked: 1,
    items: [],
    needs: [],
    costs: [],
    way: null,
    suggestion: null,
    final: false,
    ...parts,
  };
}

export function option(verb: string, final = false): Question["options"][number] {
  return { action: [verb], label: [verb, {}], final };
}

export const choice = question({ shape: "choice", options: [option("dig"), option("rest"), option("leave", true)] });

export const amount = question({ shape: "amount", verb: "bid", lo: 26, hi: 31, options: [option("pass")] });

export const payment = question({
  shape: "subset",
  verb: "pay",
  lo: 1,
  hi: 4,
  items: [3, 3, 5, 9].map((item) => ({ item, label: [`card-${item}`, {}] })),
  needs: [{ name: "credits", weights: [3, 3, 5, 9], least: 8, most: -1, tight: true }],
  suggestion: ["pay", [3, 5]],
});
