// How a game ended, as it is said to the person at the table: a headline, the reason, and the parts of the scores.

import { moverOf, playerName } from './names.ts';
import { t } from '../words/index.ts';
import type { GamePage, ResultRow, ScoreParts } from '../games/page.ts';
import type { Player } from './player.ts';
import type { TableSnapshot } from './snapshot.ts';

/** A player as the results name it; the kind is unknown for a spectator. */
type Seated = Pick<Player, 'isLocal'> & Partial<Pick<Player, 'kind' | 'peer'>>;

type Ended = Omit<TableSnapshot, 'fallen' | 'ending'> & Partial<Pick<TableSnapshot, 'fallen' | 'ending'>>;

/** The seat of the only person here; null if there is none, or if there are several. */
export function seatOfPerson(seated: Pick<Player, 'isLocal'>[]) {
  const isOnly = seated.filter(({ isLocal }) => isLocal).length === 1;
  return isOnly ? seated.findIndex(({ isLocal }) => isLocal) : null;
}

/**
 * The headline of a result, without a full stop, and its reason as a sentence: `You won, 5 to 3`.
 *
 * @param seated the player of each seat; none for a spectator
 */
export function resultWords(game: GamePage, snapshot: Ended, seated: Seated[]) {
  const you = seatOfPerson(seated);
  const { fallen = null, ending = null } = snapshot;
  const words = t().result;
  const kinds = seated.map(({ kind }) => kind);
  const name = nameIn(game, seated);
  const isYours = you !== null && snapshot.winners.includes(you);
  const winners = snapshot.winners.map(name);
  if (ending === 'draw') return { headline: headline({ ...snapshot, winners: [] }, you, name), reason: words.agreed };
  if (typeof ending === 'number') {
    const said = isYours ? words.youWon : ending === you ? words.youLost : words.seatsWon(winners);
    return { headline: said, reason: words.resigned(ending === you ? null : name(ending)) };
  }
  if (fallen === null)
    return {
      headline: headline(snapshot, you, name, game.win !== null),
      reason:
        game.describe.end?.(snapshot, you, (seat) => moverOf(game, you, kinds, seat, seated[seat]?.peer?.name)) ?? '',
    };
  const said = isYours ? words.wonOnTime : fallen === you ? words.lostOnTime : words.seatsWonOnTime(winners);
  return { headline: said, reason: words.ranOut(fallen === you ? null : name(fallen)) };
}

/** What names each seat: the person on a connected device by the own name. */
function nameIn(game: GamePage, seated: Seated[]) {
  const kinds = seated.map(({ kind }) => kind);
  return (seat: number) => seated[seat]?.peer?.name || playerName(game, kinds, seat);
}

/** @param isPlain whether a win is one whatever the scores, which are not said then */
function headline({ winners, scores }: Ended, you: number | null, name: (seat: number) => string, isPlain = false) {
  const words = t().result;
  const [winner = 0] = winners;
  const best = scores[winner] ?? 0;
  const names = winners.filter((seat) => seat !== you).map(name);
  const isYours = you !== null && winners.includes(you);
  const from = (seat: number) => [scores[seat] ?? 0, ...scores.filter((_, other) => other !== seat)];
  const isDraw = winners.length === 0 || winners.length === scores.length;
  if (isDraw) return words.drawn(from(you ?? 0));
  if (isPlain) return isYours ? words.youWon : you === null ? words.seatsWon(names) : words.youLost;
  if (winners.length > 1) return isYours ? words.youShared(names, best) : words.shared(names, best);
  if (scores.length === 2) {
    if (you === null) return words.seatWon(names[0] ?? '', from(winner));
    return isYours ? words.won(from(you)) : words.lost(from(you));
  }
  if (isYours) return words.wonWith(best);
  if (you === null) return words.seatWonWith(names[0] ?? '', best);
  const own = scores[you] ?? 0;
  return words.placed(names[0] ?? '', best, 1 + scores.filter((score) => score > own).length, own);
}

/** The rows of each snapshot for the person at the table, which are read at every change of a table. */
const known = new WeakMap<object, Map<string, ResultRow[]>>();

/**
 * The parts of a result, line by line: those that the game names, otherwise the score of each seat, the best first.
 *
 * @param snapshot a new object for each state of the game
 */
export function resultRows(
  game: GamePage,
  snapshot: Pick<TableSnapshot, 'position' | 'scores'>,
  record: ScoreParts,
  seated: Seated[],
): ResultRow[] {
  const you = seatOfPerson(seated);
  const rows = known.get(snapshot) ?? new Map<string, ResultRow[]>();
  known.set(snapshot, rows);
  const name = nameIn(game, seated);
  const key = [you, ...seated.map((_, seat) => name(seat))].join();
  const found = rows.get(key) ?? readRows(game, snapshot, record, you, name);
  rows.set(key, found);
  return found;
}

function readRows(
  game: GamePage,
  snapshot: Pick<TableSnapshot, 'position' | 'scores'>,
  record: ScoreParts,
  you: number | null,
  name: (seat: number) => string,
): ResultRow[] {
  if (game.describe.tally) return game.describe.tally(snapshot, record, you);
  const all = game.hands ? record.tally() : [];
  const rows = snapshot.scores.map((points, seat) => {
    const parts = game.hands?.parts(all, seat) ?? [];
    // Points from before the first position have no parts.
    const before = { words: t().hand.before, points: points - parts.reduce((sum, part) => sum + part.points, 0) };
    const shown = [...parts, before].filter((part) => part.points !== 0);
    return { seat, words: seat === you ? t().seats.you : name(seat), parts: shown, points };
  });
  return rows.sort((a, b) => b.points - a.points);
}

/**
 * Who leads, in words.
 *
 * @param you the seat of the only person here, or none
 */
export function standing(names: string[], scores: number[], you: number | null | undefined) {
  const words = t().result;
  const sorted = scores.slice(0, names.length).sort((a, b) => b - a);
  const [best = 0, next] = sorted;
  if (best === next) return words.level(best);
  const leader = scores.indexOf(best);
  return leader === you ? words.youLead(sorted) : words.leads(names[leader] ?? '', sorted);
}
