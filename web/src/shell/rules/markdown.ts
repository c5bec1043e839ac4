/** Rulebooks are Markdown of our own; still nothing in them becomes markup that is not meant to. */
import { Marked, type Tokens } from "marked";

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
