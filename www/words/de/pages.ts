// German: the screens beside the table, and the dialogs.

import { number, pluralOf } from '../vocabulary.ts';
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
  titleOf: (game) => `Neue Partie ${game}`,
  opponent: 'Gegner',
  opponents: 'Gegner',
  characters: {
    beginner: 'Lernt noch, wie du',
    easy: 'Spielt zum Spaß',
    medium: 'Nimmt, was du liegen lässt',
    hard: 'Plant ein paar Züge voraus',
    master: 'Übersieht nichts',
  },
  person: 'Ein Mensch',
  personNote: 'Hier oder per Link',
  where: 'Wo ihr spielt',
  here: 'Hier',
  hereNote: 'An diesem Gerät',
  byLinkNote: 'Ihr schickt euch die Partie',
  live: 'Live',
  liveNote: 'An mehreren Geräten, direkt verbunden',
  count: 'Spieler',
  youPlay: 'Du spielst',
  places: ['Als Erster', 'Als Zweiter', 'Als Dritter', 'Als Vierter'],
  chance: 'Zufall',
  more: 'Mehr',
  usual: 'Wie üblich',
  noClock: 'Ohne Uhr',
  clockOf: (minutes, seconds) =>
    seconds > 0 ? `${number(minutes)} min + ${number(seconds)} s` : `${number(minutes)} min`,
  ownPosition: 'Aus einer Stellung',
  eachSeat: 'Platz für Platz',
  movesFirst: (seat) => `${seat}, beginnt`,
  openHands:
    'Per Link schicken sich die Spieler die ganze Partie. Wer diesen Link hat, kann jede Hand ausrechnen, auch deine. Spiel so nur mit Leuten, denen du vertraust.',
  nobodyHere: 'In einer Partie per Link muss jemand hier spielen.',
  clock: 'Mit Uhr spielen',
  minutes: 'Minuten für jede Seite',
  seconds: 'Zusätzliche Sekunden je Zug',
  seed: { deal: 'Nummer der Verteilung (leer: zufällig)', board: 'Nummer des Bretts (leer: zufällig)' },
  badSeed: 'Das muss eine ganze Zahl sein, zum Beispiel 42.',
  position: 'Mit einer Stellung beginnen, wie sie in Links steht',
  start: 'Spielen',
  kept: 'Deine bisherige Partie bleibt in der Übersicht.',
};

export const settings: Words['settings'] = {
  title: 'Einstellungen',
  groups: { look: 'Aussehen', touch: 'Ton und Berührung', play: 'Spiel' },
  set: 'Brett und Steine',
  sets: {
    auto: 'Automatisch',
    linen: 'Leinen',
    walnut: 'Nussbaum',
    slate: 'Schiefer',
    sea: 'Meer',
    contrast: 'Hoher Kontrast',
  },
  colours: 'Farben',
  themes: { auto: 'Automatisch', light: 'Hell', dark: 'Dunkel' },
  pace: 'Der Computer zieht',
  paces: { quick: 'Schnell', usual: 'In Ruhe', slow: 'Langsam' },
  coordinates: 'Koordinaten am Brett',
};

export const share: Words['share'] = {
  title: 'Teilen',
  what: 'Was du teilst',
  link: 'Link',
  whole: 'Die Partie mit allen Zügen',
  position: 'Nur diese Stellung',
  watch: 'Zum Zuschauen',
  watchNote: 'Zeigt das Brett und den Punktestand. Keine Hände.',
  game: 'Die Partie selbst',
  gameNote: 'Wer diesen Link hat, kann jede Hand ausrechnen, auch deine. Schick ihn nur jemandem, dem du vertraust.',
  copy: 'Link kopieren',
  copied: 'Link kopiert.',
  copyMarked: 'Dein Browser lässt diese Seite nicht kopieren. Der Link ist markiert: Kopier ihn selbst.',
  send: 'Senden …',
  code: 'QR-Code',
  codeName: 'Der Link als QR-Code',
  codeReady: 'Scanne ihn mit einem anderen Gerät, um den Link dort zu öffnen.',
  codeTooLong: 'Dieser Link ist zu lang für einen QR-Code.',
  codeMissing:
    'Der QR-Code braucht einen Teil der Seite, der sich nicht laden ließ. Kopier den Link oder lade die Seite neu, wenn du online bist.',
  toBuilder: 'Dieses Brett auf deine eigene Seite stellen',
  picture: (format) => `Bild (${format})`,
  film: 'Animation (GIF)',
  copyPicture: 'Bild kopieren',
  pictureCopied: 'Bild kopiert.',
  filmed: (moves, size) => `${number(moves)} ${pluralOf(moves) === 'one' ? 'Zug' : 'Züge'}, ${number(size)} MB`,
  save: 'Speichern',
  drawing: 'Die Züge werden gezeichnet',
  noPicture: 'Das Bild ließ sich nicht erstellen.',
};

export const builder: Words['builder'] = {
  title: 'Ein Brett auf deiner eigenen Seite',
  lead: 'Wähl aus, was das Brett zeigt, und füg dann das HTML in deine Seite ein. Mehr braucht es nicht.',
  game: 'Spiel',
  mode: 'Leser können',
  modes: { play: 'Spielen', view: 'Ansehen', steps: 'Eine Partie durchgehen' },
  position: 'Stellung; leer für den üblichen Start',
  moves: 'Züge, mit Leerzeichen dazwischen',
  size: 'Größe',
  sizes: { small: 'Klein', medium: 'Mittel', large: 'Groß', full: 'So breit wie die Seite' },
  colours: 'Farben',
  themes: { auto: 'Wie die Seite ringsum', light: 'Hell', dark: 'Dunkel' },
  looks: 'So sieht es aus',
  element: 'Als Element',
  frame: 'Als einfacher Rahmen',
  copy: 'Kopieren',
  copyName: (what) => `Kopieren: ${what}`,
  copied: 'HTML kopiert.',
  copyMarked: 'Dein Browser lässt diese Seite nicht kopieren. Das HTML ist markiert: Kopier es selbst.',
  frameTitle: (game) => `Ein ${game}-Brett`,
  wholePage: (game) => `${game} auf einer eigenen Seite`,
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
