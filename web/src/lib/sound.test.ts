import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "./settings.svelte";
import { isDue, loudness, play, wake } from "./sound";
import { CUES, type Cue } from "./synth";

describe("how loud it is", () => {
  it("is nothing when switched off, and grows with the slider", () => {
    expect(loudness({ sound: false, volume: 100 })).toBe(0);
    expect(loudness({ sound: true, volume: 0 })).toBe(0);
    expect(loudness({ sound: true, volume: 50 })).toBe(0.25);
    expect(loudness({ sound: true, volume: 100 })).toBe(1);
    expect(loudness({ sound: true, volume: 250 })).toBe(1);
  });
});

it("the same sound is not repeated at once, another one may", () => {
  expect(isDue("coin", 1000)).toBe(true);
  expect(isDue("coin", 1020)).toBe(false);
  expect(isDue("card", 1020)).toBe(true);
  expect(isDue("coin", 1200)).toBe(true);
});

describe("when it sounds", () => {
  const started = vi.fn();
  const param = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  const node = { gain: param, frequency: param, connect: (next: unknown) => next, start: started, stop: vi.fn() };
  let state = "suspended";
  const resumed = vi.fn(() => Promise.resolve());
  class FakeAudio {
    resume = resumed;
    get state() {
      return state;
    }
    currentTime = 0;
    sampleRate = 8;
    createGain = () => node;
    createWaveShaper = () => node;
    createOscillator = () => node;
    createBufferSource = () => node;
    createBiquadFilter = () => node;
    createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
  }

  beforeEach(() => {
    vi.stubGlobal("AudioContext", FakeAudio);
    started.mockClear();
  });
  afterEach(() => vi.unstubAllGlobals());

  const notes = (cue: Cue): number => {
    started.mockClear();
    play(cue);
    return started.mock.calls.length;
  };

  it("waits for the first click, and heeds the switch and the volume", () => {
    settings.sound = true;
    settings.volume = 60;
    expect(notes("win")).toBe(0);
    wake();
    expect(notes("win")).toBe(CUES.win.length);
    state = "running";
    wake();
    expect(resumed).toHaveBeenCalledOnce();
    state = "interrupted";
    wake();
    expect(resumed).toHaveBeenCalledTimes(2);
    settings.sound = false;
    expect(notes("dice")).toBe(0);
    settings.sound = true;
    expect(notes("dice")).toBe(CUES.dice.length);
    settings.volume = 0;
    expect(notes("turn")).toBe(0);
  });
});
