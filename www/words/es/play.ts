// Spanish: playing with hands, ears and keys.

import { capital, verb, who } from './grammar.ts';
import { aside } from '../vocabulary.ts';
import type { Words } from '../index.ts';

export const sound: Words['sound'] = {
  name: 'Sonido',
  mute: 'Quitar el sonido',
  unmute: 'Activar el sonido',
};

export const playSettings: Words['playSettings'] = {
  volume: 'Volumen',
  vibration: 'Vibrar al tocar',
  confirm: 'Confirmar cada jugada',
  premove: 'Preparar jugadas mientras esperas',
  wake: 'Mantener la pantalla encendida durante la partida',
  keys: 'Atajos de una sola tecla',
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
  name: 'Jugar con un solo botón',
  off: 'No',
  seconds: (count) => `${count} s`,
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
  move: 'Moverse por el tablero',
  pick: 'Elegir, o jugar ahí',
  release: 'Soltar, o volver un paso',
  amount: 'Cuántas piezas',
  back: 'Una jugada atrás',
  on: 'Una jugada adelante',
  preview: 'Mostrar qué haría jugar ahí',
  mark: 'Rodear la casilla; si se mantiene al moverse, trazar una flecha',
  draw: 'También puedes trazar flechas y círculos con el botón derecho del ratón, o tocando con dos dedos: separados para una flecha, juntos para un círculo.',
  list: 'Esta lista',
};

export const fullScreen: Words['fullScreen'] = {
  enter: 'Pantalla completa',
  leave: 'Salir de pantalla completa',
};
