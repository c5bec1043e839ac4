/** Which sections of a rulebook are read: those a game needs, and of these the ones that speak of some words. */
import type { RulebookSection, TableInfo } from "../../generated/protocol";

/** Options as values: the new-table form explains them in words. */
const FOR_PROGRAMS = "options";

/** What a game with these options needs; without options all that is for readers. */
export function needed(sections: RulebookSection[], options: TableInfo["options"] | null): RulebookSection[] {
  const readable = sections.filter(({ id }) => id !== FOR_PROGRAMS);
  if (options === null) return readable;
  const holds = (each: RulebookSection["when"][number]): boolean =>
    Object.entries(each).some(([name, values]) => values.includes(options[name] ?? false));
  return readable.filter(({ when }) => when.every(holds));
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
