// A puzzle in a frame: its goal above the board, what is said about a move, and the way to the solution.

import { dateOf } from '../../coach/puzzles/daily.ts';
import { Fault } from '../../core/fault.ts';
import { explain } from '../../core/messages.ts';
import { isSecret } from '../../game/hands.ts';
import { findGame } from '../../games/index.ts';
import { fragmentOf, replaceFragment } from '../../links/fragment.ts';
import { parseLink, type Place } from '../../links/link.ts';
import { keepUpright } from '../../ui/board/upright.ts';
import { make, setAttribute, setText } from '../../ui/dom.ts';
import { t } from '../../words/index.ts';
import { puzzleBoard, type Words } from '../puzzles/board.ts';
import { loadPuzzles, loadWordsOf } from '../puzzles/load.ts';
import { taskProblem } from '../puzzles/problem.ts';
import { goalWords, taskOf } from '../puzzles/tasks.ts';
import { connect } from './host.ts';
import { problemPanel, wholeLink } from './parts.ts';
import type { Puzzle } from '../../coach/puzzles/file.ts';
import type { GamePage } from '../../games/page.ts';
import type { EmbedTools, Frame } from '../embed.ts';

type PuzzlePlace = Extract<Place, { screen: 'puzzles' }>;

/** The height above and below the board, in rem. */
const RESERVED_HEIGHT = 9;

/** Fills `main` with the puzzle of an address, which is that of today where it names none. */
export async function puzzleFrame(main: HTMLElement, game: GamePage, place: PuzzlePlace, tools: EmbedTools) {
  const frame = new PuzzleFrame(main, game, await loadWordsOf(game), tools);
  await frame.open(place);
  frame.connect(tools.onTheme);
  return frame;
}

class PuzzleFrame implements Frame {
  #main;
  #game;
  #words;
  #view;
  #caption = captionPanel();
  #offers;
  #problem;
  #whole;
  #host: ReturnType<typeof connect> | null = null;
  #stopTurning = () => {};
  /** Null until one could be opened. */
  #puzzle: Puzzle | null = null;
  #link = '';
  #tries = 0;
  /** Whether a move was concealed from the host page since the puzzle began. */
  #hasConcealed = false;
  /** The last puzzle that was asked for. */
  #latest: PuzzlePlace | null = null;

  constructor(main: HTMLElement, game: GamePage, words: Words, tools: EmbedTools) {
    document.title = t().embed.board(game.name);
    setAttribute(main, 'aria-label', document.title);
    this.#main = main;
    this.#game = game;
    this.#words = words;
    this.#view = this.#makeBoard(tools);
    this.#offers = offersPanel({
      retry: [words.again, () => this.#begin(() => this.#view.retry())],
      again: [words.again, () => this.#begin(() => this.#puzzle && this.#view.open(this.#puzzle))],
      solution: [words.show, () => this.#showSolution()],
    });
    this.#problem = problemPanel(() => this.#view.exercise.board.focus());
    this.#whole = wholeLink(
      () => this.#link,
      (opened) => this.#host?.send({ type: 'open', link: opened }) ?? false,
    );
  }

  say(words: string) {
    this.#problem.say(words);
  }

  recover() {
    this.#view.recover();
  }

  refresh() {
    this.#view.exercise.board.refresh();
  }

  close() {
    this.#stopTurning();
    this.#view.close();
  }

  connect(onTheme: (theme: string) => void) {
    const { table } = this.#view;
    this.#host = connect({
      play: (move) => {
        if (!this.#puzzle) throw new Fault('illegal');
        // What is legal after a concealed move would reveal it.
        if (this.#hasConcealed && isSecret(table.sight)) throw new Fault('handHidden');
        table.attempt(move);
      },
      undo: () => this.#puzzle && this.#begin(() => this.#view.retry()),
      show: (asked) => {
        const next = fragmentOf(asked) === null ? null : parseLink(asked, findGame);
        if (next?.screen === 'puzzles' && next.game === this.#game.id) void this.open(next);
        // Another game is another page.
        else replaceFragment(asked);
      },
      theme: onTheme,
      start: () => this.#puzzle && this.#sendReady(),
    });
  }

  /** Opens a puzzle. What is wrong with it is said. */
  async open(asked: PuzzlePlace) {
    const { query } = asked;
    const path = query || asked.path.length > 0 ? asked.path : [dateOf(new Date())];
    this.#latest = asked;
    this.say('');
    try {
      const [game, words] = [this.#game, this.#words];
      // A puzzle of the host page needs no file.
      const file =
        path.length === 0 ? { levels: {}, rounds: [], puzzles: [] } : await loadPuzzles(game.id).catch(() => null);
      const task = file && taskOf(game, file, { path, query });
      const problem = file ? await taskProblem(words, task) : words.noFile;
      if (asked !== this.#latest) return;
      if (problem || task?.kind !== 'one') return this.#fail(problem || words.noPuzzle);
      const isFirst = !this.#puzzle;
      this.#begin(() => {
        this.#view.open(task.puzzle);
        this.#puzzle = task.puzzle;
        this.#link = `#/${[game.id, 'puzzles', ...path].join('/')}${query && `?${query}`}`;
        this.#tries = 0;
      });
      this.#whole.update();
      if (isFirst) this.#mount();
    } catch (error) {
      const why = await explain(error);
      if (asked === this.#latest) this.#fail(t().sentences([this.#words.noPuzzle, why]));
    }
  }

  /** Says why a puzzle can't be opened: below the one before, or instead of a board. */
  #fail(words: string) {
    if (this.#puzzle) this.say(words);
    else this.#main.replaceChildren(make('div', { class: 'failure', role: 'alert' }, make('p', {}, words)));
  }

  /** Shows the first puzzle, for which the host page has waited. */
  #mount() {
    const { board, state, hand } = this.#view.exercise;
    const page = make(
      'div',
      { class: hand ? 'framed has-hand' : 'framed', style: `--ratio: ${board.ratio()}` },
      make('h1', { class: 'hidden' }, this.#words.of(this.#game.name)),
      this.#caption.element,
      make(
        'div',
        { class: 'play' },
        board.element,
        make('div', { class: 'turn' }, hand?.element, state.element, this.#problem.element),
      ),
      make('div', { class: 'controls' }, ...this.#offers.elements, this.#whole.element),
    );
    board.onShape = (ratio) => page.style.setProperty('--ratio', String(ratio));
    this.#main.replaceChildren(page);
    this.#stopTurning = keepUpright(board, RESERVED_HEIGHT);
    this.#sendReady();
  }

  #makeBoard({ engine, thinker, settings }: EmbedTools) {
    const [game, words] = [this.#game, this.#words];
    return puzzleBoard(
      game,
      words,
      { engine, thinker, settings },
      {
        onFirst: () => {},
        onMove: (move, ply) => {
          this.#hasConcealed ||= move.includes('?');
          this.#sendState();
          this.#send('move', { move, position: this.#view.table.openPosition, ply });
        },
        onRight: () => this.#caption.say(words.right, ''),
        onSolved: (isSlower) => {
          this.#caption.say(isSlower ? words.slower : words.solved, '');
          this.#sendTry('solved', { isSlower });
          this.#offers.show('again');
        },
        onWrong: (move) => {
          this.#caption.say(words.wrong, words.looking);
          this.#sendTry('failed', { move: game.hands?.conceal(move) ?? move });
          this.#offers.show('retry', 'solution');
        },
        onRefuted: (loss) => this.#caption.say(words.wrong, loss),
        onShown: () => {
          this.#caption.say(words.shown, '');
          this.#offers.show('again');
        },
      },
    );
  }

  /** Begins the puzzle, by the given act, and says its goal. */
  #begin(act: () => void) {
    const [game, words] = [this.#game, this.#words];
    this.#hasConcealed = false;
    act();
    const seat = game.seats[this.#view.solver]?.name ?? '';
    this.#caption.say(goalWords(words, this.#puzzle), game.hasNumberedSeats ? words.yourTurn : words.you(seat));
    this.#offers.show('solution');
    this.#sendState();
  }

  #showSolution() {
    this.#begin(() => this.#view.solve());
    this.#caption.say(this.#words.showing, '');
  }

  #sendTry(name: string, detail: object) {
    this.#tries += 1;
    this.#send(name, { puzzle: this.#puzzle?.id || null, tries: this.#tries, ...detail });
  }

  #send(name: string, detail: object) {
    this.#host?.send({ type: 'event', name, detail: { game: this.#game.id, ...detail } });
  }

  #sendReady() {
    this.#sendState();
    this.#send('ready', { position: this.#view.table.openPosition });
  }

  #sendState() {
    this.#host?.send({ type: 'state', position: this.#view.table.openPosition, link: this.#link });
  }
}

/** What is said above the board: a title, and the rest. */
function captionPanel() {
  const title = make('b');
  const rest = make('span');
  return {
    element: make('p', { class: 'puzzle-said', 'aria-live': 'polite' }, title, ' ', rest),
    say(words: string, more: string) {
      setText(title, words);
      setText(rest, more);
    },
  };
}

/** Buttons of which some are offered at a time. */
function offersPanel<Name extends string>(offers: Record<Name, [label: string, onclick: () => void]>) {
  const buttons = Object.entries<[string, () => void]>(offers).map(([name, [label, onclick]]) => ({
    name,
    element: make('button', { type: 'button', class: 'plain', onclick }, label),
  }));
  return {
    elements: buttons.map(({ element }) => element),
    /** Offers these; the focus of one that goes moves to the first of them. */
    show(...names: Name[]) {
      const hadFocus = buttons.some(({ element }) => element === document.activeElement);
      for (const { name, element } of buttons) element.hidden = !names.includes(name as Name);
      if (hadFocus) buttons.find(({ name }) => name === names[0])?.element.focus({ preventScroll: true });
    },
  };
}
