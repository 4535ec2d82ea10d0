// The rules of Triboard: their text with its diagrams.

import type { Part } from '../../screens/rules.ts';
import type { Tag } from '../../words/vocabulary.ts';
import type en from './content/en/rules.json';

const START =
  '2#2r3r1#2r#/1g#4rgg4r1/3#2r2b3rb1/4b1g1b4#2/1g2b5b2g2/5b3g6/9g6/1#r3b3r2b1#/3#4r2bg2b/4#1g1#gb2r2/g6#5r2 b';
/** Empty ranks below the diagram. */
const EMPTY_RANKS = '16/16/16/16/16';

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
          ...turn.line,
          scene: {
            position: `16/3b6#1rb2/4r5r5/5r3gg5/2brr1ggb7/16/${EMPTY_RANKS} b`,
            preview: { squares: ['f7', 'e7', 'd7', 'g7', 'h7'], piece: 'b' },
          },
        },
      ],
    },
    { ...end, diagrams: [] },
  ];
}
