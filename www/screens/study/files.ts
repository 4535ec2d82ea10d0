// Studies as text: exported as a file, and imported from one or from the clipboard.

import { explain } from '../../core/messages.ts';
import { copyOf } from '../../game/edits.ts';
import { ROOT } from '../../game/tree.ts';
import { formatTree } from '../../game/treetext.ts';
import { findGame } from '../../games/index.ts';
import { saveDraft } from '../../library/drafts.ts';
import { decodeFile } from '../../library/shelf/decode.ts';
import { lengthError, normalize } from '../../library/shelf/foreign.ts';
import { shortName } from '../../library/shelf/text.ts';
import { openFragment } from '../../links/fragment.ts';
import { HUMAN, type PlayerKind } from '../../links/kinds.ts';
import { formatLink, parseSeed } from '../../links/link.ts';
import { newId } from '../../links/match.ts';
import { make, openDialog, setText } from '../../ui/dom.ts';
import type { Session } from '../../core/bindings.ts';
import type { Engine } from '../../core/engine.ts';
import type { Table } from '../../table/table.ts';
import type { GameLink } from '../../links/state.ts';
import type { Words } from './study.ts';

/** The header with the name of a study. */
const NAME = 'Event';
/** The header that every study has. */
const GAME = 'Game';
/** The maximum length of a file. */
const MAX_FILE_LENGTH = 4_000_000;

/** A part of a text. */
type Part = ReturnType<Engine['splitStudies']>[number];

/**
 * The text of the study on a table.
 *
 * @param name empty for none
 */
export function textOf(table: Pick<Table, 'read'>, name: string) {
  return table.read((session) => session.formatStudy(name === '' ? [] : [[NAME, name]]));
}

/** The text of the study on a table with its headers, as the library takes it. */
export function textWithHeaders(engine: Engine, table: Pick<Table, 'read'>, name: string) {
  const text = textOf(table, name);
  return { text, headers: engine.splitStudies(text)[0]?.headers ?? [] };
}

/** Hands a text to the browser as a file. */
export function download(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  make('a', { href: url, download: name }).click();
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Whether a text holds a study. */
export function holdsStudy(engine: Engine, text: string) {
  return (
    text.length <= MAX_FILE_LENGTH &&
    engine.splitStudies(normalize(text)).some(({ headers }) => headers.some(([key]) => key === GAME))
  );
}

/**
 * Asks for the text of a study, and opens it.
 *
 * @param given what was pasted or dropped; it is opened at once where it is sound
 */
export function askForStudy(engine: Engine, words: Words, given: string | File = '') {
  const field = make('textarea', {
    rows: '8',
    spellcheck: 'false',
    dir: 'ltr',
    'aria-label': words.importTitle,
    'aria-describedby': 'import-problem',
  });
  const problem = make('p', { id: 'import-problem', class: 'problem', role: 'alert' });
  const partly = make(
    'button',
    { type: 'button', class: 'second', hidden: true, onclick: () => void open(true) },
    words.upTo,
  );
  const open = async (isPartly = false) => {
    const [part] = field.value.length > MAX_FILE_LENGTH ? [] : engine.splitStudies(normalize(field.value));
    partly.hidden = true;
    if (!part) return setText(problem, words.nothing);
    try {
      const { line } = part;
      const session = isPartly ? engine.salvageStudy(part.text, line).session : engine.parseStudy(part.text, line);
      const link = keep(engine, part, session);
      session.free();
      dialog.close();
      openFragment(link);
    } catch (error) {
      setText(problem, await explain(error));
      partly.hidden = isPartly;
    }
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    try {
      if (file.size > MAX_FILE_LENGTH) throw lengthError(MAX_FILE_LENGTH);
      const { text, encoding, isLegacy } = await decodeFile(file, navigator.languages);
      field.value = text;
      // The reader sees whether its letters are right before it is opened.
      if (isLegacy) setText(problem, words.legacy(encoding));
      else await open();
    } catch (error) {
      setText(problem, await explain(error));
    }
  };
  const chooser = make('input', {
    type: 'file',
    accept: '.txt,.pgn,text/plain',
    'aria-label': words.importFile,
    onchange: () => void take(chooser.files?.[0]),
  });
  const dialog = openDialog(
    words.importTitle,
    make('p', { class: 'muted' }, words.importHint),
    field,
    chooser,
    problem,
    make(
      'div',
      { class: 'row' },
      make('button', { type: 'button', class: 'main', onclick: () => void open() }, words.open),
      partly,
    ),
  );
  dialog.classList.add('import');
  listenToDrops(dialog, (file) => void take(file));
  if (given instanceof File) return void take(given);
  field.value = given;
  if (given !== '') void open();
  else field.focus();
}

/** Listens to files that are dropped on an element. */
export function listenToDrops(element: HTMLElement, onFile: (file: File) => void) {
  element.addEventListener('dragover', (event) => event.preventDefault());
  element.addEventListener('drop', (event) => {
    const file = event.dataTransfer?.files[0];
    event.preventDefault();
    event.stopPropagation();
    if (file) onFile(file);
  });
}

/** Listens to texts that are pasted outside a field. Returns a function that stops this. */
export function listenToPastes(onText: (text: string) => void) {
  const onPaste = ({ target, clipboardData }: ClipboardEvent) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (!isField) onText(clipboardData?.getData('text/plain') ?? '');
  };
  addEventListener('paste', onPaste);
  return () => removeEventListener('paste', onPaste);
}

/** Keeps a study in this browser. Returns its link. */
function keep(engine: Engine, part: Pick<Part, 'headers'>, session: Session) {
  const { state, copy, name } = studyOf(engine, part, session);
  const id = newId();
  saveDraft(state.game, { id, name, link: formatLink(state), tree: formatTree(copy), when: Date.now() });
  return `#/${state.game}/study?id=${id}`;
}

/**
 * Reads a study; throws with the line and the column where it is damaged.
 *
 * @param isPartly whether a damaged study is read as far as it is sound
 */
export function readStudy(engine: Engine, given: string, isPartly = false) {
  const text = normalize(given);
  const [part] = engine.splitStudies(text);
  const session = isPartly ? engine.salvageStudy(text).session : engine.parseStudy(text);
  try {
    return studyOf(engine, part ?? { headers: [] }, session);
  } finally {
    session.free();
  }
}

/** The game that a study begins with, its tree, and its name. */
function studyOf(engine: Engine, { headers }: Pick<Part, 'headers'>, session: Session) {
  // The start is the engine's; a damaged text may have another.
  const values = new Map(engine.splitStudies(session.formatStudy(headers))[0]?.headers);
  const game = findGame(values.get(GAME) ?? '');
  if (!game) throw new Error(values.get(GAME));
  const pairs = (values.get('Setup') ?? '').split(' ').map((pair) => pair.split('='));
  const seed = values.has('Position') ? undefined : parseSeed(values.get('Seed') ?? '');
  const state: GameLink = {
    game: game.id,
    seed: seed ?? null,
    position: seed === undefined ? session.first() : null,
    moves: [],
    playerKinds: Array.from({ length: session.status().players }, () => HUMAN as PlayerKind),
    options: Object.fromEntries(pairs.filter(([key]) => game.options.some((option) => option.key === key))),
    clock: null,
    match: null,
    at: null,
  };
  return { state, copy: copyOf(session.tree(ROOT)), name: shortName(values.get(NAME) ?? '') };
}
