import { mount } from "svelte";
import App from "./App.svelte";
import { words } from "./lib/i18n.svelte";
import { applySettings } from "./lib/settings.svelte";
import "./styles/base.css";

const target = document.querySelector<HTMLElement>("#app");
if (target === null) throw new Error("the page has no place for the client");

applySettings(document.documentElement);
await words.load();
mount(App, { target });
