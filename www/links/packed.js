// Long links made short: each move as its place among the legal ones, and all of it compressed by the platform.

import { isTrap } from '../core/fault.js';
import { MOST_CHARACTERS, MOST_MOVES, formatLink, parseLink } from './link.js';
import { sessionOf } from './opener.js';
import { makeYielder } from '../core/yielder.js';
import { t } from '../words/index.js';

/** @import { Opener } from './opener.js' */
/** @import { GamePage, TableState } from '../types.js' */
/** @import { Place } from './link.js' */

/** What is put into one message, one printed code or one address without trouble. */
export const MOST = 2000;
/** Before what is packed. */
const KEY = 'z=';
/** The most bytes that a link unpacks to, as many as there may be characters in one that is not packed. */
const MOST_BYTES = MOST_CHARACTERS;
/** How many packed bytes are unpacked at a time. Each may become a thousand, which come all at once. */
const PIECE = 64;
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
  const places = game.hands ? null : await placesOf(game, state, engine);
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
  if (start < 0 || !fragment.startsWith(KEY, start + 1) || fragment.length > MOST_CHARACTERS) return parseLink(fragment, find);
  const { bytes, isDamaged } = await inflate(fragment.slice(start + 1 + KEY.length));
  const end = bytes.indexOf(END);
  let words = new TextDecoder().decode(bytes.subarray(0, end < 0 ? undefined : end));
  // The last word may have lost its end, and mean something else without it.
  if (isDamaged && end < 0) words = words.slice(0, Math.max(0, words.search(/[&_][^&_]*$/)));
  const place = parseLink(`${fragment.slice(0, start)}${words === '' ? '' : `?${words}`}`, find);
  if (place.screen !== 'table' && place.screen !== 'builder') return place;
  const game = find(place.state.game);
  const isWhole = !game || end < 0 || (await playPlaces(game, place.state, bytes.subarray(end + 1), engine));
  if (isDamaged || !isWhole) place.problems.push(t().problems.packed);
  return place;
}

/**
 * Each move of a game as its place among the legal ones, in one byte, or in three where there are many.
 *
 * @param {GamePage} game
 * @param {TableState} state
 * @param {Opener} engine
 */
async function placesOf(game, state, engine) {
  const session = sessionOf(game, state, engine);
  const rest = makeYielder();
  /** @type {number[]} */
  const places = [];
  try {
    for (const move of state.moves) {
      const place = session.placeOf(move);
      places.push(...(place < 255 ? [place] : [255, place >> 8, place & 255]));
      session.playPlace(place);
      await rest();
    }
    return places;
  } finally {
    session.free();
  }
}

/**
 * Adds the moves of their places to a table; false where one of them is none.
 *
 * @param {GamePage} game
 * @param {TableState} state
 * @param {Uint8Array} places
 * @param {Opener} engine
 */
async function playPlaces(game, state, places, engine) {
  let session;
  try {
    session = sessionOf(game, state, engine);
  } catch (error) {
    if (isTrap(error)) throw error;
    // What is wrong with the set-up is said where the table is opened.
    return true;
  }
  const rest = makeYielder();
  let read = 0;
  try {
    while (read < places.length && state.moves.length < MOST_MOVES) {
      const isLong = places[read] === 255;
      const place = isLong ? ((places[read + 1] ?? 255) << 8) | (places[read + 2] ?? 255) : (places[read] ?? 0);
      state.moves.push(session.playPlace(place));
      read += isLong ? 3 : 1;
      await rest();
    }
  } catch (error) {
    if (isTrap(error)) throw error;
    // There is no move at that place.
  } finally {
    session.free();
  }
  return read >= places.length;
}

/** @param {string} packed */
async function inflate(packed) {
  const found = new Uint8Array(MOST_BYTES);
  let length = 0;
  try {
    const reader = piecesOf(fromBase64(packed)).pipeThrough(new DecompressionStream('deflate')).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { bytes: found.subarray(0, length), isDamaged: false };
      if (length + value.length > MOST_BYTES) {
        reader.cancel().catch(() => {});
        break;
      }
      found.set(value, length);
      length += value.length;
    }
  } catch {
    // No base64, nothing that was compressed, or a wrong sum at the end.
  }
  return { bytes: found.subarray(0, length), isDamaged: true };
}

/**
 * Bytes as a stream of small pieces, of which none is given before the one before it was taken.
 *
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {ReadableStream<Uint8Array<ArrayBuffer>>}
 */
function piecesOf(bytes) {
  let at = 0;
  return new ReadableStream(
    {
      pull(controller) {
        if (at >= bytes.length) return controller.close();
        controller.enqueue(bytes.subarray(at, at + PIECE));
        at += PIECE;
      },
    },
    { highWaterMark: 0 },
  );
}

/** @param {string} packed */
function fromBase64(packed) {
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** @param {Uint8Array} bytes */
function toBase64(bytes) {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
