// Spanish: the texts of problems and of their consequences.

import { either, list, number } from '../vocabulary.ts';
import { capital, counted, moves, verb, who } from './grammar.ts';
import type { Words } from '../index.ts';

const players = (count: number) => counted(count, 'jugador', 'jugadores');
const is = (key: string, value: string) => `En el enlace, «${key}» es «${value}»`;

export const problems: Words['problems'] = {
  tooLong: 'Este enlace es más largo que el de cualquier partida, así que no se ha abierto.',
  noGame: (name) => `Aquí no hay ningún juego llamado «${name}».`,
  noPage: (path) => `«${path}» no es una página de aquí; esta es la mesa del juego.`,
  tooMany: (most, count) => `Del enlace solo se leen ${number(most)} de ${counted(count, 'valor', 'valores')}.`,
  twice: (key) => `En el enlace, «${key}» aparece dos veces; cuenta la primera.`,
  damaged: (key) => `En el enlace, «${key}» está dañado.`,
  unknown: (key) => `En el enlace, no se conoce «${key}».`,
  besideView: (key) => `En el enlace, «${key}» no puede ir con «view», que es solo para mirar.`,
  more: 'En el enlace hay más cosas que no se pueden leer.',
  seed: (value, most) => `${is('seed', value)}, no un número entero hasta ${most}.`,
  view: 'En el enlace, «view» es para juegos con manos ocultas, y este no lo es.',
  moves: (most) => `En el enlace, «moves» tiene más de ${moves(most)}; ninguna partida tiene tantas.`,
  playerKind: (value, known) => `En el enlace, «players» nombra «${value}» en vez de ${either(known)}.`,
  players: (named, least, most) =>
    `En el enlace, «players» nombra a ${players(named)}, pero juegan ${least < most ? `de ${number(least)} a ${number(most)}` : number(most)}.`,
  match: (value) => `${is('match', value)}, no el nombre de una partida con el puesto de quien la envía.`,
  at: (value) => `${is('at', value)}, no un número de jugadas.`,
  ending: (value) => `${is('ending', value)}, y así no puede acabar esta partida.`,
  clock: (value) => `${is('clock', value)}, no segundos y segundos extra por jugada, como 300+2.`,
  leftAlone: 'En el enlace, «left» necesita un «clock».',
  left: (value, count) => `${is('left', value)}, no los segundos de ${players(count)}.`,
  option: (key, value, known) => `${is(key, value)} en vez de ${either(known)}.`,
  packed: 'El enlace está dañado. Ves lo que se puede leer de él.',
  position: (why) => `No se puede leer la posición. ${why}`,
  move: (n) => `La jugada ${number(n)} de este enlace no se puede hacer. La partida se detiene antes.`,
  ply: (ply) => `La partida no llega a ${moves(ply)}.`,
  seats: (named, playing) => `El enlace nombra a ${players(named)}, pero desde su posición juegan ${number(playing)}.`,
  gameIsKept: 'Tu partida se conserva.',
};

export const matches: Words['matches'] = {
  older: (ply) =>
    `Este enlace es de la jugada ${number(ply)}. Tu partida ha avanzado desde entonces; la ves tal como está.`,
  differs: (move) => `Este enlace y tu partida difieren desde la jugada ${number(move)}. Ves la tuya, y se conserva.`,
  lookAtTheirs: 'Ver la partida del enlace',
};

export const library: Words['library'] = {
  full: 'En este navegador ya no queda sitio para guardar tus partidas. Mientras la página esté abierta, están a salvo. Para conservar una más tiempo, copia su enlace: Compartir.',
  barred:
    'Este navegador no guarda nada de esta página. Mientras esté abierta, tus partidas están a salvo. Para conservar una más tiempo, copia su enlace: Compartir.',
  damaged: (things) =>
    `Algo que guardaba este navegador está dañado y no se puede leer entero: ${list(things)}. Lo demás sigue como estaba.`,
  game: (game) => `tu partida de ${game}`,
  progress: (game) => `tu progreso en ${game}`,
  earlier: 'la lista de partidas anteriores',
  byLink: 'la lista de partidas por enlace',
  settings: 'tus ajustes',
  shelved: (game) =>
    `No hay sitio para más partidas por enlace. La más antigua está ahora en el inicio, entre tus partidas anteriores: ${game}.`,
  partedHere:
    'Has seguido de otra manera en otra ventana. Se conservan las dos partidas: la otra está en el inicio, entre tus partidas anteriores.',
  partedThere:
    'Has seguido de otra manera en otra ventana. Se conservan las dos partidas: esta está en el inicio, entre tus partidas anteriores.',
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
