// The upper part of the hall: the game under way, on the first visit the way to a lesson, and otherwise the game that was played last.

import { publicPosition } from '../../game/hands.js';
import { namesOf, seatOfYou } from '../../game/status.js';
import { findGame, GAMES } from '../../games/index.js';
import { parseTable } from '../../library/conflicts.js';
import { wayToLearn } from '../../library/storage.js';
import { HUMAN, asSeenFrom, isLevel, seatsHere } from '../../links/kinds.js';
import { make } from '../../ui/dom.js';
import { t } from '../../words/index.js';
import { list } from '../../words/vocabulary.js';
import { makeBoard, openSession, playSample, sampleSession, sceneOf } from './boards.js';

/** @import { Engine } from '../../core/engine.js' */
/** @import { GamePage, Session, TableState } from '../../types.js' */
/** @import { SavedMatch } from '../../library/storage.js' */
/** @import { OnClose } from './boards.js' */

/** The moves of a sample game after which its board is shown at rest. */
const OPENING = 4;

/**
 * @typedef {object} Visit what is known of the visitor
 * @property {(game: string) => string | null} savedTable
 * @property {string} lastGame the game that was played last; empty for none
 * @property {boolean} isFirst whether nothing is stored
 * @property {SavedMatch[]} matches the games by link
 */

/**
 * The upper part of the hall.
 *
 * @param {Engine} engine
 * @param {Visit} visit
 * @param {OnClose} onClose
 */
export function hero(engine, { savedTable, lastGame, isFirst, matches }, onClose) {
  const last = findGame(lastGame);
  const games = [...(last ? [last] : []), ...GAMES.filter((game) => game !== last)];
  for (const game of games) {
    const state = parseTable(savedTable(game.id), game.id);
    if (!state || state.moves.length === 0) continue;
    const session = openSession(engine, game, state);
    if (!session.status().over && session.ply() > 0) {
      onClose(() => session.free());
      return underWay(game, state, matches.find(({ id }) => id === state.match?.id)?.seats, session, onClose);
    }
    session.free();
  }
  const [game] = games;
  return game ? invitation(engine, game, isFirst, onClose) : null;
}

/**
 * The game under way.
 *
 * @param {GamePage} game
 * @param {TableState} state
 * @param {number[] | undefined} seats those that are played here, in a game by link
 * @param {Session} session at its end
 * @param {OnClose} onClose
 */
function underWay(game, state, seats, session, onClose) {
  const words = t().hall;
  const all = state.playerKinds ?? game.playerKinds;
  const kinds = seats ? asSeenFrom(all, seats) : all;
  const { toMove, scores } = session.status();
  const here = seatsHere(kinds);
  const names = namesOf(game, seatOfYou(game, kinds.map((kind) => ({ isLocal: kind === HUMAN })))).slice(0, kinds.length);
  const isYours = here.length === 1 && here[0] === toMove;
  const move = session.ply() + 1;
  const headline = isYours ? words.yourMove(move) : words.theirMove(names[toMove ?? 0] ?? '', move);
  const others = kinds.flatMap((kind) => (kind === HUMAN ? [] : [t().playerKinds[kind]]));
  const players = here.length === 1 && kinds.every((kind) => kind === HUMAN || isLevel(kind)) ? words.against(list([...new Set(others)])) : list(names);
  return heroElement({
    board: makeBoard(game, sceneOf(game, session), onClose, true).element,
    eyebrow: [make('b', {}, game.name), ' · ', players],
    headline,
    lines: [`${lastMove(game, session)} ${standing(names, scores, here.length === 1 ? here[0] : undefined)}`],
    go: { href: `#/${game.id}`, words: words.continue },
  });
}

/**
 * Who leads, in words.
 *
 * @param {string[]} names
 * @param {number[]} scores
 * @param {number | undefined} you the seat of the only person here
 */
function standing(names, scores, you) {
  const words = t().result;
  const sorted = scores.slice(0, names.length).sort((a, b) => b - a);
  const [best = 0, next] = sorted;
  if (best === next) return words.level(best);
  const leader = scores.indexOf(best);
  return leader === you ? words.youLead(sorted) : words.leads(names[leader] ?? '', sorted);
}

/**
 * The last move in words.
 *
 * @param {GamePage} game
 * @param {Session} session at its end; stays there
 */
function lastMove(game, session) {
  const ply = session.ply();
  const { moves, movers } = session.history(0, true);
  const [move, mover] = [moves[ply - 1] ?? '', movers[ply - 1] ?? 0];
  const after = publicPosition(game, session.position());
  session.seek(ply - 1);
  const before = publicPosition(game, session.position());
  session.seek(ply);
  return game.describe.move(mover, game.hands?.conceal(move) ?? move, before, after);
}

/**
 * An invitation to a lesson or to another game, with a sample game on the board.
 *
 * @param {Engine} engine
 * @param {GamePage} game
 * @param {boolean} isFirst whether this is the first visit
 * @param {OnClose} onClose
 */
function invitation(engine, game, isFirst, onClose) {
  const words = t().hall;
  const session = sampleSession(engine, game, OPENING);
  onClose(() => session.free());
  const board = makeBoard(game, sceneOf(game, session), onClose, true);
  const demo = playSample(game, session, board);
  onClose(() => demo.stop());
  demo.play();
  const [learn, play] = [{ href: wayToLearn(game.id), words: words.startLesson }, { href: `#/${game.id}`, words: words.justPlay }];
  return isFirst
    ? heroElement({ board: board.element, eyebrow: [words.welcome], headline: words.lesson(game.name), lines: [words.lead], go: learn, other: play })
    : heroElement({ board: board.element, eyebrow: [], headline: words.another(game.name), lines: [game.tagline], go: { ...play, words: words.play }, other: { ...learn, words: words.learn } });
}

/**
 * @param {object} parts
 * @param {HTMLElement} parts.board
 * @param {(string | HTMLElement)[]} parts.eyebrow the line above the headline
 * @param {string} parts.headline
 * @param {string[]} parts.lines
 * @param {{ href: string, words: string }} parts.go the next thing to do
 * @param {{ href: string, words: string }} [parts.other]
 */
function heroElement({ board, eyebrow, headline, lines, go, other }) {
  const id = 'hero';
  const button = make('a', { class: 'main', href: go.href, 'aria-describedby': id }, go.words);
  // The board is a second target of the button, for pointers alone.
  board.addEventListener('click', () => button.click());
  return make(
    'section',
    { class: 'hero', 'aria-labelledby': id },
    make('div', { class: 'frame' }, board),
    make(
      'div',
      { class: 'words' },
      eyebrow.length > 0 && make('p', { class: 'eyebrow' }, ...eyebrow),
      make('h1', { id }, headline),
      ...lines.map((line) => make('p', { class: 'line' }, line)),
      make('div', { class: 'ways' }, button, other && make('a', { class: 'quiet', href: other.href }, other.words)),
    ),
  );
}
