import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { http } from "../../lib/http";
import { words } from "../../lib/i18n.svelte";
import { me } from "../../lib/me.svelte";
import { depot, table } from "../../lib/testing/samples";
import NewTable from "./NewTable.svelte";

// this game has no words here: its messages read as their keys

const open = vi.spyOn(http, "open");
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(name, "u"));
const plan = () => open.mock.calls.at(-1)?.[0];

describe("options that depend on each other", () => {
  beforeEach(async () => {
    vi.clearAllMocks();
    open.mockResolvedValue(table());
    await words.load();
    render(NewTable, { props: { game: depot, onclose: vi.fn() } });
  });

  it("are greyed out with the reason until they can be chosen", async () => {
    expect(field("option-forecast").disabled).toBe(true);
    expect(screen.getByText("only-in-storms")).toBeTruthy();
    await fireEvent.click(field("option-storm"));
    expect(field("option-forecast").disabled).toBe(false);
    await fireEvent.click(field("option-forecast"));
    expect(field("option-storm").disabled).toBe(true);
    await fireEvent.click(screen.getByRole("button", { name: "Open the table" }));
    expect(plan()?.options).toEqual({ edition: "small", storm: true, forecast: true });
  });

  it("may depend on how many play", async () => {
    const rival = screen.getByRole<HTMLOptionElement>("option", { name: "option-rival-greedy" });
    expect(rival.disabled).toBe(true);
    expect(screen.getByText("rival-alone")).toBeTruthy();
    for (let seats = 4; seats > 1; seats--) await fireEvent.click(screen.getByRole("button", { name: "Less" }));
    expect(rival.disabled).toBe(false);
  });

  it("follow the scenario, and so do the edition and the seats", async () => {
    await fireEvent.change(field("option-scenario"), { target: { value: "flood" } });
    expect(screen.getByText("scenario-flood-goal")).toBeTruthy();
    expect(field("option-forecast").checked).toBe(true);
    expect(field("option-forecast").disabled).toBe(true);
    await fireEvent.click(screen.getByRole("button", { name: "Open the table" }));
    expect(plan()?.options).toEqual({ edition: "large", scenario: "flood" });
    expect(plan()?.seats).toHaveLength(3);
  });

  it("keep guests away only where a member asks for it", async () => {
    expect(screen.queryByRole("switch", { name: /For members/u })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Open the table" }));
    expect(plan()?.members).toBe(false);
    vi.spyOn(me, "member", "get").mockReturnValue(true);
    cleanup();
    render(NewTable, { props: { game: depot, onclose: vi.fn() } });
    await fireEvent.click(screen.getByRole("switch", { name: /For members/u }));
    await fireEvent.click(screen.getByRole("button", { name: "Open the table" }));
    expect(plan()?.members).toBe(true);
  });

  it("stand in their groups", () => {
    const weather = within(screen.getByRole("group", { name: "group-weather" }));
    expect(weather.getAllByRole("switch")).toHaveLength(2);
  });
});
