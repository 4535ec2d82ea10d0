// The rules of Reversi: their text with its diagrams.

import type { Part } from '../../screens/rules.ts';
import type { Tag } from '../../words/vocabulary.ts';
import type en from './content/en/rules.json';

/** @param tag the language tag */
export async function rules(tag: Tag): Promise<Part[]> {
  const { aim, turn, end }: typeof en = (await import(`./content/${tag}/rules.json`, { with: { type: 'json' } }))
    .default;
  return [
    { ...aim, diagrams: [{ ...aim.start, scene: { position: '8/8/8/3ox3/3xo3/8/8/8 o' } }] },
    {
      ...turn,
      diagrams: [
        {
          ...turn.lines,
          scene: {
            position: '8/8/8/3ox3/2oxo3/2x5/1o6/8 o',
            targets: ['c2'],
            preview: { squares: ['c2', 'c3'], piece: 'o' },
          },
        },
      ],
    },
    { ...end, diagrams: [] },
  ];
}
