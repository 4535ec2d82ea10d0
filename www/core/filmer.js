// The worker of animated pictures: makes a palette from samples, encodes frames as they come, and returns the file.

import { Gif } from './gif.js';

/** @type {Gif} */
let gif;

/**
 * @typedef {{ width: number, height: number, samples: Uint8ClampedArray[] }} FilmStart
 * @typedef {FilmStart | { pixels: Uint8ClampedArray, millis: number } | null} ToFilmer null asks for the file
 */

addEventListener('message', ({ data }) => {
  const message = /** @type {ToFilmer} */ (data);
  if (message === null) return postMessage(gif.end());
  if ('samples' in message) gif = new Gif(message.width, message.height, message.samples);
  else gif.add(message.pixels, message.millis);
  postMessage(null);
});
