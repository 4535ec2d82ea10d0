// German: the texts of problems and of their consequences.

import { either, list, number } from '../vocabulary.ts';
import type { Words } from '../index.ts';

export const problems: Words['problems'] = {
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
  gameIsKept: 'Deine eigene Partie bleibt erhalten.',
};

export const matches: Words['matches'] = {
  older: (ply) =>
    `Dieser Link stammt von Zug ${number(ply)}. Deine Partie ist seither weitergegangen; du siehst sie, wie sie jetzt steht.`,
  differs: (move) =>
    `Dieser Link und deine Partie unterscheiden sich ab Zug ${number(move)}. Du siehst deine; sie bleibt erhalten.`,
  lookAtTheirs: 'Partie aus dem Link ansehen',
};

export const library: Words['library'] = {
  full: 'In diesem Browser ist kein Platz mehr für deine Partien. Solange die Seite offen ist, sind sie sicher. Willst du eine länger behalten, kopier ihren Link: Teilen.',
  barred:
    'Dieser Browser bewahrt von dieser Seite nichts auf. Solange sie offen ist, sind deine Partien sicher. Willst du eine länger behalten, kopier ihren Link: Teilen.',
  damaged: (things) =>
    `Etwas, das dieser Browser aufbewahrt hat, ist beschädigt und nicht ganz lesbar: ${list(things)}. Alles andere ist wie zuvor.`,
  game: (game) => `deine Partie ${game}`,
  progress: (game) => `dein Fortschritt bei ${game}`,
  earlier: 'die Liste der früheren Partien',
  byLink: 'die Liste der Partien per Link',
  settings: 'deine Einstellungen',
  shelved: (game) =>
    `Für weitere Partien per Link ist kein Platz. Die älteste steht jetzt in der Übersicht bei deinen früheren Partien: ${game}.`,
  partedHere:
    'In einem anderen Fenster hast du anders weitergespielt. Beide Partien bleiben erhalten: Die andere steht in der Übersicht bei deinen früheren Partien.',
  partedThere:
    'In einem anderen Fenster hast du anders weitergespielt. Beide Partien bleiben erhalten: Diese steht in der Übersicht bei deinen früheren Partien.',
};

export const notices: Words['notices'] = {
  dismiss: 'Schließen',
  newRelease: 'Ein neueres Gambol ist bereit. Deine Partien bleiben, wie sie sind.',
  update: 'Update',
};

export const traps: Words['traps'] = {
  recovered: 'In der Seite ist etwas schiefgegangen. Die Partie ist sicher und geht hier weiter.',
  reopened: 'In der Seite ist etwas schiefgegangen. Deine Partien sind sicher.',
  lost: 'Diese Seite arbeitet nicht, wie sie soll. Die Partie bleibt erhalten: Lade die Seite neu, um weiterzuspielen.',
  noPage: 'Diese Seite ließ sich nicht zeigen',
  noPageAdvice: 'Beim ersten Mal braucht sie eine Verbindung. Lade die Seite neu, sobald es eine gibt.',
  noBoard: 'Dieses Brett ließ sich nicht zeigen',
  noBoardAdvice: 'Prüf deine Verbindung und lade es dann neu.',
};

export const faults: Words['faults'] = {
  internal: () => 'In der Seite ist etwas schiefgegangen. Versuch es noch einmal oder lade die Seite neu.',
  refused: () => 'Das Spiel kann das nicht lesen oder erlaubt es nicht.',
  noFragment: () => 'Ein Link zu einer Partie beginnt mit „#/“.',
  computerStopped: () =>
    'Der Computer hat aufgehört zu spielen. Versuch es noch einmal; hört er wieder auf, lade die Seite neu.',
  computerBarred: () =>
    'Der Computer kann in diesem Browser nicht starten. Lade die Seite neu oder spiel ohne ihn weiter.',
  computerRefused: () => 'Der Computer versteht diese Stellung nicht. Lade die Seite neu oder geh einen Zug zurück.',
  gameOver: () => 'Die Partie ist aus.',
  illegal: () => 'Dieser Zug ist nicht erlaubt.',
  notHeld: () => 'Wer am Zug ist, hat noch nicht bestätigt, dass er das Gerät hält.',
  handHidden: () => 'Die Hände sind verdeckt: Gezogen wird auf dem Brett.',
  playedElsewhere: (seat) => `${seat} spielt anderswo: Öffne den Link, der zurückkommt.`,
  playedByComputer: (seat) => `${seat} ist am Zug.`,
};
