// What waits in the hall: games by link, and earlier games with their final boards.

import { playerName } from '../../game/names.ts';
import { statusOf } from '../../game/snapshot.ts';
import { tableWords } from '../../game/status.ts';
import { findGame } from '../../games/index.ts';
import { parseTable } from '../../library/conflicts.ts';
import { forgetGame } from '../../library/keeper.ts';
import { fragmentOf } from '../../links/fragment.ts';
import { HUMAN, asSeenFrom, isLevel, seatsHere } from '../../links/kinds.ts';
import { icon, make } from '../../ui/dom.ts';
import { t } from '../../words/index.ts';
import { dateTime, list } from '../../words/vocabulary.ts';
import { makeBoard, openSession, sceneOf, type OnClose, type Schedule } from './boards.ts';
import type { Session } from '../../core/bindings.ts';
import type { Engine } from '../../core/engine.ts';
import type { GamePage } from '../../games/page.ts';
import type { ArchivedGame, SavedMatch } from '../../library/storage.ts';
import type { TableLink } from '../../links/address.ts';
import type { GameLink } from '../../links/state.ts';
import type { Scene } from '../../ui/board/scene.ts';

/** The number of earlier games before “more”. */
const INITIAL_GAMES = 6;

/** What the lists need. */
interface Tools {
  engine: Engine;
  follow: (way: TableLink) => void;
  onClose: OnClose;
  later: Schedule;
}

/** A listed game; `game` is null for one that this release does not know. */
interface ListedGame {
  game: GamePage | null;
  state: GameLink | null;
  link: string;
  words: string;
  when: number;
  /** Removes it from its list. */
  forget: () => void;
}

/** The game of a stored link. */
function parse(link: string) {
  const state = parseTable(link);
  return { game: state && (findGame(state.game) ?? null), state };
}

/** The games by link, those that wait for a move here first. */
export function matchList(matches: SavedMatch[], forget: (id: string) => void, tools: Tools) {
  const words = t().hall;
  const rows = matches.flatMap(({ id, link, seats, when, names }) => {
    const { game, state } = parse(link);
    if (!game || !state) return [];
    const session = openSession(tools.engine, game, state);
    const [scene, { over, toMove }] = [sceneOf(game, session), statusOf(session, state)];
    session.free();
    const isYours = !over && seats.includes(toMove ?? -1);
    const tag = make(
      'span',
      { class: isYours ? 'tag waiting' : 'tag' },
      over ? words.over : isYours ? words.yourTurn : words.theirTurn,
    );
    const playerKinds = asSeenFrom(state.playerKinds ?? game.playerKinds, seats);
    const title = tableWords(game, { ...state, playerKinds }, names ?? []);
    const listed = { game, state, link, words: title, when, forget: () => forget(id) };
    const text = make('span', { class: 'text' }, make('b', {}, listed.words), make('time', {}, dateTime(when)));
    return [{ rank: isYours ? 0 : 1, row: rowOf(listed, [thumbnail(game, tools, () => scene), text, tag], tools) }];
  });
  rows.sort((one, other) => one.rank - other.rank);
  return sectionOf(
    'matches',
    words.byLink,
    rows.map(({ row }) => row),
  );
}

/**
 * The earlier games, as small final boards.
 *
 * @param games the latest first
 */
export function earlierList(games: ArchivedGame[], forget: (link: string) => void, tools: Tools) {
  const rows = games.map(({ link, when, words }) => {
    const { game, state } = parse(link);
    // A game unknown to this release is listed with the words stored with it.
    const listed = {
      game,
      state,
      link,
      words: game && state ? tableWords(game, state) : words,
      when,
      forget: () => forget(link),
    };
    return () => earlierRow(listed, tools);
  });
  const section = sectionOf(
    'earlier',
    t().hall.earlier,
    rows.slice(0, INITIAL_GAMES).map((row) => row()),
  );
  if (section && rows.length > INITIAL_GAMES) {
    const all = make(
      'button',
      {
        type: 'button',
        class: 'plain small',
        onclick: () => {
          section.querySelector('ul')?.append(...rows.slice(INITIAL_GAMES).map((row) => row()));
          all.remove();
        },
      },
      t().hall.all(rows.length),
    );
    section.querySelector('header')?.append(all);
  }
  return section;
}

function earlierRow(listed: ListedGame, tools: Tools) {
  const { game, state, words, when } = listed;
  if (!game || !state)
    return rowOf(
      listed,
      [make('span', { class: 'text' }, make('b', {}, words), make('time', {}, dateTime(when)))],
      tools,
    );
  const tag = make('span', { class: 'tag' });
  const score = make('b', {});
  const thumb = thumbnail(game, tools, () => {
    const session = openSession(tools.engine, game, state);
    const result = resultWords(game, state, session);
    tag.textContent = result.tag;
    tag.classList.toggle('won', result.isWon);
    score.textContent = result.score;
    const scene = sceneOf(game, session);
    session.free();
    return scene;
  });
  return rowOf(listed, [thumb, make('span', { class: 'text' }, tag, score, make('small', {}, words))], tools);
}

/**
 * The result of a game in a few words, for the only person there, and its score.
 *
 * @param session at its end
 */
function resultWords(game: GamePage, state: GameLink, session: Session) {
  const words = t().hall;
  const { over, winners, scores } = statusOf(session, state);
  if (!over) return { tag: words.unfinished, score: '', isWon: false };
  const kinds = state.playerKinds ?? game.playerKinds;
  const here = seatsHere(kinds);
  const you = here.length === 1 && kinds.every((kind) => kind === HUMAN || isLevel(kind)) ? (here[0] ?? null) : null;
  const score = scores.join(' : ');
  const names = winners.map((seat) => playerName(game, kinds, seat));
  if (winners.length === 0 || winners.length === scores.length) return { tag: words.drawn, score, isWon: false };
  if (you === null) return { tag: words.wonBy(list(names)), score, isWon: false };
  if (winners.includes(you)) return { tag: words.won, score, isWon: true };
  const place = scores.filter((points) => points > (scores[you] ?? 0)).length + 1;
  return { tag: scores.length > 2 && place > 1 ? words.placed(place, scores.length) : words.lost, score, isWon: false };
}

/** The place of a small board, which is drawn later. */
function thumbnail(game: GamePage, { onClose, later }: Tools, find: () => Scene) {
  // The text beside it says what it is.
  const place = make('span', { class: 'thumb', 'aria-hidden': 'true' });
  later(() => place.append(makeBoard(game, find(), onClose).element));
  return place;
}

/** A listed game, which can be opened and removed. */
function rowOf({ game, state, link, words, forget }: ListedGame, children: HTMLElement[], { follow }: Tools) {
  const drop = () => {
    forget();
    if (state) forgetGame(state);
    const list = row.parentElement;
    row.remove();
    if (list?.children.length === 0) list.closest('section')?.remove();
  };
  const button = make(
    'button',
    { type: 'button', class: 'plain forget', 'aria-label': t().hall.forget(words), onclick: drop },
    icon('close'),
  );
  // A button if the address would reveal a hand.
  const isSecret = game?.hands !== undefined;
  const entry = isSecret
    ? make('button', { type: 'button', class: 'entry', onclick: () => follow({ link, isSecret }) }, ...children)
    : make('a', { class: 'entry', href: fragmentOf(link) }, ...children);
  const row = make('li', {}, entry, button);
  return row;
}

function sectionOf(name: string, title: string, rows: HTMLElement[]) {
  if (rows.length === 0) return null;
  return make(
    'section',
    { class: `shelf ${name}` },
    make('header', {}, make('h2', {}, title)),
    make('ul', {}, ...rows),
  );
}
