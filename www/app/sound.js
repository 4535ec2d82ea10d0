// Plays the sounds of the page, from the first touch on, unless they are muted.

import { icon, make, setAttribute } from '../ui/dom.js';
import { t } from '../words/index.js';

/** @import { Material, Settings, SoundName } from '../types.js' */

/** Seconds of silence after which the sound device is released. */
const IDLE = 4;
/** How much the pitch of a repeated sound varies, so that it does not sound mechanical. */
const VARIATION = 0.03;

/** @typedef {{ material?: Material, after?: number }} SoundOptions what the pieces are made of, and the delay in milliseconds */

/** The sounds of the page. */
export class Sound {
  #settings;
  /** @type {AudioContext | null} Created by the first sound after a touch or a key; before, browsers refuse it. */
  #context = null;
  /** @type {Map<string, AudioBuffer>} */
  #buffers = new Map();
  #played = 0;
  /** Synthesises sounds; loaded with the first one. */
  #samplesOf = /** @type {typeof import('./timbre.js').samplesOf} */ (() => new Float32Array(1));
  /** The sounds that wait for the context. @type {[SoundName, SoundOptions][]} */
  #waiting = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #idle;

  /** @param {Pick<Settings, 'sound' | 'volume'>} settings */
  constructor(settings) {
    this.#settings = settings;
  }

  /**
   * Plays a sound.
   *
   * @param {SoundName} name
   * @param {SoundOptions} [options]
   */
  play(name, options = {}) {
    if (!this.#settings.sound || document.hidden || !navigator.userActivation?.hasBeenActive) return;
    if (this.#context) return this.#start(this.#context, name, options);
    // It takes long to create a context, so the touch that needs the first one is answered on the screen before.
    if (this.#waiting.push([name, options]) === 1) requestAnimationFrame(() => setTimeout(() => void this.#begin()));
  }

  /** Creates the context, and plays what has waited for it unless the page has been muted since. Without its file the page is silent. */
  async #begin() {
    try {
      this.#samplesOf = (await import('./timbre.js')).samplesOf;
    } catch {
      this.#waiting = [];
      return;
    }
    const context = (this.#context = new AudioContext());
    for (const [name, options] of this.#waiting.splice(0)) if (this.#settings.sound) this.#start(context, name, options);
  }

  /**
   * @param {AudioContext} context
   * @param {SoundName} name
   * @param {SoundOptions} options
   */
  #start(context, name, { material = 'wood', after = 0 }) {
    if (context.state === 'suspended') void context.resume();
    const source = new AudioBufferSourceNode(context, { buffer: this.#bufferOf(context, name, material) });
    this.#played += 1;
    source.playbackRate.value = name === 'end' ? 1 : 1 + VARIATION * (((this.#played * 0.618) % 1) * 2 - 1);
    source.connect(new GainNode(context, { gain: Math.min(1, this.#settings.volume / 100) ** 2 })).connect(context.destination);
    source.start(context.currentTime + after / 1000);
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void context.suspend(), after + IDLE * 1000);
  }

  /**
   * @param {AudioContext} context
   * @param {SoundName} name
   * @param {Material} material
   */
  #bufferOf(context, name, material) {
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
 * @param {Settings} settings
 * @param {() => void} onChange the visitor has muted the page, or turned its sound on
 */
export function soundButton(settings, onChange) {
  const toggle = () => {
    settings.sound = !settings.sound;
    updateSoundButtons(settings);
    onChange();
  };
  const button = make('button', { type: 'button', class: 'plain sound', onclick: toggle });
  update(button, settings);
  return button;
}

/** @param {Settings} settings */
export function updateSoundButtons(settings) {
  for (const button of document.querySelectorAll('.sound')) update(button, settings);
}

/**
 * @param {Element} button
 * @param {Settings} settings
 */
function update(button, settings) {
  setAttribute(button, 'aria-label', t().sound.name);
  setAttribute(button, 'title', settings.sound ? t().sound.mute : t().sound.unmute);
  setAttribute(button, 'aria-pressed', String(settings.sound));
  button.replaceChildren(icon(settings.sound ? 'sound' : 'muted'));
}
