// The rules of LuckyMoose in words and diagrams.

/** @import { Part } from '../../screens/rules.js' */

/** A 9 × 9 board with these ranks in its middle. */
const middle = (/** @type {string} */ a, /** @type {string} */ b, /** @type {string} */ c) => `9/9/9/${a}/${b}/${c}/9/9/9 1`;

/** @type {Part[]} */
export const rules = [
  {
    title: 'The aim',
    text: [
      'Two to four players lay tokens in lines, like words in a crossword. Every line scores, and who has most points at the end wins.',
      'There are thirty-six tokens: six symbols (moose, star, leaf, drop, sun and stone) in six colours. The pool holds each of them three times, unless another number was chosen. Each player has a hand of six that the others do not see.',
    ],
    diagrams: [],
  },
  {
    title: 'Lines',
    text: [
      'Two or more tokens next to each other along a rank or a file are a line. In a line no token comes twice, and all share one colour or all share one symbol. So a line has at most six tokens.',
    ],
    diagrams: [
      {
        scene: { position: middle('9', '1,r1,r2,r4,1,r3,o3,b3,1', '9') },
        label: 'Two lines: a red moose, a red star and a red drop; and a red leaf, an orange leaf and a blue leaf.',
        caption: 'Left a line of one colour, right one of one symbol.',
      },
    ],
  },
  {
    title: 'A turn',
    text: [
      'Lay one or more tokens of your hand on empty tiles, all in one rank or all in one file. Once they lie there, there is no gap between the first and the last: tokens that lay there before may fill it. Every line on the board must be right afterwards. The first lay covers the centre; every later one touches a token that lay there before. Then your hand is filled to six, as far as the pool goes.',
      'Or put back one or more tokens, at most as many as the pool holds, and take as many others. Where no lay is possible you may also pass.',
    ],
    diagrams: [
      {
        scene: {
          position: middle('9', '3,g1,g5,4', '9'),
          laid: [{ square: 'd6', piece: 'y1' }, { square: 'e6', piece: 'y5' }],
        },
        label: 'A green moose and a green sun on the middle rank. Above them a yellow moose and a yellow sun are laid.',
        caption: 'The two yellow tokens make three lines: one along the rank of 4 points, and two across it of 4 points each.',
      },
    ],
  },
  {
    title: 'Points',
    text: [
      'Each line that holds a token just laid counts: two points for each of its tokens, old and new, and twelve more if there are six of them. A first token laid alone makes no line.',
      'A line is then multiplied for each token just laid in it that lies on a bonus tile: ×3 on the outer border of the board, ×2 on the border of the seven by seven square around the centre. Three tokens on ×3 make ×27.',
    ],
    diagrams: [
      {
        scene: {
          position: '9/9/9/9/9/9/9/9/3,p2,5 1',
          laid: [{ square: 'e1', piece: 'p4' }, { square: 'f1', piece: 'p6' }],
        },
        label: 'A purple star lies on d1. A purple drop on e1 and a purple stone on f1 are laid next to it, both on tiles that multiply by three.',
        caption: 'Three tokens make 6 points; two of them were just laid on ×3: 6 × 3 × 3 = 54.',
      },
    ],
  },
  {
    title: 'The end',
    text: [
      'When the pool is empty, the game ends as soon as a player has laid their last token, which gives six points more. It also ends when, with an empty pool, every player in turn has laid nothing; and when that has happened three times in a row whatever the pool holds.',
    ],
    diagrams: [],
  },
  {
    title: 'Who sees what',
    text: [
      'Nobody sees another player’s hand: not on the screen, not in the address, and not the computer, which is told what its own seat may know and no more. Where several people share a device, it asks for the next one before it shows a hand.',
      'To let somebody look on, share the link for looking on. It shows the board, the scores and how many tokens everybody holds. The link of the game itself carries the whole deal, so anyone who has it can work out every hand. Games by link send that one: play them with people you trust. Once a game is over nothing in it is secret, and its link tells all of it.',
      'The games run on your own device, with no server to keep a secret. Anyone who opens the browser’s developer tools on that device can see every hand, too.',
    ],
    diagrams: [],
  },
];
