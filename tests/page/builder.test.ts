// The builder: the table that its fields stand for, and the HTML of its board.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { embedHtml } from '../../www/screens/builder/board.ts';
import { chosenLink } from '../../www/screens/builder/choices.ts';
import { loadDialogWords } from '../../www/words/dialogs/index.ts';
import type { GameLink } from '../../www/links/state.ts';

await loadDialogWords();

const STATE: GameLink = {
  game: 'gambit',
  seed: 7,
  position: null,
  view: 'v',
  moves: [],
  playerKinds: null,
  options: {},
  clock: null,
  match: null,
  at: 3,
};
const FIELDS = { position: '', moves: '', playerKinds: ['human' as const, 'easy' as const], options: {} };

for (const [name, fields, changed] of [
  ['no field', {}, {}],
  ['moves, which end a view', { moves: ' d2xd4_e3xe1  g2 ' }, { moves: ['d2xd4', 'e3xe1', 'g2'], view: undefined }],
  ['a position, which has no seed', { position: ' 8/8_o ' }, { position: '8/8 o', seed: null, view: undefined }],
  ['other players', { playerKinds: ['human', 'hard'] }, { playerKinds: ['human', 'hard'] }],
  ['an option', { options: { size: '9' } }, { options: { size: '9' } }],
] as [string, Partial<typeof FIELDS>, Partial<GameLink>][]) {
  test(`a table by ${name}`, () =>
    assert.deepEqual(chosenLink(STATE, ['human', 'easy'], { ...FIELDS, ...fields }), {
      ...STATE,
      at: null,
      ...changed,
    }));
}

test('the colours that are chosen are an attribute of the element and in the address of the frame', () => {
  const board = { problem: '', link: '#/gambit', pairs: [], mode: 'play', text: '', inside: '' };
  const look = { width: 'none', ratio: 1.5, game: 'Gambit', home: 'https://a/' };
  const html = (theme: string) => embedHtml(board, { ...look, theme });
  assert.match(
    html('dark').element,
    /<gambol-board theme="dark" style="display: block; aspect-ratio: 1.5; max-width: none">/,
  );
  assert.match(html('auto').element, /<gambol-board style/);
  assert.match(html('dark').frame, /src="https:\/\/a\/\?embed&amp;theme=dark&amp;mode=play#\/gambit"/);
});
