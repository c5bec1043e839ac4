/** Rulebooks are Markdown of our own; still nothing in them becomes markup that is not meant to. */
import { Marked, type Tokens } from "marked";
import { fold } from "./searching";

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const marked = new Marked({
  gfm: true,
  renderer: {
    html: ({ text }: Tokens.HTML | Tokens.Tag) => text.replace(/[&<>]/gu, (sign) => ESCAPES[sign] ?? sign),
    // a table may be wider than the drawer: it scrolls by itself
    table(token: Tokens.Table) {
      const row = (cells: Tokens.TableCell[], tag: string) =>
        `<tr>${cells.map((cell) => inCell(cell.text === "" ? "td" : tag, this.parser.parseInline(cell.tokens))).join("")}</tr>`;
      const rows = token.rows.map((cells) => row(cells, "td")).join("");
      return `<div class="wide" tabindex="0"><table><thead>${row(token.header, "th")}</thead><tbody>${rows}</tbody></table></div>`;
    },
  },
});

/** A heading without words would only puzzle those who listen. */
function inCell(tag: string, html: string): string {
  return `<${tag}>${html}</${tag}>`;
}

export function toHtml(text: string): string {
  return marked.parse(text, { async: false });
}

/** The same with these words marked, whatever their accents and capitals; what stands in tags is left alone. */
export function toMarkedHtml(text: string, words: string): string {
  const wanted = fold(words).split(/\s+/u).filter(Boolean);
  const html = toHtml(text);
  if (wanted.length === 0) return html;
  return html.replace(/(?<tag><[^>]*>|&#?\w+;)|[^<&]+/gu, (part, tag?: string) => (tag === undefined ? mark(part, wanted) : part));
}

/** Folding keeps the number of letters, so that a place in the folded text is the same place in the text. */
function mark(text: string, wanted: string[]): string {
  const plain = Array.from(text, (letter) => fold(letter) || letter).join("");
  if (plain.length !== text.length) return text;
  const spots: boolean[] = Array.from({ length: text.length }, () => false);
  for (const word of wanted) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) spots.fill(true, at, at + word.length);
  }
  return text.replace(/[^]/gu, (letter, at: number) => {
    const opens = spots[at] === true && spots[at - 1] !== true ? "<mark>" : "";
    const closes = spots[at] === true && spots[at + letter.length] !== true ? "</mark>" : "";
    return opens + letter + closes;
  });
}
