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
import { loadSheet } from '../../ui/sheet.ts';
import { loadErrors } from '../../words/errors/index.ts';
import { t } from '../../words/index.ts';
import { language } from '../../words/vocabulary.ts';
import { copyText } from '../dialogs/copy.ts';
import { startOf } from './begin.ts';
import { askForStudy, download, holdsStudy, textOf, textWithHeaders } from './files.ts';
import { Autosave, findStudy } from './autosave.ts';
import { askToPlayOn } from './playon.ts';
import { studyPage } from './screen.ts';
import { studyLink } from '../table/links.ts';
import type { GameLink } from '../../links/state.ts';
import type { Screen, Services } from '../screen.ts';

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
    loadSheet('study'),
  ]);
  // Another screen may have been opened meanwhile.
  if (!services.isCurrent()) return { close: () => {} };
  const pool = new Pool(services.engine.module, createWorker);
  /** Null until the study is on the table; only then is it kept. */
  let keeper: Autosave | null = null;
  const showName = () =>
    keeper && page.showName(keeper.name, !keeper.isKept ? '' : keeper.isShelved ? words.shelved : words.kept);
  const page = studyPage(game, words, services, {
    thinker: takeTurns(pool),
    openingWords,
    onShow: () => keeper?.tell(),
    onEdit: () => {
      keeper?.save();
      showName();
    },
    onName: (name) => {
      keeper?.rename(name);
      showName();
    },
    playOn: () => {
      const { moves, ply, toMove } = table.snapshot;
      const { position } = table.snapshot;
      // What was exchanged from a hand is in no link.
      const state = game.hands
        ? { ...table.beginning, seed: null, position }
        : { ...table.link, moves: moves.slice(0, ply) };
      playFrom(state, toMove);
    },
    setUp: game.loadEditor ? () => void setUp() : null,
    fresh: () =>
      openFragment(
        studyLink({
          link: { ...table.beginning, seed: game.seeded === null ? 0 : services.engine.seed() % SEEDS, position: null },
        }),
      ),
    exportFile: () => {
      download(`${game.id}-study.txt`, textOf(table, keeper?.name ?? ''));
      table.say(words.exported);
    },
    importFile: (given) => askForStudy(services.engine, words, given),
    holdsStudy: (text) => holdsStudy(services.engine, text),
    copyLink: async () => {
      const link = (await keeper?.link()) ?? '';
      table.say((await copyText(new URL(link, document.baseURI).href)) ? words.linkCopied : words.notCopied);
    },
  });
  const { element, table, study } = page;
  /** The board editor while it is shown. */
  let editing: ReturnType<typeof import('./editor.ts').editorPage> | null = null;
  // The library stores the position at the start, a table its seed.
  const isStart = (state: GameLink) => {
    try {
      const session = startSession(game, startOf(state, game.playerKinds.length), services.engine);
      const first = session.first();
      session.free();
      return first === table.record.first && formatSetup(game, state) === formatSetup(game, table.link);
    } catch (error) {
      if (isTrap(error)) throw error;
      return false;
    }
  };
  const playFrom = (state: GameLink, seat: number | null) => seat !== null && askToPlayOn(game, words, state, seat);
  const setUp = async () => {
    if (!game.loadEditor) return;
    const [editor, { editorPage }] = await Promise.all([game.loadEditor(), import('./editor.ts')]);
    if (!element.isConnected) return;
    page.setSheet(false);
    const { options, playerKinds } = table.link;
    const stateAt = (position: string) => ({ ...table.beginning, seed: null, position });
    const leave = () => {
      editing?.close();
      editing = null;
      services.main.replaceChildren(element);
      services.main.focus({ preventScroll: true });
    };
    const shown = editorPage(game, editor, words, {
      engine: services.engine,
      setup: { options, playerKinds },
      position: table.snapshot.position,
      onStudy: (position) => openFragment(studyLink({ link: stateAt(position) })),
      onPlay: (position, seat) => playFrom(stateAt(position), seat),
      onCancel: leave,
    });
    editing = shown;
    services.main.replaceChildren(shown.element);
    shown.focus();
  };
  const close = () => {
    editing?.close();
    keeper?.close();
    page.close();
    pool.close();
  };
  try {
    services.main.replaceChildren(element);
    const { problems: invalid, missing } = study.open(startOf(found.state, game.playerKinds.length), found.copy);
    keeper = new Autosave(game, found, {
      read: () => ({
        state: table.link,
        copy: study.copy,
        isLine: study.isLine,
        text: (name) => textWithHeaders(services.engine, table, name),
      }),
      isStart,
      setAddress: (link) => services.setAddress({ link, isSecret: false }),
      onShelved: () => element.isConnected && showName(),
      onFollow: (copy) => study.follow(copy),
      onCopied: () => services.notice(words.becameCopy),
    });
    showName();
    keeper.tell();
    const own = [
      missing > 0 && words.leftOut(missing),
      found.isDamaged && words.damaged,
      found.isMissing && words.missing,
    ].filter((sentence) => sentence !== false);
    const tell = () =>
      services.notice(t().sentences([...place.problems, ...invalid.map((problem) => problem()), ...own]));
    if (invalid.length > 0) void loadErrors().then(() => element.isConnected && tell());
    else if (place.problems.length + own.length > 0) tell();
  } catch (error) {
    // A partly opened study is closed, too.
    close();
    throw error;
  }
  return {
    recover: () => study.recover(),
    refresh: () => {
      table.board.refresh();
      editing?.board.refresh();
    },
    applySettings: page.applySettings,
    // What is stored may arrive after the news of it.
    onNews: ({ key }) => key === draftsKey(game.id) && keeper?.sync(),
    onSync: () => keeper?.sync(),
    onWake: () => keeper?.sync(),
    close,
  };
}
