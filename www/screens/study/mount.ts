// The screen of a study: opens the study of an address, and keeps it.

import { takeTurns } from '../../coach/turns.ts';
import { isTrap } from '../../core/fault.ts';
import { Pool } from '../../core/pool.ts';
import { createWorker } from '../../core/spawn.ts';
import { findGame } from '../../games/index.ts';
import { draftsKey } from '../../library/drafts.ts';
import { openFragment } from '../../links/fragment.ts';
import { formatSetup, type TablePlace } from '../../links/link.ts';
import { startSession } from '../../links/opener.ts';
import { sayProblems, type Problem } from '../../links/problem.ts';
import { loadSheet } from '../../ui/sheet.ts';
import { language } from '../../words/vocabulary.ts';
import { copyText } from '../dialogs/copy.ts';
import { startOf } from './begin.ts';
import { askForStudy, download, holdsStudy, textOf, textWithHeaders } from './files.ts';
import { Autosave, findStudy, type FoundStudy } from './autosave.ts';
import { askToPlayOn } from './playon.ts';
import { StudyPage, type StudyHost } from './screen.ts';
import { studyLink } from '../table/links.ts';
import type { GameLink } from '../../links/state.ts';
import type { GamePage } from '../../games/page.ts';
import type { StorageUpdate } from '../../library/tabs.ts';
import type { Screen, Services } from '../screen.ts';
import type { BoardEditor } from './editor.ts';
import type { OpeningWords } from './openings.ts';
import type { Words } from './study.ts';

/** The number of seeds of new studies, so that a seed is short. */
const SEEDS = 1_000_000;

/** Mounts the study of an address. */
export async function mount(place: TablePlace, services: Services): Promise<Screen> {
  const game = findGame(place.state.game);
  if (!game) throw new Error(place.state.game);
  const tag = language();
  const [found, { default: words }, { default: openingWords }] = await Promise.all([
    findStudy(game, place, services.engine),
    import(`../../words/study/${tag}.ts`),
    import(`../../words/openings/${tag}.ts`),
    loadSheet('analysis'),
    loadSheet('dialogs'),
    loadSheet('study'),
  ]);
  // Another screen may have been opened meanwhile.
  if (!services.isCurrent()) return { close: () => {} };
  const screen = new StudyScreen(game, words, openingWords, services);
  try {
    screen.open(found, place.problems);
  } catch (error) {
    // A partly opened study is closed, too.
    screen.close();
    throw error;
  }
  return screen;
}

class StudyScreen implements Screen {
  #game;
  #words: Words;
  #services;
  #pool;
  #page;
  /** Null until the study is on the table; only then is it kept. */
  #keeper: Autosave | null = null;
  /** The board editor while it is shown. */
  #editor: BoardEditor | null = null;

  constructor(game: GamePage, words: Words, openingWords: OpeningWords, services: Services) {
    this.#game = game;
    this.#words = words;
    this.#services = services;
    this.#pool = new Pool(services.engine.module, createWorker);
    this.#page = new StudyPage(game, words, services, this.#host(openingWords));
  }

  recover() {
    this.#page.study.recover();
  }

  refresh() {
    this.#page.table.board.refresh();
    this.#editor?.board.refresh();
  }

  applySettings() {
    this.#page.applySettings();
  }

  onNews({ key }: StorageUpdate) {
    // What is stored may arrive after the news of it.
    if (key === draftsKey(this.#game.id)) this.#keeper?.sync();
  }

  onSync() {
    this.#keeper?.sync();
  }

  onWake() {
    this.#keeper?.sync();
  }

  close() {
    this.#editor?.close();
    this.#keeper?.close();
    this.#page.close();
    this.#pool.close();
  }

  /** Shows a study, keeps it from now on, and says what is wrong with it. */
  open(found: FoundStudy, problems: Problem[]) {
    const services = this.#services;
    services.main.replaceChildren(this.#page.element);
    const start = startOf(found.state, this.#game.playerKinds.length);
    const { problems: invalid, missing } = this.#page.study.open(start, found.copy);
    this.#keeper = this.#keep(found);
    this.#showName();
    this.#keeper.tell();
    const words = this.#words;
    const own = [
      ...(missing > 0 ? [words.leftOut(missing)] : []),
      ...(found.isDamaged ? [words.damaged] : []),
      ...(found.isMissing ? [words.missing] : []),
    ];
    void sayProblems([...problems, ...invalid, ...own], { isCurrent: () => this.#isShown(), notice: services.notice });
  }

  #isShown() {
    return this.#page.element.isConnected;
  }

  #keep(found: FoundStudy) {
    const services = this.#services;
    const { study, table } = this.#page;
    return new Autosave(this.#game, found, {
      read: () => ({
        state: table.link,
        copy: study.copy,
        isLine: study.isLine,
        text: (name) => textWithHeaders(services.engine, table, name),
      }),
      isStart: (state) => this.#isStart(state),
      setAddress: (link) => services.setAddress({ link, isSecret: false }),
      onShelved: () => this.#isShown() && this.#showName(),
      onFollow: (copy) => study.follow(copy),
      onCopied: () => services.notice(this.#words.becameCopy),
    });
  }

  #host(openingWords: OpeningWords): StudyHost {
    const { engine } = this.#services;
    return {
      thinker: takeTurns(this.#pool),
      openingWords,
      onShow: () => this.#keeper?.tell(),
      onEdit: () => {
        this.#keeper?.save();
        this.#showName();
      },
      onName: (name) => {
        this.#keeper?.rename(name);
        this.#showName();
      },
      playOn: () => this.#playOn(),
      setUp: this.#game.loadEditor ? () => void this.#setUp() : null,
      fresh: () => this.#begin(),
      exportFile: () => this.#export(),
      importFile: (given) => askForStudy(engine, this.#words, given),
      holdsStudy: (text) => holdsStudy(engine, text),
      copyLink: () => void this.#copyLink(),
    };
  }

  #showName() {
    if (!this.#keeper) return;
    const { name, isKept, isShelved } = this.#keeper;
    const { shelved, kept } = this.#words;
    this.#page.showName(name, !isKept ? '' : isShelved ? shelved : kept);
  }

  /** Whether a game begins like that of the study. The library stores the position at the start, a table its seed. */
  #isStart(state: GameLink) {
    const { table } = this.#page;
    const game = this.#game;
    try {
      const session = startSession(game, startOf(state, game.playerKinds.length), this.#services.engine);
      const first = session.first();
      session.free();
      return first === table.record.first && formatSetup(game, state) === formatSetup(game, table.link);
    } catch (error) {
      if (isTrap(error)) throw error;
      return false;
    }
  }

  /** Plays on from the shown position. */
  #playOn() {
    const { table } = this.#page;
    const { moves, ply, toMove, position } = table.snapshot;
    // What was exchanged from a hand is in no link.
    const state = this.#game.hands
      ? { ...table.beginning, seed: null, position }
      : { ...table.link, moves: moves.slice(0, ply) };
    this.#playFrom(state, toMove);
  }

  #playFrom(state: GameLink, seat: number | null) {
    if (seat !== null) askToPlayOn(this.#game, this.#words, state, seat);
  }

  /** Begins another study. */
  #begin() {
    const { beginning } = this.#page.table;
    const seed = this.#game.seeded === null ? 0 : this.#services.engine.seed() % SEEDS;
    openFragment(studyLink({ link: { ...beginning, seed, position: null } }));
  }

  #export() {
    const { table } = this.#page;
    download(`${this.#game.id}-study.txt`, textOf(table, this.#keeper?.name ?? ''));
    table.say(this.#words.exported);
  }

  async #copyLink() {
    const { linkCopied, notCopied } = this.#words;
    const link = (await this.#keeper?.link()) ?? '';
    this.#page.table.say((await copyText(new URL(link, document.baseURI).href)) ? linkCopied : notCopied);
  }

  /** Shows the board editor. */
  async #setUp() {
    const game = this.#game;
    const { main, engine } = this.#services;
    const { table } = this.#page;
    if (!game.loadEditor) return;
    const [editor, { BoardEditor }] = await Promise.all([game.loadEditor(), import('./editor.ts')]);
    if (!this.#isShown()) return;
    this.#page.toggleSheet(false);
    const { options, playerKinds } = table.link;
    const stateAt = (position: string) => ({ ...table.beginning, seed: null, position });
    const shown = new BoardEditor(game, editor, this.#words, {
      engine,
      setup: { options, playerKinds },
      position: table.snapshot.position,
      onStudy: (position) => openFragment(studyLink({ link: stateAt(position) })),
      onPlay: (position, seat) => this.#playFrom(stateAt(position), seat),
      onCancel: () => this.#leaveEditor(),
    });
    this.#editor = shown;
    main.replaceChildren(shown.element);
    shown.focus();
  }

  #leaveEditor() {
    const { main } = this.#services;
    this.#editor?.close();
    this.#editor = null;
    main.replaceChildren(this.#page.element);
    main.focus({ preventScroll: true });
  }
}
