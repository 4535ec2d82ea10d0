// The upper part of the hall: the game under way, on the first visit the way to a lesson, and otherwise the game that
// was played last.

import { publicPosition } from '../../game/hands.ts';
import { moverOf, namesOf } from '../../game/names.ts';
import { standing } from '../../game/result.ts';
import { statusOf } from '../../game/snapshot.ts';
import { seatOfYou } from '../../game/status.ts';
import { findGame, GAMES } from '../../games/index.ts';
import { parseTable } from '../../library/conflicts.ts';
import { wayToLearn, type SavedMatch } from '../../library/storage.ts';
import { HUMAN, asSeenFrom, seatsHere, type PlayerKind } from '../../links/kinds.ts';
import { make } from '../../ui/dom.ts';
import { setSentence } from '../../ui/panel/inlay.ts';
import { t } from '../../words/index.ts';
import { opponentName } from '../../words/names.ts';
import { list } from '../../words/vocabulary.ts';
import { makeBoard, openSession, playSample, sampleSession, sceneOf, type OnClose } from './boards.ts';
import type { Session } from '../../core/bindings.ts';
import type { Engine } from '../../core/engine.ts';
import type { GamePage } from '../../games/page.ts';
import type { GameLink } from '../../links/state.ts';

/** The moves of a sample game after which its board is shown at rest. */
const OPENING = 4;

/** What the browser has stored of the visitor. */
export interface Visit {
  savedTable: (game: string) => string | null;
  /** The game that was played last; empty for none. */
  lastGame: string;
  /** Whether nothing is stored. */
  isFirst: boolean;
  /** The games by link. */
  matches: SavedMatch[];
}

/** All games, the one that was played last before the others. */
export function gamesFrom(lastGame: string) {
  const last = findGame(lastGame);
  return [...(last ? [last] : []), ...GAMES.filter((game) => game !== last)];
}

/**
 * The upper part of the hall.
 *
 * @param daily makes it of today's puzzle, for a visitor without a game under way; null where there is none
 */
export function hero(
  engine: Engine,
  { savedTable, lastGame, isFirst, matches }: Visit,
  onClose: OnClose,
  daily: () => HTMLElement | null,
) {
  const games = gamesFrom(lastGame);
  for (const game of games) {
    const state = parseTable(savedTable(game.id), game.id);
    if (!state || state.moves.length === 0) continue;
    const session = openSession(engine, game, state);
    if (!statusOf(session, state).over && session.ply() > 0) {
      onClose(() => session.free());
      return underWay(
        game,
        state,
        matches.find(({ id }) => id === state.match?.id),
        session,
        onClose,
      );
    }
    session.free();
  }
  const [game] = games;
  return daily() ?? (game ? invitation(engine, game, isFirst, onClose) : null);
}

/**
 * The game under way.
 *
 * @param match what is kept of a game by link
 * @param session at its end
 */
function underWay(game: GamePage, state: GameLink, match: SavedMatch | undefined, session: Session, onClose: OnClose) {
  const words = t().hall;
  const all = state.playerKinds ?? game.playerKinds;
  const kinds = match ? asSeenFrom(all, match.seats) : all;
  const peers = match?.names ?? [];
  const { toMove, scores } = session.status();
  const here = seatsHere(kinds);
  const names = namesOf(
    game,
    seatOfYou(
      game,
      kinds.map((kind) => ({ isLocal: kind === HUMAN })),
    ),
    kinds,
  ).slice(0, kinds.length);
  const isYours = here.length === 1 && here[0] === toMove;
  const move = session.ply() + 1;
  const headline = isYours
    ? words.yourMove(move)
    : words.theirMove(peers[toMove ?? 0] || (names[toMove ?? 0] ?? ''), move);
  const others = kinds.flatMap((_, seat) => opponentName(kinds, seat) || peers[seat] || []);
  const players = here.length === 1 && others.length === kinds.length - 1 ? words.against(list(others)) : list(names);
  return heroElement({
    board: makeBoard(game, sceneOf(game, session), onClose, true).element,
    eyebrow: [make('b', {}, game.name), ' · ', players],
    headline,
    lines: [
      t().sentences([lastMove(game, kinds, session), standing(names, scores, here.length === 1 ? here[0] : undefined)]),
    ],
    go: { href: `#/${game.id}`, words: words.continue },
  });
}

/**
 * The last move in words.
 *
 * @param session at its end; stays there
 */
function lastMove(game: GamePage, kinds: readonly PlayerKind[], session: Session) {
  const ply = session.ply();
  const { moves, movers } = session.history(0, true);
  const [move, mover] = [moves[ply - 1] ?? '', movers[ply - 1] ?? 0];
  const after = publicPosition(game, session.position());
  session.seek(ply - 1);
  const before = publicPosition(game, session.position());
  session.seek(ply);
  return game.describe.move(moverOf(game, null, kinds, mover), game.hands?.conceal(move) ?? move, before, after);
}

/**
 * An invitation to a lesson or to another game, with a sample game on the board.
 *
 * @param isFirst whether this is the first visit
 */
function invitation(engine: Engine, game: GamePage, isFirst: boolean, onClose: OnClose) {
  const words = t().hall;
  const session = sampleSession(engine, game, OPENING);
  onClose(() => session.free());
  const board = makeBoard(game, sceneOf(game, session), onClose, true);
  const demo = playSample(game, session, board);
  onClose(() => demo.stop());
  demo.play();
  const [learn, play] = [
    { href: wayToLearn(game.id), words: words.startLesson },
    { href: `#/${game.id}`, words: words.justPlay },
  ];
  return isFirst
    ? heroElement({
        board: board.element,
        eyebrow: [words.welcome],
        headline: words.lesson(game.name),
        lines: [words.lead],
        go: learn,
        other: play,
      })
    : heroElement({
        board: board.element,
        eyebrow: [],
        headline: words.another(game.name),
        lines: [game.tagline],
        go: { ...play, words: words.play },
        other: { ...learn, words: words.learn },
      });
}

/**
 * @param parts.eyebrow the line above the headline
 * @param parts.go the next thing to do
 */
export function heroElement({
  board,
  eyebrow,
  headline,
  lines,
  go,
  other,
}: {
  board: HTMLElement;
  eyebrow: (string | HTMLElement)[];
  headline: string;
  lines: string[];
  go: { href: string; words: string };
  other?: { href: string; words: string };
}) {
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
      ...lines.map((line) => setSentence(make('p', { class: 'line' }), line)),
      make('div', { class: 'ways' }, button, other && make('a', { class: 'quiet', href: other.href }, other.words)),
    ),
  );
}
