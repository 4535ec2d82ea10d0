// The embed builder: generates the HTML that puts a board into another page.

import { isTrap } from '../core/fault.ts';
import { findGame } from '../games/index.ts';
import { formatLink, type TablePlace } from '../links/link.ts';
import { sayProblems } from '../links/problem.ts';
import { loadSheet } from '../ui/sheet.ts';
import { language } from '../words/vocabulary.ts';
import { puzzleBoard, studyBoard, tableBoard } from './builder/board.ts';
import { choiceFields, PUZZLE, STUDY, type BuilderWords, type Choices } from './builder/choices.ts';
import { loadElement } from './builder/element.ts';
import { builderView } from './builder/view.ts';
import { withDialogWords } from '../words/dialogs/index.ts';
import type { Engine } from '../core/engine.ts';
import type { GamePage } from '../games/page.ts';
import type { GameLink } from '../links/state.ts';
import type { Screen, Services } from './screen.ts';

type StudyModule = typeof import('./builder/study.ts');
type StudyFields = Pick<StudyModule, 'studyInside'> & Pick<Awaited<ReturnType<StudyModule['studyFields']>>, 'read'>;

/** The delay in milliseconds after the last change before the preview is updated. */
const DEBOUNCE = 400;

/**
 * Loads the builder's words.
 *
 * @returns the function that mounts it for the game of an address
 */
export async function load(): Promise<(place: TablePlace, services: Services) => Screen> {
  const tag = language();
  const [{ default: words }, { default: puzzles }] = await Promise.all([
    withDialogWords(import(`../words/study/${tag}.ts`)),
    import(`../words/puzzles/${tag}.ts`),
    loadSheet('pages'),
  ]);
  return ({ state, problems }, { main, engine, notice, isCurrent, setAddress }) => {
    const game = findGame(state.game);
    if (!game) throw new Error(state.game);
    const screen = new BuilderScreen(game, state, { words, puzzles }, engine, (link) =>
      setAddress({ link, isSecret: false }),
    );
    main.replaceChildren(screen.element);
    void sayProblems(problems, { isCurrent, notice });
    return screen;
  };
}

class BuilderScreen implements Screen {
  #game;
  #loaded;
  #engine;
  #onLink;
  #home = new URL('./', document.baseURI).href;
  #fields: ReturnType<typeof choiceFields>;
  #view: ReturnType<typeof builderView>;
  /** The fields of a study, once it is chosen. */
  #study: Promise<StudyFields> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts updates, to discard the results of outdated ones. */
  #updates = 0;
  #isClosed = false;
  /** Whether what has failed was tried again. */
  #isRetried = false;

  /**
   * @param state the initial state of the board
   * @param onLink called with the address of the current choices
   */
  constructor(game: GamePage, state: GameLink, loaded: BuilderWords, engine: Engine, onLink: (link: string) => void) {
    this.#game = game;
    this.#loaded = loaded;
    this.#engine = engine;
    this.#onLink = onLink;
    this.#fields = choiceFields(game, state, loaded, {
      change: () => void this.#update(),
      input: () => this.#updateSoon(),
    });
    this.#view = builderView(this.#fields);
    void this.#update();
  }

  get element() {
    return this.#view.element;
  }

  close() {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #updateSoon() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#update(), DEBOUNCE);
  }

  async #update() {
    this.#fields.update();
    this.#updates += 1;
    const current = this.#updates;
    // The script may load after the screen was closed.
    const isOutdated = () => this.#isClosed || current !== this.#updates;
    const { id, name } = this.#game;
    const { choices } = this.#fields;
    this.#onLink(formatLink(choices.link).replace(`#/${id}`, `#/${id}/embed`));
    try {
      await loadElement(this.#home);
      const board = await this.#boardOf(choices);
      if (isOutdated()) return;
      this.#isRetried = false;
      this.#view.show(board, this.#fields.choices, { game: name, home: this.#home });
    } catch (error) {
      if (isTrap(error)) throw error;
      if (!isOutdated()) this.#view.fail(() => this.#retry());
    }
  }

  #retry() {
    // The browser remembers a damaged module as long as the page is open.
    if (this.#isRetried) return location.reload();
    this.#isRetried = true;
    void this.#update();
  }

  async #boardOf(choices: Choices) {
    const [engine, game, home] = [this.#engine, this.#game, this.#home];
    if (choices.mode === PUZZLE) return puzzleBoard(engine, game, choices.puzzle, this.#loaded.puzzles, home);
    if (choices.mode !== STUDY) return tableBoard(engine, game, choices, home);
    this.#study ??= this.#loadStudy().catch((error) => {
      this.#study = null;
      throw error;
    });
    const { read, studyInside } = await this.#study;
    const study = await read();
    return studyBoard(study, studyInside(findGame(study.game)?.name ?? '', study.text, home + study.link));
  }

  async #loadStudy(): Promise<StudyFields> {
    const { studyFields, studyInside } = await import('./builder/study.ts');
    const { elements, read } = await studyFields(this.#engine, this.#game, this.#loaded.words, {
      onChoice: () => void this.#update(),
      onInput: () => this.#updateSoon(),
    });
    this.#fields.study.replaceChildren(...elements);
    return { read, studyInside };
  }
}
