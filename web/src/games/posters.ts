/** The picture of each game, if it has one: what stands inside an svg of 240 by 148, and goes on beyond its edges. */
import type { Component } from "svelte";

const posters = import.meta.glob<Component>("./*/Poster.svelte", { eager: true, import: "default" });

export function posterOf(game: string): Component | undefined {
  return posters[`./${game}/Poster.svelte`];
}
