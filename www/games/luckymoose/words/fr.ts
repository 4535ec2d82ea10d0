// LuckyMoose in French.

import { spelled } from '../../../words/fr/grammar.ts';
import { aside, list, number, pluralOf } from '../../../words/vocabulary.ts';
import type { Mover } from '../../page.ts';
import type { Token } from '../tokens.ts';
import type en from './en.ts';
import type { Words } from './index.ts';

/** Each for a masculine and for a feminine symbol. */
const COLOURS: Record<Token['colour'], readonly [string, string]> = {
  red: ['rouge', 'rouge'],
  orange: ['orange', 'orange'],
  yellow: ['jaune', 'jaune'],
  green: ['vert', 'verte'],
  blue: ['bleu', 'bleue'],
  purple: ['violet', 'violette'],
};
const SYMBOLS: Record<Token['symbol'], readonly [string, 'un' | 'une']> = {
  moose: ['élan', 'un'],
  star: ['étoile', 'une'],
  leaf: ['feuille', 'une'],
  drop: ['goutte', 'une'],
  sun: ['soleil', 'un'],
  stone: ['pierre', 'une'],
};
const SEATS = ['Joueur 1', 'Joueur 2', 'Joueur 3', 'Joueur 4'];

const does = (mover: Mover, yours: string, theirs: string) =>
  mover === null ? `Vous ${yours}` : `${typeof mover === 'string' ? mover : `Le joueur ${mover + 1}`} ${theirs}`;
const name = ({ colour, symbol }: Token) => {
  const [noun, article] = SYMBOLS[symbol];
  return `${noun} ${COLOURS[colour][article === 'un' ? 0 : 1]}`;
};
const one = (token: Token) => `${SYMBOLS[token.symbol][1]} ${name(token)}`;

function counted(count: number, noun: string) {
  const form = pluralOf(count);
  // Of whole millions, French counts `1 000 000 de points`.
  return `${number(count)} ${form === 'one' ? noun : form === 'many' ? `de ${noun}s` : `${noun}s`}`;
}
const tokens = (count: number) => counted(count, 'jeton');
const points = (count: number) => counted(count, 'point');

const lineWords = ({
  tokens: count,
  bonus,
  factor,
  points: won,
}: {
  tokens: number;
  bonus: number;
  factor: number;
  points: number;
}) =>
  `${tokens(count)}${bonus > 0 ? ` + ${number(bonus)}` : ''}${factor > 1 ? ` × ${number(factor)}` : ''} = ${number(won)}`;

const placed: typeof en.placed = (all) => list(all.map((token) => `${name(token)} en ${token.square}`));

const laidAs = (all: Parameters<typeof en.placed>[0], form: (token: Token) => string) =>
  list(all.map((token) => `${form(token)}${aside(` en ${token.square}`)}`));

export default {
  name: 'LuckyMoose',
  tagline: 'Alignez couleurs ou symboles.',
  howTo: 'Choisissez un jeton, une case marquée, et posez.',
  seats: SEATS,
  size: { label: 'Le plateau', choice: (tiles) => `${tiles} × ${tiles}` },
  sets: {
    label: 'Jetons',
    choice: (sets) => (sets === 1 ? '36 : chacun une fois' : `${number(36 * sets)} : chacun ${number(sets)} fois`),
  },
  token: name,
  lifted: name,
  tile: (factor, isCentre) => (isCentre ? 'vide, centre' : factor > 1 ? `vide, ×${factor}` : 'vide'),
  laid: (seat, all, won) => `${does(seat, 'posez', 'pose')} ${laidAs(all, one)} pour ${points(won)}.`,
  exchanged: (seat, count) => `${does(seat, 'échangez', 'échange')} ${tokens(count)}.`,
  passed: (seat) => `${does(seat, 'passez', 'passe')}.`,
  lays: (count, won) => `pose ${tokens(count)} pour ${points(won)}`,
  exchanges: (count) => `échange ${tokens(count)}`,
  passes: 'laisse passer le tour',
  placed,
  hint: {
    lay: (all, won) => `${laidAs(all, name).replace(/^./, (first) => first.toUpperCase())} : ${points(won)}.`,
    exchange: (count) => `Échangez ${spelled(count)} ${count === 1 ? 'jeton' : 'jetons'}.`,
    pass: 'Passez.',
  },
  points,
  score: (value) => `${number(value)} pts`,
  parts: { lines: 'Lignes', sixes: 'Six', bonus: 'Bonus', out: 'Fin' },
  line: lineWords,
  out: (won) => `Main finie + ${number(won)}`,
  gains: (lines, out, total) => {
    if (lines.length === 0 && out === 0) return 'Pas encore de ligne : 0 point.';
    const said = lines.map((line) => `${lineWords(line)}.`);
    if (out > 0) said.push(`Main finie : ${points(out)}.`);
    if (said.length > 1) said.push(`En tout ${points(total)}.`);
    return said.join(' ');
  },
  warning: (turns) =>
    turns > 1
      ? 'Encore deux tours sans pose, et la partie est finie.'
      : 'Si personne ne pose maintenant, la partie est finie.',
  lacks: {
    invalidLine: (line) =>
      `Cela ferait une ligne avec ${list(line.map(one))}. Une ligne a une couleur ou un symbole, et jamais deux fois le même jeton.`,
    gap: (square) => `Vos jetons doivent être alignés sans trou${aside(`, et ${square} est vide`)}.`,
    occupied: (square, token) => `Il y a déjà ${one(token)}${aside(` en ${square}`)}.`,
    centre: (square) => `La première pose couvre le centre${aside(`, ${square}`)}.`,
    notInRow: 'Posez tous vos jetons sur une même rangée ou une même colonne.',
    apart: 'Une pose touche un jeton qui est déjà sur le plateau.',
    notInHand: 'Vous n’avez pas ce jeton en main.',
    poolEmpty: 'La pioche est vide : vous ne pouvez pas échanger.',
    poolTooSmall: (most) => `La pioche n’a plus que ${tokens(most)} : vous ne pouvez pas en échanger plus.`,
    canLay: 'Vous pouvez poser : vous ne pouvez pas passer.',
    invalidBoard: 'Une ligne du plateau n’est pas correcte : rien ne peut être posé.',
    other: 'Vous ne pouvez pas jouer cela.',
  },
  end: {
    rounds: 'Trois tours de table sont passés sans pose.',
    stuck: 'Personne ne peut plus poser.',
    out: (seat) => `${does(seat, 'avez', 'a')} posé le dernier jeton.`,
  },
  refused: {
    pick: 'Choisissez d’abord un jeton de votre main.',
    exchange: 'Vous êtes en train d’échanger : choisissez des jetons de votre main, ou gardez tout.',
  },
} satisfies Words;
