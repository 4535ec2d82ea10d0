// German: what is wrong with a link, and how its game differs from the one that is known here.

import { either, number } from '../vocabulary.ts';
import type en from './en.ts';

export default {
  tooLong: 'Dieser Link ist länger als der jeder Partie und wurde deshalb nicht geöffnet.',
  noGame: (name) => `Ein Spiel namens „${name}“ gibt es hier nicht.`,
  noPage: (path) => `„${path}“ ist hier keine Seite; das ist der Tisch des Spiels.`,
  tooMany: (most, count) => `Im Link werden nur ${number(most)} von ${number(count)} Angaben gelesen.`,
  twice: (key) => `Im Link steht „${key}“ zweimal; die erste Angabe zählt.`,
  damaged: (key) => `Im Link ist „${key}“ beschädigt.`,
  unknown: (key) => `Im Link ist „${key}“ nicht bekannt.`,
  besideView: (key) => `Im Link passt „${key}“ nicht zu „view“, das zum Zuschauen da ist.`,
  more: 'Im Link steht noch mehr, was nicht lesbar ist.',
  seed: (value, most) => `Im Link steht „seed“ auf „${value}“; das ist keine ganze Zahl bis ${most}.`,
  view: 'Im Link ist „view“ für Spiele mit verdeckter Hand, und dieses ist keines.',
  moves: (most) => `Im Link hat „moves“ mehr als ${number(most)} Züge; so viele hat keine Partie.`,
  playerKind: (value, known) => `Im Link nennt „players“ „${value}“ statt ${either(known)}.`,
  players: (named, least, most) =>
    `Im Link nennt „players“ ${number(named)} Spieler; hier spielen ${least < most ? `${number(least)} bis ${number(most)}` : number(most)}.`,
  match: (value) =>
    `Im Link steht „match“ auf „${value}“; das ist nicht der Name einer Partie mit dem Platz des Absenders.`,
  at: (value) => `Im Link steht „at“ auf „${value}“; das ist keine Anzahl von Zügen.`,
  ending: (value) => `Im Link steht „ending“ auf „${value}“; so kann diese Partie nicht enden.`,
  clock: (value) =>
    `Im Link steht „clock“ auf „${value}“; das sind keine Sekunden mit Zusatzsekunden je Zug wie 300+2.`,
  leftAlone: 'Im Link braucht „left“ ein „clock“.',
  left: (value, players) =>
    `Im Link steht „left“ auf „${value}“; das sind nicht die Sekunden von ${number(players)} Spielern.`,
  option: (key, value, known) => `Im Link steht „${key}“ auf „${value}“ statt auf ${either(known)}.`,
  packed: 'Der Link ist beschädigt. Du siehst, was davon lesbar ist.',
  position: (why) => `Die Stellung ist nicht lesbar. ${why}`,
  move: (n) => `Zug ${number(n)} dieses Links ist nicht möglich. Die Partie hält davor an.`,
  ply: (ply) => `Die Partie hat keine ${number(ply)} Züge.`,
  seats: (named, playing) =>
    `Der Link nennt ${number(named)} Spieler, aber in seiner Stellung spielen ${number(playing)}.`,
  matches: {
    older: (ply) =>
      `Dieser Link stammt von Zug ${number(ply)}. Deine Partie ist seither weitergegangen; du siehst sie, wie sie jetzt steht.`,
    differs: (move) =>
      `Dieser Link und deine Partie unterscheiden sich ab Zug ${number(move)}. Du siehst deine; sie bleibt erhalten.`,
    lookAtTheirs: 'Partie aus dem Link ansehen',
  },
} satisfies typeof en;
