/** Which sections of a rulebook are read: those a game needs, and of these the ones that speak of some words. */
import type { RulebookSection, TableInfo } from "../../generated/protocol";

/** Options as values: the new-table form explains them in words. */
const FOR_PROGRAMS = "options";

type Options = TableInfo["options"] | null;

/** What a game with these options needs; without options all that is for readers. */
export function needed(sections: RulebookSection[], options: Options): RulebookSection[] {
  const readable = sections.filter(({ id }) => id !== FOR_PROGRAMS).map((each) => ({ ...each, text: neededOf(each.text, options) }));
  if (options === null) return readable;
  const holds = (each: RulebookSection["when"][number]): boolean =>
    Object.entries(each).some(([name, values]) => values.includes(options[name] ?? false));
  return readable.filter(({ when }) => when.every(holds));
}

/** A remark says which games need a line, a row or a column; by itself, the lines below it. */
const REMARK = /\s*<!-- when (.+?) -->/gu;

/** A text without what these options do not need, and without its remarks. */
function neededOf(text: string, options: Options): string {
  if (!text.includes("<!-- when")) return text;
  let below = true;
  /** Of the table one is in: which columns are needed. */
  let columns: boolean[] | null = null;
  return text
    .split("\n")
    .flatMap((line) => {
      if (line.trim() === "") [below, columns] = [true, null];
      else if (line.startsWith("<!-- when")) {
        below = isNeeded(line, options);
        return [];
      } else if (!below) return [];
      if (!line.startsWith("|")) return isNeeded(line, options) ? [line.replace(REMARK, "")] : [];
      const cells = line.split("|").slice(1, -1);
      if (columns === null) columns = cells.map((cell) => isNeeded(cell, options));
      else if (!isNeeded(line, options)) return [];
      const kept = cells.filter((_, place) => columns?.[place] !== false).map((cell) => cell.replace(REMARK, " "));
      return [`|${kept.join("|")}|`];
    })
    .join("\n");
}

/** Whether all that is remarked here holds: one of the options it names has a value that it names. */
function isNeeded(text: string, options: Options): boolean {
  if (options === null) return true;
  const holds = (each: string): boolean => {
    const [name = "", values = "true"] = each.trim().split("=");
    return values.split("|").includes(String(options[name] ?? false));
  };
  return [...text.matchAll(REMARK)].every(([, written = ""]) => written.split(",").some(holds));
}

/** Without accents and capitals, so that "ere" finds "ère". */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The sections that have all the words, those with them in the title first. */
export function search(sections: RulebookSection[], words: string): RulebookSection[] {
  const wanted = fold(words).split(/\s+/u).filter(Boolean);
  if (wanted.length === 0) return sections;
  const has = (text: string) => wanted.every((word) => fold(text).includes(word));
  const titled = sections.filter((section) => has(section.title));
  return [...titled, ...sections.filter((section) => !titled.includes(section) && has(`${section.title} ${section.text}`))];
}
