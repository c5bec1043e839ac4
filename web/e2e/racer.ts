/**
 * A person who plays Race for the Galaxy, in any language, and takes worlds from others whenever that is possible. One
 * click answers: the page's settings say so.
 */
import type { Locator, Page } from "@playwright/test";
import type { Settings } from "../src/lib/settings.svelte";
import { type Asked, Player, type Ways } from "./player";

export const QUICK: Partial<Settings> = { oneClick: true, confirmFinal: false, motion: "reduced" };

/** Cards with which one takes over worlds of others. */
const WEAPONS = ["imperium_cloaking_technology", "imperium_seat", "rebel_alliance"];
const WEAPON = WEAPONS.map((id) => `[data-card=${id}]`).join(", ");

export class Racer extends Player {
  override readonly bar: Locator;
  override readonly result: Locator;
  readonly takeovers: Locator;
  readonly #hand: Locator;
  readonly #tableau: Locator;

  constructor(page: Page, ways: Ways = {}) {
    super(page, ways);
    this.bar = page.locator(".prompt");
    this.result = page.locator("dialog", { has: page.locator(".result") });
    this.takeovers = page.locator(".takeovers button");
    this.#hand = page.locator("ul.cards");
    this.#tableau = page.locator("ul.tableau").last();
  }

  override async round(): Promise<number> {
    const standing = await this.page.getByText(/^(Round|Tour) \d+$/u).first().textContent();
    return Number(/\d+/u.exec(standing ?? "")?.[0]);
  }

  override async answer(asked: Asked): Promise<void> {
    await this.draft(asked);
    if (asked.ready) await this.press(this.bar.locator(".primary"));
    await this.settled(asked);
  }

  /** Everybody else's worlds first; then whatever is lit, or what the bar offers. */
  override async draft(asked: Asked): Promise<void> {
    if (asked.ready) await this.#spare();
    else if (await this.page.locator("[data-action]:enabled:visible").first().isVisible()) await this.#action();
    else if (await this.takeovers.first().isVisible()) await this.press(this.takeovers.first());
    else await this.#place();
  }

  /** Look for a weapon, place it, use it. */
  async #action(): Promise<void> {
    const armed = (await this.#tableau.locator(WEAPON).count()) > 0;
    const found = (await this.#hand.locator(WEAPON).count()) > 0;
    const action = armed ? "settle" : found ? "develop" : "explore_five";
    await this.press(this.page.locator(`[data-action=${action}]:visible`));
  }

  /** What is suggested, but never a weapon. */
  async #spare(): Promise<void> {
    if (/keep|gardez/u.test((await this.bar.locator(".question").textContent()) ?? "")) {
      const weapon = this.#hand.locator(`:is(${WEAPON})[aria-pressed=false]`).first();
      if (await weapon.isVisible()) await this.press(weapon);
      return;
    }
    const lost = this.#hand.locator(`:is(${WEAPON})[aria-pressed=true]`);
    const other = this.#hand.locator("[data-card][aria-pressed=false]").first();
    if ((await lost.count()) === 0 || !(await other.isVisible())) return;
    await this.press(lost.first());
    await this.press(other);
  }

  async #place(): Promise<void> {
    const { page } = this;
    const weapon = this.#hand.locator(`:is(${WEAPON}):has(.lit)`).first();
    const lit = page.locator("[data-card]:has(.lit), .choice, main ul button.lit").first();
    const settling = await page.locator(".ribbon > :nth-child(3).now").isVisible();
    const waits = settling && (await this.#tableau.locator(WEAPON).count()) > 0;
    if (await weapon.isVisible()) await this.press(weapon);
    else if (!waits && (await lit.isVisible())) await this.press(lit);
    else await this.press(this.bar.locator(".answer.pass").or(this.bar.locator(".answer:not(.shut)")).last());
  }
}
