// German: what is said about a game of Combo that is over, in one sentence.

import { number } from '../../../words/vocabulary.ts';
import type en from './en.ts';

export default {
  yourReturn: (pieces) => `Du hast einen Rückstand von ${number(pieces)} Steinen aufgeholt.`,
  comeback: (pieces) => `Wer gewonnen hat, lag einmal ${number(pieces)} Steine zurück.`,
  yourCapture: (pieces, ply) =>
    `Mit Zug ${number(ply)} hast du einen Stapel aus ${number(pieces)} Steinen geschlagen, deinen größten.`,
  capture: (pieces, ply) => `Der größte geschlagene Stapel hatte ${number(pieces)} Steine: Zug ${number(ply)}.`,
  yourLead: (ply) => `Du lagst von Zug ${number(ply)} bis zum Ende vorn.`,
  lostStack: (pieces, ply) =>
    `Halt nächstes Mal hohe Stapel außer Reichweite: Mit Zug ${number(ply)} hast ` +
    `du einen aus ${number(pieces)} Steinen verloren.`,
  lostSingles: (pieces) =>
    `Halt nächstes Mal deine Steine zusammen: ${number(pieces)} wurden einzeln ` +
    'geschlagen, und einer allein schlägt nicht zurück.',
} satisfies typeof en;
