// The sentences of live play: one for each code, in each language.

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { LiveFault } from '../../www/links/live/fault.ts';
import { faultWords, loadLiveWords, questionWords, sayWords } from '../../www/links/live/words.ts';
import { LANGUAGES, speak, type Tag } from '../../www/words/vocabulary.ts';
import type { SayCode } from '../../www/links/live/state.ts';

afterEach(() => speak('en'));

/** Each code once: TypeScript finds those that are missing. */
const CODES: Record<SayCode, true> = {
  joined: true,
  watches: true,
  left: true,
  lost: true,
  flood: true,
  newer: true,
  unreadable: true,
  otherGame: true,
  illegalMove: true,
  foreignMove: true,
  foreignEnd: true,
  conflict: true,
  alone: true,
  'declined-draw': true,
  'declined-takeback': true,
  'declined-rematch': true,
  'agreed-draw': true,
  'agreed-takeback': true,
  'agreed-rematch': true,
  hello: true,
  thanks: true,
  wellPlayed: true,
};

for (const tag of Object.keys(LANGUAGES) as Tag[]) {
  test(`${tag}: each code has a sentence of its own, with the other player’s name or without`, async () => {
    await speak(tag);
    const words = await loadLiveWords();
    const codes = Object.keys(CODES) as SayCode[];
    for (const name of ['Nina', '']) {
      const shown = name === '' ? words.other : '\u2068Nina\u2069';
      const said = codes.map((code) => sayWords(words, { do: 'say', code, name }));
      const asked = (['draw', 'takeback', 'rematch', 'restore'] as const).map((what) =>
        questionWords(words, what, name),
      );
      const all = [...said, ...asked];
      assert.equal(new Set(all).size, all.length);
      assert.ok(all.every((sentence) => /[.!?。！？؟”“»」]$/u.test(sentence.trim())));
      assert.ok(asked.every((sentence) => sentence.includes(shown)));
      // A name that is none begins with a capital letter.
      const inside = [...all, words.asked(shown)].filter((sentence) => sentence.indexOf(shown) > 0);
      if (name === '' && shown[0] !== shown[0]?.toLowerCase()) assert.deepEqual(inside, []);
    }
    assert.equal(faultWords(words, new LiveFault('newer')), words.faults.newer());
  });
}
