// The messages of the engine's errors, by their codes, and the words for broken links. They are loaded when the first
// of them is shown.

import { t } from '../index.ts';
import { excerpt, language, type Tag } from '../vocabulary.ts';
import type { Refusal } from '../../core/bindings.ts';
import type en from './en.ts';

/** Sentences by codes. `args` are the arguments that the engine documents for the code, `found` is the refused text. */
type Sentences = Record<string, (args: any, found: string) => string>;

export interface ErrorWords {
  /** The names of the parts of a text, by the engine's steps. */
  places: Record<string, string>;
  /** The names of numbered parts, by the engine's steps. */
  numbered: Record<string, (at: string | number) => string>;
  /** The expected text, by code; each follows a sentence with the place and the text found. */
  texts: Sentences;
  /** The rule that a move breaks, by code; each is a sentence of its own. */
  rules: Sentences;
}

export type CommonWords = typeof en;
export type LinkWords = CommonWords['links'];

/** The maximum length of a quoted text, with the ellipsis. */
const MAX_REFUSED_TEXT = 61;
const common = (tag: Tag) => import(`./${tag}.ts`) as Promise<{ default: CommonWords }>;
/** Each loads the words of one game. */
const games: ((tag: Tag) => Promise<{ default: ErrorWords }>)[] = [];
/** Messages that are always loaded. */
const known: ((error: Refusal) => string | undefined)[] = [];
let loaded: (ErrorWords & Pick<CommonWords, 'frame' | 'links'> & { tag: Tag }) | null = null;

/**
 * Adds the words for the codes of one game.
 *
 * @param sentence the message without these words; undefined for unknown codes
 */
export function addErrors(
  load: (tag: Tag) => Promise<{ default: ErrorWords }>,
  sentence?: (error: Refusal) => string | undefined,
) {
  games.push(load);
  if (sentence) known.push(sentence);
}

/** Loads the messages in the current language. Never rejects: without them `errorWords` returns a general message. */
export async function loadErrors() {
  const tag = language();
  if (loaded?.tag === tag) return;
  try {
    const [{ default: first }, ...others] = await Promise.all([common(tag), ...games.map((load) => load(tag))]);
    const all = [first, ...others.map((module) => module.default)];
    const join = (part: keyof ErrorWords) => Object.assign({}, ...all.map((words) => words[part]));
    loaded = {
      tag,
      frame: first.frame,
      links: first.links,
      places: join('places'),
      numbered: join('numbered'),
      texts: join('texts'),
      rules: join('rules'),
    };
  } catch {
    // The file can't be loaded.
  }
}

/** The words for broken links in the current language; null until they are loaded. */
export function linkWords(): LinkWords | null {
  return loaded?.tag === language() ? loaded.links : null;
}

/** The message of an error of the engine, in the current language. */
export function errorWords(error: Refusal): string {
  const { code, place, args } = error;
  const found = excerpt(error.found, MAX_REFUSED_TEXT);
  const words = loaded?.tag === language() ? loaded : null;
  const [line, column, ...rest] = place;
  if (words && line?.name === 'line')
    return words.frame.within(Number(line.at), Number(column?.at), errorWords({ ...error, place: rest }));
  const message = known.map((sentence) => sentence(error)).find(Boolean);
  if (message) return message;
  const [rule, text] = [words?.rules[code], words?.texts[code]];
  if (rule) return rule(args, found);
  if (!words || !text) return t().faults.refused();
  return t().sentences([placeWords(words, place, found), text(args, found)]);
}

/** The sentence with the place of an error and the text found there. */
function placeWords(
  { frame, places, numbered, tag }: NonNullable<typeof loaded>,
  place: Refusal['place'],
  found: string,
) {
  const [first, ...rest] = place;
  // The name of a part of a move suffices, without the move.
  const steps = first?.name === 'move' && first.at === null && rest.length > 0 ? rest : place;
  const labels = steps.map(({ name, at }) => {
    if (at === null) return places[name];
    return name === 'after' ? frame.after(places[String(at)] ?? '') : numbered[name]?.(at);
  });
  const label = labels.filter(Boolean).join(frame.comma);
  if (found === '') return frame.missing(label);
  return frame.found(
    label.replace(/^./u, (letter) => letter.toLocaleUpperCase(tag)),
    found,
  );
}
