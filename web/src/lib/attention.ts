/** Tells somebody who looks elsewhere that it is their turn: in the title, on the icon of the tab, with a sound. */
import icon from "../assets/favicon.svg?raw";
import { play } from "./sounds";

const DOT = '<circle cx="25" cy="7" r="7" fill="#FFB547"/></svg>';

let before = 0;

/** `waiting` is the number of tables that wait for the reader, `title` what the page is called. */
export function showAttention(waiting: number, title: string): void {
  document.title = waiting > 0 ? `(${waiting}) ${title}` : title;
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link !== null && waiting > 0 !== before > 0) link.href = iconAddress(waiting > 0);
  if (waiting > before) play("turn");
  before = waiting;
}

function iconAddress(dotted: boolean): string {
  return `data:image/svg+xml,${encodeURIComponent(dotted ? icon.replace("</svg>", DOT) : icon)}`;
}
