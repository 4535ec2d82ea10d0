// The pure parts of the library: search, statistics, fingerprints, and names in texts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EVERYTHING, foldText, foldersOf, inOrder, opponentOf, outcomeOf, search } from '../../www/library/shelf/query.js';
import { printOf } from '../../www/library/shelf/print.js';
import { statisticsOf } from '../../www/library/shelf/statistics.js';
import { withNames } from '../../www/library/shelf/text.js';
import { piecesOf } from '../../www/library/shelf/import.js';

/** @import { Head, Result } from '../../www/library/shelf/types.js' */
/** @import { Query } from '../../www/library/shelf/query.js' */

const NOW = Date.UTC(2026, 10, 22);
const DAY = 86_400_000;
const WON = result(0);
const LOST = result(1);

/** @param {number[]} winners @returns {Result} */
function result(...winners) {
  return { winners, scores: [3, 2], isPlayedOut: true };
}

/** @param {Partial<Head>} facts @returns {Head} */
function head(facts) {
  const { id = 'a', changed = NOW } = facts;
  return { id, kind: 'game', game: 'combo', name: '', folder: '', created: changed, changed, result: WON, players: ['human', 'easy'], plies: 30, final: '', opening: '1a2-a3 1h7-h6', link: '', print: '', start: null, review: null, ...facts };
}

const HEADS = [
  head({ id: 'won', changed: NOW - DAY }),
  head({ id: 'lost', changed: NOW - 2 * DAY, result: LOST, players: ['human', 'master'], plies: 12 }),
  head({ id: 'blundered', changed: NOW - 40 * DAY, result: LOST, review: { accuracy: [50, 90], blunders: [2, 0] } }),
  head({ id: 'careful', changed: NOW - 3 * DAY, result: LOST, review: { accuracy: [90, 95], blunders: [0, 1] } }),
  head({ id: 'drawn', changed: NOW - 4 * DAY, result: result(0, 1), players: ['hard', 'human'] }),
  head({ id: 'shared', changed: NOW - 5 * DAY, result: result() }),
  head({ id: 'open', changed: NOW - 6 * DAY, result: null, game: 'gambit', opening: 'd2xd4 e3xe1' }),
  head({ id: 'friends', changed: NOW - 400 * DAY, players: ['human', 'human'], folder: 'Friends', name: 'Été à la mer', plies: 90 }),
  head({ id: 'study', changed: NOW - 7 * DAY, kind: 'study', players: ['Anna', 'Bert'] }),
];

/** @type {[Partial<Query>, string[]][]} */
const QUERIES = [
  [{}, ['won', 'lost', 'careful', 'drawn', 'shared', 'open', 'study', 'blundered', 'friends']],
  [{ game: 'gambit' }, ['open']],
  [{ kind: 'study' }, ['study']],
  [{ outcome: 'won' }, ['won']],
  [{ outcome: 'lost' }, ['lost', 'careful', 'blundered']],
  [{ outcome: 'blunder' }, ['blundered']],
  [{ outcome: 'drawn' }, ['drawn', 'shared']],
  [{ outcome: 'unfinished' }, ['open']],
  [{ opponent: 'master' }, ['lost']],
  [{ opponent: 'human' }, ['friends']],
  [{ period: 'week' }, ['won', 'lost', 'careful', 'drawn', 'shared', 'open', 'study']],
  [{ period: 'year', outcome: 'lost' }, ['lost', 'careful', 'blundered']],
  [{ length: 'short' }, ['lost']],
  [{ length: 'long' }, ['friends']],
  [{ folder: 'Friends' }, ['friends']],
  [{ folder: '', game: 'combo', length: 'short' }, ['lost']],
  [{ opening: ' D2xd4  e3' }, ['open']],
  [{ opening: 'e2xe4 d3' }, ['open']],
  [{ opening: '1h2-h3' }, ['won', 'lost', 'careful', 'drawn', 'shared', 'study', 'blundered', 'friends']],
  [{ text: 'ete MER' }, ['friends']],
  [{ text: 'ete nowhere' }, []],
];

test('each filter finds what it names, and all of them together', () => {
  const names = ({ id = '', name = '' }) => foldText(`${id} ${name}`);
  for (const [query, ids] of QUERIES) {
    assert.deepEqual(search(inOrder(HEADS), { ...EVERYTHING, ...query }, names, NOW).map(({ id }) => id), ids, JSON.stringify(query));
  }
  assert.deepEqual(foldersOf(HEADS), ['Friends']);
});

test('ends and opponents are told for the only person', () => {
  assert.equal(outcomeOf({ players: ['human', 'human'], result: WON }), 'over');
  assert.equal(outcomeOf({ players: ['easy', 'human', 'hard'], result: result(0, 1) }), 'won');
  assert.equal(opponentOf({ players: ['easy', 'human', 'hard'] }), 'hard');
  assert.equal(opponentOf({ players: ['human', 'human'] }), null);
});

test('statistics count games with one person that are over, by game, level, seat and month', () => {
  const { all, games, levels, seats, months } = statisticsOf(HEADS, ['gambit', 'combo']);
  assert.deepEqual(all, { key: 'all', played: 6, won: 1, drawn: 2, lost: 3 });
  assert.deepEqual(games.map(({ key, played }) => [key, played]), [['combo', 6]]);
  assert.deepEqual(levels.map(({ key, won, drawn, lost }) => [key, won, drawn, lost]), [['easy', 1, 1, 2], ['hard', 0, 1, 0], ['master', 0, 0, 1]]);
  assert.deepEqual(seats.map(({ key, played }) => [key, played]), [['combo/0', 5], ['combo/1', 1]]);
  assert.deepEqual(months.map(({ played }) => played), [1, 5]);
  assert.equal(statisticsOf([], []).all, null);
});

test('openings are counted with their mirror images, in games that always start the same, and as deep as asked for', () => {
  const opened = (/** @type {string} */ id, /** @type {string} */ game, /** @type {string} */ opening) => head({ id, game, opening });
  const heads = [
    opened('a', 'combo', '1c2+c1 1f7+f8 2c1-c3'), opened('b', 'combo', '1f2+f1 1c7+c8'), opened('c', 'combo', '1c2+c1 1a7-a6'),
    opened('d', 'gambit', 'e2xe4'), opened('e', 'triboard', 'e2 f7'), head({ id: 'f', opening: '1c2+c1', result: null }),
  ];
  const counts = (/** @type {number} */ plies) => statisticsOf(heads, [], plies).openings.map(({ key, played }) => [key, played]);
  assert.deepEqual(counts(1), [['combo/1c2+c1', 3], ['gambit/d2xd4', 1]]);
  assert.deepEqual(counts(2), [['combo/1c2+c1 1f7+f8', 2], ['combo/1c2+c1 1a7-a6', 1]]);
  // The search finds what the statistics have counted.
  const query = { ...EVERYTHING, game: 'combo', opening: '1c2+c1 1f7+f8' };
  assert.deepEqual(search(heads, query, () => '', NOW).map(({ id }) => id), ['a', 'b']);
});

test('fingerprints tell texts apart', () => {
  const prints = new Set(Array.from({ length: 20_000 }, (_, n) => printOf(['combo', '', `1a2-a${n}`])));
  assert.equal(prints.size, 20_000);
  assert.equal(printOf(['a', 'b']), printOf(['a', 'b']));
  assert.notEqual(printOf(['ab', '']), printOf(['a', 'b']));
});

test('names are changed in the headers alone', () => {
  const text = '[Game "combo"]\n[Players "human, easy"]\n[Result "*"]\n[Date "2026.11.22"]\n[Event "Old"]\n[Time "10:00:00"]\n\n1. 1a2-a3 {\n[Event "no"]} *\n';
  const renamed = withNames(text, { name: 'A "b" \\', folder: 'F' });
  assert.equal(renamed, text.replace('"Old"', '"A \\"b\\" \\\\"').replace('10:00:00"]\n', '10:00:00"]\n[Folder "F"]\n'));
  assert.equal(withNames(renamed, { name: '', folder: '' }), text.replace('[Event "Old"]\n', ''));
});

test('a file is cut before studies alone, and nothing is lost', () => {
  const study = (/** @type {number} */ n) => `[Game "combo"]\n[Event "${n}"]\n\n${'1a2-a3 '.repeat(200)}{[Game "x"]}\n`;
  const text = Array.from({ length: 200 }, (_, n) => study(n)).join('\r\n');
  const pieces = [...piecesOf(text)];
  assert.ok(pieces.length > 3);
  assert.equal(pieces.map(({ piece }) => piece).join(''), text);
  for (const { piece, line, end } of pieces) {
    assert.ok(piece.startsWith('[Game "combo"]'));
    const before = text.slice(0, end - piece.length);
    assert.equal(line, before.split('\n').length);
  }
});
