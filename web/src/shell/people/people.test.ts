import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal } from "../../lib/http";
import { words } from "../../lib/i18n.svelte";
import { settings } from "../../lib/settings.svelte";
import AccountWindow from "./AccountWindow.svelte";
import { colourStyle } from "./colours.svelte";
import { people } from "./http";
import { deviceName, opened } from "./passkeys";
import SignInPage from "./SignInPage.svelte";

const gone = vi.spyOn(location, "assign").mockImplementation(() => undefined);
const guest = { name: "Ada", member: false, since: null, colour: 0, passkeys: [], mail: "", mails: true };

beforeEach(async () => {
  vi.clearAllMocks();
  settings.language = "en";
  await words.load();
});

describe("passkeys", () => {
  it("what is bytes to a browser is opened, and nothing else", () => {
    const given = { rp: { id: "games.example", name: "Cosmodrome" }, rpId: "games.example", user: { id: "AP8", name: "Ada" }, challenge: "_-A", excludeCredentials: [{ id: "AQ", type: "public-key" }], timeout: 1 };
    expect(opened(given)).toEqual({
      ...given,
      user: { id: Uint8Array.of(0, 255), name: "Ada" },
      challenge: Uint8Array.of(255, 224),
      excludeCredentials: [{ id: Uint8Array.of(1), type: "public-key" }],
    });
  });

  it("a device is named after what it is", () => {
    expect(deviceName("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1")).toBe("iPhone · Safari");
    expect(deviceName("Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 Edg/130.0")).toBe("Windows · Edge");
    expect(deviceName("")).toBe("?");
  });
});

it("a table gives each seat its colour", () => {
  expect(colourStyle([{ colour: 4 }, { colour: 1 }])).toBe("--p1: var(--hue-4); --p2: var(--hue-1)");
  expect(colourStyle(Array.from({ length: 12 }, () => ({ colour: 1 }))).split(";")).toHaveLength(9);
});

describe("links by mail", () => {
  it("one is asked for, and where it went is said", async () => {
    vi.spyOn(people, "account").mockResolvedValue(guest);
    const ask = vi.spyOn(people, "askLink").mockResolvedValue({ minutes: 20 });
    render(AccountWindow);
    await fireEvent.input(await screen.findByLabelText("Your e-mail address"), { target: { value: " ada@post.example " } });
    await fireEvent.click(screen.getByRole("button", { name: "Send a link" }));
    expect(ask).toHaveBeenCalledWith("ada@post.example", "en");
    expect(await screen.findByText(/on its way to ada@post.example/u)).toBeTruthy();
  });

  it("one is opened by a click, and all begins anew", async () => {
    const open = vi.spyOn(people, "openLink").mockResolvedValue({ player: "p1", name: "Ada", member: true, public: "" });
    render(SignInPage, { ticket: "t1" });
    expect(open).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "Come in" }));
    expect(open).toHaveBeenCalledWith("t1");
    await vi.waitFor(() => expect(gone).toHaveBeenCalledWith("/"));
  });

  it("one that was used says so", async () => {
    vi.spyOn(people, "openLink").mockRejectedValue(new Refusal(403, { message: ["problem-link", {}], rule: "", detail: "" }));
    render(SignInPage, { ticket: "t1" });
    await fireEvent.click(screen.getByRole("button", { name: "Come in" }));
    expect(await screen.findByText(/This link was used/u)).toBeTruthy();
  });
});
