// LuckyMoose in German: the messages of the engine's errors, by the codes of the game.

import { number } from '../../../../words/vocabulary.ts';
import type en from './en.ts';

export default {
  places: {
    exchange: 'Tausch',
    generator: 'Zufallszustand',
    hands: 'Hände',
    players: 'Spieler',
    pool: 'Vorrat',
    scores: 'Punkte',
    sets: 'Sätze',
    size: 'Größe des Brettes',
    token: 'Plättchen',
    tokens: 'Plättchen',
    'turns-without-a-lay': 'Runden ohne Legen',
  },
  numbered: {
    player: (at) => `Spieler ${at}`,
    token: (at) => `Plättchen ${at}`,
  },
  texts: {
    'board-size': ({ least, most }) =>
      `Ein Brett hat eine ungerade Zahl von Reihen, ${number(least)} bis ${number(most)}, mit „/“ dazwischen.`,
    'rank-token': ({ most }) =>
      `In einer Reihe stehen Plättchen wie g4 und für leere Felder Zahlen von 1 bis ${number(most)}.`,
    'player-count': () => 'Hier müssen die Punkte von 2, 3 oder 4 Spielern stehen, mit „,“ dazwischen.',
    'hand-count': ({ hands }) => `Hier müssen ${number(hands)} Hände stehen, mit „/“ dazwischen.`,
    'generator-state': () => 'Hier müssen 16 Zeichen von 0 bis 9 und a bis f stehen.',
    'generator-hidden': () => 'Hier muss „-“ stehen, denn niemand weiß es.',
    'kind-count': ({ most }) =>
      `Auf dem Brett, in Händen und im Vorrat gibt es höchstens ${number(most)} Plättchen einer Art.`,
    'token-count': ({ most }) => `Auf dem Brett, in Händen und im Vorrat gibt es höchstens ${number(most)} Plättchen.`,
    token: () => 'Ein Plättchen ist einer der Buchstaben r, o, y, g, b, p und eine Zahl von 1 bis 6, zum Beispiel g4.',
    tokens: () => 'Hier müssen Plättchen stehen, oder „-“, wenn es keine gibt.',
    'token-order': () => 'Plättchen stehen nach Farbe, dann nach Symbol geordnet.',
    'many-tokens': ({ most }) => `Hier können höchstens ${number(most)} Plättchen stehen.`,
    'hand-or-size': ({ most }) => `Hier müssen Plättchen stehen, oder wie viele es sind, von 0 bis ${number(most)}.`,
    'own-hand-missing': () => 'Eine der Hände muss bekannt sein.',
    'second-hand': () => 'Eine Hand ist schon bekannt, also muss hier die Zahl der Plättchen stehen.',
    'hand-hidden': () => 'Die Hände sind hier verdeckt, also muss die Zahl der Plättchen stehen.',
    turn: () =>
      'Ein Zug besteht aus Plättchen mit ihren Feldern wie r1@h8, aus „~“ mit Plättchen zum Tauschen oder aus „pass“.',
    'square-order': () => 'Gelegte Plättchen stehen nach Reihe, dann nach Spalte geordnet.',
    'no-token': () => 'Es braucht mindestens ein Plättchen.',
    'sealed-places': () => 'Hier müssen Plätze in der Hand in steigender Folge stehen, zum Beispiel ~136.',
  },
  rules: {},
} satisfies typeof en;
