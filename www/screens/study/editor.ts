// The board editor: a position set up by hand, which the engine checks with every change.

import { isTrap } from '../../core/fault.ts';
import { explain } from '../../core/messages.ts';
import { formatSetup } from '../../links/link.ts';
import { startSession } from '../../links/opener.ts';
import { Board, plainScene } from '../../ui/board/board.ts';
import { drawShapes } from '../../ui/board/shapes.ts';
import { button } from '../../ui/button.ts';
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

export class BoardEditor {
  readonly board;
  readonly element;
  #game;
  #editor;
  #words;
  #host;
  #position;
  /** The piece of the palette that a tap puts; null empties the square. */
  #chosen: string | null;
  #isFlipped = false;
  #isSound = true;
  /** The seat to move; null where the game is over. */
  #toMove: number | null = null;
  /** The number of checks; only the last one is shown. */
  #checks = 0;
  #faces;
  #turns;
  #field;
  #check = make('p', { id: 'position-check', role: 'status', class: 'check' });
  /** The buttons that need a sound position. */
  #ends;

  constructor(game: GamePage, editor: PositionEditor, words: Words, host: Host) {
    this.#game = game;
    this.#editor = editor;
    this.#words = words;
    this.#host = host;
    this.#position = host.position;
    this.#chosen = editor.palette[0]?.piece ?? null;
    this.board = this.#makeBoard();
    this.#faces = [...editor.palette, { piece: null, token: null }].map(({ piece, token }) => ({
      piece,
      button: this.#face(piece, token),
    }));
    this.#turns = game.seats.map((_, seat) => this.#turn(seat));
    this.#field = make('textarea', {
      rows: '3',
      spellcheck: 'false',
      autocomplete: 'off',
      autocapitalize: 'off',
      dir: 'ltr',
      'aria-describedby': this.#check.id,
      oninput: () => this.#change(this.#field.value.trim().replaceAll('_', ' ')),
    });
    this.#ends = [
      button(words.editor.study, () => this.#isSound && host.onStudy(this.#position), { kind: 'main' }),
      button(words.playOn, () => this.#isSound && this.#toMove !== null && host.onPlay(this.#position, this.#toMove)),
    ];
    this.element = this.#page();
    this.board.onShape = (ratio) => this.element.style.setProperty('--ratio', String(ratio));
    this.#change(host.position);
  }

  focus() {
    this.#faces[0]?.button.focus();
  }

  close() {
    this.board.close();
  }

  #makeBoard() {
    const board = new Board(this.#game, plainScene(this.#position), {
      label: this.#game.name,
      taps: {
        tap: (square) => this.#put(square),
        hover: () => {},
        hold: () => false,
        cancel: () => {},
        dropOutside: () => {},
        changeAmount: () => false,
      },
    });
    board.drawShapes = drawShapes;
    return board;
  }

  /** The button of a piece of the palette; of null, which empties squares. */
  #face(piece: string | null, token: string | null) {
    const { hands, describe } = this.#game;
    const name =
      piece === null
        ? this.#words.editor.erase
        : (hands?.name(piece) ?? describe.square(piece, 'a1', this.#host.position));
    const onclick = () => {
      this.#chosen = piece;
      this.#show();
    };
    return make(
      'button',
      { type: 'button', class: 'plain face', 'aria-label': name, title: name, 'aria-pressed': 'false', onclick },
      faceOf(this.#game, piece, token),
    );
  }

  /** The button that gives a seat the turn. */
  #turn(seat: number) {
    const { name, piece } = this.#game.seats[seat] ?? { name: '', piece: '' };
    const onclick = () => this.#change(this.#editor.withTurn(this.#position, seat));
    return make(
      'button',
      { type: 'button', class: 'plain turn-of', 'aria-pressed': 'false', onclick },
      make('span', { class: `token token-${piece}`, 'aria-hidden': 'true' }),
      make('span', {}, name),
    );
  }

  #page() {
    const words = this.#words.editor;
    const { flip } = t().actions;
    const palette = this.#faces.map(({ button }) => button);
    return make(
      'div',
      { class: 'editor', style: `--ratio: ${this.board.ratio()}` },
      make('h1', { class: 'hidden' }, this.#words.setUp),
      make('div', { class: 'editor-board play' }, this.board.element),
      make(
        'div',
        { class: 'editor-side' },
        make(
          'div',
          { class: 'palette', role: 'group', 'aria-label': words.palette, 'data-many': String(palette.length > 10) },
          ...palette,
        ),
        make(
          'div',
          { class: 'turns', role: 'group', 'aria-label': words.turn },
          make('span', { class: 'muted', 'aria-hidden': 'true' }, words.turn),
          ...this.#turns,
        ),
        make(
          'div',
          { class: 'row' },
          button(words.clear, () => this.#change(this.#editor.board(this.#position, new Map()))),
          button(words.usual, () => this.#change(this.#first())),
          make(
            'button',
            { type: 'button', class: 'second', 'aria-label': flip, title: flip, onclick: () => this.#flip() },
            icon('flip'),
          ),
        ),
        this.#check,
        make('label', {}, make('span', {}, words.text), this.#field),
        make('div', { class: 'row ends' }, ...this.#ends, button(words.cancel, this.#host.onCancel)),
      ),
    );
  }

  #put(square: string) {
    const pieces = this.#editor.pieces(this.#position);
    const before = pieces.get(square);
    if (this.#chosen === null) pieces.delete(square);
    else this.#editor.put(pieces, square, this.#chosen);
    // The same piece again takes it away.
    if (this.#chosen !== null && pieces.get(square) === before) pieces.delete(square);
    this.#change(this.#editor.board(this.#position, pieces));
  }

  /** The position at the start of a game. */
  #first() {
    const { setup, engine } = this.#host;
    const session = startSession(this.#game, { ...setup, seed: 0, position: null }, engine);
    const text = session.first();
    session.free();
    return text;
  }

  #flip() {
    this.#isFlipped = !this.#isFlipped;
    this.board.flip(this.#isFlipped);
  }

  #change(position: string) {
    this.#position = position;
    void this.#judge();
    this.#show();
  }

  /** Asks the engine whether the position is one, and shows why not where that is. */
  async #judge() {
    this.#checks += 1;
    const own = this.#checks;
    const words = this.#words.editor;
    let lit: string[] = [];
    try {
      this.#read();
      setText(this.#check, this.#toMove === null ? words.over : words.sound);
    } catch (error) {
      if (isTrap(error)) throw error;
      this.#isSound = false;
      lit = squaresAt(error as EngineError, this.board.geometry.rows().flat());
      const problem = await explain(error);
      if (own !== this.#checks) return;
      const [only] = lit;
      setText(this.#check, lit.length === 1 && only !== undefined ? words.at(only, problem) : problem);
    }
    setAttribute(this.#check, 'data-sound', String(this.#isSound));
    setAttribute(this.#field, 'aria-invalid', String(!this.#isSound));
    for (const end of this.#ends) setAttribute(end, 'aria-disabled', String(!this.#isSound));
    this.board.show({ ...plainScene(this.#position), shapes: lit.length > 0 ? [{ kind: 'lit', squares: lit }] : [] });
  }

  /**
   * Reads the position.
   *
   * @throws an error of the engine where it is none
   */
  #read() {
    const { engine, setup } = this.#host;
    const session = engine.open(this.#game.id, formatSetup(this.#game, setup), this.#position);
    const { players, toMove } = session.status();
    session.free();
    this.#toMove = toMove;
    this.#isSound = true;
    this.#turns.forEach((turn, seat) => (turn.hidden = seat >= players));
  }

  #show() {
    const position = this.#position;
    const toMove = this.#editor.turn(position);
    this.board.show(plainScene(position));
    for (const { piece, button } of this.#faces) setAttribute(button, 'aria-pressed', String(piece === this.#chosen));
    this.#turns.forEach((turn, seat) => setAttribute(turn, 'aria-pressed', String(toMove === seat)));
    const field = this.#field;
    if (field.value !== position && document.activeElement !== field) field.value = position;
  }
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
