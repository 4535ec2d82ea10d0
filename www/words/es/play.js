// Spanish: playing with hands, ears and keys.

import { number } from '../vocabulary.js';
import { capital, verb, who } from './grammar.js';

/** @import { Words } from '../index.js' */

/** @type {Words['sound']} */
export const sound = {
  name: 'Sonido',
  mute: 'Quitar el sonido',
  unmute: 'Activar el sonido',
};

/** @type {Words['playSettings']} */
export const playSettings = {
  volume: 'Volumen',
  vibration: 'Vibrar al tocar',
  confirm: 'Confirmar cada jugada',
  premove: 'Prever una jugada mientras piensa el ordenador',
  wake: 'Mantener la pantalla encendida durante la partida',
  keys: 'Atajos de una sola tecla',
  scan: 'Jugar con un solo pulsador',
  scans: { off: 'No', slow: 'Despacio', usual: 'A ritmo normal', quick: 'Deprisa' },
};

/** @type {Words['foresight']} */
export const foresight = {
  held: (square, deed) => `${square}: ${deed}. Suelta para jugar o desliza fuera para cancelar.`,
  heldStep: (square) => `${square}: suelta para elegir o desliza fuera para cancelar.`,
  ask: (square, deed) => `${square}: ${deed}. ¿La juegas?`,
  confirm: 'Jugar',
  cancel: 'Cancelar',
};

/** @type {Words['premove']} */
export const premove = {
  begun: (square) => `${square} prevista. Elige adónde va.`,
  planned: (squares) => `Jugada prevista: ${squares.join(' a ')}. Tócala otra vez para cancelarla.`,
  cancelled: 'Jugada prevista cancelada.',
  impossible: 'La jugada que habías previsto ya no es posible.',
};

/** @type {Words['endings']} */
export const endings = {
  resign: 'Abandonar',
  ask: '¿Abandonar esta partida?',
  keep: 'Seguir jugando',
  offer: 'Ofrecer tablas',
  considers: (seat) => `${capital(who(seat))} ${verb(seat, 'piensa', 'piensan')} en tu oferta…`,
  declines: (seat) => `${capital(who(seat))} ${verb(seat, 'rechaza las tablas y sigue', 'rechazan las tablas y siguen')} jugando.`,
};

/** @type {Words['keys']} */
export const keys = {
  title: 'Atajos de teclado',
  move: 'Moverse por el tablero',
  pick: 'Elegir, o jugar ahí',
  release: 'Soltar, o volver un paso',
  amount: 'Cuántas piezas',
  back: 'Una jugada atrás',
  on: 'Una jugada adelante',
  mark: 'Empezar o acabar una flecha; dos veces en una casilla: un círculo',
  clear: 'Borrar flechas y círculos',
  list: 'Esta lista',
};

/** @type {Words['fullScreen']} */
export const fullScreen = {
  enter: 'Pantalla completa',
  leave: 'Salir de pantalla completa',
};

/** @type {Words['drawing']} */
export const drawing = {
  begun: (square) => `Flecha desde ${square}: elige dónde acaba.`,
  arrow: (from, to) => `Flecha de ${from} a ${to}.`,
  circle: (square) => `Círculo en ${square}.`,
  removed: 'Dibujo borrado.',
};

/** @type {Words['pictures']} */
export const pictures = {
  title: 'Como imagen',
  png: 'Imagen (PNG)',
  svg: 'Dibujo (SVG)',
  gif: 'Animación (GIF)',
  making: (done, all) => `Imagen ${number(done)} de ${number(all)}…`,
  cancel: 'Cancelar',
  cancelled: 'Cancelado.',
  saved: (file) => `Guardado como ${file}.`,
  failed: 'No se ha podido crear la imagen.',
};
