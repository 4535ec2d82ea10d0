// German: playing with hands, ears and keys.

import { aside } from '../vocabulary.ts';
import type { Words } from '../index.ts';

export const sound: Words['sound'] = {
  name: 'Ton',
  mute: 'Ton ausschalten',
  unmute: 'Ton einschalten',
};

export const foresight: Words['foresight'] = {
  held: (square, deed) => `Der Zug${aside(` auf ${square}`)} ${deed}. Loslassen spielt den Zug, Wegziehen bricht ab.`,
  heldStep: (square) => `Loslassen wählt das Feld${aside(` ${square}`)}, Wegziehen bricht ab.`,
  ask: (square, deed) => `Der Zug${aside(` auf ${square}`)} ${deed}. So spielen?`,
  confirm: 'Spielen',
  cancel: 'Abbrechen',
};

export const endings: Words['endings'] = {
  resign: 'Aufgeben',
  ask: 'Diese Partie aufgeben?',
  keep: 'Weiterspielen',
  offer: 'Remis anbieten',
  considers: (seat) => `${seat} überlegt sich dein Angebot …`,
  declines: (seat) => `${seat} lehnt das Remis ab und spielt weiter.`,
};

export const premove: Words['premove'] = {
  waits: (squares) => `Dein Zug wartet${aside(`: ${squares.join(' nach ')}`)}.`,
  dropped: (squares) => `Dein Zug${aside(` ${squares.join(' nach ')}`)} ist nicht mehr möglich.`,
  cancelled: 'Der wartende Zug ist zurückgenommen.',
};

export const scan: Words['scan'] = {
  start: 'Abtasten starten',
  stop: 'Abtasten beenden',
  back: 'Zurück',
};

export const drawing: Words['drawing'] = {
  drawn: (squares) => `${squares}: markiert.`,
  erased: (squares) => `${squares}: gelöscht.`,
};

export const keys: Words['keys'] = {
  title: 'Tastenkürzel',
  back: 'Einen Zug zurück',
  on: 'Einen Zug vor',
  list: 'Diese Liste',
};

export const fullScreen: Words['fullScreen'] = {
  enter: 'Vollbild',
  leave: 'Vollbild verlassen',
};
