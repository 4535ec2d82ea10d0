// Spanish: playing with hands, ears and keys.

import { capital, verb, who } from './grammar.ts';
import { aside } from '../vocabulary.ts';
import type { Words } from '../index.ts';

export const sound: Words['sound'] = {
  name: 'Sonido',
  mute: 'Quitar el sonido',
  unmute: 'Activar el sonido',
};

export const foresight: Words['foresight'] = {
  held: (square, deed) =>
    `Esta jugada${aside(` en ${square}`)} ${deed}. Suelta para jugar o desliza fuera para cancelar.`,
  heldStep: (square) => `Suelta para elegir${aside(` ${square}`)} o desliza fuera para cancelar.`,
  ask: (square, deed) => `Esta jugada${aside(` en ${square}`)} ${deed}. ¿La juegas?`,
  confirm: 'Jugar',
  cancel: 'Cancelar',
};

export const endings: Words['endings'] = {
  resign: 'Abandonar',
  ask: '¿Abandonar esta partida?',
  keep: 'Seguir jugando',
  offer: 'Ofrecer tablas',
  considers: (seat) => `${capital(who(seat))} ${verb(seat, 'piensa', 'piensan')} en tu oferta…`,
  declines: (seat) =>
    `${capital(who(seat))} ${verb(seat, 'rechaza las tablas y sigue', 'rechazan las tablas y siguen')} jugando.`,
};

export const premove: Words['premove'] = {
  waits: (squares) => `Tu jugada espera${aside(`: ${squares.join(' a ')}`)}.`,
  dropped: (squares) => `Tu jugada${aside(` ${squares.join(' a ')}`)} ya no es posible.`,
  cancelled: 'La jugada en espera se ha cancelado.',
};

export const scan: Words['scan'] = {
  start: 'Iniciar el barrido',
  stop: 'Detener el barrido',
  back: 'Atrás',
};

export const drawing: Words['drawing'] = {
  drawn: (squares) => `${squares}: marcado.`,
  erased: (squares) => `${squares}: borrado.`,
};

export const keys: Words['keys'] = {
  title: 'Atajos de teclado',
  back: 'Una jugada atrás',
  on: 'Una jugada adelante',
  list: 'Esta lista',
};

export const fullScreen: Words['fullScreen'] = {
  enter: 'Pantalla completa',
  leave: 'Salir de pantalla completa',
};
