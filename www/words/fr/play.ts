// French: playing with hands, ears and keys.

import { The, agreed } from './grammar.ts';
import { aside } from '../vocabulary.ts';
import type { Words } from '../index.ts';

export const sound: Words['sound'] = {
  name: 'Son',
  mute: 'Couper le son',
  unmute: 'Activer le son',
};

export const foresight: Words['foresight'] = {
  held: (square, deed) =>
    `Ce coup${aside(` en ${square}`)} ${deed}. Relâchez pour jouer, glissez ailleurs pour annuler.`,
  heldStep: (square) => `Relâchez pour choisir${aside(` ${square}`)}, glissez ailleurs pour annuler.`,
  ask: (square, deed) => `Ce coup${aside(` en ${square}`)} ${deed}. Le jouer ?`,
  confirm: 'Jouer',
  cancel: 'Annuler',
};

export const endings: Words['endings'] = {
  resign: 'Abandonner',
  ask: 'Abandonner cette partie ?',
  keep: 'Continuer à jouer',
  offer: 'Proposer la partie nulle',
  considers: (seat) => `${The(seat)} ${agreed([seat], 'réfléchit', 'réfléchissent')} à votre proposition…`,
  declines: (seat) =>
    `${The(seat)} ${agreed([seat], 'refuse la partie nulle et continue', 'refusent la partie nulle et continuent')}.`,
};

export const premove: Words['premove'] = {
  waits: (squares) => `Votre coup attend${aside(` : ${squares.join(' à ')}`)}.`,
  dropped: (squares) => `Votre coup${aside(` ${squares.join(' à ')}`)} n’est plus possible.`,
  cancelled: 'Le coup en attente est annulé.',
};

export const scan: Words['scan'] = {
  start: 'Lancer le balayage',
  stop: 'Arrêter le balayage',
  back: 'Retour',
};

export const drawing: Words['drawing'] = {
  drawn: (squares) => `${squares}: tracé.`,
  erased: (squares) => `${squares}: effacé.`,
};

export const keys: Words['keys'] = {
  title: 'Raccourcis clavier',
  back: 'Un coup en arrière',
  on: 'Un coup en avant',
  list: 'Cette liste',
};

export const fullScreen: Words['fullScreen'] = {
  enter: 'Plein écran',
  leave: 'Quitter le plein écran',
};
