// LuckyMoose in French: the messages of the engine's errors, by the codes of the game.

import { number } from '../../../../words/vocabulary.ts';
import type en from './en.ts';

export default {
  places: {
    exchange: 'échange',
    generator: 'état du hasard',
    hands: 'mains',
    players: 'joueurs',
    pool: 'pioche',
    scores: 'scores',
    sets: 'jeux complets',
    size: 'taille du plateau',
    token: 'jeton',
    tokens: 'jetons',
    'turns-without-a-lay': 'tours sans pose',
  },
  numbered: {
    player: (at) => `joueur ${at}`,
    token: (at) => `jeton ${at}`,
  },
  texts: {
    'board-size': ({ least, most }) =>
      `Un plateau a un nombre impair de rangées, de ${number(least)} à ${number(most)}, séparées par « / ».`,
    'rank-token': ({ most }) =>
      `Une rangée s’écrit avec des jetons comme g4, et des nombres de 1 à ${number(most)} pour les cases vides.`,
    'player-count': () => 'Il faut les points de 2, 3 ou 4 joueurs, séparés par « , ».',
    'hand-count': ({ hands }) => `Il faut ${number(hands)} mains, séparées par « / ».`,
    'generator-state': () => 'Il faut 16 signes de 0 à 9 et de a à f.',
    'generator-hidden': () => 'Il faut « - », car personne ne le sait.',
    'kind-count': ({ most }) =>
      `Il y a au plus ${number(most)} jetons de chaque sorte sur le plateau, en main et dans la pioche.`,
    'token-count': ({ most }) => `Il y a au plus ${number(most)} jetons sur le plateau, en main et dans la pioche.`,
    token: () => 'Un jeton est une des lettres r, o, y, g, b, p et un nombre de 1 à 6, comme g4.',
    tokens: () => 'Il faut des jetons, ou « - » s’il n’y en a pas.',
    'token-order': () => 'Les jetons s’écrivent par couleur, puis par symbole.',
    'many-tokens': ({ most }) => `Il peut y avoir au plus ${number(most)} jetons.`,
    'hand-or-size': ({ most }) => `Il faut des jetons, ou leur nombre, de 0 à ${number(most)}.`,
    'own-hand-missing': () => 'Une des mains doit être connue.',
    'second-hand': () => 'Une main est déjà connue : il faut un nombre de jetons.',
    'hand-hidden': () => 'Les mains sont cachées ici : il faut un nombre de jetons.',
    turn: () => 'Un coup est des jetons avec leurs cases comme r1@h8, « ~ » et des jetons à échanger, ou « pass ».',
    'square-order': () => 'Les jetons posés s’écrivent par rangée, puis par colonne.',
    'no-token': () => 'Il faut au moins un jeton.',
    'sealed-places': () => 'Il faut des places de la main en ordre croissant, comme ~136.',
  },
  rules: {},
} satisfies typeof en;
