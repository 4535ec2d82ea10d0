// Gambit in French.

import { spelled } from '../../../words/fr/grammar.ts';
import { aside, list, number, pluralOf } from '../../../words/vocabulary.ts';
import type { Words } from './index.ts';

const SEATS = ['Noirs', 'Blancs'];

const pawns = (count: number) => `${number(count)} ${pluralOf(count) === 'one' ? 'pion' : 'pions'}`;

const way = ([from, ...others]: string[]) => `de ${from} à ${others.join(', puis à ')}`;

const jumped = (seat: number, squares: string[], taken: string[]) =>
  `Les ${SEATS[seat]}${aside(` sautent ${way(squares)} et`)} prennent ${pawns(taken.length)}${aside(` : ${list(taken)}`)}.`;

export default {
  name: 'Gambit',
  tagline: 'Sautez et gardez vos îles.',
  howTo: 'Choisissez un pion souligné, puis un point où sauter.',
  seats: SEATS,
  square: { o: 'pion noir', x: 'pion blanc', empty: 'vide' },
  jumped,
  mayJumpOn: 'Sautez encore, ou finissez votre tour.',
  takes: (count) => `prend ${pawns(count)}`,
  points: (count) => `${number(count)} ${pluralOf(count) === 'one' ? 'point' : 'points'}`,
  hint: (squares, count) =>
    `Prend ${spelled(count)} ${count === 1 ? 'pion' : 'pions'}${aside(` : sautez ${way(squares)}`)}.`,
  end: (seat) => `${seat === null ? 'Vous n’avez' : `Les ${SEATS[seat]} n’ont`} plus de saut : les îles comptent.`,
  island: (seat, count) => {
    const what = count === 1 ? 'un pion seul' : `île de ${spelled(count)} pions`;
    return seat === null ? (count === 1 ? 'Votre pion seul' : `Votre ${what}`) : `${SEATS[seat]} : ${what}`;
  },
  scoring:
    'Une île d’un, deux, trois, quatre pions rapporte 1, 3, 5, 7. Un pion au contact de l’adversaire ne rapporte rien.',
  noIslands: 'Pas encore d’île',
  touching: (count) =>
    count === 1
      ? 'Un pion au contact ne rapporte rien'
      : `${spelled(count).replace(/^./, (first) => first.toUpperCase())} pions au contact ne rapportent rien`,
  refused: {
    jump: 'Votre pion ne peut pas sauter là. Continuez à sauter, finissez le tour ou reprenez le saut.',
    pick: 'Rien ne peut sauter là. Choisissez un pion souligné.',
  },
} satisfies Words;
