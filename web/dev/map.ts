/**
 * The map of High Frontier by itself, to look at while working on it: `npm run dev`, then /dev/map.html.
 * Its data: `.venv/bin/python tools/write_map_sample.py`. Not part of what is built.
 * In the address: `route` shows a journey with pieces, `lang=fr` and `theme=light` change how it is shown.
 */
import { mount } from "svelte";
import type { MapReference } from "../src/generated/frontier";
import { words } from "../src/lib/i18n.svelte";
import { applySettings, settings } from "../src/lib/settings.svelte";
import "../src/styles/base.css";
import Page from "./MapPage.svelte";

const target = document.querySelector<HTMLElement>("#app");
if (target === null) throw new Error("the page has no place for the map");

const asked = new URLSearchParams(location.search);
settings.theme = asked.get("theme") === "light" ? "light" : "dark";
settings.language = asked.get("lang") ?? "en";
applySettings(document.documentElement);
await words.use("frontier");
const map = (await (await fetch("./map.json")).json()) as MapReference;
mount(Page, { target, props: { map, journey: asked.has("route") } });
