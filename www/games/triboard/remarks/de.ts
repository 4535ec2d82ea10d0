// German: what is said about a game of Triboard that is over, in one sentence.

import { number } from '../../../words/vocabulary.ts';
import type en from './en.ts';

export default {
  decided: () => 'Erst der letzte Zug hat die Partie entschieden.',
  yourReturn: (ply) => `Bei Zug ${number(ply)} warst du noch Letzter, am Ende Erster.`,
  comeback: (ply) => `Wer gewonnen hat, lag bei Zug ${number(ply)} noch auf dem letzten Platz.`,
  lastTurned: (cells) => `Der letzte Zug hat ${number(cells)} deiner Felder umgedreht.`,
  yourMove: (cells, ply) => `Dein größter Zug hat ${number(cells)} Felder umgedreht: Zug ${number(ply)}.`,
  move: (cells, ply) => `Der größte Zug hat ${number(cells)} Felder umgedreht: Zug ${number(ply)}.`,
  turned: (cells) =>
    `Spiel nächstes Mal am Rand und an Mauern entlang: Insgesamt wurden ${number(cells)} deiner Felder umgedreht.`,
} satisfies typeof en;
