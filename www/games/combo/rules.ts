// The rules of Combo: their text with its diagrams.

import type { Part } from '../../screens/rules.ts';
import type { Tag } from '../../words/vocabulary.ts';
import type en from './content/en/rules.json';

const START =
  'w1,w1,w1,w1,w1,w1,w1,w1/w1,w1,w1,w1,w1,w1,w1,w1/8/8/8/8/b1,b1,b1,b1,b1,b1,b1,b1/b1,b1,b1,b1,b1,b1,b1,b1 b 0';

/**
 * The rules in a language.
 *
 * @param tag the language tag
 */
export async function rules(tag: Tag): Promise<Part[]> {
  const { aim, turn, end }: typeof en = (await import(`./content/${tag}/rules.json`, { with: { type: 'json' } }))
    .default;
  return [
    { ...aim, diagrams: [{ ...aim.start, scene: { position: START } }] },
    {
      ...turn,
      diagrams: [
        {
          ...turn.moves,
          scene: {
            position: '8/8/8/3,w4,4/2,b1,5/1,w1,6/b3,2,b2,4/8 b 0',
            selected: 'a2',
            targets: ['a1', 'a3', 'a4', 'a5', 'b1', 'b2', 'c2', 'd2', 'b3'],
          },
        },
        {
          ...turn.split,
          scene: {
            position: '8/8/8/8/8/2,w1,5/8/b4,7 b 0',
            selected: 'a1',
            parts: { lifted: 'b2', rest: 'b2' },
            targets: ['a2', 'a3', 'b1', 'c1', 'b2', 'c3'],
          },
        },
      ],
    },
    { ...end, diagrams: [] },
  ];
}
