/** Which sections of a rulebook speak of some words. */
import type { RulebookSection } from "../../generated/protocol";

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
