/** Two people and a bot play a whole game, and look at what came of it. */
import { execFileSync } from "node:child_process";
import { BOT, expect, openTable, OPEN, PERSON, test } from "./people";
import { Player } from "./player";
import { COSMODROME } from "./serving";

test("two people and a bot play to the end", async ({ invite }, info) => {
  // hundreds of questions: a busy machine needs its time
  test.slow();
  const [ada, ben] = await Promise.all([
    invite("Ada", { settings: { motion: "reduced" } }),
    invite("Ben", { settings: { motion: "reduced", confirmFinal: false, answerForced: true } }),
  ]);
  const table = await openTable(ada, [PERSON, OPEN, BOT], "orbit 3");
  await Promise.all([ada.goto(`/table/${table}`), ben.goto("/")]);
  await expect(ada.getByText("Open seat", { exact: true })).toBeVisible();
  await ben.getByRole("button", { name: "Join Kepler" }).click();

  const players = [new Player(ada, { buys: 4 }), new Player(ben, { buys: 2 })] as const;
  await Promise.all(players.map((player) => player.playToTheEnd()));

  for (const { result } of players) {
    await expect(result.getByRole("rowheader", { name: "Ada" })).toBeVisible();
    await expect(result.getByRole("figure", { name: "Points at the end of each round" })).toBeVisible();
  }
  expect(await players[0].log()).toContainEqual(expect.stringMatching(/wins?\b/u));

  await test.step("the record proves itself", async () => {
    const { result } = players[0];
    await result.getByText("Fair shuffling").click();
    const [download] = await Promise.all([
      ada.waitForEvent("download"),
      result.getByRole("link", { name: "Download the record" }).click(),
    ]);
    const file = info.outputPath("record.json");
    await download.saveAs(file);
    expect(execFileSync(COSMODROME, ["verify", file, "--lang", "en"], { encoding: "utf8" })).not.toBe("");
  });

  await test.step("they play again", async () => {
    await players[0].result.getByRole("button", { name: "Play again" }).click();
    await expect(ada).not.toHaveURL(new RegExp(table, "u"));
    await players[1].result.getByRole("button", { name: "Join the next game" }).click();
    await expect(ben).toHaveURL(ada.url());
    await expect(ada.getByText("Ben").first()).toBeVisible();
  });
});
