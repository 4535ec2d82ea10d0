// Combo in French: the messages of the engine's errors, by the codes of the game.

import { number } from '../../../../words/vocabulary.ts';
import type en from './en.ts';

export default {
  places: {
    draws: 'parties nulles',
    from: 'première case',
    pieces: 'pions',
    'plies-since-the-last-capture': 'coups depuis la dernière capture',
    sign: 'signe',
    to: 'dernière case',
  },
  numbered: {},
  texts: {
    'no-piece': () => 'Un plateau porte au moins un pion.',
    'rank-stack': ({ most }) =>
      `Une rangée s’écrit avec des piles comme b2, et des nombres de 1 à ${number(most)} pour les cases vides.`,
    'most-of-a-side': ({ most }) => `Chaque camp a au plus ${number(most)} pions.`,
    carry: () => 'Un coup est un nombre de pions, une case, un signe et une case, comme 2d4xd6.',
  },
  rules: {
    'straight-line': () => 'Les pions se déplacent en ligne droite vers une autre case.',
    'too-far': () => 'Un coup avance d’au plus autant de cases qu’il emporte de pions.',
    'single-capture': () => 'Il faut au moins deux pions pour capturer.',
  },
} satisfies typeof en;
