// The words about an entry of the library.

import { findGame } from '../../games/index.ts';
import { HUMAN, isLevel } from '../../links/kinds.ts';
import { foldText, outcomeOf, seatOfReader } from '../../library/shelf/query.ts';
import { t } from '../../words/index.ts';
import { NAMES, opponentName } from '../../words/names.ts';
import { list } from '../../words/vocabulary.ts';
import type { Head } from '../../library/shelf/entry.ts';
import type en from '../../words/library/en.ts';

export type Words = typeof en;

/** A player in words: a kind of player, or the name that a file gives. */
export function playerWords(player: string) {
  return Object.entries({ ...t().playerKinds, ...NAMES }).find(([kind]) => kind === player)?.[1] ?? player;
}

/** The title of an entry: the name that the reader gave, or its game and its players. */
export function titleOf(head: Head, words: Words) {
  return head.name || playersTitle(head, words);
}

/** The game and the players of an entry. */
function playersTitle(head: Head, words: Words) {
  const game = findGame(head.game);
  const name = game?.name ?? head.game;
  const reader = seatOfReader(head);
  if (reader !== null)
    return words.against(name, list([...new Set(head.players.filter((_, seat) => seat !== reader).map(playerWords))]));
  // Several persons are told by their seats.
  const players = head.players.map((player, seat) =>
    player === HUMAN ? (game?.seats[seat]?.name ?? '') : playerWords(player),
  );
  return words.between(name, list([...new Set(players)]));
}

/** The result of an entry in a few words, and its score. */
export function resultOf(head: Head, words: Words) {
  const { result, players, game } = head;
  const said = t().hall;
  if (!result) return { tag: head.kind === 'study' ? words.study : said.unfinished, score: '', isWon: false };
  const outcome = outcomeOf(head);
  const score = result.isPlayedOut ? result.scores.join(' : ') : '';
  const reader = seatOfReader(head);
  if (outcome === 'drawn') return { tag: said.drawn, score, isWon: false };
  if (outcome === 'won') return { tag: said.won, score, isWon: true };
  if (outcome === 'lost') {
    const own = result.scores[reader ?? 0] ?? 0;
    const place = 1 + result.scores.filter((points) => points > own).length;
    return {
      tag: players.length > 2 && place > 1 ? said.placed(place, players.length) : said.lost,
      score,
      isWon: false,
    };
  }
  const seats = findGame(game)?.seats ?? [];
  const names = result.winners.map((seat) => opponentName(players, seat) || (seats[seat]?.name ?? ''));
  return { tag: said.wonBy(list(names)), score, isWon: false };
}

/** The words by which entries are found, by language. */
const searched = new WeakMap<Words, (head: Head) => string>();

/**
 * The words by which entries are found, which are put together once for each entry, and once for all with the same
 * players.
 */
export function searchedWords(words: Words) {
  const made = searched.get(words) ?? makeSearchedWords(words);
  searched.set(words, made);
  return made;
}

function makeSearchedWords(words: Words) {
  const known = new WeakMap<Head, string>();
  const titles = new Map<string, string>();
  return (head: Head) => {
    const folded = known.get(head);
    if (folded !== undefined) return folded;
    const { game, kind, players, result } = head;
    // Among three the scores are places.
    const scores = players.length > 2 ? (result?.scores ?? []) : [];
    const key = [game, kind, ...players, ...(result ? ['', ...result.winners, '', ...scores] : [])].join('\n');
    let title = titles.get(key);
    if (title === undefined) {
      // A level is found by its own name, too.
      const levels = players.filter(isLevel).map((level) => t().playerKinds[level]);
      title = [playersTitle(head, words), ...levels, resultOf(head, words).tag].join(' ');
      titles.set(key, title);
    }
    const made = foldText([head.name, head.folder, title, result?.scores.join(' : '), head.opening].join(' '));
    known.set(head, made);
    return made;
  };
}
