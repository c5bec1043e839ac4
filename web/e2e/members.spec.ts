/** A guest keeps who they are with a passkey, and comes back in another browser with all that was theirs. */
import type { CDPSession, Page } from "@playwright/test";
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
});
