// French: puzzles.

import { the } from '../fr/grammar.ts';
import { number, pluralOf } from '../vocabulary.ts';
import type en from './en.ts';

const puzzles = (count: number) => `${number(count)} ${pluralOf(count) === 'one' ? 'problème' : 'problèmes'}`;
const rated = (rating: number) => String(Math.round(rating));

export default {
  all: 'Tous les problèmes',
  of: (game) => `Problèmes de ${game}`,
  daily: 'Le problème du jour',
  puzzle: (id) => `Problème ${number(id)}`,
  dailyOn: (date) => `Problème du ${date}`,
  dailies: 'Les problèmes du jour',
  practice: 'Entraînement',
  practiceNote: 'Des problèmes de votre niveau',
  streak: 'Série',
  streakNote: 'Combien à la suite ?',
  storm: 'Tempête',
  stormNote: 'Le plus possible en trois minutes',
  themes: 'Par thème',
  solve: 'Résoudre',
  solvedDay: 'Résolu',
  earlier: 'Les jours précédents',

  goal: 'Trouvez le meilleur coup.',
  you: (seat) => `Vous jouez ${the(seat)}.`,
  yourTurn: 'C’est à vous.',

  right: 'Juste. Continuez.',
  solved: 'Résolu !',
  helped: 'Résolu avec un indice',
  slower: 'Juste, mais il y a plus court.',
  wrong: 'Ce n’est pas ça.',
  looking: 'Recherche de la réponse…',
  costs: (amount) => `Cela coûte ${amount}.`,
  noWin: 'Le gain est perdu.',
  loses: 'Maintenant, c’est perdu.',
  shown: 'Voilà la solution.',
  showing: 'La solution se joue sur le plateau.',
  again: 'Réessayer',
  show: 'Voir la solution',
  warnedRated: 'Avec un indice, ce problème compte comme non résolu pour votre classement.',
  warned: 'Avec un indice, ce problème compte comme « résolu avec un indice ».',
  takeHint: 'Prendre l’indice',
  next: 'Problème suivant',
  playOn: (level) => `Continuer contre ${level}`,
  share: 'Partager',
  close: 'Retour aux problèmes',

  rating: 'Votre classement',
  ratingIs: (rating, isUncertain) => `${rated(rating)}${isUncertain ? ' ?' : ''}`,
  unrated: 'Résolvez quelques problèmes, et votre classement apparaîtra ici.',
  uncertain: 'Un point d’interrogation : c’est encore une estimation.',
  changed: (rating, by) => `${rated(rating)} (${by < 0 ? '−' : '+'}${number(Math.abs(Math.round(by)))})`,
  puzzleRating: (rating) => `Classé ${rated(rating)}`,
  level: (level) => `environ la force de ${level}`,
  graph: (from, to, count) => `Votre classement sur ${puzzles(count)} : de ${rated(from)} à ${rated(to)}`,
  history: 'Vos derniers problèmes',
  tried: (id, result) =>
    `Problème ${number(id)}, ${{ solved: 'résolu', hinted: 'avec un indice', failed: 'non résolu' }[result]}`,
  best: (count) => `Record : ${number(count)}`,

  count: (count) => `${puzzles(count)} ${pluralOf(count) === 'one' ? 'résolu' : 'résolus'}`,
  begin: 'Le temps commence à votre premier coup.',
  left: 'Temps restant',
  over: 'Le temps est écoulé',
  broken: 'La série est finie',
  complete: 'Vous les avez tous résolus',
  record: 'Votre record !',
  another: 'Encore une fois',

  shareText: (date, tries) =>
    tries > 0
      ? `Gambol ${date} : résolu en ${number(tries)} ${pluralOf(tries) === 'one' ? 'essai' : 'essais'}`
      : `Gambol ${date} : un problème difficile`,
  copied: 'Copié avec son lien.',
  notCopied: 'Votre navigateur ne laisse pas cette page copier.',

  noPuzzle: 'Ce problème n’existe pas.',
  noFile: 'Les problèmes n’ont pas pu être chargés. Il faut une connexion la première fois.',
  builder: { mode: 'Résoudre un problème', number: 'Problème (un numéro ou une date ; vide : celui du jour)' },
} satisfies typeof en;
