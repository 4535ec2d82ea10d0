// German: what is said about a game of Gambit that is over, in one sentence.

import { number } from '../../../words/vocabulary.ts';
import type en from './en.ts';

export default {
  decided: () => 'Einen Zug früher hätten die Inseln ein anderes Ergebnis gebracht.',
  yourIsland: (size, points, ply) =>
    `Deine Insel aus ${number(size)} Steinen stand von Zug ${number(ply)} bis zum Ende: ${number(points)} Punkte.`,
  island: (size, points, ply) =>
    `Eine Insel aus ${number(size)} Steinen stand von Zug ${number(ply)} bis zum Ende: ${number(points)} Punkte.`,
  yourJumps: (taken, ply) => `Dein längster Zug hat ${number(taken)} Steine geschlagen: Zug ${number(ply)}.`,
  jumps: (taken, ply) => `Der längste Zug hat ${number(taken)} Steine geschlagen: Zug ${number(ply)}.`,
  touching: (pieces) =>
    `Mach nächstes Mal deine Steine rechtzeitig frei: ${number(pieces)} berührten einen Gegner und zählten nichts.`,
  scattered: (islands, points) =>
    `Bring nächstes Mal deine Steine zusammen: Deine ${number(islands)} Inseln wären ` +
    `als eine einzige ${number(points)} Punkte wert.`,
  taken: (lost, taken) =>
    `Sieh nächstes Mal vor dem Springen nach, wer zurückspringen kann: ${number(lost)} ` +
    `Steine verloren, ${number(taken)} geschlagen.`,
} satisfies typeof en;
