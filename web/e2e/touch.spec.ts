/** With a finger, on a phone. */
import { BOT, expect, openTable, PERSON, PHONE, test } from "./people";
import { Player } from "./player";
import { picture, usable } from "./looks";

test("an auction, a payment and operators by touch", async ({ invite }) => {
  const page = await invite("Ada", { context: { viewport: PHONE, hasTouch: true, isMobile: true } });
  const table = await openTable(page, [PERSON, BOT, BOT], "thumb");
  await page.goto(`/table/${table}`);
  const player = new Player(page, { touch: true });
  const { bar } = player;

  await test.step("an auction", async () => {
    const asked = await player.playUntil(/What do you do/u);
    await picture(page, "phone-turn");
    await page.locator("button.lit").first().tap();
    await player.send();
    await player.settled(asked);
    const bid = await player.playUntil(/first bid/u);
    const amount = bar.getByRole("spinbutton", { name: "Amount" });
    const least = Number(await amount.inputValue());
    await bar.getByRole("button", { name: "More", exact: true }).tap();
    await expect(amount).toHaveValue(String(least + 1));
    await picture(page, "phone-bid");
    await player.send();
    await player.settled(bid);
  });

  await test.step("a payment", async () => {
    const due = await player.playUntil(/Which cards do you pay/u);
    const hand = page.getByRole("region", { name: "What you hold" });
    const chosen = hand.getByRole("button", { pressed: true }).first();
    const label = (await chosen.getAttribute("aria-label")) ?? "";
    await chosen.tap();
    await expect(bar.locator(".primary")).toBeDisabled();
    await hand.getByRole("button", { name: label, pressed: false }).first().tap();
    await expect(bar.locator(".primary")).toBeEnabled();
    await picture(page, "phone-pay");
    await usable(page);
    await player.send();
    await player.settled(due);
  });

  await test.step("operators", async () => {
    const turn = await player.playUntil(/What do you do/u);
    await page.getByRole("tab", { name: "Colonies" }).tap();
    await page.getByRole("main").locator("button.buy").first().tap();
    await player.send();
    await player.settled(turn);
    const asked = await player.playUntil(/You can run/u);
    const slots = page.getByRole("main").locator("button.slot");
    await slots.last().tap();
    await picture(page, "phone-operators");
    await bar.getByRole("button", { name: "Suggest" }).tap();
    await player.send();
    await player.settled(asked);
  });
});
