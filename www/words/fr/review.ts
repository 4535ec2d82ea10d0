// French: the end of a game, its review, hints, and the analysis of a position.

import { list, number, pluralOf } from '../vocabulary.ts';
import { agreed, spelled, The, the } from './grammar.ts';
import type { Words } from '../index.ts';

const points = (scores: number[]) => scores.map(number).join(' à ');
const moves = (count: number) => `${number(count)} ${pluralOf(count) === 'one' ? 'coup' : 'coups'}`;
/** A list of seats at the start of a sentence. */
const all = (seats: string[]) => list(seats.map(the)).replace(/^l/, 'L');
const PLACES = ['à la première place', 'à la deuxième place', 'à la troisième place', 'à la quatrième place'];

export const result: Words['result'] = {
  over: (headline) => `Partie terminée. ${headline}.`,
  won: (scores) => `Vous avez gagné, ${points(scores)}`,
  lost: (scores) => `Vous avez perdu, ${points(scores)}`,
  drawn: (scores) => `Partie nulle, ${points(scores)}`,
  seatWon: (seat, scores) => `${The(seat)} ${agreed([seat], 'gagne', 'gagnent')}, ${points(scores)}`,
  wonWith: (score) => `Vous avez gagné avec ${number(score)}`,
  seatWonWith: (seat, score) => `${The(seat)} ${agreed([seat], 'gagne', 'gagnent')} avec ${number(score)}`,
  placed: (seat, best, place, own) =>
    `${The(seat)} ${agreed([seat], 'gagne', 'gagnent')} avec ${number(best)} ; vous terminez ${PLACES[place - 1]} avec ${number(own)}`,
  shared: (seats, score) => `${all(seats)} se partagent la victoire avec ${number(score)} chacun`,
  youShared: (others, score) => `${all(others)} et vous partagez la victoire avec ${number(score)} chacun`,
  youLead: (scores) => `Vous menez, ${points(scores)}.`,
  leads: (seat, scores) => `${seat} mène, ${points(scores)}.`,
  level: (score) => `Égalité à ${number(score)}.`,
  wonOnTime: 'Vous avez gagné au temps',
  lostOnTime: 'Vous avez perdu au temps',
  seatsWonOnTime: (seats) => `${all(seats)} ${agreed(seats, 'gagne', 'gagnent')} au temps`,
  ranOut: (seat) => (seat === null ? 'Votre temps est écoulé.' : `Temps écoulé pour ${the(seat)}.`),
  seatsWon: (seats) => `${all(seats)} ${agreed(seats, 'gagne', 'gagnent')}`,
  youWon: 'Vous avez gagné',
  youLost: 'Vous avez perdu',
  resigned: (seat) =>
    seat === null ? 'Vous avez abandonné.' : `${The(seat)} ${agreed([seat], 'abandonne', 'abandonnent')}.`,
  agreed: 'Partie nulle d’un commun accord.',
  card: 'Le résultat',
  parts: 'Les points',
};

export const review: Words['review'] = {
  rematch: 'Revanche',
  swap: 'Changer de camp',
  review: 'Revoir',
  bar: 'Parcourir la partie',
  first: 'Début',
  back: 'Précédent',
  play: 'Lire',
  stop: 'Arrêter',
  next: 'Suivant',
  last: 'Fin',
  result: 'Résultat',
};

export const hints: Words['hints'] = {
  looking: 'À la recherche d’un bon coup…',
  play: (move, deed) => `Jouez ${move} : ${deed}.`,
  wins: 'Vous gagnez.',
  winsBy: (amount) => `Vous gagnez avec ${amount} d’avance.`,
  draws: 'Vous tenez la partie nulle.',
  loses: 'Vous perdez quand même.',
  losesBy: (amount) => `Vous perdez avec ${amount} de retard.`,
  ahead: (count, isStill) => `Vous auriez ${isStill ? 'toujours ' : ''}une avance d’environ ${spelled(count)}.`,
  even: 'Vous seriez à peu près à égalité.',
  behind: (count, isStill) => `Vous auriez ${isStill ? 'encore ' : ''}un retard d’environ ${spelled(count)}.`,
  onlyMove: 'C’est votre seul coup.',
  othersAsGood: 'Les autres coups sont aussi bons.',
  someAsGood: (count) =>
    pluralOf(count) === 'one' ? 'Un autre coup est aussi bon.' : `${number(count)} autres coups sont aussi bons.`,
  onlyWin: 'Aucun autre coup ne gagne.',
  onlyDraw: 'Aucun autre coup ne tient la partie nulle.',
  notForYou: 'L’indice est réservé à qui doit jouer.',
};

export const values: Words['values'] = {
  title: 'Analyse',
  list: 'Valeurs des coups',
  won: 'gagné',
  lost: 'perdu',
  wins: (move) => `${move} gagne`,
  winsBy: (move, amount) => `${move} gagne avec ${amount} d’avance`,
  draws: (move) => `${move} tient la partie nulle`,
  loses: (move) => `${move} perd`,
  losesBy: (move, amount) => `${move} perd avec ${amount} de retard`,
  looksLike: (move, value, depth) => `${move}, estimation ${value}, ${moves(depth)} à l’avance`,
  unknown: (move) => `${move}, pas encore connu`,
  over: 'La partie est terminée : il n’y a pas de coup à analyser ici.',
  looking: 'L’ordinateur réfléchit…',
  provedOnly: 'Votre seul coup. Sa valeur est prouvée.',
  proved: (count) => `La meilleure suite, prouvée pour chacun des ${moves(count)}.`,
  estimates: (depth) => `Estimations, ${moves(depth)} à l’avance`,
  someProved: (depth, proved) =>
    `Estimations, ${moves(depth)} à l’avance ; ${number(proved)} ${pluralOf(proved) === 'one' ? 'prouvée' : 'prouvées'}`,
  isProved: 'prouvé',
  all: (count) => (pluralOf(count) === 'one' ? 'Le seul coup' : `Les ${moves(count)}`),
  best: 'Seulement les meilleurs',
  expected: 'Attendu',
  toPosition: 'Retour à la position',
  leads: (seat, amount) => `${seat} : environ ${amount} d’avance`,
  leadsSurely: (seat, amount) => `${seat} : ${amount} d’avance, prouvé`,
  even: 'À peu près égal',
  draw: 'Partie nulle, prouvé',
  winning: (seat) => `Victoire, prouvée : ${seat}`,
  scores: (all) => `Après les coups attendus : ${all.map(({ seat, score }) => `${seat} ${score}`).join(', ')}`,
  costs: (amount) => `coûte au plus ${amount}`,
  costsMore: 'coûte plus',
};
