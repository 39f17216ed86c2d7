import { afterEach, describe, expect, it, vi } from "vitest";
import { partsOf, playSound, setSounds, SOUNDS, soundsOn } from "./sounds";

function storage(): Pick<Storage, "getItem" | "setItem"> {
  const values = new Map<string, string>();
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) };
}

/** An audio context that only records what is started. */
function device(state: "running" | "suspended") {
  const started: number[] = [];
  const param = { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  const node = () => ({
    gain: param,
    frequency: param,
    Q: param,
    connect: vi.fn(),
    start: (at: number) => void started.push(at),
    stop: vi.fn(),
  });
  const resumed = vi.fn(() => Promise.resolve());
  class Device {
    state = state;
    currentTime = 5;
    sampleRate = 8000;
    destination = {};
    createGain = node;
    createOscillator = node;
    createBufferSource = node;
    createBiquadFilter = node;
    createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
    resume = resumed;
  }
  return { Device, started, resumed };
}

afterEach(() => vi.unstubAllGlobals());

describe("sounds", () => {
  it("are short, soft and audible", () => {
    for (const name of SOUNDS) {
      const parts = partsOf(name);
      expect(parts.length, name).toBeGreaterThan(0);
      for (const part of parts) {
        expect(part.at + part.length, name).toBeLessThan(1.2);
        expect(part.gain, name).toBeGreaterThan(0);
        expect(part.gain, name).toBeLessThanOrEqual(0.25);
        for (const pitch of [part.from, part.to]) {
          expect(pitch, name).toBeGreaterThan(80);
          expect(pitch, name).toBeLessThan(8000);
        }
      }
    }
  });

  it("differ from each other", () => {
    expect(new Set(SOUNDS.map((name) => JSON.stringify(partsOf(name)))).size).toBe(SOUNDS.length);
  });

  it("are off until they are turned on, and this is stored", () => {
    vi.stubGlobal("localStorage", storage());
    expect(soundsOn()).toBe(false);
    setSounds(true);
    expect(soundsOn()).toBe(true);
    setSounds(false);
    expect(soundsOn()).toBe(false);
  });

  it("stay off where storage is forbidden", () => {
    const refuse = () => {
      throw new Error("forbidden");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    setSounds(true);
    expect(soundsOn()).toBe(false);
  });

  it("play when they are on, and only then", () => {
    vi.stubGlobal("localStorage", storage());
    const { Device, started, resumed } = device("suspended");
    vi.stubGlobal("AudioContext", Device);
    playSound("lay");
    expect(started).toEqual([]);
    setSounds(true);
    playSound("roll");
    expect(started.length).toBe(partsOf("roll").length);
    expect(Math.min(...started)).toBeGreaterThanOrEqual(5);
    expect(resumed).toHaveBeenCalled();
  });
});
