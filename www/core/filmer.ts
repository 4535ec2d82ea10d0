// The worker of animated pictures: makes a palette from samples, encodes frames as they come, and returns the file.

import { Gif } from './gif.ts';

let gif: Gif;

interface FilmStart {
  width: number;
  height: number;
  samples: Uint8ClampedArray[];
}

/** Null asks for the file. */
export type ToFilmer = FilmStart | { pixels: Uint8ClampedArray; millis: number } | null;

addEventListener('message', ({ data }) => {
  const message = data as ToFilmer;
  if (message === null) return postMessage(gif.end());
  if ('samples' in message) gif = new Gif(message.width, message.height, message.samples);
  else gif.add(message.pixels, message.millis);
  postMessage(null);
});
