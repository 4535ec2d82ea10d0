// Packed links: each move as its index among the legal moves, compressed with deflate.

import { isTrap } from '../core/fault.ts';
import { MAX_CHARACTERS, MAX_MOVES, formatLink, parseLink, type Place } from './link.ts';
import { mendFragment } from './mend.ts';
import { startSession, type Opener } from './opener.ts';
import { makeYielder } from '../core/yielder.ts';
import type { GamePage } from '../games/page.ts';
import type { GameLink } from './state.ts';

/** The length from which a URL is packed: a shorter one fits into a message, a QR code and an address bar. */
export const MAX_PLAIN = 2000;
/** A fragment whose query is packed data: what stands before it, and the data. */
const PACKED = /^([^?]*)\?z=(.*)$/s;
/** The maximum number of unpacked bytes, the same as the maximum length of a plain link. */
const MAX_BYTES = MAX_CHARACTERS;
/** The number of packed bytes that are inflated at a time; each may become a thousand bytes. */
const CHUNK = 64;
/** The byte between the query and the indices of the moves. */
const SEPARATOR = 0;

/**
 * The shortest URL of a table: its link if that is short, and otherwise a packed link. In games with hidden hands the
 * moves stay text, because an index among the legal moves would reveal which tokens a player exchanged.
 *
 * @param home the address of the page
 */
export async function shortUrl(home: string, game: GamePage, state: GameLink, engine: Opener) {
  const plain = home + formatLink(state);
  if (plain.length < MAX_PLAIN) return plain;
  const indices = game.hands ? null : await indicesOf(game, state, engine);
  const query = formatLink(state).split('?')[1] ?? '';
  const text = indices === null ? query : query.replace(/(^|&)moves=[^&]*/, '');
  const bytes = [...new TextEncoder().encode(text), ...(indices === null ? [] : [SEPARATOR, ...indices])];
  const packed = await deflate(new Uint8Array(bytes));
  const short = `${home}#/${game.id}?z=${packed}`;
  return short.length < plain.length ? short : plain;
}

/**
 * Parses a fragment of at most the maximum length that is packed or was damaged on its way. What can't be mended is
 * parsed up to the damage.
 */
export async function readPacked(
  sent: string,
  find: (game: string) => GamePage | undefined,
  engine: Opener,
): Promise<Place> {
  const fragment = mendFragment(sent);
  const [, address = '', data] = PACKED.exec(fragment) ?? [];
  if (data === undefined) return parseLink(fragment, find);
  const { bytes, isDamaged } = await inflate(data);
  const end = bytes.indexOf(SEPARATOR);
  let query = new TextDecoder().decode(bytes.subarray(0, end < 0 ? undefined : end));
  // The last value may be truncated, so it is dropped.
  if (isDamaged && end < 0) query = query.slice(0, Math.max(0, query.search(/[&_][^&_]*$/)));
  const place = parseLink(query === '' ? address : `${address}?${query}`, find);
  if (!('state' in place)) return place;
  const game = find(place.state.game);
  const isWhole = !game || end < 0 || (await replayIndices(game, place.state, bytes.subarray(end + 1), engine));
  if (isDamaged || !isWhole) place.problems.push((words) => words.packed);
  return place;
}

/** The index of each move among the legal moves, in one byte, or in three bytes from 255 on. */
async function indicesOf(game: GamePage, state: GameLink, engine: Opener) {
  const session = startSession(game, state, engine);
  const yieldIfDue = makeYielder();
  const indices: number[] = [];
  try {
    for (const move of state.moves) {
      const index = session.placeOf(move);
      indices.push(...(index < 255 ? [index] : [255, index >> 8, index & 255]));
      session.playPlace(index);
      await yieldIfDue();
    }
    return indices;
  } finally {
    session.free();
  }
}

/** Appends the moves with the given indices to a state; false if one of them is invalid. */
async function replayIndices(game: GamePage, state: GameLink, indices: Uint8Array, engine: Opener) {
  let session;
  try {
    session = startSession(game, state, engine);
  } catch (error) {
    if (isTrap(error)) throw error;
    // An invalid set-up is reported when the table is opened.
    return true;
  }
  const yieldIfDue = makeYielder();
  let read = 0;
  try {
    while (read < indices.length && state.moves.length < MAX_MOVES) {
      const isLong = indices[read] === 255;
      const index = isLong ? ((indices[read + 1] ?? 255) << 8) | (indices[read + 2] ?? 255) : (indices[read] ?? 0);
      state.moves.push(session.playPlace(index));
      read += isLong ? 3 : 1;
      await yieldIfDue();
    }
  } catch (error) {
    if (isTrap(error)) throw error;
    // There is no move with that index.
  } finally {
    session.free();
  }
  return read >= indices.length;
}

/** Packs data. */
export async function deflate(bytes: Uint8Array<ArrayBuffer>) {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return toBase64(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** Inflates packed data up to the first damage or the maximum length. */
export async function inflate(packed: string) {
  const inflated = new Uint8Array(MAX_BYTES);
  let length = 0;
  try {
    const reader = chunksOf(fromBase64(packed)).pipeThrough(new DecompressionStream('deflate')).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { bytes: inflated.subarray(0, length), isDamaged: false };
      if (length + value.length > MAX_BYTES) {
        reader.cancel().catch(() => {});
        break;
      }
      inflated.set(value, length);
      length += value.length;
    }
  } catch {
    // Invalid base64, invalid deflate data or a wrong checksum.
  }
  return { bytes: inflated.subarray(0, length), isDamaged: true };
}

/** A stream of small chunks, each enqueued only when it is pulled. */
function chunksOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream(
    {
      pull(controller) {
        if (at >= bytes.length) return controller.close();
        controller.enqueue(bytes.subarray(at, at + CHUNK));
        at += CHUNK;
      },
    },
    { highWaterMark: 0 },
  );
}

/** Decodes what is valid at the start of packed data: a truncated link may end amid a byte, or with other letters. */
export function fromBase64(packed: string) {
  const [valid = ''] = /^(?:[\w-]{2,4})*/.exec(packed) ?? [];
  const binary = atob(valid.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** Encodes bytes with the letters of an address. */
export function toBase64(bytes: Uint8Array) {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
