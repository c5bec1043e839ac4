import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import type { Calls } from "../../generated/protocol";
import { http, Refusal } from "../../lib/http";
import { words } from "../../lib/i18n.svelte";
import { settings } from "../../lib/settings.svelte";
import { clockTime, minuteOf, switched } from "./calls";
import CallsWindow from "./CallsWindow.svelte";
import * as push from "./push";

vi.mock("./push", { spy: true });

const NOTHING: Calls = { channels: ["mail", "webhook"], mail: "", unconfirmed: "", webhook: "", push_key: "", devices: 0, wanted: {}, quiet: null, zone: "UTC", language: "en" };

beforeEach(async () => {
  vi.restoreAllMocks();
  settings.language = "en";
  await words.use("");
});

it("one kind by one channel is switched, in their order", () => {
  const one = switched({ mail: ["over"] }, "mail", "turn", true);
  expect(one).toEqual({ mail: ["turn", "over"] });
  expect(switched(one, "mail", "over", false)).toEqual({ mail: ["turn"] });
  expect(switched(one, "webhook", "turn", true)).toEqual({ mail: ["turn", "over"], webhook: ["turn"] });
  expect([0, 450, 1439].map(clockTime).map(minuteOf)).toEqual([0, 450, 1439]);
});

it("an address is confirmed by a code, and then one may choose what for", async () => {
  vi.spyOn(http, "calls").mockResolvedValue(NOTHING);
  const mail = vi.spyOn(http, "setMail").mockResolvedValue({ ...NOTHING, unconfirmed: "a@b.example" });
  const confirm = vi.spyOn(http, "confirmMail").mockResolvedValue({ ...NOTHING, mail: "a@b.example" });
  const set = vi.spyOn(http, "setCalls").mockResolvedValue(NOTHING);
  render(CallsWindow);
  await fireEvent.input(await screen.findByLabelText("E-mail address"), { target: { value: "a@b.example" } });
  await fireEvent.click(screen.getByRole("button", { name: "Send a code" }));
  expect(mail).toHaveBeenCalledWith("a@b.example");
  await fireEvent.input(await screen.findByLabelText("The code that was sent to a@b.example"), { target: { value: "01234567" } });
  await fireEvent.click(screen.getByRole("button", { name: "Confirm" }));
  expect(confirm).toHaveBeenCalledWith("01234567");
  await fireEvent.click(await screen.findByLabelText("When it is my turn"));
  expect(set.mock.calls[0]?.[0]).toMatchObject({ wanted: { mail: ["turn"] }, language: "en" });
});

it("a browser is pushed to once it is let, and then for one's turns", async () => {
  const offered: Calls = { ...NOTHING, channels: ["push"], push_key: "the key" };
  const browser = { endpoint: "https://push.example/1", key: "key", auth: "auth" };
  vi.spyOn(push, "canPush").mockReturnValue(true);
  vi.spyOn(push, "isPushed").mockResolvedValue(false);
  vi.spyOn(http, "calls").mockResolvedValue(offered);
  const begin = vi.spyOn(push, "beginPush").mockResolvedValue(null);
  const add = vi.spyOn(http, "addPush").mockResolvedValue({ ...offered, devices: 1 });
  const set = vi.spyOn(http, "setCalls").mockResolvedValue({ ...offered, devices: 1, wanted: { push: ["turn"] } });
  render(CallsWindow);
  const here = await screen.findByLabelText<HTMLInputElement>(/In this browser/u);
  await fireEvent.click(here);
  expect(begin).toHaveBeenCalledWith("the key");
  expect(add).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(here.checked).toBe(false));
  begin.mockResolvedValue(browser);
  const end = vi.spyOn(push, "endPush").mockResolvedValue(null);
  add.mockRejectedValueOnce(new Refusal(409, { message: ["problem-table-full", {}], rule: "", detail: "" }));
  await fireEvent.click(here);
  await vi.waitFor(() => expect(end).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(here.checked).toBe(false));
  await fireEvent.click(here);
  await vi.waitFor(() => expect(set.mock.calls[0]?.[0].wanted).toEqual({ push: ["turn"] }));
  expect(add).toHaveBeenCalledWith(browser);
});

it("a server that calls nobody says so", async () => {
  vi.spyOn(http, "calls").mockResolvedValue({ ...NOTHING, channels: [] });
  render(CallsWindow);
  expect(await screen.findByText(/calls nobody/u)).toBeTruthy();
});
