/** What is seen in flight: likenesses of things on the page, pieces, tokens, dice, all in a layer above it. */
import { mount, unmount, type Component } from "svelte";
import sprite from "../../assets/icons.svg";
import Die from "../ui/Die.svelte";
import { find } from "./anchors";
import type { Face } from "./scene";

/** How a game draws pieces that are not on the page. */
export type Pieces = { Piece: Component<{ id: string; reference: never }>; reference: unknown } | null;

export interface Ghost {
  element: HTMLElement;
  width: number;
  height: number;
  /** What it is a likeness of, if that is to leave its place. */
  left: Element | null;
}

const SVG = "http://www.w3.org/2000/svg";

/** Everything that lies in the layer, and how to put it away again. */
export class Ghosts {
  readonly #layer: HTMLElement;
  readonly #pieces: () => Pieces;
  readonly #mounted: Record<string, unknown>[] = [];

  constructor(layer: HTMLElement, pieces: () => Pieces) {
    this.#layer = layer;
    this.#pieces = pieces;
  }

  clear(): void {
    for (const each of this.#mounted.splice(0)) void unmount(each);
    this.#layer.replaceChildren();
  }

  /** The first of these faces that can be drawn now. */
  make(faces: readonly Face[]): Ghost | null {
    for (const face of faces) {
      const ghost = this.#draw(face);
      if (ghost !== null) return ghost;
    }
    return null;
  }

  #draw(face: Face): Ghost | null {
    switch (face.look) {
      case "copy":
        return this.#copy(face);
      case "piece":
        return this.#piece(face.id);
      case "token":
        return this.#measured(token(face));
      case "back":
        return this.#measured(back(face.hue));
    }
  }

  #copy({ of, leaves = true }: Extract<Face, { look: "copy" }>): Ghost | null {
    const found = find(of);
    if (found?.element == null) return null;
    const { element, box } = found;
    const copy = element.cloneNode(true) as HTMLElement;
    for (const each of [copy, ...copy.querySelectorAll("*")]) strip(each);
    const holder = this.block("ghost");
    copy.style.cssText += "width: 100%; height: 100%; margin: 0; position: static; transform: none;";
    holder.append(copy);
    return this.#sized(holder, box.width, box.height, leaves ? element : null);
  }

  #piece(id: string): Ghost | null {
    const pieces = this.#pieces();
    if (pieces === null) return null;
    const holder = this.block("ghost piece");
    this.#mounted.push(mount(pieces.Piece, { target: holder, props: { id, reference: pieces.reference as never } }));
    return this.#measured(holder);
  }

  /** Some faces of a die one over the other, the last of them the one that is rolled. */
  die(pips: number, turns: number): HTMLElement {
    const holder = this.block("ghost die");
    for (let turn = 0; turn <= turns; turn++) {
      const face = document.createElement("div");
      holder.append(face);
      const shown = turn === turns ? pips : 1 + ((pips + turn * 2 + Math.floor(Math.random() * 5)) % 6);
      this.#mounted.push(mount(Die, { target: face, props: { pips: shown } }));
    }
    return holder;
  }

  block(name: string): HTMLElement {
    const block = document.createElement("div");
    block.className = name;
    this.#layer.append(block);
    return block;
  }

  #measured(element: HTMLElement): Ghost | null {
    if (element.parentElement === null) this.#layer.append(element);
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) {
      element.remove();
      return null;
    }
    return this.#sized(element, width, height, null);
  }

  #sized(element: HTMLElement, width: number, height: number, left: Element | null): Ghost {
    element.style.width = `${width}px`;
    element.style.height = `${height}px`;
    return { element, width, height, left };
  }
}

/** A likeness answers to nothing, and is nobody's anchor. */
function strip(element: Element): void {
  for (const { name } of [...element.attributes]) {
    if (name === "id" || name.startsWith("data-anchor") || name.startsWith("aria-") || name === "title") element.removeAttribute(name);
  }
}

export function icon(name: string): SVGElement {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `${sprite}#i-${name}`);
  svg.append(use);
  return svg;
}

function token({ icon: name, hue, text }: Extract<Face, { look: "token" }>): HTMLElement {
  const holder = document.createElement("div");
  holder.className = "ghost token";
  if (hue !== undefined) holder.style.setProperty("--k", hue);
  holder.append(icon(name));
  if (text !== undefined) holder.append(text);
  return holder;
}

function back(hue: string | undefined): HTMLElement {
  const holder = document.createElement("div");
  holder.className = "ghost back";
  if (hue !== undefined) holder.style.setProperty("--k", hue);
  holder.append(icon("logo"));
  return holder;
}
