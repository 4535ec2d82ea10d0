// German: courses.

import { number } from '../vocabulary.ts';
import type en from './en.ts';

export default {
  title: (game) => `Der Kurs zu ${game}`,
  chapter: (at) => `Kapitel ${number(at)}`,
  lesson: (at, all) => `Lektion ${number(at)} von ${number(all)}`,
  puzzles: (theme) => (theme === '' ? 'Fünf Aufgaben' : `Fünf Aufgaben: ${theme}`),
  game: (level) => `Partie gegen ${level}`,

  progress: (done, all) => `${number(done)} von ${number(all)} Lektionen erledigt`,
  share: (done, all) => `${number(done)} von ${number(all)}`,
  done: 'erledigt',
  next: 'als Nächstes',
  start: 'Kurs beginnen',
  goOn: 'Weiter',
  finished: 'Alles geschafft',
  finishedNote: 'Jede Lektion, jede Aufgabe und jede Partie dieses Kurses. Jetzt zeig es am Brett.',
  play: 'Eine Partie spielen',

  close: 'Zurück zum Kurs',
  nextIs: (title) => `Als Nächstes: ${title}`,
  nextLesson: 'Nächste Lektion',
  toPuzzles: 'Zu den Aufgaben',
  toGame: 'Zur Partie',
  all: 'Alle Lektionen',
  toEnd: 'Zum Kurs',

  unrated: 'Deine Wertung bleibt, wie sie ist.',
  five: 'Alle fünf gelöst!',
  more: 'Fünf weitere',

  restart: 'Von vorn',
  again: 'Noch ein Versuch',
  reached: 'Geschafft!',
  missed: 'Diesmal nicht',

  insight: (game) => `Was ${game} über sich verrät`,
  percent: (share) => `${number(Math.round(share * 100))} %`,
  fromGames: (games, level) => `Aus ${number(games)} Partien, die ${level} allein gespielt hat`,
  fromAll: (positions) => `Exakt: Alle ${number(positions)} Stellungen des Spiels sind berechnet`,
  figures: 'Alle Zahlen (auf Englisch)',

  noCourse: 'Der Kurs ließ sich nicht laden. Beim ersten Mal braucht er eine Verbindung.',
  noPart: 'Diese Lektion gibt es in diesem Kurs nicht.',
} satisfies typeof en;
