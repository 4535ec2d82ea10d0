// French: the messages of the engine's errors, by the codes that games share.

import { either, list, number } from '../vocabulary.ts';
import links from '../links/fr.ts';
import type { CommonWords } from './index.ts';

export default {
  links,
  frame: {
    found: (place, text) => `${place} : « ${text} ».`,
    missing: (place) => `Il manque : ${place}.`,
    after: (place) => `après : ${place}`,
    comma: ', ',
    within: (line, column, sentence) => `Ligne ${number(line)}, colonne ${number(column)} : ${sentence}`,
  },
  places: {
    board: 'plateau',
    game: 'jeu',
    level: 'niveau',
    move: 'coup',
    moves: 'coups',
    'place-of-a-move': 'numéro d’un coup',
    'player-to-move': 'joueur au trait',
    position: 'position',
    rank: 'rangée',
    result: 'résultat',
    seat: 'place',
    seed: 'graine',
    'set-up': 'options',
    'side-to-move': 'camp au trait',
    square: 'case',
  },
  numbered: { move: (at) => `coup ${at}`, rank: (at) => `rangée ${at}`, square: (at) => `case ${at}` },
  texts: {
    'one-of': ({ choice }) => `Il faut ${either(choice)}.`,
    number: ({ least, most }) => `Il faut un nombre entier de ${number(least)} à ${number(most)}.`,
    'odd-number': ({ least, most }) => `Il faut un nombre impair de ${number(least)} à ${number(most)}.`,
    'unknown-option': ({ known }) => `Les options de ce jeu sont ${list(known)}.`,
    'unknown-game': ({ choice }) => `Les jeux sont ${list(choice)}.`,
    'field-count': ({ fields }) => `Une position de ce jeu a ${number(fields)} parties séparées par une seule espace.`,
    'field-empty': () =>
      'Les parties d’une position sont séparées par une seule espace, sans espace au début ni à la fin.',
    end: () => 'La position devrait finir avant.',
    'rank-count': ({ ranks }) => `Le plateau a ${number(ranks)} rangées séparées par « / ».`,
    'rank-length': ({ squares }) => `Une rangée a ${number(squares)} cases.`,
    'rank-item': ({ pieces, most }) =>
      `Une rangée s’écrit avec ${list(pieces)}, et des nombres de 1 à ${number(most)} pour les cases vides.`,
    'empty-run': () => 'Des cases vides voisines s’écrivent en un seul nombre.',
    square: () => 'Une case est une lettre et un nombre, comme c2.',
    'square-on-board': ({ last }) => `Les cases de ce plateau vont de a1 à ${last}.`,
    'view-of-another': () => 'Il faut ce que sait le joueur au trait.',
  },
  rules: {
    'illegal-move': (_, found) => `« ${found} » n’est pas un coup possible ici.`,
    'game-over': () => 'La partie est finie.',
    'nothing-to-search': () => 'La partie est finie : il n’y a plus de coup à chercher.',
    'looking-on': () => 'Vous regardez : vous ne pouvez pas jouer.',
    'moves-after-view': () => 'Quand les mains sont cachées, aucun coup ne peut suivre une position.',
    'unknown-node': () => 'Cette position n’est plus dans la partie.',
    'root-node': () => 'La position initiale ne peut pas être supprimée.',
    mark: () => 'Cette marque est illisible.',
    'study-game': () => 'Une étude commence par l’en-tête « Game », comme [Game "gambit"].',
    header: () => 'Un en-tête tient sur une ligne, comme [Event "Exemple"].',
    'header-quote': (_, found) =>
      `Un guillemet dans la valeur d’un en-tête s’écrit avec une barre oblique inversée, \\" : « ${found} ».`,
    'header-twice': (_, found) => `L’en-tête « ${found} » apparaît deux fois.`,
    escape: () => 'Une barre oblique inverse est suivie de n, r, t, s ou du caractère protégé.',
    'comment-end': () => 'Il manque l’accolade fermante de ce commentaire.',
    'variation-begin': () => 'Une variante suit le coup qu’elle remplace et contient elle-même un coup.',
    'variation-end': () => 'Cette parenthèse n’a pas de correspondante.',
    judgement: (_, found) => `« ${found} » n’est pas une appréciation, ou le coup en a déjà une.`,
    'study-text': (_, found) => `« ${found} » n’est ni un coup, ni un commentaire, ni une variante, ni le résultat.`,
    'study-size': ({ most }) => `Une étude a au plus ${number(most)} coups.`,
    'study-length': ({ most }) => `Une étude a au plus ${number(most)} caractères.`,
    'file-size': ({ most }) => `Un fichier a au plus ${number(most)} Mo. Divisez celui-ci, et importez ses parties.`,
    'file-encoding': () =>
      'L’encodage de ce fichier est inconnu. Enregistrez-le en UTF-8, puis importez-le de nouveau.',
    'study-end': () => 'Rien ne peut suivre le résultat d’une étude.',
  },
} satisfies CommonWords;
