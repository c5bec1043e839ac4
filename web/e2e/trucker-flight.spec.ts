/** Two people and a bot fly a round of Galaxy Trucker, and read the accounts: one at a desk, one on a phone in French. */
import { usable } from "./looks";
import { expect, join, OPEN, openTable, PERSON, PHONE, test } from "./people";
import { build, Pilot } from "./pilot";

const SETTLED = /accounts are settled|comptes sont faits/u;
const QUICK = { motion: "reduced", confirmFinal: false } as const;

async function fly(pilot: Pilot): Promise<void> {
  for (;;) {
    const asked = await pilot.next();
    if (asked === null || SETTLED.test(asked.prompt)) return;
    await pilot.answer(asked);
  }
}

test("two people and a bot fly a round and settle accounts", async ({ invite }) => {
  const [ada, ben] = await Promise.all([
    invite("Ada", { settings: QUICK }),
    invite("Ben", { settings: { ...QUICK, language: "fr", theme: "light" }, context: { viewport: PHONE, hasTouch: true } }),
  ]);
  const table = await openTable(ada, [PERSON, OPEN, { kind: "bot", level: "cadet" }], "flight 7", {
    game: "trucker",
    options: { rounds: "1-2", building: "turns" },
  });
  await join(ben, table);
  await Promise.all([build(ada, table, 13), build(ben, table, 11)]);

  await Promise.all([ada.goto(`/table/${table}`), ben.goto(`/table/${table}`)]);
  const pilots = [new Pilot(ada), new Pilot(ben, { touch: true })] as const;
  const [asked] = await Promise.all([
    pilots[0].playUntil(/next card, of level I, is about to be turned up/u),
    pilots[1].playUntil(/prochaine carte, de niveau I, va être retournée/u),
  ]);
  await test.step("the flight begins", async () => {
    expect(asked.prompt).toContain("Do you fly on?");
    await expect(ada.getByRole("region", { name: "Flight track" })).toBeVisible();
    await expect(ada.getByRole("button", { name: /Give up/u }).first()).toContainText("no reward");
    await usable(ada);
  });

  await Promise.all(pilots.map(fly));
  await test.step("everybody reads the accounts", async () => {
    const sheet = ada.getByRole("region", { name: "Accounts" });
    for (const name of ["Ada", "Ben"]) await expect(sheet.getByRole("heading", { name })).toBeVisible();
    await expect(sheet.getByText("This flight", { exact: true })).toHaveCount(3);
    await expect(ben.getByRole("region", { name: "Comptes" }).getByText("Plus beau vaisseau").first()).toBeVisible();
    await usable(ada);
    await usable(ben);
  });

  await test.step("the next round begins when all are ready", async () => {
    for (const pilot of pilots) await pilot.send();
    await expect(ada.getByText("Round 2").first()).toBeVisible();
  });
});
