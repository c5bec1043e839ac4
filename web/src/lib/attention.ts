/** Tells somebody who looks elsewhere that it is their turn: in the title, on the icon of the tab, with a sound. */
import icon from "../assets/favicon.svg?raw";
import { play } from "./sound";

const DOT = '<circle cx="25" cy="7" r="7" fill="#FFB547"/></svg>';

let before = 0;
let elsewhereBefore = 0;

/**
 * `waiting` is the number of tables that wait for the reader, `title` what the page is called. `elsewhere` are those of
 * the tables that are not open here: only these sound, for an open table sounds when it shows its question.
 */
export function showAttention(waiting: number, title: string, elsewhere = waiting): void {
  document.title = waiting > 0 ? `(${waiting}) ${title}` : title;
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link !== null && waiting > 0 !== before > 0) link.href = iconAddress(waiting > 0);
  if (elsewhere > elsewhereBefore) play("turn");
  before = waiting;
  elsewhereBefore = elsewhere;
}

function iconAddress(dotted: boolean): string {
  return `data:image/svg+xml,${encodeURIComponent(dotted ? icon.replace("</svg>", DOT) : icon)}`;
}
