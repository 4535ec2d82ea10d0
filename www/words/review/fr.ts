// French: the review of a finished game.

import { The, the, to } from '../fr/grammar.ts';
import { aside, list, number, pluralOf } from '../vocabulary.ts';
import type en from './en.ts';

const KINDS = {
  inaccuracy: ['imprécision', 'imprécisions'],
  mistake: ['erreur', 'erreurs'],
  blunder: ['gaffe', 'gaffes'],
};

const counted = (kind: keyof typeof KINDS, count: number) =>
  `${number(count)} ${KINDS[kind][pluralOf(count) === 'one' ? 0 : 1]}`;
const percent = (count: number) => `${number(Math.round(count))} %`;

export default {
  at: (ply, plies) => `Coup ${number(ply)} sur ${number(plies)}`,
  start: 'Le début',

  players: 'Précision',
  you: 'Vous',
  tooFew: 'Trop peu de coups pour une précision',
  unknown: 'pas encore connue',
  counts: (counts) =>
    counts.length === 0 ? 'aucune erreur' : list(counts.map(([kind, count]) => counted(kind, count))),

  progress: (done, all) => `Analyse : ${number(done)} coups sur ${number(all)}`,
  paused: (done, all) => `Arrêtée après ${number(done)} coups sur ${number(all)}.`,
  failed: 'L’analyse s’est arrêtée d’elle-même. Continuez, ou rechargez la page.',
  stop: 'Arrêter',
  resume: 'Continuer',

  graph: 'La partie',
  up: (seat) => `plus haut, mieux pour ${the(seat)}`,
  shares: 'chances de gagner',
  chances: (seats) => list(seats.map(([seat, chance]) => `${the(seat)} ${percent(chance)}`)),
  percent,
  unsearched: 'pas encore analysé',

  judgements: 'Jugements',
  judgement: 'À propos de ce coup',
  kinds: { inaccuracy: 'Imprécision', mistake: 'Erreur', blunder: 'Gaffe' },
  judged: (kind) => `${kind}.`,
  none: 'Rien à redire.',
  noneYet: 'Les jugements apparaissent ici au fil de l’analyse.',
  turning: 'Le tournant',
  better: (move) => `Mieux : ${move}`,
  reply: (move) => `Réponse : ${move}`,
  isBest: 'Le meilleur coup.',
  isGood: 'Un bon coup.',
  isForced: 'Le seul coup.',
  winToLoss: 'Change une victoire en défaite.',
  winToDraw: 'Change une victoire en nulle.',
  drawToLoss: 'Change une nulle en défaite.',
  costs: (amount) => `Coûte environ ${amount}.`,
  costsChance: (points) => `Coûte ${percent(points)} de chances de gagner.`,
  heir: (seat) => `Cela profite surtout ${to(seat)}.`,

  luck: 'Adresse et chance',
  lead: 'Avance',
  drawn: 'Chance',
  without: 'Sans la chance',
  given: 'Laissés',
  luckIs:
    'La chance compare ce qui a été tiré à ce qu’on pouvait attendre. Laissés : les points que de meilleurs coups auraient rapportés.',
  draws: 'Les tirages qui ont le plus compté',
  drew: (seat, pieces, points) => `${The(seat)}, tirage ${list(pieces)} : ${points}`,
  signed: (points) => `${points > 0 ? '+' : points < 0 ? '−' : ''}${number(Math.abs(points))}`,
  evenLuck: (seat, points) => `À chance égale : ${the(seat)} avec environ ${number(points)} d’avance.`,
  evenAll: 'À chance égale, personne n’aurait pris l’avantage.',

  learn: (count) => `Apprendre de vos erreurs · ${number(count)}`,
  learnAll: (count) => `Apprendre des erreurs · ${number(count)}`,
  lesson: 'Apprendre de vos erreurs',
  question: (at, all) => `${number(at)} sur ${number(all)}`,
  ask: (seat) =>
    seat === null
      ? 'Votre coup est marqué. Trouvez-en un meilleur.'
      : `Le coup marqué est celui joué par ${the(seat)}. Trouvez-en un meilleur.`,
  findBetter: 'Trouvez un meilleur coup.',
  checking: 'Examen de votre coup…',
  right: 'Oui, c’est le meilleur coup.',
  near: 'Oui, c’est presque aussi bon que le meilleur.',
  wrong: 'Il y a mieux. Réessayez.',
  same: 'C’est le coup de la partie. Essayez-en un autre.',
  shown: (move) => `C’est le meilleur coup${aside(` : ${move}`)}.`,
  show: 'Montrer',
  skip: 'Passer',
  next: 'Suivant',
  close: 'Retour à l’analyse',
  finished: 'C’était la dernière.',
  solved: (count, all) => `Résolues : ${number(count)} sur ${number(all)}.`,

  moves: 'Coups',
  noMoves: 'Il n’y a aucun coup à analyser.',
  watched: 'Une partie aux mains cachées ne s’analyse qu’après sa fin.',
} satisfies typeof en;
