// Combo in French.

import { spelled } from '../../../words/fr/grammar.ts';
import { aside, number, pluralOf } from '../../../words/vocabulary.ts';
import type { Words } from './index.ts';

const SEATS = ['Noirs', 'Blancs'];
const pieces = (count: number) => `${number(count)} ${pluralOf(count) === 'one' ? 'pion' : 'pions'}`;

const some = (count: number) => `${spelled(count)} ${count === 1 ? 'pion' : 'pions'}`;

export default {
  name: 'Combo',
  tagline: 'Empilez, capturez de loin.',
  howTo: 'Choisissez une pile, puis la destination de ses pions.',
  seats: SEATS,
  draws: { label: 'En cas de nulle', on: 'La partie est nulle', pieces: 'Le plus de pions gagne' },
  empty: 'vide',
  stack: (side, count) => {
    if (count === 1) return { b: 'pion noir', w: 'pion blanc' }[side];
    return `pile ${{ b: 'noire', w: 'blanche' }[side]} de ${number(count)}`;
  },
  moved: (seat, count, from, to) => `Les ${SEATS[seat]} déplacent ${pieces(count)}${aside(` de ${from} à ${to}`)}.`,
  merged: (seat, count, from, to) => `Les ${SEATS[seat]} empilent ${pieces(count)}${aside(` de ${from} sur ${to}`)}.`,
  captured: (seat, count, from, to, taken) =>
    `Les ${SEATS[seat]} déplacent ${pieces(count)}${aside(` de ${from}`)} et capturent ${pieces(taken)}${aside(` en ${to}`)}.`,
  goes: (count) => `déplace ${pieces(count)}`,
  joins: (count) => `empile ${pieces(count)}`,
  captures: (taken) => `capture ${pieces(taken)}`,
  hint: {
    goes: (count, from, to) => `Déplacez ${some(count)}${aside(` de ${from} à ${to}`)}.`,
    joins: (count, from, to) => `Empilez ${some(count)}${aside(` de ${from} sur ${to}`)}.`,
    captures: (count, from, to, taken) =>
      `Déplacez ${some(count)}${aside(` de ${from}`)} et capturez ${some(taken)}${aside(` en ${to}`)}.`,
  },
  pieces,
  taken: (count, all) => `${pieces(count)} sur ${number(all)}`,
  howMany: 'Combien de pions ?',
  all: (all) => `Les ${number(all)}`,
  end: {
    hundred: (isDecided) =>
      `100 coups sont passés sans capture${isDecided ? ' : le camp qui a le plus de pions gagne' : ''}.`,
    third: (isDecided) =>
      `La même position est apparue pour la troisième fois${isDecided ? ' : le camp qui a le plus de pions gagne' : ''}.`,
    single: 'Avec un pion chacun, aucun camp ne peut capturer.',
    none: (seat) => (seat === null ? 'Vous n’avez plus de pions.' : `Les ${SEATS[seat]} n’ont plus de pions.`),
    shutIn: (seat) => `Les ${SEATS[seat]} sont enfermés et ne peuvent pas jouer.`,
  },
  refused: {
    pick: 'Rien ne peut bouger là. Choisissez une de vos piles qui le peut.',
    tooFew: (least) => `Il y faut au moins ${pieces(least)}.`,
  },
} satisfies Words;
