// The players with their scores and clocks, and whose turn it is.

import { make, setAttribute, setText } from '../dom.ts';
import { timeText } from '../../words/time.ts';
import { t } from '../../words/index.ts';
import { opponentName } from '../../words/names.ts';
import type { GamePage } from '../../games/page.ts';
import type { PlayersView } from './views.ts';

/** The time, in milliseconds, below which a clock is marked as low. */
const LOW_TIME = 20_000;
/** The length of a name that people give themselves, in characters, above which it is smaller. */
const SHORT_NAME = 12;

/**
 * Creates the list of players.
 *
 * @param hasFaces whether there are places for the portraits of opponents
 */
export function playersPanel(game: GamePage, hasFaces = false) {
  const rows = game.seats.map(({ piece }) => makeRow(piece));
  const element = make('ul', { class: 'players', 'aria-label': t().seats.list }, ...rows.map(({ row }) => row));
  /** @param left milliseconds */
  const showTime = (left: number[] | null) =>
    rows.forEach(({ time }, seat) => {
      const millis = left?.[seat];
      time.hidden = millis === undefined;
      if (millis === undefined) return;
      setText(time, timeText(millis));
      setAttribute(time, 'data-low', String(millis < LOW_TIME));
    });
  return {
    element,
    showTime,
    update({ snapshot, seated, names, you, below, isThinking, time, isWatched }: PlayersView) {
      showTime(time);
      const { players } = snapshot;
      element.style.setProperty('--seats', String(players));
      setAttribute(element, 'data-seats', String(players));
      const kinds = seated.map(({ kind }) => kind);
      const isAlone = !isWatched && seated.filter((player) => player.isLocal).length === 1;
      rows.forEach((row, seat) => {
        row.row.hidden = seat >= players;
        const player = seated[seat];
        if (!player) return;
        const opponent = opponentName(kinds, seat);
        row.face.hidden = !hasFaces || opponent === '';
        setText(row.seat, names[seat] === opponent ? '' : (names[seat] ?? ''));
        const kind = player.isLocal && isAlone ? t().seats.you : t().playerKinds[player.kind];
        const peer = player.peer?.name ?? '';
        setText(row.sitter, opponent || peer || (seat === you ? '' : kind));
        setAttribute(row.sitter, 'data-long', String(peer.length > SHORT_NAME));
        // The name to show when there is room for only one.
        setAttribute(row.row, 'data-named', seat === you || (player.isLocal && !isAlone) ? 'seat' : 'sitter');
        showScore(row.score, game.describe.score(snapshot.scores[seat] ?? 0));
        const from = place(row, { seat, below, players });
        const isNext = snapshot.toMove === seat;
        const { winners } = snapshot;
        // Of a draw nobody is the winner.
        const isWinner = winners.includes(seat) && winners.length < players;
        const isTurn = isNext && player.isLocal && !isWatched;
        row.said.hidden = !isWinner && !isTurn;
        setText(row.said, isWinner ? t().seats.winner : isTurn ? turnWords(seat === below, snapshot.ply) : '');
        setAttribute(
          row.row,
          'class',
          [
            seat === below && 'below',
            from > 0 && 'later',
            isNext && 'next',
            isNext && isThinking && 'thinking',
            isWinner && 'winner',
          ]
            .filter(Boolean)
            .join(' '),
        );
      });
    },
  };
}

/** A row of the list, and what of it changes. */
function makeRow(piece: string) {
  // The place of a portrait, which is loaded later.
  const face = make('span', { class: 'face', hidden: true });
  const seat = make('span', { class: 'seat' });
  const sitter = make('span', { class: 'sitter' });
  const score = make('span', { class: 'score' });
  const time = make('span', { class: 'time' });
  const said = make('span', { class: 'said', hidden: true });
  const token = make('span', { class: `token token-${piece}`, 'aria-hidden': 'true' });
  return { row: make('li', {}, token, face, seat, sitter, score, time, said), face, seat, sitter, score, time, said };
}

/** Places a row among those of the opponents, which share twelve columns in the order of their turns; its column. */
function place(
  { row }: { row: HTMLElement },
  { seat, below, players }: { seat: number; below: number; players: number },
) {
  const span = 12 / Math.max(1, players - 1);
  const from = seat === below ? 0 : span * ((seat - below - 1 + players) % players);
  row.style.setProperty('--from', String(from));
  row.style.setProperty('--span', String(span));
  return from;
}

const turnWords = (isBelow: boolean, ply: number) => (isBelow ? t().hall.yourMove(ply + 1) : t().seats.turn);

/** Shows a score with its number emphasised. */
function showScore(element: HTMLElement, words: string) {
  if (element.textContent === words) return;
  const [number = ''] = /[\d.,\u2212-]*\d/.exec(words) ?? [];
  const [before = '', ...after] = number === '' ? [words] : words.split(number);
  const parts = [make('span', {}, before), make('b', {}, number), make('span', {}, after.join(number))];
  element.replaceChildren(...parts.filter(({ textContent }) => textContent !== ''));
}
