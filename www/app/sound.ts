// Plays the sounds of the page, from the first touch on, unless they are muted.

import { icon, make, setAttribute } from '../ui/dom.ts';
import { t } from '../words/index.ts';
import type { Settings } from '../library/settings.ts';
import type { Material, SoundName } from '../ui/sounds.ts';
import type { samplesOf } from './timbre.ts';

/** Seconds of silence after which the sound device is released. */
const IDLE_SECONDS = 4;
/** How much the pitch of a repeated sound varies, so that it does not sound mechanical. */
const VARIATION = 0.03;

/** The material of the pieces, and the delay in milliseconds. */
interface SoundOptions {
  material?: Material;
  after?: number;
}

/** The sounds of the page. */
export class Sound {
  #settings;
  /** Created by the first sound after a touch or a key; before, browsers refuse it. */
  #context: AudioContext | null = null;
  #buffers = new Map<string, AudioBuffer>();
  #played = 0;
  /** Synthesises sounds; loaded with the first one. */
  #samplesOf = (() => new Float32Array(1)) as typeof samplesOf;
  /** The sounds that wait for the context. */
  #waiting: [SoundName, SoundOptions][] = [];
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(settings: Pick<Settings, 'sound' | 'volume'>) {
    this.#settings = settings;
  }

  /** Plays a sound. */
  play(name: SoundName, options: SoundOptions = {}) {
    if (!this.#settings.sound || document.hidden || !navigator.userActivation?.hasBeenActive) return;
    if (this.#context) return this.#start(this.#context, name, options);
    // It takes long to create a context, so the touch that needs the first one is answered on the screen before.
    if (this.#waiting.push([name, options]) === 1) requestAnimationFrame(() => setTimeout(() => void this.#begin()));
  }

  /**
   * Creates the context, and plays what has waited for it unless the page has been muted since. Without its file the
   * page is silent.
   */
  async #begin() {
    try {
      this.#samplesOf = (await import('./timbre.ts')).samplesOf;
    } catch {
      this.#waiting = [];
      return;
    }
    const context = (this.#context = new AudioContext());
    for (const [name, options] of this.#waiting.splice(0))
      if (this.#settings.sound) this.#start(context, name, options);
  }

  #start(context: AudioContext, name: SoundName, { material = 'wood', after = 0 }: SoundOptions) {
    if (context.state === 'suspended') void context.resume();
    const source = new AudioBufferSourceNode(context, { buffer: this.#bufferOf(context, name, material) });
    this.#played += 1;
    source.playbackRate.value = name === 'end' ? 1 : 1 + VARIATION * (((this.#played * 0.618) % 1) * 2 - 1);
    source
      .connect(new GainNode(context, { gain: Math.min(1, this.#settings.volume / 100) ** 2 }))
      .connect(context.destination);
    source.start(context.currentTime + after / 1000);
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void context.suspend(), after + IDLE_SECONDS * 1000);
  }

  #bufferOf(context: AudioContext, name: SoundName, material: Material) {
    const key = `${name} ${material}`;
    let buffer = this.#buffers.get(key);
    if (!buffer) {
      const samples = this.#samplesOf(name, material, context.sampleRate);
      buffer = new AudioBuffer({ length: samples.length, sampleRate: context.sampleRate });
      buffer.copyToChannel(samples, 0);
      this.#buffers.set(key, buffer);
    }
    return buffer;
  }
}

/**
 * Creates a button that mutes the page.
 *
 * @param onChange the visitor has muted the page, or turned its sound on
 */
export function soundButton(settings: Settings, onChange: () => void) {
  const toggle = () => {
    settings.sound = !settings.sound;
    updateSoundButtons(settings);
    onChange();
  };
  const button = make('button', { type: 'button', class: 'plain sound', onclick: toggle });
  update(button, settings);
  return button;
}

export function updateSoundButtons(settings: Settings) {
  for (const button of document.querySelectorAll('.sound')) update(button, settings);
}

function update(button: Element, settings: Settings) {
  setAttribute(button, 'aria-label', t().sound.name);
  setAttribute(button, 'title', settings.sound ? t().sound.mute : t().sound.unmute);
  setAttribute(button, 'aria-pressed', String(settings.sound));
  button.replaceChildren(icon(settings.sound ? 'sound' : 'muted'));
}
