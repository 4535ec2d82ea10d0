// German: puzzles.

import { number, pluralOf } from '../vocabulary.ts';
import { spelled } from '../de/numbers.ts';
import type en from './en.ts';

const puzzles = (count: number) => `${number(count)} ${pluralOf(count) === 'one' ? 'Aufgabe' : 'Aufgaben'}`;
const rated = (rating: number) => String(Math.round(rating));

export default {
  all: 'Alle Aufgaben',
  of: (game) => `Aufgaben zu ${game}`,
  daily: 'Aufgabe des Tages',
  puzzle: (id) => `Aufgabe ${number(id)}`,
  dailyOn: (date) => `Aufgabe vom ${date}`,
  dailies: 'Aufgaben des Tages',
  practice: 'Üben',
  practiceNote: 'Aufgaben, die zu deiner Wertung passen',
  streak: 'Serie',
  streakNote: 'Wie viele in Folge?',
  storm: 'Sturm',
  stormNote: 'So viele, wie du in drei Minuten schaffst',
  themes: 'Nach Thema',
  solve: 'Lösen',
  solvedDay: 'Gelöst',
  earlier: 'Frühere Tage',

  goal: 'Finde den besten Zug.',
  you: (seat) => `Du spielst ${seat}.`,
  yourTurn: 'Du bist am Zug.',

  right: 'Richtig. Weiter.',
  solved: 'Gelöst!',
  helped: 'Mit Tipp gelöst',
  slower: 'Richtig, aber es geht kürzer.',
  wrong: 'Das ist es nicht.',
  looking: 'Die Antwort wird gesucht …',
  costs: (amount) => `Das kostet ${amount}.`,
  noWin: 'Jetzt ist der Gewinn weg.',
  loses: 'Jetzt ist es verloren.',
  shown: 'Das ist die Lösung.',
  showing: 'Die Lösung läuft auf dem Brett.',
  again: 'Noch ein Versuch',
  show: 'Lösung ansehen',
  warnedRated: 'Mit einem Tipp zählt diese Aufgabe für deine Wertung als nicht gelöst.',
  warned: 'Mit einem Tipp zählt diese Aufgabe als „mit Tipp gelöst“.',
  takeHint: 'Tipp nehmen',
  next: 'Nächste Aufgabe',
  playOn: (level) => `Weiter gegen ${level}`,
  share: 'Teilen',
  close: 'Zurück zu den Aufgaben',

  rating: 'Deine Wertung',
  ratingIs: (rating, isUncertain) => `${rated(rating)}${isUncertain ? '?' : ''}`,
  unrated: 'Löse ein paar Aufgaben, dann steht hier deine Wertung.',
  uncertain: 'Ein Fragezeichen: Das ist noch geschätzt.',
  changed: (rating, by) => `${rated(rating)} (${by < 0 ? '−' : '+'}${number(Math.abs(Math.round(by)))})`,
  puzzleRating: (rating) => `Wertung ${rated(rating)}`,
  level: (level) => `etwa so stark wie ${level}`,
  graph: (from, to, count) => `Deine Wertung über ${puzzles(count)}: von ${rated(from)} bis ${rated(to)}`,
  history: 'Deine letzten Aufgaben',
  tried: (id, result) =>
    `Aufgabe ${number(id)}, ${{ solved: 'gelöst', hinted: 'mit Tipp', failed: 'nicht gelöst' }[result]}`,
  best: (count) => `Rekord: ${number(count)}`,

  count: (count) => `${puzzles(count)} gelöst`,
  begin: 'Die Zeit läuft ab deinem ersten Zug.',
  left: 'Verbleibende Zeit',
  over: 'Die Zeit ist um',
  broken: 'Die Serie ist zu Ende',
  complete: 'Du hast alle gelöst',
  record: 'Dein Rekord!',
  another: 'Noch einmal',

  shareText: (date, tries) =>
    tries > 0
      ? `Gambol ${date}: ${tries === 1 ? 'beim ersten Versuch' : `in ${spelled(tries)} Versuchen`} gelöst`
      : `Gambol ${date}: eine harte Nuss`,
  copied: 'Mit dem Link kopiert.',
  notCopied: 'Dein Browser lässt diese Seite nicht kopieren.',

  noPuzzle: 'Diese Aufgabe gibt es nicht.',
  noFile: 'Die Aufgaben konnten nicht geladen werden. Beim ersten Mal brauchen sie eine Verbindung.',
  builder: { mode: 'Eine Aufgabe lösen', number: 'Aufgabe (Nummer oder Datum; leer: die des Tages)' },
} satisfies typeof en;
