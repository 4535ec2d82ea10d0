// French: playing with hands, ears and keys.

import { number } from '../vocabulary.js';
import { The, agreed } from './seats.js';

/** @import { Words } from '../index.js' */


/** @type {Words['sound']} */
export const sound = {
  name: 'Son',
  mute: 'Couper le son',
  unmute: 'Activer le son',
};

/** @type {Words['playSettings']} */
export const playSettings = {
  volume: 'Volume',
  vibration: 'Vibrer au toucher',
  confirm: 'Confirmer chaque coup',
  premove: 'Prévoir un coup pendant que l’ordinateur réfléchit',
  wake: 'Garder l’écran allumé pendant une partie',
  keys: 'Raccourcis à une seule touche',
  scan: 'Jouer avec un seul contacteur',
  scans: { off: 'Non', slow: 'Lentement', usual: 'À vitesse normale', quick: 'Rapidement' },
};

/** @type {Words['foresight']} */
export const foresight = {
  held: (square, deed) => `${square} : ${deed}. Relâchez pour jouer, glissez ailleurs pour annuler.`,
  heldStep: (square) => `${square} : relâchez pour choisir, glissez ailleurs pour annuler.`,
  ask: (square, deed) => `${square} : ${deed}. Jouer ce coup ?`,
  confirm: 'Jouer',
  cancel: 'Annuler',
};

/** @type {Words['premove']} */
export const premove = {
  begun: (square) => `${square} prévu. Choisissez la destination.`,
  planned: (squares) => `Coup prévu : ${squares.join(' vers ')}. Touchez-le encore pour l’annuler.`,
  cancelled: 'Coup prévu annulé.',
  impossible: 'Le coup que vous aviez prévu n’est pas possible maintenant.',
};

/** @type {Words['endings']} */
export const endings = {
  resign: 'Abandonner',
  ask: 'Abandonner cette partie ?',
  keep: 'Continuer à jouer',
  offer: 'Proposer la partie nulle',
  considers: (seat) => `${The(seat)} ${agreed([seat], 'réfléchit', 'réfléchissent')} à votre proposition…`,
  declines: (seat) => `${The(seat)} ${agreed([seat], 'refuse la partie nulle et continue', 'refusent la partie nulle et continuent')}.`,
};

/** @type {Words['keys']} */
export const keys = {
  title: 'Raccourcis clavier',
  move: 'Se déplacer sur le plateau',
  pick: 'Choisir, ou y jouer',
  release: 'Relâcher, ou revenir d’un pas',
  amount: 'Combien de pions',
  back: 'Un coup en arrière',
  on: 'Un coup en avant',
  mark: 'Commencer ou finir une flèche ; deux fois sur une case : un cercle',
  clear: 'Effacer flèches et cercles',
  list: 'Cette liste',
};

/** @type {Words['fullScreen']} */
export const fullScreen = {
  enter: 'Plein écran',
  leave: 'Quitter le plein écran',
};

/** @type {Words['drawing']} */
export const drawing = {
  begun: (square) => `Flèche depuis ${square} : choisissez où elle finit.`,
  arrow: (from, to) => `Flèche de ${from} à ${to}.`,
  circle: (square) => `Cercle sur ${square}.`,
  removed: 'Dessin effacé.',
};

/** @type {Words['pictures']} */
export const pictures = {
  title: 'En image',
  png: 'Image (PNG)',
  svg: 'Dessin (SVG)',
  gif: 'Animation (GIF)',
  making: (done, all) => `Image ${number(done)} sur ${number(all)}…`,
  cancel: 'Annuler',
  cancelled: 'Annulé.',
  saved: (file) => `Enregistré sous ${file}.`,
  failed: 'L’image n’a pas pu être créée.',
};
