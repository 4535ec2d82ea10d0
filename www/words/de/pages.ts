// German: the screens beside the table, and the dialogs.

import { number } from '../vocabulary.ts';
import type { Words } from '../index.ts';

export const page: Words['page'] = {
  title: 'Gambol: Brettspiele auf einer Seite',
  description: 'Vier Brettspiele mit starkem Gegner und Analyse, ganz auf deinem Gerät.',
  titleOf: (screen) => `${screen} · Gambol`,
  skip: 'Zum Inhalt',
  toHall: 'Alle Spiele',
  toTable: 'Zurück zum Tisch',
  library: 'Bibliothek',
  docs: 'Dokumentation',
  puzzles: 'Aufgaben',
  rules: (game) => `${game}: Regeln`,
  learn: (game) => `${game} lernen`,
  study: (game) => `${game} studieren`,
};

export const language: Words['language'] = {
  label: 'Sprache',
  unavailable: (name) => `${name} ließ sich nicht laden. Beim ersten Mal braucht es dafür eine Verbindung.`,
};

export const sentences: Words['sentences'] = (all) => all.filter(Boolean).join(' ');
export const quote: Words['quote'] = (name, words) => `${name}: „${words}“`;

export const hall: Words['hall'] = {
  title: 'Gambol',
  lead: 'Eine kurze Lektion, gleich auf dem Brett. Vier Brettspiele, starke Gegner, ohne Konto, ohne Werbung, auch ohne Internet.',
  games: 'Spiele',
  board: (game) => `Ein ${game}-Brett`,
  play: 'Spielen',
  continue: 'Weiterspielen',
  learn: 'Lernen',
  goOn: (move) => `Weiterspielen, Zug ${number(move)}`,
  lookAt: 'Deine Partie ansehen',
  facts: (least, most, minutes) =>
    `${least === most ? number(most) : `${number(least)}–${number(most)}`} Spieler · ${number(minutes)} min`,
  yourMove: (move) => `Du bist am Zug, Zug ${number(move)}`,
  theirMove: (seat, move) => `${seat} am Zug, Zug ${number(move)}`,
  against: (levels) => `Gegner: ${levels}`,
  welcome: 'Neu hier?',
  lesson: (game) => `${game} in dreißig Sekunden`,
  startLesson: 'Lektion beginnen',
  justPlay: 'Gleich spielen',
  another: (game) => `Eine Partie ${game}?`,
  byLink: 'Partien per Link',
  yourTurn: 'Du bist am Zug',
  theirTurn: 'Nicht am Zug',
  over: 'Beendet',
  earlier: 'Frühere Partien',
  all: (count) => `Alle ${number(count)}`,
  won: 'Gewonnen',
  lost: 'Verloren',
  drawn: 'Remis',
  placed: (place, count) => `${number(place)}. von ${number(count)}`,
  wonBy: (seats) => `Sieg: ${seats}`,
  unfinished: 'Nicht beendet',
  forget: (game) => `${game} vergessen`,
  toBuilder: 'Ein Brett für deine eigene Seite',
};

export const rules: Words['rules'] = {
  title: (game) => `So spielt man ${game}`,
  play: (game) => `${game} spielen`,
};

export const dialog: Words['dialog'] = {
  close: 'Schließen',
};

export const newGame: Words['newGame'] = {
  characters: {
    beginner: 'Lernt noch, wie du',
    easy: 'Spielt zum Spaß',
    medium: 'Nimmt, was du liegen lässt',
    hard: 'Plant ein paar Züge voraus',
    master: 'Übersieht nichts',
  },
  kept: 'Deine bisherige Partie bleibt in der Übersicht.',
};

export const builder: Words['builder'] = {
  title: 'Ein Brett auf deiner eigenen Seite',
};

export const embed: Words['embed'] = {
  board: (game) => `Ein ${game}-Brett`,
  none: 'Kein Brett',
  noGame: 'Die Adresse nennt kein Spiel.',
  known: (games) => `Nennen kann sie diese: ${games.join(', ')}.`,
  toStart: 'Zum Anfang',
  undo: 'Zurück',
  back: 'Zurück',
  on: 'Weiter',
  redo: 'Vor',
  toEnd: 'Zum Ende',
  restart: 'Von vorn',
  gambol: 'Gambol',
  whole: 'Auf einer eigenen Seite öffnen, in Gambol',
  step: (ply, count, move) => `${number(ply)} von ${number(count)}: ${move}.`,
};
