// Draws the opponents: a head and shoulders on a disc of felt, with a rim of the wood of the board.

import { PEOPLE, oval, type Person, type Shape } from './people.ts';
import type { Level } from '../../core/levels.ts';

/** What a face shows. */
export type Mood = 'calm' | 'thinks' | 'wins' | 'loses';

const SVG = 'http://www.w3.org/2000/svg';
/** The middle of the box. */
const MIDDLE = 48;
/** The middle of a face that lies at the usual height. */
const LEVEL = 44;
/** How much larger the heads are than they are drawn, and a child's. */
const SIZE = 1.16;
const SMALL_SIZE = 1.03;
/** By how many degrees the head is inclined. */
const TILTS: Record<Mood, number> = { calm: 0, thinks: -5, wins: 2, loses: 5 };

/**
 * A portrait, hidden from screen readers. It fills its place.
 *
 * @param nth how many of the same person sit before this one
 */
export function portrait(level: Level, mood: Mood, nth = 0) {
  const { [level]: person } = PEOPLE;
  const pick = (colours: readonly string[]) => colours[nth % colours.length] ?? '';
  const cloth = pick(person.cloth);
  const size = level === 'beginner' ? SMALL_SIZE : SIZE;
  const svg = element('svg', { viewBox: '0 0 96 96', class: 'portrait', 'aria-hidden': 'true' });
  svg.append(
    group([
      ['var(--rail)', oval(MIDDLE, MIDDLE, 47.5)],
      ['#0003', oval(MIDDLE, MIDDLE, 43.6)],
      [pick(person.felt), oval(MIDDLE, MIDDLE, 42.8)],
      ['#fff3', 'M8 44A41 41 0 0 1 52 7.500A44 44 0 0 0 8 44Z'],
      ['#0001', 'M88.5 52A41 41 0 0 1 44 88.500A44 44 0 0 0 88.5 52Z'],
    ]),
    element('circle', { cx: 48, cy: 48, r: 39.5, fill: 'none', stroke: '#fff6', 'stroke-dasharray': '2.6 2.6' }),
    group(person.behind, TILTS[mood], size),
    group([...neck(person), ...person.clothes.map(([colour, ...rest]) => [dye(colour, cloth), ...rest] as const)]),
    group(
      [
        ...head(person),
        ...cheeks(person, mood),
        ...(person.on ?? []),
        ...features(person, mood),
        ...person.before,
        ...(person.last ?? []),
      ],
      TILTS[mood],
      size,
    ),
  );
  return svg;
}

const dye = (colour: string, cloth: string) => (colour === 'cloth' ? cloth : colour);

function element(name: string, attributes: Record<string, string | number>) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/**
 * @param tilt in degrees, about the neck
 * @param size how much larger than it is drawn
 */
function group(shapes: readonly Shape[], tilt = 0, size = 1) {
  const still = size === 1 && tilt === 0;
  const made = element(
    'g',
    still ? {} : { transform: `translate(48 66)scale(${size})rotate(${tilt})translate(-48-66)` },
  );
  made.append(
    ...shapes.map(([colour, d, width]) =>
      element(
        'path',
        width === undefined
          ? { d, fill: colour }
          : {
              d,
              fill: 'none',
              stroke: colour,
              'stroke-width': width,
              'stroke-linecap': 'round',
              'stroke-linejoin': 'round',
            },
      ),
    ),
  );
  return made;
}

function neck({ skin, shade, face: [down] }: Person): Shape[] {
  return [
    [skin, `M41 ${52 + down}V70Q48 76 55 70V${52 + down}Z`],
    [shade, `M41 ${60 + down}Q48 ${66 + down} 55 ${58 + down}V66Q48 72 41 64Z`],
  ];
}

function head({ skin, shade, face: [down, across, height] }: Person): Shape[] {
  const y = LEVEL + down;
  const [left, right] = [MIDDLE - across, MIDDLE + across];
  const at = (x: number, by: number) => `${x} ${y + by}`;
  // Broad at the temples and narrow at the chin.
  const outline = [
    `M${at(MIDDLE, -height)}C${at(right - 4, -height)} ${at(right, -10)} ${at(right, 0)}`,
    `C${at(right, 8)} ${at(MIDDLE + 9, height)} ${at(MIDDLE, height)}`,
    `C${at(MIDDLE - 9, height)} ${at(left, 8)} ${at(left, 0)}`,
    `C${at(left, -10)} ${at(left + 4, -height)} ${at(MIDDLE, -height)}Z`,
  ].join('');
  const turned = [
    `M${at(right, -4)}C${at(right + 0.4, 9)} ${at(MIDDLE + 9, height)} ${at(MIDDLE, height)}`,
    `C${at(MIDDLE + 7, height - 3)} ${at(right - 4, 8)} ${at(right, -4)}Z`,
  ].join('');
  return [
    [skin, oval(left - 0.3, y + 2.5, 3.6, 4.6)],
    [shade, oval(right + 0.3, y + 2.5, 3.6, 4.6)],
    [skin, outline],
    [shade, turned],
  ];
}

function cheeks({ blush, face: [down, across] }: Person, mood: Mood): Shape[] {
  const colour = blush + (mood === 'wins' ? '88' : '55');
  return [-1, 1].map((side) => [colour, oval(MIDDLE + side * (across - 5), LEVEL + down + 7, 3.4, 2.6)]);
}

/** Eyes, brows, nose and mouth. */
function features({ hair, line, shade, face: [down], eyes: [apart, size] }: Person, mood: Mood): Shape[] {
  const y = LEVEL + down + 1;
  const mouth = y + 9.2;
  const [left, right] = [MIDDLE - apart, MIDDLE + apart];
  return [
    [shade, `M48 ${y + 1.5}q2.4 3.8-.8 4.3`, 1.9],
    ...brows(left, right, y - 6.6, mood, hair === '#e6e0d8' ? '#cfc6bb' : hair),
    ...[left, right].flatMap((x) => eye(x, y, size, mood, line)),
    ...mouths(mouth, mood, line),
  ];
}

function brows(left: number, right: number, y: number, mood: Mood, colour: string): Shape[] {
  const path = {
    calm: `M${left - 3.6} ${y}q3.4-2.4 7 -.4M${right - 3.4} ${y - 0.4}q3.6-2 7 .4`,
    thinks: `M${left - 3.6} ${y - 1.4}q3-3.2 7-1.200M${right - 3.4} ${y + 0.6}q3.6-1 7 .2`,
    wins: `M${left - 3.6} ${y - 0.8}q3.4-3.2 7-.6M${right - 3.4} ${y - 1.4}q3.6-2.6 7 .6`,
    loses: `M${left - 3.6} ${y + 0.8}q3.2-.6 6.4-3M${right + 3.6} ${y + 0.8}q-3.2-.6-6.4-3`,
  }[mood];
  return [[colour, path, 2.2]];
}

function eye(x: number, y: number, size: number, mood: Mood, line: string): Shape[] {
  if (mood === 'wins') return [[line, `M${x - 3.3} ${y + 1.2}q3.3-4.4 6.6 0`, 2.3]];
  const [right, down] = mood === 'thinks' ? [1.3, -1.5] : mood === 'loses' ? [-0.6, 0.9] : [0, 0];
  return [
    [line, oval(x + right, y + down, size, size * 1.12)],
    ['#fff', oval(x + right - 0.8, y + down - 1, 0.85)],
  ];
}

function mouths(y: number, mood: Mood, line: string): Shape[] {
  if (mood === 'wins')
    return [
      ['#6b2622', `M41.5 ${y - 1}q6.5 1.8 13 0c-.6 8-12.4 8-13 0Z`],
      ['#fff', `M43 ${y - 0.4}q5 1.2 10 0l-.7 2q-4.3.9-8.6 0Z`],
    ];
  const path = {
    calm: `M43.4 ${y}q4.6 3.4 9.2 0`,
    thinks: `M45.8 ${y + 0.9}q2.8.5 5.4-1`,
    loses: `M44 ${y + 1.4}q5.4.8 8-1.8`,
  }[mood];
  return [[line, path, 2.1]];
}
