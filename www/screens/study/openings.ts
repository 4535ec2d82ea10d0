// The openings: what was played from the shown position in the book and in one's own games, with results. A tap plays
// it.

import { Book } from '../../coach/book.ts';
import { GameExplorer, ofBook, type ExplorerMove } from '../../coach/explorer.ts';
import { explain } from '../../core/messages.ts';
import { makeYielder } from '../../core/yielder.ts';
import { openShelf } from '../../library/shelf.ts';
import { make, setAttribute, setText } from '../../ui/dom.ts';
import { moveLabel } from '../../ui/panel/movelabel.ts';
import { t } from '../../words/index.ts';
import { number } from '../../words/vocabulary.ts';
import type { Engine } from '../../core/engine.ts';
import type { Table } from '../../table/table.ts';
import type { GamePage } from '../../games/page.ts';
import type en from '../../words/openings/en.ts';

export type OpeningWords = typeof en;

/** The milliseconds of reading between two frames. */
const SLICE = 6;
/** The number of listed moves. */
const MAX_LISTED = 40;

/** The explorers of the reader's games, kept for the next visit, by game. */
const known = new Map<string, GameExplorer>();

/** Creates the panel. */
export function openingsPanel(
  game: GamePage,
  words: OpeningWords,
  {
    engine,
    table,
    onPlay,
  }: { engine: Engine; table: Pick<Table, 'snapshot' | 'legal'>; onPlay: (move: string) => void },
) {
  const own = known.get(game.id) ?? new GameExplorer(game, engine);
  known.set(game.id, own);
  /** Null in a game without one, and until it is loaded. */
  let book: Book | null = null;
  let source = game.loadBook ? 'book' : 'own';
  let [isOn, isRead, shown] = [false, false, ''];
  /** How much of the reader's games was read, in percent; null while nothing is read. */
  let percent: number | null = null;
  /** What stopped the reading, in words; empty for nothing. */
  let failure = '';
  const closing = new AbortController();

  const sources = (['book', 'own'] as const).map((name) =>
    make(
      'button',
      { type: 'button', class: 'plain small', 'data-source': name, onclick: () => choose(name) },
      words[name],
    ),
  );
  const about = make('p', { class: 'muted', 'aria-live': 'polite' });
  const list = make('ol', { class: 'openings', 'aria-label': words.title });
  const element = make(
    'section',
    { class: 'openings-panel', tabindex: -1, 'aria-label': words.title },
    make(
      'div',
      { class: 'sources', role: 'group', 'aria-label': words.source },
      ...(game.loadBook ? sources : [make('b', {}, words.own)]),
    ),
    about,
    list,
  );
  element.hidden = true;

  const choose = (name: string) => {
    source = name;
    update(true);
    if (name === 'own' && !isRead) void read();
  };
  const load = async () => {
    book ??= game.loadBook ? new Book((await game.loadBook()).book) : null;
    update(true);
  };
  const read = async () => {
    isRead = true;
    [percent, failure] = [0, ''];
    update(true);
    try {
      const shelf = await openShelf();
      const refresh = async () => {
        await own.read(
          await shelf.heads(),
          makeYielder(SLICE),
          (share) => {
            const reached = Math.floor(10 * share) * 10;
            if (reached === percent) return;
            percent = reached;
            update(true);
          },
          closing.signal,
        );
        percent = null;
        if (!closing.signal.aborted) update(true);
      };
      const stop = shelf.listen(() => void refresh());
      closing.signal.addEventListener('abort', stop);
      await refresh();
    } catch (error) {
      isRead = false;
      percent = null;
      failure = await explain(error);
      update(true);
    }
  };

  const row = (played: ExplorerMove) => {
    const { move, twin, games, wins, draws, lead } = played;
    const brief = (text: string) => game.describe.brief?.(text) ?? text;
    const isAverage = game.hands !== undefined;
    const points = lead === null ? null : Math.round(10 * lead) / 10;
    const results = [
      ...(isAverage
        ? []
        : wins.flatMap((count, seat) => (count > 0 ? [words.won(game.seats[seat]?.name ?? '', count)] : []))),
      !isAverage && draws > 0 ? (wins.length > 2 ? words.shared : words.drawn)(draws) : '',
      isAverage && points !== null
        ? (points < 0 ? words.behind : words.ahead)(game.describe.amount(Math.abs(points)))
        : '',
    ].filter(Boolean);
    const label = words.play(twin === null ? brief(move) : words.either(brief(move), brief(twin)), [
      words.games(games),
      ...results,
    ]);
    const part = (piece: string | undefined, count: number) =>
      make('i', { 'data-piece': piece, style: `flex-grow: ${count}` });
    // The parts of two sides are at the ends, and draws between them.
    const [first = part('', 0), ...others] = wins.map((count, seat) => part(game.seats[seat]?.piece, count));
    const bar = make(
      'span',
      { class: 'results' },
      first,
      ...(wins.length > 2 ? [...others, part('', draws)] : [part('', draws), ...others]),
    );
    const sign = points === null ? '' : `${points > 0 ? '+' : points < 0 ? '−' : ''}${number(Math.abs(points))}`;
    const onclick = () => {
      onPlay(move);
      // The row of the next position takes the focus.
      (list.querySelector('button') ?? element).focus({ preventScroll: true });
    };
    return make(
      'li',
      {},
      make(
        'button',
        { type: 'button', class: 'plain', 'aria-label': label, title: results.join(', '), onclick },
        moveLabel(game, move),
        twin === null ? null : make('span', { class: 'twin' }, brief(twin)),
        isAverage ? make('b', { class: 'lead' }, sign) : bar,
        make('span', { class: 'count' }, number(games)),
      ),
    );
  };

  const update = (isAnew = false) => {
    element.hidden = !isOn;
    const { position, toMove, over } = table.snapshot;
    const key = `${source} ${over} ${position}`;
    if (!isOn || (key === shown && !isAnew)) return;
    shown = key;
    for (const button of sources) setAttribute(button, 'aria-pressed', String(button.dataset['source'] === source));
    const legal = over ? [] : table.legal;
    const mover = toMove ?? 0;
    const isBook = source === 'book';
    const moves = over
      ? []
      : isBook
        ? (book?.movesOf(position, legal).map((move) => ofBook(move, mover)) ?? [])
        : own.movesOf(position, legal, mover);
    const games = isBook ? (book?.games ?? 0) : moves.reduce((sum, played) => sum + played.games, 0);
    const none = isBook ? (book ? words.notInBook : '') : failure || words.notPlayed;
    const told = moves.length === 0 ? none : isBook ? words.ofBook(games) : words.ofOwn(games);
    setText(about, over ? t().values.over : percent !== null && !isBook ? words.reading(percent) : told);
    list.replaceChildren(...moves.slice(0, MAX_LISTED).map(row));
    list.hidden = moves.length === 0;
    list.scrollTop = 0;
  };

  return {
    element,
    get isOn() {
      return isOn;
    },
    /** Shows or hides the panel. */
    toggle() {
      isOn = !isOn;
      update(true);
      if (isOn && game.loadBook && !book) void load();
      if (isOn && source === 'own' && !isRead) void read();
    },
    update: () => update(),
    close: () => closing.abort(),
  };
}
