// French: what was played from a position, in the book and in one's own games.

import { of } from '../fr/grammar.ts';
import { list, number, pluralOf } from '../vocabulary.ts';
import type en from './en.ts';

const games = (count: number) => `${number(count)} ${pluralOf(count) === 'one' ? 'partie' : 'parties'}`;

export default {
  title: 'Ouvertures',
  source: 'Quelles parties',
  book: 'Livre',
  own: 'Vos parties',
  ofBook: (count) => `D’après ${games(count)} de l’ordinateur contre lui-même`,
  ofOwn: (count) => `D’après ${games(count)} de votre bibliothèque`,
  reading: (percent) => `Lecture de vos parties : ${number(percent)} %`,
  notInBook: 'Le livre ne va pas jusque-là.',
  notPlayed: 'Personne n’a encore joué à partir d’ici.',
  either: (move, twin) => `${move} ou ${twin}`,
  play: (move, parts) => `Jouer ${move} : ${list(parts)}`,
  games,
  won: (seat, count) => `victoires ${of(seat)} : ${number(count)}`,
  drawn: (count) => `nulles : ${number(count)}`,
  shared: (count) => `partagées : ${number(count)}`,
  ahead: (amount) => `${amount} d’avance en moyenne`,
  behind: (amount) => `${amount} de retard en moyenne`,
} satisfies typeof en;
