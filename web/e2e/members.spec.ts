/** A guest keeps who they are with a passkey, and comes back in another browser with all that was theirs. */
import type { CDPSession, Page } from "@playwright/test";
import { picture, usable } from "./looks";
import { BOT, expect, join, OPEN, openTable, PERSON, PHONE, tableInfo, test } from "./people";

/** Passkeys belong to a name, and a bare number is none. */
const named = (address = ""): string => address.replace("127.0.0.1", "localhost");

/** A device that has passkeys, and says yes to everything: what it keeps can be carried to another browser. */
async function device(page: Page): Promise<{ devtools: CDPSession; authenticatorId: string }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { devtools, authenticatorId };
}

async function showAccount(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Your name|Change your name/u }).click();
  await page.getByRole("button", { name: /Keep who you are|^Account$/u }).click();
}

test("with a passkey a guest becomes a member, and comes back elsewhere", async ({ invite, baseURL }) => {
  const context = { baseURL: named(baseURL) };
  const name = `Ada ${Date.now() % 1e6}`;
  const ada = await invite(name, { context });
  const { devtools, authenticatorId } = await device(ada);
  const table = await openTable(ada, [PERSON, BOT], "passkey");
  await ada.goto("/");
  await showAccount(ada);
  await ada.getByRole("button", { name: "Keep who I am with a passkey" }).click();
  await expect(ada.getByText("A member since")).toBeVisible();
  await expect(ada.getByText("Linux · Chrome")).toBeVisible();

  const other = await invite("Somebody", { context: { ...context, viewport: PHONE }, expected: /40[39]/u });
  const elsewhere = await device(other);
  const { credentials } = await devtools.send("WebAuthn.getCredentials", { authenticatorId });
  const [credential] = credentials;
  if (credential === undefined) throw new Error("the device keeps no passkey");
  await elsewhere.devtools.send("WebAuthn.addCredential", { authenticatorId: elsewhere.authenticatorId, credential });
  const refused = await other.request.post("/api/me", { data: { name: name.toUpperCase() } });
  expect(refused.status()).toBe(409);
  const open = await openTable(other, [PERSON, OPEN], "guest");
  await other.goto("/");
  await showAccount(other);
  await other.getByRole("button", { name: "I have a passkey here" }).click();
  await expect(other.getByRole("button", { name: new RegExp(name, "u") })).toBeVisible();
  expect((await tableInfo(other, table)).seat).toBe(0);
  expect((await tableInfo(other, open)).seats[0]).toMatchObject({ name, guest: false, you: true });

  const bo = await invite("Bo", { context });
  await join(bo, open);
  await bo.goto(`/table/${open}`);
  await expect(bo.getByText("guest", { exact: true })).toHaveCount(1);

  // both prefer the same colour: who sits first has it
  for (const page of [other, bo]) {
    await page.goto("/");
    await page.locator("header .me").click();
    await page.getByLabel("colour 3").check();
    await expect(page.getByLabel("colour 3")).toBeChecked();
  }
  await usable(bo);
  await picture(bo, "colour");
  await bo.goto(`/table/${open}`);
  await expect(bo.getByRole("complementary", { name: "Players" }).or(bo.locator("aside.seats")).first()).toBeVisible();
  expect((await tableInfo(bo, open)).seats.map((seat) => seat.colour)).toEqual([3, 2]);
  expect(await bo.evaluate(() => document.documentElement.style.getPropertyValue("--p1"))).toBe("var(--hue-3)");
  await picture(bo, "colours");
});

test("friends see each other, and invite each other to a table", async ({ invite, baseURL }) => {
  const context = { baseURL: named(baseURL) };
  const stamp = Date.now() % 1e6;
  const names = [`Flo ${stamp}`, `Gus ${stamp}`] as const;
  const [flo, gus] = await Promise.all([invite(names[0], { context }), invite(names[1], { context: { ...context, viewport: PHONE } })]);
  for (const page of [flo, gus]) {
    await device(page);
    await page.goto("/");
    await showAccount(page);
    await page.getByRole("button", { name: "Keep who I am with a passkey" }).click();
    await expect(page.getByText("A member since")).toBeVisible();
    await page.keyboard.press("Escape");
  }
  await flo.getByRole("button", { name: "Add", exact: true }).click();
  await flo.getByLabel("The name of a member").fill(names[1].toLowerCase());
  await flo.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(flo.getByText("You have asked")).toBeVisible();
  await flo.keyboard.press("Escape");
  await gus.reload();
  await gus.getByRole("button", { name: "1 wants to be yours" }).click();
  await gus.getByRole("button", { name: "Agree" }).click();
  await gus.keyboard.press("Escape");
  await expect(gus.getByRole("region", { name: "Friends" }).getByText(names[0])).toBeVisible();

  const table = await openTable(flo, [PERSON, OPEN], "friends", { private: true });
  await flo.goto(`/table/${table}`);
  await flo.getByRole("button", { name: names[1] }).click();
  await expect(flo.getByText(`${names[1]} is invited`)).toBeVisible();
  await expect(gus.getByText(`${names[0]} waits for you at “Kepler”`)).toBeVisible();
  await gus.evaluate(() => scrollTo(0, 0));
  await usable(gus);
  await picture(gus, "invitation");
  await gus.getByRole("button", { name: "Sit down" }).click();
  await expect(gus).toHaveURL(new RegExp(table, "u"));
  expect((await tableInfo(gus, table)).seats.map((seat) => seat.name)).toEqual([...names]);
});
