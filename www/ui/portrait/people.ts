// The five opponents as shapes in a box of 96 × 96, from back to front. The light falls from the upper left.

import type { Level } from '../../core/levels.ts';

/** A shape: its colour, its path, and the width of its line where it is not filled. */
export type Shape = readonly [colour: string, path: string, width?: number];

/** A person: what lies behind the face and before it, and where its features are. */
export interface Person {
  /** The colours of the felt and the clothes, by how many of the same person sit at a table. */
  felt: readonly string[];
  cloth: readonly string[];
  skin: string;
  /** Its side that is turned away from the light. */
  shade: string;
  hair: string;
  /** The colour of the lines of the face. */
  line: string;
  blush: string;
  /** How far the face lies below the usual height, and its half width and half height. */
  face: readonly [down: number, across: number, height: number];
  /** The half distance of the eyes, and their size. */
  eyes: readonly [apart: number, size: number];
  behind: readonly Shape[];
  clothes: readonly Shape[];
  /** On the skin, under the features: a beard, wrinkles. */
  on?: readonly Shape[];
  /** Over the features: the hair. */
  before: readonly Shape[];
  /** Over the hair: glasses, earrings. */
  last?: readonly Shape[];
}

/** The path of an ellipse. */
export const oval = (x: number, y: number, across: number, height = across) =>
  `M${x - across} ${y}a${across} ${height} 0 1 1 ${2 * across} 0a${across} ${height} 0 1 1 ${-2 * across} 0Z`;

/** Shoulders down to the rim of the felt. */
const SHOULDERS = 'M17.5 77.5C18 69 28 66.5 39 63.5L57 63.5C68 66.5 78 69 78.5 77.5A42.5 42.5 0 0 1 17.5 77.5Z';
/** Those of a child. */
const SMALL = 'M23 82C24 74 31 71.5 40 69L56 69C65 71.5 72 74 73 82A42.5 42.5 0 0 1 23 82Z';

export const PEOPLE: Record<Level, Person> = {
  beginner: {
    felt: ['#e9c67f', '#c9cfa4', '#e3b7a0'],
    cloth: ['#c9573f', '#4f7f7a', '#7a6a9c'],
    skin: '#b57a4e',
    shade: '#9a6340',
    hair: '#33221c',
    line: '#3a211a',
    blush: '#c9573f',
    face: [6, 17, 16.5],
    eyes: [7.2, 2.9],
    behind: [
      ['#33221c', oval(29, 38, 12)],
      ['#33221c', oval(67, 38, 12)],
      ['#33221c', oval(36, 26, 12.5)],
      ['#33221c', oval(60, 26, 12.5)],
      ['#33221c', oval(48, 23, 13)],
      ['#33221c', oval(25.5, 51, 9.5)],
      ['#33221c', oval(70.5, 51, 9.5)],
      ['#4d352b', 'M26 33c1-5 4-8 8-9M36 20c3-3 7-4 11-4', 2.4],
    ],
    clothes: [
      ['cloth', SMALL],
      ['#f5ead6', 'M38.5 69.5C41 77 55 77 57.5 69.5L62 71C58 82.5 38 82.5 34 71Z'],
    ],
    before: [
      [
        '#33221c',
        'M31 48C30 36 37 31 48 31.5C59 31 66 36 65 48C62.5 43.5 60.5 41.5 57 40.5C53.5 43.5 43 44 38.5 40.5' +
          'C35 41.5 33 44 31 48Z',
      ],
      ['#33221c', 'M50 40c5 1 7 6 3.5 7.5c-3 1.2-4.5-2.5-2-3.2', 2.6],
    ],
  },
  easy: {
    felt: ['#a9c0b4', '#d9c39a', '#c6b3c4'],
    cloth: ['#d99a3d', '#5d7a9a', '#a8584a'],
    skin: '#cf9566',
    shade: '#b57a50',
    hair: '#2b2422',
    line: '#3b241b',
    blush: '#cc6b4d',
    face: [0, 15.5, 18],
    eyes: [6.6, 2.5],
    behind: [],
    clothes: [
      ['cloth', SHOULDERS],
      ['#f5ead6', 'M22 71.5C34 79 62 79 74 71.5L76.5 74.5C64 83 32 83 19.5 74.5Z'],
      ['cloth', 'M38 62C42 69 54 69 58 62L60 66.5C55 73 41 73 36 66.5Z'],
    ],
    before: [
      [
        '#2b2422',
        'M31.5 40C28 31 31 24 37.5 23.5C37 19.5 41 16.5 46 18C49 14.5 56 14.8 57.5 19' +
          'C64 18.5 68 23.5 65.5 28C68.5 31 67 36 64.5 40C63.5 36 62.5 33.5 60 31.5C56 34 52 34 49 31' +
          'C45 34.5 39 34 36 32C33.5 34 32.5 37 31.5 40Z',
      ],
      ['#4a403c', 'M38 24.5c2-2.5 5-3.5 8-3M50 18.5c2-1.5 4-1.5 6-.5', 2],
    ],
  },
  medium: {
    felt: ['#dfae9d', '#a8bba3', '#e2cd9a'],
    cloth: ['#4f7f7a', '#8a5a7d', '#c9573f'],
    skin: '#f0c8a4',
    shade: '#dba983',
    hair: '#57301f',
    line: '#4a2a1e',
    blush: '#de8468',
    face: [1, 15.5, 18],
    eyes: [7, 2.3],
    behind: [['#57301f', 'M27 66C22 52 23 22 48 20C73 22 74 52 69 66C64 69 56 67 54 60L42 60C40 67 32 69 27 66Z']],
    clothes: [
      ['cloth', SHOULDERS],
      ['#f7efe0', 'M40 63.5L48 76L56 63.5L60.5 65L50.5 84L45.5 84L35.5 65Z'],
      ['#0002', 'M48 80V90', 1.6],
    ],
    before: [
      [
        '#57301f',
        'M31 46C29 31 37 23 48 23C60 23 67 31 65 46C63.5 40.5 61.5 37 58 34.5C50 38.5 40 38 36 36' +
          'C33.5 38.5 32 41.5 31 46Z',
      ],
      ['#7a4a33', 'M33 31c3-4 8-6 13-6', 2],
    ],
    last: [['#7d2f2c', `${oval(41, 46, 5.8)}${oval(55, 46, 5.8)}M46.8 45.5q1.2-1 2.4 0`, 1.9]],
  },
  hard: {
    felt: ['#a8b08a', '#b7a6a0', '#9fb2c0'],
    cloth: ['#3f4f66', '#7c4a3a', '#4d6650'],
    skin: '#ecbd97',
    shade: '#d49f78',
    hair: '#8d6a52',
    line: '#4a2e22',
    blush: '#d97a5c',
    face: [-3, 16, 18],
    eyes: [6.6, 2.3],
    behind: [],
    clothes: [
      ['cloth', SHOULDERS],
      ['#efe3cf', 'M40 62L48 72L56 62L59.5 64.5L52 78L48 74L44 78L36.5 64.5Z'],
      ['#0003', 'M36.5 64.5L31 80L40 91M59.5 64.5L65 80L56 91', 1.6],
    ],
    on: [
      [
        '#7d5a45',
        'M31.5 38C30 45 30.5 52 33 57C36 65 42 69.5 48 69.5C54 69.5 60 65 63 57C65.5 52 66 45 64.5 38' +
          'C63 43 62 46 59 47.5C56 46 52 47.5 48 47.5C44 47.5 40 46 37 47.5C34 46 33 43 31.5 38Z',
      ],
      ['#96725b', 'M35 57c2 5 5 8 8 9.5M41.5 60c1 3 2 5 3.5 7', 1.8],
    ],
    before: [['#fff5', 'M36 31C38 26.5 42 24.5 46.5 24.3', 2.6]],
  },
  master: {
    felt: ['#9a93ad', '#c9b48c', '#93ab9f'],
    cloth: ['#7b3f4d', '#35606b', '#8b6a2f'],
    skin: '#7d5138',
    shade: '#653f2b',
    hair: '#e6e0d8',
    line: '#2c1811',
    blush: '#b5533f',
    face: [2, 15.5, 17.5],
    eyes: [6.6, 2.3],
    behind: [
      ['#d3ccc3', oval(48, 24, 12.5, 10)],
      ['#e6e0d8', oval(46.6, 22.8, 10.6, 8.4)],
      ['#e6e0d8', 'M30 52C25 37 32 25 48 25C64 25 71 37 66 52Z'],
    ],
    clothes: [
      ['cloth', SHOULDERS],
      ['#0002', 'M17.5 77.5C18 72 24 69 31 66.5C34 78 42 85 52 90A42.5 42.5 0 0 1 17.5 77.5Z'],
      ['#e8b757', 'M37.5 64.5C40 71.5 56 71.5 58.5 64.5', 2.4],
    ],
    on: [['#653f2b', 'M36.5 51.5l-2 1.2M59.5 51.5l2 1.2', 1.2]],
    before: [
      ['#e6e0d8', 'M31.5 47C28 33 35 24.5 48 24.5C61 24.5 68 33 64.5 47C63.5 40 60 35 53.5 31.5C48 38 38 38 31.5 47Z'],
      ['#c4bcb2', 'M36 31.5C40 27.5 45 27 48 27M60.5 32C58 28.5 55 27.5 52.5 27.2M41 18.5c3-2.4 8-2.9 11.5-1.2', 1.8],
    ],
    last: [
      ['#e8b757', oval(31.8, 57, 2.3)],
      ['#e8b757', oval(64.2, 57, 2.3)],
    ],
  },
};
