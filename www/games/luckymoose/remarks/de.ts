// German: what is said about a game of LuckyMoose that is over, in one sentence.

import { number } from '../../../words/vocabulary.ts';
import type en from './en.ts';

export default {
  decided: () => 'Erst der letzte Zug hat die Partie entschieden.',
  yourReturn: (points) => `Du hast einen Rückstand von ${number(points)} Punkten aufgeholt.`,
  comeback: (points) => `Wer gewonnen hat, lag einmal ${number(points)} Punkte zurück.`,
  yourLay: (points, ply) => `Dein bester Zug brachte ${number(points)} Punkte: Zug ${number(ply)}.`,
  lay: (points, ply) => `Der beste Zug brachte ${number(points)} Punkte: Zug ${number(ply)}.`,
  exchanged: (times) =>
    `Leg nächstes Mal lieber eine kurze Linie: Du hast ${number(times)}-mal getauscht, und das bringt nichts.`,
  border: (theirs, yours) =>
    `Sieh nächstes Mal zuerst zum Rand: Gewonnen wurde mit ${number(theirs)} ` +
    `Zügen auf ×3, du hattest ${number(yours)}.`,
  singles: (singles, lays) =>
    `Such nächstes Mal nach zwei Plättchen, die zusammenpassen: ${number(singles)} ` +
    `deiner ${number(lays)} Züge hatten nur eins.`,
} satisfies typeof en;
