// Spanish: the texts of problems and of their consequences.

import { capital, verb, who } from './grammar.ts';
import type { Words } from '../index.ts';

export const library: Words['library'] = {
  gameIsKept: 'Tu partida se conserva.',
  full: 'En este navegador ya no queda sitio para guardar tus partidas. Mientras la página esté abierta, están a salvo. Para conservar una más tiempo, copia su enlace: Compartir.',
  barred:
    'Este navegador no guarda nada de esta página. Mientras esté abierta, tus partidas están a salvo. Para conservar una más tiempo, copia su enlace: Compartir.',
};

export const notices: Words['notices'] = {
  dismiss: 'Cerrar',
  newRelease: 'Hay un Gambol más nuevo. Tus partidas se quedan como están.',
  update: 'Actualizar',
};

export const traps: Words['traps'] = {
  recovered: 'Algo ha fallado dentro de la página. La partida está a salvo y sigue desde aquí.',
  reopened: 'Algo ha fallado dentro de la página. Tus partidas están a salvo.',
  lost: 'Esta página no funciona como debería. La partida se conserva: vuelve a cargar la página para seguir.',
  noPage: 'No se ha podido mostrar esta página',
  noPageAdvice: 'La primera vez necesita conexión. Vuelve a cargar la página cuando la haya.',
  noBoard: 'No se ha podido mostrar este tablero',
  noBoardAdvice: 'Comprueba tu conexión y vuelve a cargarlo.',
};

export const faults: Words['faults'] = {
  internal: () => 'Algo ha fallado dentro de la página. Inténtalo otra vez o vuelve a cargar la página.',
  refused: () => 'El juego no puede leer eso o no lo permite.',
  noFragment: () => 'El enlace a una partida empieza por «#/».',
  computerStopped: () =>
    'El ordenador ha dejado de jugar. Inténtalo otra vez; si vuelve a pararse, carga de nuevo la página.',
  computerBarred: () => 'El ordenador no puede jugar en este navegador. Vuelve a cargar la página o sigue sin él.',
  computerRefused: () => 'El ordenador no entiende esta posición. Vuelve a cargar la página o retrocede una jugada.',
  gameOver: () => 'La partida ha terminado.',
  illegal: () => 'Esa jugada no es posible.',
  notHeld: () => 'Quien tiene el turno aún no ha confirmado que tiene el dispositivo.',
  handHidden: () => 'Las manos están ocultas: las jugadas se hacen en el tablero.',
  playedElsewhere: (seat) =>
    `${capital(who(seat))} ${verb(seat, 'juega', 'juegan')} en otra parte: abre el enlace que te llegue de vuelta.`,
  playedByComputer: (seat) => `Es el turno de ${who(seat)}.`,
};
