// The openings: what was played from the shown position in the book and in the reader's own games, with results. A tap
// plays it.

import { Book } from '../../coach/book.ts';
import { GameExplorer, ofBook, type ExplorerMove } from '../../coach/explorer.ts';
import { explain } from '../../core/messages.ts';
import { makeYielder } from '../../core/yielder.ts';
import { openShelf } from '../../library/keeper.ts';
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
const explorers = new Map<string, GameExplorer>();

const SOURCES = ['book', 'own'] as const;

interface Host {
  engine: Engine;
  table: Pick<Table, 'snapshot' | 'legal'>;
  onPlay: (move: string) => void;
}

/** Creates the panel. */
export function openingsPanel(game: GamePage, words: OpeningWords, { engine, table, onPlay }: Host) {
  /** Null in a game without one, and until it is loaded. */
  let book: Book | null = null;
  let isMissing = false;
  let source = game.loadBook ? 'book' : 'own';
  let [isOn, shown] = [false, ''];
  const own = ownGames(game, engine, () => update(true));

  const choose = (name: string) => {
    source = name;
    update(true);
    if (name === 'own') void own.read();
  };
  const { element, sources, about, list } = elementsOf(game, words, choose);
  element.hidden = true;
  const load = async () => {
    const file = await game.loadBook?.().catch(() => null);
    isMissing = !file;
    if (file) book = new Book(file.book);
    update(true);
  };
  const play = (move: string) => {
    onPlay(move);
    // The row of the next position takes the focus.
    (list.querySelector('button') ?? element).focus({ preventScroll: true });
  };

  const update = (isAnew = false) => {
    element.hidden = !isOn;
    const { position, toMove, over } = table.snapshot;
    const key = `${source} ${over} ${position}`;
    if (!isOn || (key === shown && !isAnew)) return;
    shown = key;
    for (const button of sources) setAttribute(button, 'aria-pressed', String(button.dataset['source'] === source));
    const legal = over ? [] : table.legal;
    const isBook = source === 'book';
    const moves = isBook
      ? (book?.movesOf(position, legal) ?? []).map((move) => ofBook(move, toMove ?? 0))
      : own.movesOf(position, legal, toMove ?? 0);
    const noBook = isMissing ? t().traps.noBoardAdvice : '';
    const none = isBook ? (book ? words.notInBook : noBook) : own.failure || words.notPlayed;
    const counted = isBook
      ? words.ofBook(book?.games ?? 0)
      : words.ofOwn(moves.reduce((sum, { games }) => sum + games, 0));
    const reading = isBook || own.percent === null ? null : words.reading(own.percent);
    setText(about, over ? t().values.over : (reading ?? (moves.length === 0 ? none : counted)));
    list.replaceChildren(...moves.slice(0, MAX_LISTED).map((move) => row(game, words, move, play)));
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
      if (isOn && source === 'own') void own.read();
    },
    update: () => update(),
    close: own.close,
  };
}

function elementsOf(game: GamePage, words: OpeningWords, choose: (source: string) => void) {
  const sources = SOURCES.map((name) =>
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
  return { element, sources, about, list };
}

/** The reader's own games, which are read when they are first asked for. */
function ownGames(game: GamePage, engine: Engine, onChange: () => void) {
  const explorer = explorers.get(game.id) ?? new GameExplorer(game, engine);
  explorers.set(game.id, explorer);
  let isRead = false;
  /** How much was read, in percent; null while nothing is read. */
  let percent: number | null = null;
  /** What stopped the reading, in words; empty for nothing. */
  let failure = '';
  const closing = new AbortController();
  const { signal } = closing;

  const onProgress = (share: number) => {
    const reached = Math.floor(10 * share) * 10;
    if (reached === percent) return;
    percent = reached;
    onChange();
  };
  const readAll = async () => {
    const shelf = await openShelf();
    const refresh = async () => {
      await explorer.read(await shelf.heads(), makeYielder(SLICE), onProgress, signal);
      percent = null;
      if (!signal.aborted) onChange();
    };
    const stop = shelf.listen(() => void refresh());
    signal.addEventListener('abort', stop);
    await refresh();
  };

  return {
    get percent() {
      return percent;
    },
    get failure() {
      return failure;
    },
    movesOf: (position: string, legal: string[], mover: number) =>
      legal.length === 0 ? [] : explorer.movesOf(position, legal, mover),
    async read() {
      if (isRead) return;
      isRead = true;
      [percent, failure] = [0, ''];
      onChange();
      try {
        await readAll();
      } catch (error) {
        [isRead, percent] = [false, null];
        failure = await explain(error);
        onChange();
      }
    },
    close: () => closing.abort(),
  };
}

/** A move with the number of its games and their results. */
function row(game: GamePage, words: OpeningWords, played: ExplorerMove, onPlay: (move: string) => void) {
  const { move, twin, games } = played;
  const brief = (text: string) => game.describe.brief?.(text) ?? text;
  const isAverage = game.hands !== undefined;
  const points = leadOf(played);
  const results = isAverage ? leadWords(game, words, points) : resultWords(game, words, played);
  const name = twin === null ? brief(move) : words.either(brief(move), brief(twin));
  const label = words.play(name, [words.games(games), ...results]);
  return make(
    'li',
    {},
    make(
      'button',
      { type: 'button', class: 'plain', 'aria-label': label, title: results.join(', '), onclick: () => onPlay(move) },
      moveLabel(game, move),
      twin === null ? null : make('span', { class: 'twin' }, brief(twin)),
      isAverage ? make('b', { class: 'lead' }, signed(points)) : resultBar(game, played),
      make('span', { class: 'count' }, number(games)),
    ),
  );
}

/** The average lead of the mover, to a tenth of a point. */
function leadOf({ lead }: ExplorerMove) {
  return lead === null ? null : Math.round(10 * lead) / 10;
}

function signed(points: number | null) {
  return points === null ? '' : `${points > 0 ? '+' : points < 0 ? '−' : ''}${number(Math.abs(points))}`;
}

function leadWords(game: GamePage, words: OpeningWords, points: number | null) {
  return points === null ? [] : [(points < 0 ? words.behind : words.ahead)(game.describe.amount(Math.abs(points)))];
}

function resultWords(game: GamePage, words: OpeningWords, { wins, draws }: ExplorerMove) {
  return [
    ...wins.flatMap((count, seat) => (count > 0 ? [words.won(game.seats[seat]?.name ?? '', count)] : [])),
    ...(draws > 0 ? [(wins.length > 2 ? words.shared : words.drawn)(draws)] : []),
  ];
}

/** The shares of wins and draws. The parts of two sides are at the ends, and draws between them. */
function resultBar(game: GamePage, { wins, draws }: ExplorerMove) {
  const part = (piece: string | undefined, count: number) =>
    make('i', { 'data-piece': piece, style: `flex-grow: ${count}` });
  const [first = part('', 0), ...others] = wins.map((count, seat) => part(game.seats[seat]?.piece, count));
  return make(
    'span',
    { class: 'results' },
    first,
    ...(wins.length > 2 ? [...others, part('', draws)] : [part('', draws), ...others]),
  );
}
