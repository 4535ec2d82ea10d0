// The rules of Reversi: their text with its diagrams.

/** @import { Part } from '../../screens/rules.js' */
/** @import { Tag } from '../../words/vocabulary.js' */

/**
 * @param {Tag} tag the language tag
 * @returns {Promise<Part[]>}
 */
export async function rules(tag) {
  /** @type {typeof import('./rules/en.js').default} */
  const { aim, turn, end } = (await import(`./rules/${tag}.js`)).default;
  return [
    { ...aim, diagrams: [{ ...aim.start, scene: { position: '8/8/8/3ox3/3xo3/8/8/8 o' } }] },
    {
      ...turn,
      diagrams: [
        {
          ...turn.lines,
          scene: { position: '8/8/8/3ox3/2oxo3/2x5/1o6/8 o', targets: ['c2'], preview: { squares: ['c2', 'c3'], piece: 'o' } },
        },
      ],
    },
    { ...end, diagrams: [] },
  ];
}
