// French: courses.

import { number } from '../vocabulary.ts';
import type en from './en.ts';

export default {
  title: (game) => `Le cours de ${game}`,
  chapter: (at) => `Chapitre ${number(at)}`,
  lesson: (at, all) => `Leçon ${number(at)} sur ${number(all)}`,
  puzzles: (theme) => (theme === '' ? 'Cinq problèmes' : `Cinq problèmes : ${theme}`),
  game: (level) => `Partie contre ${level}`,

  progress: (done, all) => `Leçons terminées : ${number(done)} sur ${number(all)}`,
  share: (done, all) => `${number(done)} sur ${number(all)}`,
  done: 'terminé',
  next: 'à suivre',
  start: 'Commencer le cours',
  goOn: 'Continuer',
  finished: 'Vous avez tout réussi',
  finishedNote: 'Toutes les leçons, tous les problèmes et toutes les parties de ce cours. À vous de jouer maintenant.',
  play: 'Jouer une partie',

  close: 'Retour au cours',
  nextIs: (title) => `À suivre : ${title}`,
  nextLesson: 'Leçon suivante',
  toPuzzles: 'Aux problèmes',
  toGame: 'À la partie',
  all: 'Toutes les leçons',
  toEnd: 'Voir le cours',

  unrated: 'Votre classement reste tel quel.',
  five: 'Les cinq sont résolus !',
  more: 'Cinq de plus',

  restart: 'Recommencer',
  again: 'Réessayer',
  reached: 'C’est gagné !',
  missed: 'Pas cette fois',

  insight: (game) => `Ce que ${game} révèle sur lui-même`,
  percent: (share) => `${number(Math.round(share * 100))} %`,
  fromGames: (games, level) => `D’après ${number(games)} parties que ${level} a jouées en solo`,
  fromAll: (positions) => `Chiffres exacts : les ${number(positions)} positions du jeu sont calculées`,
  figures: 'Tous les chiffres (en anglais)',

  noCourse: 'Impossible de charger le cours. La première fois, il faut une connexion.',
  noPart: 'Cette leçon n’existe pas dans ce cours.',
} satisfies typeof en;
