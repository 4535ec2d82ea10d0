// The rules of LuckyMoose: their text with its diagrams.

import type { Part } from '../../screens/rules.ts';
import type { Tag } from '../../words/vocabulary.ts';
import type en from './content/en/rules.json';

/** A 9 × 9 board with these items on its middle rank. */
const middle = (items: string) => `9/9/9/9/${items}/9/9/9/9 1`;

/**
 * The rules in a language.
 *
 * @param tag the language tag
 */
export async function rules(tag: Tag): Promise<Part[]> {
  const { aim, lines, turn, points, end, secrets }: typeof en = (
    await import(`./content/${tag}/rules.json`, { with: { type: 'json' } })
  ).default;
  return [
    { ...aim, diagrams: [] },
    { ...lines, diagrams: [{ ...lines.both, scene: { position: middle('1,r1,r2,r4,1,r3,o3,b3,1') } }] },
    {
      ...turn,
      diagrams: [
        {
          ...turn.lay,
          scene: {
            position: middle('3,g1,g5,4'),
            laid: [
              { square: 'd6', piece: 'y1' },
              { square: 'e6', piece: 'y5' },
            ],
          },
        },
      ],
    },
    {
      ...points,
      diagrams: [
        {
          ...points.bonus,
          scene: {
            position: '9/9/9/9/9/9/9/9/3,p2,5 1',
            laid: [
              { square: 'e1', piece: 'p4' },
              { square: 'f1', piece: 'p6' },
            ],
          },
        },
      ],
    },
    { ...end, diagrams: [] },
    { ...secrets, diagrams: [] },
  ];
}
