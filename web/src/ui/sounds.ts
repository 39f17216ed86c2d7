// Small synthesised sounds of wood and paper. No file is loaded, and sounds are off until a person turns them on.

export const SOUNDS = ["lay", "slide", "roll", "win", "turn"] as const;
type Sound = (typeof SOUNDS)[number];

/** A part of a sound: a tone, or band-filtered noise that sounds like wood on wood. Times are in seconds. */
interface Part {
  kind: "tone" | "noise";
  at: number;
  length: number;
  /** Frequency in hertz at its beginning and at its end; for noise, the middle of its band. */
  from: number;
  to: number;
  /** From 0 to 1. */
  gain: number;
}

const knock = (at: number, pitch: number, gain: number): Part[] => [
  { kind: "noise", at, length: 0.05, from: pitch * 6, to: pitch * 4, gain },
  { kind: "tone", at, length: 0.09, from: pitch, to: pitch * 0.7, gain: gain * 0.8 },
];

const bell = (at: number, pitch: number, length: number, gain: number): Part[] => [
  { kind: "tone", at, length, from: pitch, to: pitch, gain },
  { kind: "tone", at, length: length * 0.6, from: pitch * 2, to: pitch * 2, gain: gain * 0.3 },
];

export function partsOf(sound: Sound): Part[] {
  switch (sound) {
    case "lay":
      return knock(0, 210, 0.22);
    case "slide":
      return [{ kind: "noise", at: 0, length: 0.2, from: 700, to: 1500, gain: 0.12 }, ...knock(0.17, 180, 0.1)];
    case "roll":
      // A die bounces, each time a little lower.
      return [0, 0.11, 0.2, 0.27, 0.32, 0.35].flatMap((at, bounce) => knock(at, 330 + 25 * bounce, 0.2 * 0.75 ** bounce));
    case "turn":
      return [...bell(0, 659.3, 0.3, 0.1), ...bell(0.12, 880, 0.45, 0.1)];
    case "win":
      return [523.3, 659.3, 784, 1046.5].flatMap((pitch, note) => bell(note * 0.13, pitch, 0.32 + note * 0.12, 0.11));
  }
}

const KEY = "crosstable-sounds";

export function soundsOn(): boolean {
  try {
    return globalThis.localStorage?.getItem(KEY) === "on";
  } catch {
    // Storage is forbidden.
    return false;
  }
}

export function setSounds(on: boolean): void {
  try {
    globalThis.localStorage?.setItem(KEY, on ? "on" : "off");
  } catch {
    // Storage is forbidden, so sounds stay off.
  }
}

let context: AudioContext | null = null;
let noiseBuffer: AudioBuffer | null = null;

/** Plays a sound, if sounds are on and the browser has Web Audio. */
export function playSound(name: Sound): void {
  if (!soundsOn() || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // Browsers suspend audio until the person has used the page; an earlier sound is lost.
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  const now = context.currentTime + 0.01;
  for (const part of partsOf(name)) perform(context, part, now);
}

function perform(audio: AudioContext, part: Part, now: number): void {
  const begin = now + part.at;
  const end = begin + part.length;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(part.gain, begin + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(audio.destination);
  const source = part.kind === "tone" ? tone(audio, part, begin, end) : noise(audio, part, begin, end, volume);
  if (part.kind === "tone") source.connect(volume);
  source.start(begin);
  source.stop(end + 0.02);
}

function tone(audio: AudioContext, part: Part, begin: number, end: number): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = "sine";
  source.frequency.setValueAtTime(part.from, begin);
  source.frequency.exponentialRampToValueAtTime(part.to, end);
  return source;
}

function noise(audio: AudioContext, part: Part, begin: number, end: number, out: AudioNode): AudioScheduledSourceNode {
  noiseBuffer ??= noiseOf(audio);
  const source = audio.createBufferSource();
  source.buffer = noiseBuffer;
  source.loop = true;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 1.4;
  band.frequency.setValueAtTime(part.from, begin);
  band.frequency.exponentialRampToValueAtTime(part.to, end);
  source.connect(band);
  band.connect(out);
  return source;
}

/** Half a second of noise, always the same. */
function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.floor(audio.sampleRate / 2), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let at = 0; at < samples.length; at++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[at] = state / 2 ** 31 - 1;
  }
  return buffer;
}
