// Reads a file of games and studies into the shelf, in steps that leave the page its frames.

import { isTrap } from '../../core/fault.ts';
import { makeYielder } from '../../core/yielder.ts';
import { newId } from '../../links/match.ts';
import { holdsProgress, takeProgress } from '../progress.ts';
import { continued } from './database.ts';
import { entryOfText, type Entry, type Head } from './entry.ts';
import { Normalizer, lengthError } from './foreign.ts';
import type { Engine } from '../../core/engine.ts';
import type { Shelf } from './shelf.ts';

/**
 * The characters that are split into studies at once, those that are read at once, and the entries that are stored at
 * once.
 */
const SPLIT_CHUNK = 4096;
const READ_CHUNK = 1 << 16;
const BATCH = 50;
/** The maximum length of a study. Progress in puzzles is in one header. */
const MAX_STUDY = 16_000_000;
/** The milliseconds of work between two frames. */
const SLICE = 4;
/** The beginning of a study: a line that begins with the header `Game`. */
const STUDY_START = /\n(?=[ \t]*\[Game[ \t"])/g;

/** A study that could not be read: its text, its first line in the file, and the error with the place there. */
interface DamagedStudy {
  text: string;
  headers: [string, string][];
  line: number;
  error: unknown;
}

/**
 * What was read: the ids of the entries that were added or finished, the number of those that were there before, what
 * could not be read, and for each game what was new of the progress in its puzzles and its course.
 */
export interface ImportResult {
  added: string[];
  known: number;
  damaged: DamagedStudy[];
  progress: ReturnType<typeof takeProgress>[];
  isStopped: boolean;
}

/**
 * Reads a file.
 *
 * @param tools.onProgress called with the share that was read, from 0 to 1
 * @param tools.signal stops after what was read so far, which stays
 */
export async function importText(
  text: string,
  {
    shelf,
    engine,
    onProgress,
    signal,
  }: { shelf: Shelf; engine: Engine; onProgress: (share: number, imported: ImportResult) => void; signal: AbortSignal },
): Promise<ImportResult> {
  const imported: ImportResult = { added: [], known: 0, damaged: [], progress: [], isStopped: false };
  const isKnown = await knownIn(shelf);
  const pause = makeYielder(SLICE);
  let batch = new Map<string, Entry>();
  const store = async () => {
    const entries = batch;
    batch = new Map();
    if (entries.size === 0) return;
    await shelf.change([...entries.keys()], (before, id) => {
      const entry = entries.get(id);
      return before && entry ? continued(before, entry) : entry;
    });
    imported.added.push(...entries.keys());
  };
  const take = async (study: { text: string; headers: [string, string][]; line: number }) => {
    try {
      const entry = entryOfText({ ...study, name: '' }, engine, { id: newId(), when: Date.now() });
      if (await isKnown(entry)) imported.known += 1;
      else batch.set(entry.id, entry);
    } catch (error) {
      if (isTrap(error)) throw error;
      imported.damaged.push({ ...study, error });
    }
  };
  for (const { piece, line, end, isLong } of piecesOf(text)) {
    if (isLong) imported.damaged.push({ text: '', headers: [], line, error: lengthError(MAX_STUDY, line) });
    for (const part of isLong ? [] : engine.splitStudies(piece)) {
      if (signal.aborted) break;
      if (holdsProgress(part)) imported.progress.push(takeProgress(part.headers));
      else await take({ ...part, line: line + part.line - 1 });
      if (batch.size >= BATCH) await store();
      await pause();
    }
    if (signal.aborted) break;
    if (piece !== '') onProgress(end / text.length, imported);
    await pause();
  }
  await store();
  imported.isStopped = signal.aborted;
  return imported;
}

/**
 * A function that says whether an entry is on the shelf or was asked about before. One that ends a known game is not,
 * and gets the id of that game.
 */
async function knownIn(shelf: Shelf): Promise<(entry: Entry) => Promise<boolean>> {
  const known = new Map<string, Head>();
  /** The heads whose texts are not known, by their prints. */
  const unread = new Map<string, Head[]>();
  for (const head of await shelf.heads()) unread.set(head.print, [...(unread.get(head.print) ?? []), head]);
  return async (entry) => {
    const { print, result } = entry;
    const heads = unread.get(print) ?? [];
    unread.delete(print);
    for (const head of heads)
      for (const text of await shelf.texts([head.id])) known.set(keyOf({ ...head, text }), head);
    const key = keyOf(entry);
    const same = known.get(key);
    if (same && (same.result || !result)) return true;
    if (same) entry.id = same.id;
    known.set(key, entry);
    return false;
  };
}

/**
 * Equal for the same entry. A game is the same as another one with its moves, players and date; a study has comments
 * and variations of its own, and is the same only with the same text.
 */
function keyOf({ kind, print, players, text }: Entry) {
  if (kind === 'study') return text.trim();
  return [print, /^\[Date .*/m.exec(text), ...players].join('\n');
}

/**
 * Keeps the sound parts of damaged studies. Returns the ids of their entries; one that does not tell how its game
 * begins has none.
 */
export async function salvage(damaged: DamagedStudy[], { shelf, engine }: { shelf: Shelf; engine: Engine }) {
  const pause = makeYielder(SLICE);
  const entries = new Map<string, Entry>();
  for (const { text, headers } of damaged) {
    try {
      const entry = entryOfText({ text, headers, name: '', isSalvaged: true }, engine, {
        id: newId(),
        when: Date.now(),
      });
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
 * The text as the engine reads it, in pieces that end before a study, with the number of the first line of each, and
 * where it ends in the text, about. A piece is empty where nothing was split off for a while, and only the beginning of
 * one that is too long for a study.
 *
 * @param most characters of a study
 */
export function* piecesOf(
  text: string,
  most: number = MAX_STUDY,
): Generator<{ piece: string; line: number; end: number; isLong: boolean }, void> {
  const normalizer = new Normalizer();
  let [read, given, line, rest, searched] = [0, 0, 1, '', 0];
  // Whether what follows is the rest of a text that is too long, which is left out.
  let isSkipping = false;
  for (let isLast = text === ''; !isLast; ) {
    rest += normalizer.push(text.slice(read, read + READ_CHUNK));
    read = Math.min(text.length, read + READ_CHUNK);
    isLast = read === text.length;
    if (isLast) rest += normalizer.end();
    let isYielded = false;
    for (let isFound = true; isFound && rest !== ''; ) {
      STUDY_START.lastIndex = isSkipping ? searched : Math.max(SPLIT_CHUNK, searched);
      const found = STUDY_START.exec(rest);
      isFound = found !== null;
      // The last line break may be before a study.
      searched = rest.length - 1;
      if (!isFound && !isLast && !isSkipping && rest.length <= most) break;
      const end = found ? found.index + 1 : isLast ? rest.length : rest.length - 1;
      const piece = rest.slice(0, end);
      [rest, searched, given] = [rest.slice(end), 0, given + end];
      const isLong = piece.length > most;
      if (!isSkipping) yield { piece, line, end: isLast && rest === '' ? text.length : Math.min(given, read), isLong };
      isYielded ||= !isSkipping;
      isSkipping = !isFound && (isLong || isSkipping);
      for (let at = piece.indexOf('\n'); at >= 0; at = piece.indexOf('\n', at + 1)) line += 1;
    }
    if (!isYielded) yield { piece: '', line, end: Math.min(given, read), isLong: false };
  }
}
