// Spanish: what is wrong with a link, and how its game differs from the one that is known here.

import { either, number } from '../vocabulary.ts';
import { counted, moves } from '../es/grammar.ts';
import type en from './en.ts';

const players = (count: number) => counted(count, 'jugador', 'jugadores');
const is = (key: string, value: string) => `En el enlace, «${key}» es «${value}»`;

export default {
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
  matches: {
    older: (ply) =>
      `Este enlace es de la jugada ${number(ply)}. Tu partida ha avanzado desde entonces; la ves tal como está.`,
    differs: (move) => `Este enlace y tu partida difieren desde la jugada ${number(move)}. Ves la tuya, y se conserva.`,
    lookAtTheirs: 'Ver la partida del enlace',
  },
} satisfies typeof en;
