// The sounds of the page, synthesised: knocks of wood, stone and bone, and a soft bell.

import type { Material, SoundName } from '../ui/sounds.ts';

/** A sound as a sum of decaying sine waves and a burst of filtered noise. */
interface Timbre {
  seconds: number;
  /** Seconds until the waves are at full strength. */
  attack: number;
  /** `decay` is the time in seconds to 1/e. */
  waves: [hertz: number, strength: number, decay: number][];
  /** `softness` from 0 (bright) to 1 (dull). */
  noise: { strength: number; decay: number; softness: number };
}

const SILENT = { strength: 0, decay: 1, softness: 0 };

/** A knock of each material: a piece on the board. */
const KNOCKS: Record<Material, Timbre> = {
  wood: {
    seconds: 0.22,
    attack: 0.001,
    waves: [
      [310, 0.55, 0.045],
      [705, 0.4, 0.028],
      [1290, 0.22, 0.016],
      [2140, 0.1, 0.008],
    ],
    noise: { strength: 0.35, decay: 0.006, softness: 0.55 },
  },
  stone: {
    seconds: 0.14,
    attack: 0.0005,
    waves: [
      [620, 0.3, 0.02],
      [1730, 0.4, 0.014],
      [2960, 0.25, 0.009],
      [4380, 0.12, 0.005],
    ],
    noise: { strength: 0.3, decay: 0.004, softness: 0.3 },
  },
  bone: {
    seconds: 0.2,
    attack: 0.001,
    waves: [
      [165, 0.5, 0.04],
      [1180, 0.2, 0.012],
      [2350, 0.14, 0.007],
    ],
    noise: { strength: 0.4, decay: 0.022, softness: 0.85 },
  },
};

const BELL: Timbre = {
  seconds: 2.4,
  attack: 0.012,
  waves: [
    [523.25, 0.4, 0.7],
    [1046.5, 0.2, 0.5],
    [1444, 0.12, 0.34],
    [2826, 0.05, 0.16],
    [261.6, 0.16, 0.8],
  ],
  noise: SILENT,
};

const TICK: Timbre = {
  seconds: 0.1,
  attack: 0.001,
  waves: [
    [880, 0.35, 0.018],
    [1760, 0.15, 0.01],
  ],
  noise: { strength: 0.08, decay: 0.003, softness: 0.4 },
};

/** How each sound changes the knock of its material: its pitch and its strength. */
const KNOCK_CHANGES: Record<Exclude<SoundName, 'end' | 'count'>, [pitch: number, strength: number]> = {
  pick: [1.45, 0.3],
  land: [1, 0.8],
  flip: [1.25, 0.45],
  take: [0.82, 0.7],
  refuse: [0.5, 0.5],
  turn: [1.7, 0.2],
};

/** The samples of a second at a sampling rate, and the same noise in every run. */
const NOISE_STEP = 0x6d2b79f5;

/**
 * The samples of a sound, between -1 and 1.
 *
 * @param rate samples per second
 */
export function samplesOf(name: SoundName, material: Material, rate: number) {
  if (name === 'end') return render(BELL, 1, 0.5, rate);
  if (name === 'count') return render(TICK, 1, 0.4, rate);
  const [pitch, strength] = KNOCK_CHANGES[name];
  return render(KNOCKS[material], pitch, strength, rate);
}

function render({ seconds, attack, waves, noise }: Timbre, pitch: number, strength: number, rate: number) {
  const samples = new Float32Array(Math.ceil(seconds * rate));
  let seed = 1;
  let smooth = 0;
  let level = noise.strength;
  const fall = Math.exp(-1 / (rate * noise.decay));
  // Each damped wave follows from its last two samples, without a sine or an exponential for each.
  const damped = waves.map(([hertz, share, decay]) => {
    const [angle, loss] = [(2 * Math.PI * hertz * pitch) / rate, Math.exp(-pitch / (rate * decay))];
    return { now: 0, next: share * loss * Math.sin(angle), gain: 2 * loss * Math.cos(angle), loss: loss ** 2 };
  });
  for (let n = 0; n < samples.length; n += 1) {
    let value = 0;
    for (const wave of damped) {
      value += wave.now;
      const after = wave.gain * wave.next - wave.loss * wave.now;
      wave.now = wave.next;
      wave.next = after;
    }
    value *= Math.min(1, n / (rate * attack));
    seed = (seed + NOISE_STEP) | 0;
    const white = (Math.imul(seed ^ (seed >>> 15), 1 | seed) >> 16) / 32768;
    smooth += (white - smooth) * (1 - noise.softness);
    value += level * smooth;
    level *= fall;
    // The end fades to silence, so that it does not click.
    const fade = Math.min(1, (samples.length - 1 - n) / (rate * 0.01));
    samples[n] = Math.max(-1, Math.min(1, value * strength * fade));
  }
  return samples;
}
