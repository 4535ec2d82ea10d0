// The rules of Gambit: their text with its diagrams.

import type { Part } from '../../screens/rules.ts';
import type { Tag } from '../../words/vocabulary.ts';
import type en from './content/en/rules.json';

const START = '8/xxxxxxxx/oooooooo/8 o';

/**
 * The rules in a language.
 *
 * @param tag the language tag
 */
export async function rules(tag: Tag): Promise<Part[]> {
  const { aim, turn, end, islands }: typeof en = (
    await import(`./content/${tag}/rules.json`, { with: { type: 'json' } })
  ).default;
  return [
    { ...aim, diagrams: [{ ...aim.start, scene: { position: START } }] },
    {
      ...turn,
      diagrams: [
        { ...turn.jump, scene: { position: START, selected: 'd2', targets: ['b4', 'd4', 'f4'] } },
        { ...turn.chain, scene: { position: '8/2x1x3/1o6/8 o', hint: ['b2', 'd4', 'f2'], selected: 'b2' } },
      ],
    },
    { ...end, diagrams: [] },
    {
      ...islands,
      diagrams: [
        {
          ...islands.count,
          scene: {
            position: 'oo4x1/2o3x1/6o1/1x6 o',
            holdings: [
              { seat: 0, points: 5, squares: ['c3', 'a4', 'b4'] },
              { seat: 1, points: 1, squares: ['b1'] },
            ],
          },
        },
      ],
    },
  ];
}
