// German: the messages of the engine's errors, by the codes that games share.

import { either, list, number } from '../vocabulary.ts';
import links from '../links/de.ts';
import type { CommonWords } from './index.ts';

export default {
  links,
  frame: {
    found: (place, text) => `${place}: „${text}“.`,
    missing: (place) => `Es fehlt: ${place}.`,
    after: (place) => `nach: ${place}`,
    comma: ', ',
    within: (line, column, sentence) => `Zeile ${number(line)}, Spalte ${number(column)}: ${sentence}`,
  },
  places: {
    board: 'Brett',
    game: 'Spiel',
    level: 'Stärke',
    move: 'Zug',
    moves: 'Züge',
    'place-of-a-move': 'Nummer eines Zuges',
    'player-to-move': 'Spieler am Zug',
    position: 'Stellung',
    rank: 'Reihe',
    result: 'Ergebnis',
    seat: 'Platz',
    seed: 'Startzahl',
    'set-up': 'Optionen',
    'side-to-move': 'Seite am Zug',
    square: 'Feld',
  },
  numbered: { move: (at) => `Zug ${at}`, rank: (at) => `Reihe ${at}`, square: (at) => `Feld ${at}` },
  texts: {
    'one-of': ({ choice }) => `Hier muss ${either(choice)} stehen.`,
    number: ({ least, most }) => `Hier muss eine ganze Zahl von ${number(least)} bis ${number(most)} stehen.`,
    'odd-number': ({ least, most }) => `Hier muss eine ungerade Zahl von ${number(least)} bis ${number(most)} stehen.`,
    'unknown-option': ({ known }) => `Dieses Spiel hat die Optionen ${list(known)}.`,
    'unknown-game': ({ choice }) => `Es gibt die Spiele ${list(choice)}.`,
    'field-count': ({ fields }) =>
      `Eine Stellung dieses Spiels hat ${number(fields)} Teile mit je einem Leerzeichen dazwischen.`,
    'field-empty': () => 'Zwischen den Teilen einer Stellung steht je ein Leerzeichen, davor und danach keines.',
    end: () => 'Die Stellung sollte davor zu Ende sein.',
    'rank-count': ({ ranks }) => `Das Brett hat ${number(ranks)} Reihen mit „/“ dazwischen.`,
    'rank-length': ({ squares }) => `Eine Reihe hat ${number(squares)} Felder.`,
    'rank-item': ({ pieces, most }) =>
      `In einer Reihe stehen ${list(pieces)} und für leere Felder Zahlen von 1 bis ${number(most)}.`,
    'empty-run': () => 'Leere Felder nebeneinander stehen als eine einzige Zahl.',
    square: () => 'Ein Feld besteht aus Buchstabe und Zahl, zum Beispiel c2.',
    'square-on-board': ({ last }) => `Die Felder dieses Brettes gehen von a1 bis ${last}.`,
    'view-of-another': () => 'Hier muss stehen, was der Spieler am Zug weiß.',
  },
  rules: {
    'illegal-move': (_, found) => `„${found}“ ist hier kein erlaubter Zug.`,
    'game-over': () => 'Die Partie ist aus.',
    'nothing-to-search': () => 'Die Partie ist aus, also gibt es keinen Zug zu suchen.',
    'looking-on': () => 'Du schaust zu und kannst nicht ziehen.',
    'moves-after-view': () => 'Bei verdeckter Hand können auf eine Stellung keine Züge folgen.',
    'unknown-node': () => 'Diese Stellung gehört nicht mehr zur Partie.',
    'root-node': () => 'Die Anfangsstellung lässt sich nicht löschen.',
    mark: () => 'Diese Markierung ist nicht lesbar.',
    'study-game': () => 'Eine Studie beginnt mit der Kopfzeile „Game“, zum Beispiel [Game "gambit"].',
    header: () => 'Eine Kopfzeile steht in einer Zeile, zum Beispiel [Event "Beispiel"].',
    'header-quote': (_, found) =>
      `Ein Anführungszeichen im Wert einer Kopfzeile wird mit einem umgekehrten Schrägstrich geschrieben, \\": „${found}“.`,
    'header-twice': (_, found) => `Die Kopfzeile „${found}“ kommt zweimal vor.`,
    escape: () => 'Nach einem umgekehrten Schrägstrich steht n, r, t, s oder das maskierte Zeichen.',
    'comment-end': () => 'Diesem Kommentar fehlt die schließende Klammer.',
    'variation-begin': () => 'Eine Variante folgt auf den Zug, den sie ersetzt, und hat selbst einen Zug.',
    'variation-end': () => 'Dieser Klammer fehlt ihr Gegenstück.',
    judgement: (_, found) => `„${found}“ ist keine Bewertung, oder der Zug hat schon eine.`,
    'study-text': (_, found) => `„${found}“ ist weder ein Zug noch ein Kommentar, eine Variante oder das Ergebnis.`,
    'study-size': ({ most }) => `Eine Studie hat höchstens ${number(most)} Züge.`,
    'study-length': ({ most }) => `Eine Studie hat höchstens ${number(most)} Zeichen.`,
    'file-size': ({ most }) => `Eine Datei hat höchstens ${number(most)} MB. Teile diese, und importiere ihre Teile.`,
    'file-encoding': () =>
      'Die Zeichenkodierung dieser Datei lässt sich nicht erkennen. Speichere sie als UTF-8, und importiere sie noch einmal.',
    'study-end': () => 'Nach dem Ergebnis einer Studie darf nichts mehr stehen.',
  },
} satisfies CommonWords;
