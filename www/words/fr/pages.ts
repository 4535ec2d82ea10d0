// French: the screens beside the table, and the dialogs.

import { number } from '../vocabulary.ts';
import type { Words } from '../index.ts';

export const page: Words['page'] = {
  title: 'Gambol : des jeux de plateau sur une page',
  description: 'Quatre jeux de plateau avec un adversaire fort et une analyse, entièrement sur votre appareil.',
  titleOf: (screen) => `${screen} · Gambol`,
  skip: 'Aller au contenu',
  toHall: 'Tous les jeux',
  toTable: 'Retour à la table',
  library: 'Bibliothèque',
  docs: 'Documentation',
  puzzles: 'Problèmes',
  rules: (game) => `${game} : règles`,
  learn: (game) => `Apprendre ${game}`,
  study: (game) => `Étudier ${game}`,
};

export const language: Words['language'] = {
  label: 'Langue',
  unavailable: (name) => `Impossible de charger : ${name}. La première fois, il faut une connexion.`,
};

export const sentences: Words['sentences'] = (all) => all.filter(Boolean).join(' ');
export const quote: Words['quote'] = (name, words) => `${name} : « ${words} »`;

export const hall: Words['hall'] = {
  title: 'Gambol',
  lead: 'Une courte leçon, directement sur le plateau. Quatre jeux, des adversaires de taille, sans compte, sans publicité, même hors ligne.',
  games: 'Jeux',
  board: (game) => `Un plateau de ${game}`,
  play: 'Jouer',
  continue: 'Continuer',
  learn: 'Apprendre',
  goOn: (move) => `Continuer la partie, coup ${number(move)}`,
  lookAt: 'Revoir votre partie',
  facts: (least, most, minutes) =>
    `${least === most ? number(most) : `${number(least)} à ${number(most)}`} joueurs · ${number(minutes)} min`,
  yourMove: (move) => `À vous de jouer, coup ${number(move)}`,
  theirMove: (seat, move) => `Au tour de : ${seat}, coup ${number(move)}`,
  against: (levels) => `adversaire : ${levels}`,
  welcome: 'Nouveau ici ?',
  lesson: (game) => `${game} en trente secondes`,
  startLesson: 'Commencer la leçon',
  justPlay: 'Jouer tout de suite',
  another: (game) => `Une partie de ${game} ?`,
  byLink: 'Parties par lien',
  yourTurn: 'À vous de jouer',
  theirTurn: 'Pas votre tour',
  over: 'Terminée',
  earlier: 'Parties précédentes',
  all: (count) => `Toutes (${number(count)})`,
  won: 'Gagnée',
  lost: 'Perdue',
  drawn: 'Nulle',
  placed: (place, count) => `${number(place)}e sur ${number(count)}`,
  wonBy: (seats) => `Victoire : ${seats}`,
  unfinished: 'Inachevée',
  forget: (game) => `Oublier ${game}`,
  toBuilder: 'Mettre un plateau sur votre propre page',
};

export const rules: Words['rules'] = {
  title: (game) => `Comment jouer à ${game}`,
  play: (game) => `Jouer à ${game}`,
};

export const dialog: Words['dialog'] = {
  close: 'Fermer',
};

export const newGame: Words['newGame'] = {
  characters: {
    beginner: 'Apprend, comme vous',
    easy: 'Joue pour le plaisir',
    medium: 'Prend ce que vous laissez',
    hard: 'Prévoit quelques coups',
    master: 'Ne laisse rien passer',
  },
  kept: 'Votre partie en cours reste dans la liste.',
};

export const builder: Words['builder'] = {
  title: 'Un plateau sur votre propre page',
};

export const embed: Words['embed'] = {
  board: (game) => `Un plateau de ${game}`,
  none: 'Pas de plateau',
  noGame: 'L’adresse ne nomme aucun jeu.',
  known: (games) => `Elle peut nommer ceux-ci : ${games.join(', ')}.`,
  toStart: 'Au début',
  undo: 'Annuler',
  back: 'Retour',
  on: 'Suite',
  redo: 'Rétablir',
  toEnd: 'À la fin',
  restart: 'Recommencer',
  gambol: 'Gambol',
  whole: 'Ouvrir sur sa propre page, dans Gambol',
  step: (ply, count, move) => `${number(ply)} sur ${number(count)} : ${move}.`,
};
