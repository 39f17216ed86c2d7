// A few sounds, made on the spot: wood on wood, a chime, a little fanfare. Silent unless somebody wants them.

let context: AudioContext | null = null;

export type Sound = "knock" | "turn" | "say" | "no" | "end";

/** The notes of each: frequency in hertz, start and length in seconds, loudness. */
const NOTES: Readonly<Record<Sound, readonly (readonly [number, number, number, number])[]>> = {
  knock: [
    [190, 0, 0.07, 0.5],
    [420, 0, 0.04, 0.25],
  ],
  turn: [
    [660, 0, 0.16, 0.18],
    [880, 0.11, 0.22, 0.18],
  ],
  say: [[540, 0, 0.09, 0.15]],
  no: [
    [240, 0, 0.12, 0.2],
    [200, 0.1, 0.16, 0.2],
  ],
  end: [
    [523, 0, 0.2, 0.18],
    [659, 0.15, 0.2, 0.18],
    [784, 0.3, 0.2, 0.18],
    [1047, 0.45, 0.5, 0.2],
  ],
};

export function sound(which: Sound): void {
  context ??= new AudioContext();
  // A browser lets a page sound only after a click; until then nothing is heard, and that is all right.
  if (context.state === "suspended") void context.resume();
  for (const [pitch, start, length, loudness] of NOTES[which]) note(context, pitch, start, length, loudness, which === "knock");
}

function note(to: AudioContext, pitch: number, start: number, length: number, loudness: number, wood: boolean): void {
  const at = to.currentTime + start;
  const tone = to.createOscillator();
  const volume = to.createGain();
  tone.type = wood ? "triangle" : "sine";
  tone.frequency.setValueAtTime(pitch, at);
  if (wood) tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + length);
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loudness, at + 0.005);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(volume).connect(to.destination);
  tone.start(at);
  tone.stop(at + length + 0.02);
}
