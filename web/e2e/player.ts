/** A person who plays Outpost with the controls of the page, in English. */
import { expect, type Locator, type Page } from "@playwright/test";

/** What the prompt bar shows. */
export interface Asked {
  /** Changes with every question. */
  id: string;
  prompt: string;
  answers: string[];
  /** The words on the button that sends, and whether it can be pressed. */
  send: string;
  ready: boolean;
}

export interface Ways {
  /** In how many first rounds one buys whatever one can; later one passes. */
  buys?: number;
  /** With the finger. */
  touch?: boolean;
}

/** The others may take their time, in which one is not asked anything. */
const OTHERS = 180_000;

/** Who answers sooner after the last tap has not read what is asked: the page takes it for the second half of a double tap. */
const READING = 350;

/** Whether the table asks back if that is meant, once what was sent has arrived there. */
export async function confirms(bar: Locator): Promise<boolean> {
  // in one look and as soon as it is there, for a game has hundreds of questions
  const arrived = await bar.page().waitForFunction(() => {
    const bar = document.querySelector(".prompt");
    if (bar?.querySelector("[aria-busy=true]")) return false;
    return { question: bar?.querySelector(".question")?.textContent ?? "" };
  });
  const { question } = (await arrived.jsonValue()) as { question: string };
  return question.includes("This can not be taken back.");
}

export class Player {
  readonly page: Page;
  readonly bar: Locator;
  readonly result: Locator;
  readonly #ways: Required<Ways>;
  #buying: boolean;

  constructor(page: Page, ways: Ways = {}) {
    this.page = page;
    this.#ways = { buys: 0, touch: false, ...ways };
    this.#buying = this.#ways.buys > 0;
    this.bar = page.getByRole("region", { name: "Your decision" });
    this.result = page.getByRole("dialog", { name: /wins|share the win/u });
  }

  /** The next question, or null when the game is over. */
  async next(): Promise<Asked | null> {
    // all in one look, for a game has hundreds of questions
    const found = await this.page.waitForFunction(() => {
      if (document.querySelector("dialog .result") !== null) return { asked: null };
      const bar = document.querySelector<HTMLElement>(".prompt");
      const id = bar?.dataset.asked;
      if (!bar || id === undefined || bar.querySelector("[aria-busy=true]")) return false;
      const send = bar.querySelector<HTMLButtonElement>(".primary");
      return {
        asked: {
          id,
          prompt: bar.querySelector(".question")?.textContent.trim() ?? "",
          answers: [...bar.querySelectorAll(".answer:not(.shut)")].map((each) => each.textContent.trim()),
          send: send?.textContent.trim() ?? "",
          ready: send?.disabled === false,
        },
      };
    }, undefined, { timeout: OTHERS });
    const { asked } = (await found.jsonValue()) as { asked: Asked | null };
    return asked;
  }

  /** Play on until a question fits, and leave it unanswered. */
  async playUntil(wanted: RegExp): Promise<Asked> {
    for (;;) {
      const asked = await this.next();
      if (asked === null) throw new Error(`the game ended before it asked ${String(wanted)}`);
      if (wanted.test(asked.prompt)) return asked;
      await this.answer(asked);
    }
  }

  async playToTheEnd(): Promise<void> {
    for (let asked = await this.next(); asked !== null; asked = await this.next()) await this.answer(asked);
  }

  async round(): Promise<number> {
    const standing = await this.page.getByText(/^Round \d+, era/u).first().textContent();
    return Number(/\d+/u.exec(standing ?? "")?.[0]);
  }

  /** Answer as a quick player would. */
  async answer(asked: Asked): Promise<void> {
    await this.draft(asked);
    await this.send();
    await this.settled(asked);
  }

  /** Select an answer, without sending it. */
  async draft(asked: Asked): Promise<void> {
    const buys = await this.#buys();
    if (/What do you do/u.test(asked.prompt)) await this.#turn(buys);
    else if (!buys && asked.answers.some((each) => /Pass$/u.test(each))) await this.select("Pass");
    else if (!asked.ready) await this.#first(asked);
  }

  /** Select an answer of the prompt bar. */
  async select(label: string | RegExp): Promise<void> {
    await this.press(this.bar.getByRole("button", { name: label }).first());
  }

  /** Press the button that sends, and once more where it asks whether that is meant. */
  async send(): Promise<void> {
    await this.press(this.bar.locator(".primary"));
    if (await this.confirms()) await this.press(this.bar.locator(".primary"));
  }

  async confirms(): Promise<boolean> {
    return await confirms(this.bar);
  }

  async press(target: Locator): Promise<void> {
    if (this.#ways.touch) {
      await this.page.waitForTimeout(READING);
      await target.tap();
    } else await target.click();
  }

  /** The answer has arrived: something else is asked, or nothing. */
  async settled(asked: Asked): Promise<void> {
    await this.page.waitForFunction((id) => document.querySelector<HTMLElement>(".prompt")?.dataset.asked !== id, asked.id);
  }

  /** The lines of the log, as they are read. */
  async log(): Promise<string[]> {
    const lines = this.page.locator(".lines").locator("h3, li:not(.since)");
    await expect(lines.first()).toBeVisible();
    const texts = await lines.allTextContents();
    return texts.map((text) => text.replace("Open the replay at this move", "").replaceAll(/\s+/gu, " ").trim());
  }

  /** Whether one still buys: no longer looked up once the rounds for it are over. */
  async #buys(): Promise<boolean> {
    this.#buying &&= (await this.round()) <= this.#ways.buys;
    return this.#buying;
  }

  async #turn(buys: boolean): Promise<void> {
    const offered = this.page.getByRole("main").locator("button.lot, button.lit");
    if (buys && (await offered.count()) > 0) await this.press(offered.first());
    else await this.select(/End the turn/u);
  }

  /** Take what is suggested, or the first answer there is. */
  async #first(asked: Asked): Promise<void> {
    const [first = ""] = asked.answers;
    const suggest = this.bar.getByRole("button", { name: "Suggest" });
    if (await suggest.isVisible()) await this.press(suggest);
    else await this.select(first.replace(/^\d/u, "").trim());
  }
}
