/** Nobody listens here, so what would be heard is measured: rendered as a browser renders it, and counted where it is played. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import type * as Synth from "../src/lib/synth";
import { expect, test } from "./people";

declare global {
  interface Window {
    /** How many tones were made. */
    notes?: number;
  }
}

/** The module that makes the sounds, as a browser reads it. */
function synth(): string {
  const source = readFileSync(join(import.meta.dirname, "../src/lib/synth.ts"), "utf8");
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  return ts.transpileModule(source, { compilerOptions }).outputText;
}

test("every sound can be heard, is soon over, and never crackles", async ({ page }) => {
  await page.goto("about:blank");
  const heard = await page.evaluate(async (code) => {
    const RATE = 44_100;
    const { CUES, makeStudio, sound } = (await import(URL.createObjectURL(new Blob([code], { type: "text/javascript" })))) as typeof Synth;
    async function render(notes: readonly Synth.Note[]): Promise<{ peak: number; seconds: number }> {
      const audio = new OfflineAudioContext(1, 3 * RATE, RATE);
      const studio = makeStudio(audio);
      for (const note of notes) sound(studio, note, 1);
      const samples = (await audio.startRendering()).getChannelData(0).map(Math.abs);
      return { peak: samples.reduce((most, each) => Math.max(most, each)), seconds: samples.findLastIndex((each) => each > 0.001) / RATE };
    }
    const all = { ...CUES, together: Object.values(CUES).flat() };
    return await Promise.all(Object.entries(all).map(async ([cue, notes]) => ({ cue, ...(await render(notes)) })));
  }, synth());
  for (const { cue, peak, seconds } of heard) {
    expect(peak, cue).toBeGreaterThan(cue === "click" ? 0.05 : 0.2);
    expect(peak, cue).toBeLessThan(1);
    expect(seconds, cue).toBeLessThan(2);
  }
});

test("it sounds after the first click, until it is switched off", async ({ invite }) => {
  const page = await invite("Ada");
  await page.addInitScript(() => {
    const Audio = window.AudioContext;
    window.AudioContext = class extends Audio {
      override createOscillator(): OscillatorNode {
        window.notes = (window.notes ?? 0) + 1;
        return super.createOscillator();
      }
    };
  });
  await page.goto("/");
  const notes = async (): Promise<number> => await page.evaluate(() => window.notes ?? 0);
  await page.getByRole("button", { name: "Sound off" }).click();
  expect(await notes()).toBe(0);
  await page.getByRole("button", { name: "Sound on" }).click();
  await expect.poll(notes).toBeGreaterThan(0);
});
