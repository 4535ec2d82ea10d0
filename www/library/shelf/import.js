// Reads a file of games and studies into the shelf, in steps that leave the page its frames.

import { isTrap } from '../../core/fault.js';
import { makeYielder } from '../../core/yielder.js';
import { holdsProgress, takeProgress } from '../progress.js';
import { entryOfText } from './entry.js';

/** @import { Engine } from '../../core/engine.js' */
/** @import { Shelf } from './shelf.js' */
/** @import { Entry } from './types.js' */

/** The characters that are split into studies at once, and the entries that are stored at once. */
const PIECE = 4096;
const BATCH = 50;
/** The milliseconds of work between two frames. */
const SLICE = 4;
/** The beginning of a study: a line that begins with the header `Game`. */
const BEGIN = /\n(?=[ \t]*\[Game[ \t"])/g;

/**
 * A study that could not be read: its text, its first line in the file, and the error with the place there.
 *
 * @typedef {{ text: string, headers: [string, string][], line: number, error: unknown }} Damaged
 */

/**
 * What was read: the ids of the entries that were added, the number of those that were there before, what could not be read, and for
 * each game what was new of the progress in its puzzles and its course.
 *
 * @typedef {{ added: string[], known: number, damaged: Damaged[], progress: ReturnType<typeof takeProgress>[], isStopped: boolean }} Imported
 */

/**
 * Reads a file.
 *
 * @param {string} text
 * @param {object} tools
 * @param {Shelf} tools.shelf
 * @param {Engine} tools.engine
 * @param {(share: number, imported: Imported) => void} tools.onProgress called with the share that was read, from 0 to 1
 * @param {AbortSignal} tools.signal stops after what was read so far, which stays
 * @returns {Promise<Imported>}
 */
export async function importText(text, { shelf, engine, onProgress, signal }) {
  /** @type {Imported} */
  const imported = { added: [], known: 0, damaged: [], progress: [], isStopped: false };
  const isKnown = await knownIn(shelf);
  const pause = makeYielder(SLICE);
  /** @type {Entry[]} */
  let batch = [];
  const store = async () => {
    const entries = new Map(batch.map((entry) => [entry.id, entry]));
    batch = [];
    if (entries.size === 0) return;
    await shelf.change([...entries.keys()], (_, id) => entries.get(id) ?? null);
    imported.added.push(...entries.keys());
  };
  /** @param {{ text: string, headers: [string, string][], line: number }} study */
  const take = async (study) => {
    try {
      const entry = entryOfText({ ...study, name: '' }, engine, { id: crypto.randomUUID(), when: Date.now() });
      if (await isKnown(entry)) imported.known += 1;
      else batch.push(entry);
    } catch (error) {
      if (isTrap(error)) throw error;
      imported.damaged.push({ ...study, error });
    }
  };
  for (const { piece, line, end } of piecesOf(text)) {
    for (const part of engine.splitStudies(piece)) {
      if (signal.aborted) break;
      if (holdsProgress(part)) imported.progress.push(takeProgress(part.headers));
      else await take({ ...part, line: line + part.line - 1 });
      if (batch.length >= BATCH) await store();
      await pause();
    }
    if (signal.aborted) break;
    onProgress(end / text.length, imported);
    await pause();
  }
  await store();
  imported.isStopped = signal.aborted;
  return imported;
}

/**
 * A function that says whether an entry is on the shelf or was asked about before. A game is the same as another one with its moves; a
 * study has comments and variations of its own, and is the same only with the same text.
 *
 * @param {Shelf} shelf
 * @returns {Promise<(entry: Entry) => Promise<boolean>>}
 */
async function knownIn(shelf) {
  /** @type {Set<string>} */
  const known = new Set();
  /** @type {Map<string, string[]>} The ids of studies whose texts are not known, by their prints. */
  const unread = new Map();
  for (const { id, kind, print } of await shelf.heads()) {
    if (kind === 'game') known.add(print);
    else unread.set(print, [...(unread.get(print) ?? []), id]);
  }
  return async ({ kind, print, text }) => {
    if (kind === 'study') {
      const ids = unread.get(print) ?? [];
      unread.delete(print);
      for (const other of ids.length > 0 ? await shelf.texts(ids) : []) known.add(other.trim());
    }
    const key = kind === 'study' ? text.trim() : print;
    const isThere = known.has(key);
    known.add(key);
    return isThere;
  };
}

/**
 * Keeps the sound parts of damaged studies. Returns the ids of their entries; one that does not tell how its game begins has none.
 *
 * @param {Damaged[]} damaged
 * @param {{ shelf: Shelf, engine: Engine }} tools
 */
export async function salvage(damaged, { shelf, engine }) {
  const pause = makeYielder(SLICE);
  /** @type {Map<string, Entry>} */
  const entries = new Map();
  for (const { text, headers } of damaged) {
    try {
      const entry = entryOfText({ text, headers, name: '', isSalvaged: true }, engine, { id: crypto.randomUUID(), when: Date.now() });
      entries.set(entry.id, entry);
    } catch (error) {
      if (isTrap(error)) throw error;
    }
    await pause();
  }
  if (entries.size > 0) await shelf.change([...entries.keys()], (_, id) => entries.get(id) ?? null);
  return [...entries.keys()];
}

/**
 * The text in pieces that end before a study, with the number of the first line of each.
 *
 * @param {string} text
 */
export function* piecesOf(text) {
  let [begin, line] = [0, 1];
  while (begin < text.length) {
    BEGIN.lastIndex = Math.min(text.length, begin + PIECE);
    const found = BEGIN.exec(text);
    const end = found ? found.index + 1 : text.length;
    const piece = text.slice(begin, end);
    yield { piece, line, end };
    for (let at = piece.indexOf('\n'); at >= 0; at = piece.indexOf('\n', at + 1)) line += 1;
    begin = end;
  }
}
