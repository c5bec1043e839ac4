import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { http } from "../../lib/http";
import { words } from "../../lib/i18n.svelte";
import { settings } from "../../lib/settings.svelte";
import { toasts } from "../../lib/toasts.svelte";
import * as push from "../calls/push";
import { windows } from "./windows.svelte";
import Windows from "./Windows.svelte";

vi.mock("../calls/push", { spy: true });

const logOut = vi.spyOn(http, "logOut");
const gone = vi.spyOn(location, "assign").mockImplementation(() => undefined);

beforeEach(async () => {
  vi.clearAllMocks();
  logOut.mockResolvedValue({ player: "", name: "", member: false, public: "" });
  settings.language = "en";
  await words.load();
  windows.show("settings");
  render(Windows);
  await fireEvent.click(screen.getByRole("button", { name: "Log out everywhere" }));
});

it("whoever logs out here is not called here any more", async () => {
  const leave = vi.spyOn(push, "leavePush").mockResolvedValue();
  await fireEvent.click(screen.getByRole("button", { name: "Here too" }));
  await vi.waitFor(() => expect(logOut).toHaveBeenCalledWith(true, ""));
  expect(leave.mock.invocationCallOrder[0]).toBeLessThan(logOut.mock.invocationCallOrder[0] ?? 0);
});

it("other browsers are logged out, and this one stays and is called as before", async () => {
  vi.spyOn(push, "pushedAt").mockResolvedValue("https://push.example/1");
  await fireEvent.click(screen.getByRole("button", { name: "Everywhere but here" }));
  await vi.waitFor(() => expect(logOut).toHaveBeenCalledWith(false, "https://push.example/1"));
  await vi.waitFor(() => expect(windows.open).toBeNull());
  expect(toasts.list.at(-1)?.message[0]).toBe("log-out-done");
  expect(gone).not.toHaveBeenCalled();
});

it("whoever logs out here too begins anew, under another name", async () => {
  localStorage.setItem("cosmodrome.name", "Ada");
  await fireEvent.click(screen.getByRole("button", { name: "Here too" }));
  await vi.waitFor(() => expect(gone).toHaveBeenCalledWith("/"));
  expect(logOut).toHaveBeenCalledWith(true, "");
  expect(localStorage.getItem("cosmodrome.name")).toBeNull();
});
