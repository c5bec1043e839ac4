import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { words } from "../../lib/i18n.svelte";
import { hall } from "../../lib/lobby.svelte";
import { settings } from "../../lib/settings.svelte";
import { outpost } from "../../lib/testing/samples";
import BotsPage from "./BotsPage.svelte";
import { visitors } from "./http";
import { levelOf, ratingInWords } from "./levels";
import LevelOptions from "./LevelOptions.svelte";
import { own } from "./own.svelte";

const deep = { id: "b1", name: "Deep Thought", connected: true };
const rung = { rating: 27.25, least: 21, most: 33.5, games: 12, wins: 7.5 };

beforeEach(async () => {
  vi.restoreAllMocks();
  own.all = [];
  hall.games = [outpost];
  settings.language = "en";
  await words.load();
  vi.spyOn(visitors, "own").mockImplementation(() => Promise.resolve(own.all));
  vi.spyOn(visitors, "ladder").mockResolvedValue({ game: "outpost", seats: 2, options: {}, rungs: [] });
});

describe("bots of one's own", () => {
  it("one is made, and its token shown once", async () => {
    const add = vi.spyOn(visitors, "add").mockImplementation(() => {
      own.all = [deep];
      return Promise.resolve({ bot: deep, token: "secret" });
    });
    render(BotsPage, { game: "" });
    await fireEvent.input(screen.getByLabelText("Name of the bot"), { target: { value: " Deep Thought " } });
    await fireEvent.click(screen.getByRole("button", { name: "Make a bot" }));
    expect(add).toHaveBeenCalledWith("Deep Thought");
    const token = await screen.findByRole<HTMLInputElement>("textbox", { name: "Token of Deep Thought" });
    expect(token.value).toBe("secret");
    await fireEvent.click(screen.getByRole("button", { name: "I have kept it" }));
    expect(screen.queryByDisplayValue("secret")).toBeNull();
    expect(await screen.findByText("Connected")).toBeTruthy();
  });

  it("one is renamed, gets another token, and is deleted, the last two only when confirmed", async () => {
    own.all = [deep];
    const rename = vi.spyOn(visitors, "rename").mockResolvedValue([{ ...deep, name: "Hal" }]);
    const renew = vi.spyOn(visitors, "renew").mockResolvedValue({ bot: { ...deep, connected: false }, token: "another" });
    const end = vi.spyOn(visitors, "end").mockResolvedValue([]);
    render(BotsPage, { game: "" });
    await fireEvent.click(screen.getByRole("button", { name: "Rename Deep Thought" }));
    await fireEvent.input(screen.getByDisplayValue("Deep Thought"), { target: { value: "Hal" } });
    await fireEvent.click(screen.getByRole("button", { name: "Rename" }));
    expect(rename).toHaveBeenCalledWith("b1", "Hal");
    await fireEvent.click(await screen.findByRole("button", { name: "New token for Hal" }));
    expect(renew).not.toHaveBeenCalled();
    await fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "New token" }));
    expect(await screen.findByDisplayValue("another")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "I have kept it" }));
    await fireEvent.click(await screen.findByRole("button", { name: "Delete Hal" }));
    await fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Delete" }));
    expect(end).toHaveBeenCalledWith("b1");
  });
});

it("a ladder tells who stands where, how surely, and after how many games", async () => {
  const rungs = [{ ...rung, name: "Deep Thought", level: "" }, { ...rung, name: "", level: "cadet" }];
  vi.spyOn(visitors, "ladder").mockResolvedValue({ game: "outpost", seats: 2, options: {}, rungs });
  render(BotsPage, { game: "outpost" });
  const [, first, second] = await screen.findAllByRole("row");
  expect(first?.textContent).toMatch(/Deep Thought.*27\.3.*21\.0–33\.5.*12.*7\.5/su);
  expect(second?.textContent).toContain("House: Learning");
});

describe("choosing a bot", () => {
  it("levels come with their ratings, bots of one's own after them", () => {
    own.all = [deep, { id: "b2", name: "Hal", connected: false }];
    const list = document.createElement("select");
    render(LevelOptions, { target: list, props: { game: "outpost", levels: outpost.levels, sits: "Zora" } });
    expect([...list.options].map(({ value, text }) => [value, text])).toEqual([
      ["cadet", "Learning · 1200"],
      ["commander", "Experienced · 1500"],
      ["admiral", "Strategist"],
      ["visitor", "Zora"],
      [levelOf(deep), "Deep Thought"],
      ["visitor-b2", "Hal (not connected)"],
    ]);
  });

  it("a rating is told with its interval, if it has one", () => {
    expect(outpost.levels.map(ratingInWords)).toEqual(["Rating 1200 (1150–1250)", "Rating 1500", null]);
  });
});
