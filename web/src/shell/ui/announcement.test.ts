import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it } from "vitest";
import { words } from "../../lib/i18n.svelte";
import { hall } from "../../lib/lobby.svelte";
import { settings } from "../../lib/settings.svelte";
import Announcement from "./Announcement.svelte";

function announce(id: string): void {
  const announcement = { id, words: { "": "Down at eight", fr: "Fermé à huit heures" } };
  hall.lobby = { type: "lobby", invitations: [], open: [], mine: [], live: [], finished: [], damaged: [], announcement };
}

beforeEach(async () => {
  localStorage.clear();
  settings.language = "fr";
  await words.load();
});

it("an announcement is read in one's language, once", async () => {
  announce("one");
  const { unmount } = render(Announcement);
  expect(screen.getByText("Fermé à huit heures")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button"));
  expect(screen.queryByText("Fermé à huit heures")).toBeNull();
  unmount();
  render(Announcement);
  expect(screen.queryByRole("button")).toBeNull();
});

it("another one is shown to all", async () => {
  announce("one");
  render(Announcement);
  await fireEvent.click(screen.getByRole("button"));
  announce("two");
  expect(await screen.findByText("Fermé à huit heures")).toBeTruthy();
});
