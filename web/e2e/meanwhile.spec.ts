/** What one may do though somebody else is asked. */
import { BOT, expect, join, openTable, OPEN, PERSON, PHONE, test } from "./people";
import { picture, usable } from "./looks";
import { Player } from "./player";

test("who waits may bid no more, play at once, and be made to finish first", async ({ invite }) => {
  const [ada, ben, cleo] = await Promise.all([invite("Ada"), invite("Ben"), invite("Cleo")]);
  const table = await openTable(ada, [PERSON, OPEN, OPEN, BOT], "orbit 3");
  await join(ben, table);
  await join(cleo, table);
  const pages = [ada, ben, cleo];
  await Promise.all(pages.map((page) => page.goto(`/table/${table}`)));

  // with this seed they come in this order: Ada, Cleo, Ben
  const [first, second, third] = [new Player(ada), new Player(cleo), new Player(ben)] as const;
  await first.playUntil(/What do you do/u);
  const bidNoMore = third.bar.getByRole("button", { name: "Bid no more" });
  await expect(third.bar).toContainText("you can finish your turn now");
  await bidNoMore.click();
  await third.playUntil(/What do you do/u);
  await third.bar.getByRole("button", { name: "Undo" }).click();
  await expect(bidNoMore).toBeVisible();

  await first.select("Bid no more");
  await first.send();
  await second.playUntil(/What do you do/u);
  const insist = third.bar.getByRole("button", { name: /Insist/u });
  await expect(insist).toBeVisible();
  await ben.setViewportSize(PHONE);
  await picture(ben, "phone-meanwhile");
  await usable(ben);
  await insist.click();
  await expect(ben.getByText("Those who have internalised finish first.")).toBeVisible();
  await expect(second.bar.locator(".question")).toContainText("Ada is choosing");
});
