// The board editor: a position set up by hand, which the engine checks with every change.

import { isTrap } from '../../core/fault.ts';
import { explain } from '../../core/messages.ts';
import { formatSetup } from '../../links/link.ts';
import { startSession } from '../../links/opener.ts';
import { Board, plainScene } from '../../ui/board/board.ts';
import { drawShapes } from '../../ui/board/shapes.ts';
import { icon, make, setAttribute, setText } from '../../ui/dom.ts';
import { drawing } from '../../ui/panel/inlay.ts';
import { t } from '../../words/index.ts';
import type { EngineError } from '../../core/bindings.ts';
import type { Engine } from '../../core/engine.ts';
import type { PositionEditor } from '../../games/editor.ts';
import type { GamePage } from '../../games/page.ts';
import type { GameLink } from '../../links/state.ts';
import type { Words } from './study.ts';

interface Host {
  engine: Engine;
  /** The options of the game. */
  setup: Pick<GameLink, 'options' | 'playerKinds'>;
  /** The position to begin with. */
  position: string;
  onStudy: (position: string) => void;
  /** Plays on with the seat to move. */
  onPlay: (position: string, seat: number) => void;
  onCancel: () => void;
}

/** Builds the page of the editor. */
export function editorPage(
  game: GamePage,
  editor: PositionEditor,
  words: Words,
  { engine, setup, position: begin, onStudy, onPlay, onCancel }: Host,
) {
  const said = words.editor;
  let position = begin;
  /** The piece of the palette that a tap puts; null empties the square. */
  let chosen: string | null = editor.palette[0]?.piece ?? null;
  let isFlipped = false;
  let isSound = true;
  /** The seat to move; null where the game is over. */
  let toMove: number | null = null;
  /** The check that was made last. */
  let checks = 0;

  const board = new Board(game, plainScene(position), {
    label: game.name,
    taps: {
      tap: (square) => put(square),
      hover: () => {},
      hold: () => false,
      cancel: () => {},
      dropOutside: () => {},
      changeAmount: () => false,
    },
  });
  board.drawShapes = drawShapes;

  const put = (square: string) => {
    const pieces = editor.pieces(position);
    const before = pieces.get(square);
    if (chosen === null) pieces.delete(square);
    else editor.put(pieces, square, chosen);
    // The same piece again takes it away.
    if (chosen !== null && pieces.get(square) === before) pieces.delete(square);
    change(editor.board(position, pieces));
  };

  const faces = [...editor.palette, { piece: null, token: null }].map(({ piece, token }) => {
    const name = piece === null ? said.erase : (game.hands?.name(piece) ?? game.describe.square(piece, 'a1', begin));
    const choose = () => {
      chosen = piece;
      show();
    };
    const button = make(
      'button',
      {
        type: 'button',
        class: 'plain face',
        'aria-label': name,
        title: name,
        'aria-pressed': 'false',
        onclick: choose,
      },
      faceOf(game, piece, token),
    );
    return { piece, button };
  });
  const turns = game.seats.map(({ name, piece }, seat) => {
    const choose = () => change(editor.withTurn(position, seat));
    return make(
      'button',
      { type: 'button', class: 'plain turn-of', 'aria-pressed': 'false', onclick: choose },
      make('span', { class: `token token-${piece}`, 'aria-hidden': 'true' }),
      make('span', {}, name),
    );
  });
  const field = make('textarea', {
    rows: '3',
    spellcheck: 'false',
    autocomplete: 'off',
    autocapitalize: 'off',
    dir: 'ltr',
    'aria-describedby': 'position-check',
    oninput: () => change(field.value.trim().replaceAll('_', ' ')),
  });
  const check = make('p', { id: 'position-check', role: 'status', class: 'check' });
  const tool = (label: string, onclick: () => void, kind = 'second') =>
    make('button', { type: 'button', class: kind, onclick }, label);
  const study = tool(said.study, () => isSound && onStudy(position), 'main');
  const play = tool(words.playOn, () => isSound && toMove !== null && onPlay(position, toMove));
  const first = () => {
    const session = startSession(game, { ...setup, seed: 0, position: null }, engine);
    const text = session.first();
    session.free();
    return text;
  };
  const flip = () => {
    isFlipped = !isFlipped;
    board.flip(isFlipped);
  };
  const element = make(
    'div',
    { class: 'editor', style: `--ratio: ${board.ratio()}` },
    make('h1', { class: 'hidden' }, words.setUp),
    make('div', { class: 'editor-board play' }, board.element),
    make(
      'div',
      { class: 'editor-side' },
      make(
        'div',
        { class: 'palette', role: 'group', 'aria-label': said.palette, 'data-many': String(faces.length > 10) },
        ...faces.map(({ button }) => button),
      ),
      make(
        'div',
        { class: 'turns', role: 'group', 'aria-label': said.turn },
        make('span', { class: 'muted', 'aria-hidden': 'true' }, said.turn),
        ...turns,
      ),
      make(
        'div',
        { class: 'row' },
        tool(said.clear, () => change(editor.board(position, new Map()))),
        tool(said.usual, () => change(first())),
        make(
          'button',
          { type: 'button', class: 'second', 'aria-label': t().actions.flip, title: t().actions.flip, onclick: flip },
          icon('flip'),
        ),
      ),
      check,
      make('label', {}, make('span', {}, said.text), field),
      make('div', { class: 'row ends' }, study, play, tool(said.cancel, onCancel)),
    ),
  );
  board.onRatio = (ratio) => element.style.setProperty('--ratio', String(ratio));

  const change = (next: string) => {
    position = next;
    void judge();
    show();
  };

  /** Asks the engine whether the position is one, and says why not where that is. */
  const judge = async () => {
    checks += 1;
    const own = checks;
    let lit: string[] = [];
    try {
      const session = engine.open(game.id, formatSetup(game, setup), position);
      const { players, toMove: next } = session.status();
      toMove = next;
      turns.forEach((button, seat) => (button.hidden = seat >= players));
      session.free();
      isSound = true;
      setText(check, toMove === null ? said.over : said.sound);
    } catch (error) {
      if (isTrap(error)) throw error;
      isSound = false;
      lit = squaresAt(error as EngineError, board.geometry.rows().flat());
      const problem = await explain(error);
      if (own !== checks) return;
      const [only] = lit;
      setText(check, lit.length === 1 && only !== undefined ? said.at(only, problem) : problem);
    }
    setAttribute(check, 'data-sound', String(isSound));
    setAttribute(field, 'aria-invalid', String(!isSound));
    for (const button of [study, play]) setAttribute(button, 'aria-disabled', String(!isSound));
    board.show({ ...plainScene(position), shapes: lit.length > 0 ? [{ kind: 'lit', squares: lit }] : [] });
  };
  const show = () => {
    board.show(plainScene(position));
    for (const { piece, button } of faces) setAttribute(button, 'aria-pressed', String(piece === chosen));
    turns.forEach((button, seat) => setAttribute(button, 'aria-pressed', String(editor.turn(position) === seat)));
    if (field.value !== position && document.activeElement !== field) field.value = position;
  };
  change(begin);
  return { element, board, focus: () => faces[0]?.button.focus(), close: () => board.close() };
}

/**
 * The picture of a piece of the palette.
 *
 * @param piece null for none
 */
function faceOf(game: GamePage, piece: string | null, token: string | null) {
  if (piece === null) return icon('delete');
  if (token !== null) return make('span', { class: `token token-${token}`, 'aria-hidden': 'true' });
  return drawing(game.hands?.picture(piece) ?? '');
}

/**
 * The squares that an error is about: one, those of a rank, or none.
 *
 * @param squares of the board
 */
function squaresAt({ place = [] }: Partial<EngineError>, squares: string[]) {
  const step = place.find(({ name, at }) => at !== null && (name === 'rank' || name === 'square'));
  if (step === undefined) return [];
  return squares.filter((square) =>
    step.name === 'rank' ? square.replace(/^[a-z]/, '') === String(step.at) : square === step.at,
  );
}
