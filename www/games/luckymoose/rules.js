// The rules of LuckyMoose: their text with its diagrams.

/** @import { Part } from '../../screens/rules.js' */
/** @import { Tag } from '../../words/vocabulary.js' */

/** A 9 × 9 board with these items on its middle rank. */
const middle = (/** @type {string} */ items) => `9/9/9/9/${items}/9/9/9/9 1`;

/**
 * The rules in a language.
 *
 * @param {Tag} tag the language tag
 * @returns {Promise<Part[]>}
 */
export async function rules(tag) {
  /** @type {typeof import('./rules/en.js').default} */
  const { aim, lines, turn, points, end, secrets } = (await import(`./rules/${tag}.js`)).default;
  return [
    { ...aim, diagrams: [] },
    { ...lines, diagrams: [{ ...lines.both, scene: { position: middle('1,r1,r2,r4,1,r3,o3,b3,1') } }] },
    {
      ...turn,
      diagrams: [
        {
          ...turn.lay,
          scene: { position: middle('3,g1,g5,4'), laid: [{ square: 'd6', piece: 'y1' }, { square: 'e6', piece: 'y5' }] },
        },
      ],
    },
    {
      ...points,
      diagrams: [
        {
          ...points.bonus,
          scene: { position: '9/9/9/9/9/9/9/9/3,p2,5 1', laid: [{ square: 'e1', piece: 'p4' }, { square: 'f1', piece: 'p6' }] },
        },
      ],
    },
    { ...end, diagrams: [] },
    { ...secrets, diagrams: [] },
  ];
}
