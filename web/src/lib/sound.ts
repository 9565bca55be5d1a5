/** Small sounds, made of a few tones each; silent until somebody asks for them. */
import { prefs } from "./prefs.svelte";

/** A tone: its pitch in hertz, what it glides to, when it begins and how long it lasts in seconds, its shape. */
type Tone = { pitch: number; to?: number; at: number; lasts: number; shape: OscillatorType; loud?: number };

const SOUNDS = {
  /** Two soft notes: it is your turn. */
  turn: [
    { pitch: 523, at: 0, lasts: 0.5, shape: "triangle" },
    { pitch: 784, at: 0.16, lasts: 0.5, shape: "triangle" },
  ],
  /** A call to arms. */
  fight: [
    { pitch: 196, to: 262, at: 0, lasts: 0.34, shape: "sawtooth", loud: 0.45 },
    { pitch: 294, to: 392, at: 0.2, lasts: 0.4, shape: "sawtooth", loud: 0.4 },
  ],
  /** A blow. */
  battle: [
    { pitch: 150, to: 46, at: 0, lasts: 0.32, shape: "sine", loud: 1.6 },
    { pitch: 880, to: 210, at: 0, lasts: 0.07, shape: "square", loud: 0.3 },
  ],
  /** A glimmer: something was found. */
  find: [
    { pitch: 659, at: 0, lasts: 0.3, shape: "sine" },
    { pitch: 880, at: 0.09, lasts: 0.3, shape: "sine" },
    { pitch: 1319, at: 0.18, lasts: 0.6, shape: "sine", loud: 0.8 },
  ],
} satisfies Record<string, Tone[]>;
export type Sound = keyof typeof SOUNDS;

const LOUDEST = 0.3;
let audio: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!prefs.sound) return;
  audio ??= new AudioContext();
  for (const tone of SOUNDS[sound] as Tone[]) strike(audio, tone);
}

function strike(audio: AudioContext, { pitch, to = pitch, at, lasts, shape, loud = 1 }: Tone): void {
  const start = audio.currentTime + at;
  const note = audio.createOscillator();
  const loudness = audio.createGain();
  note.type = shape;
  note.frequency.setValueAtTime(pitch, start);
  note.frequency.exponentialRampToValueAtTime(to, start + lasts);
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(LOUDEST * loud * prefs.volume, start + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  note.connect(loudness).connect(audio.destination);
  note.start(start);
  note.stop(start + lasts);
}
