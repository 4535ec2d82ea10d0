// Long links made short: each move as its place among the legal ones, and all of it compressed by the platform.

import { formatLink, parseLink } from './link.js';
import { sessionOf } from './opener.js';

/** @import { Opener } from './opener.js' */
/** @import { GamePage, TableState } from './types.js' */
/** @import { Place } from './link.js' */

/** What is put into one message, one printed code or one address without trouble. */
export const MOST = 2000;
/** Before what is packed. */
const KEY = 'z=';
/** The most bytes that a link unpacks to: more than any game has. */
const MOST_BYTES = 100_000;
/** Between what a link says beside its moves, and the moves. */
const END = 0;

/**
 * The address of a table: its link where that is short, and one that says the same in fewer characters otherwise. Where
 * hands are hidden the moves stay text, since a place among the legal moves tells what a player exchanged.
 *
 * @param {string} home the address of the page
 * @param {GamePage} game
 * @param {TableState} state
 * @param {Opener} engine
 */
export async function addressOf(home, game, state, engine) {
  const plain = home + formatLink(state);
  if (plain.length < MOST) return plain;
  const places = game.hands ? null : placesOf(game, state, engine);
  const query = formatLink(state).split('?')[1] ?? '';
  const words = places === null ? query : query.replace(/(^|&)moves=[^&]*/, '');
  const bytes = [...new TextEncoder().encode(words), ...(places === null ? [] : [END, ...places])];
  const stream = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new CompressionStream('deflate'));
  const packed = toBase64(new Uint8Array(await new Response(stream).arrayBuffer()));
  const short = `${home}#/${game.id}?${KEY}${packed}`;
  return short.length < plain.length ? short : plain;
}

/**
 * What a fragment leads to, packed or not. Of a damaged one there is what came before the damage.
 *
 * @param {string} fragment
 * @param {(game: string) => GamePage | undefined} find
 * @param {Opener} engine
 * @returns {Promise<Place>}
 */
export async function readLink(fragment, find, engine) {
  const start = fragment.indexOf('?');
  if (start < 0 || !fragment.startsWith(KEY, start + 1)) return parseLink(fragment, find);
  const { bytes, isDamaged } = await inflate(fragment.slice(start + 1 + KEY.length));
  const end = bytes.indexOf(END);
  let words = new TextDecoder().decode(bytes.subarray(0, end < 0 ? undefined : end));
  // The last word may have lost its end, and mean something else without it.
  if (isDamaged && end < 0) words = words.slice(0, Math.max(0, words.search(/[&_][^&_]*$/)));
  const place = parseLink(`${fragment.slice(0, start)}${words === '' ? '' : `?${words}`}`, find);
  if (place.screen !== 'table' && place.screen !== 'builder') return place;
  const game = find(place.state.game);
  const isWhole = !game || end < 0 || playPlaces(game, place.state, bytes.subarray(end + 1), engine);
  if (isDamaged || !isWhole) place.problems.push('The link is damaged: what can be read of it is shown.');
  return place;
}

/**
 * Each move of a game as its place among the legal ones, in one byte, or in three where there are many.
 *
 * @param {GamePage} game
 * @param {TableState} state
 * @param {Opener} engine
 */
function placesOf(game, state, engine) {
  const session = sessionOf(game, state, engine);
  /** @type {number[]} */
  const places = [];
  for (const move of state.moves) {
    const place = session.snapshot().legal.indexOf(move);
    places.push(...(place < 255 ? [place] : [255, place >> 8, place & 255]));
    session.replay(move);
  }
  session.free();
  return places;
}

/**
 * Adds the moves of their places to a table; false where one of them is none.
 *
 * @param {GamePage} game
 * @param {TableState} state
 * @param {Uint8Array} places
 * @param {Opener} engine
 */
function playPlaces(game, state, places, engine) {
  let session;
  try {
    session = sessionOf(game, state, engine);
  } catch {
    // What is wrong with the set-up is said where the table is opened.
    return true;
  }
  let read = 0;
  while (read < places.length) {
    const isLong = places[read] === 255;
    const place = isLong ? ((places[read + 1] ?? 255) << 8) | (places[read + 2] ?? 255) : (places[read] ?? 0);
    const move = session.snapshot().legal[place];
    if (move === undefined) break;
    state.moves.push(move);
    session.replay(move);
    read += isLong ? 3 : 1;
  }
  session.free();
  return read >= places.length;
}

/** @param {string} packed */
async function inflate(packed) {
  const found = new Uint8Array(MOST_BYTES);
  let length = 0;
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const squeezed = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const reader = new Blob([squeezed]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { bytes: found.subarray(0, length), isDamaged: false };
      found.set(value, length);
      length += value.length;
    }
  } catch {
    // No base64, nothing that was compressed, a wrong sum at the end, or too much of it.
    return { bytes: found.subarray(0, length), isDamaged: true };
  }
}

/** @param {Uint8Array} bytes */
function toBase64(bytes) {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
