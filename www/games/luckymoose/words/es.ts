// LuckyMoose in Spanish.

import { aside, list, number } from '../../../words/vocabulary.ts';
import { capital, counted, points, spelled } from '../../../words/es/grammar.ts';
import type { Mover } from '../../page.ts';
import type { Token } from '../tokens.ts';
import type en from './en.ts';
import type { Words } from './index.ts';

/** Beside a masculine symbol, and beside a feminine one. */
const COLOURS: Record<Token['colour'], readonly [string, string]> = {
  red: ['rojo', 'roja'],
  orange: ['naranja', 'naranja'],
  yellow: ['amarillo', 'amarilla'],
  green: ['verde', 'verde'],
  blue: ['azul', 'azul'],
  purple: ['morado', 'morada'],
};
const SYMBOLS: Record<Token['symbol'], string> = {
  moose: 'alce',
  star: 'estrella',
  leaf: 'hoja',
  drop: 'gota',
  sun: 'sol',
  stone: 'piedra',
};

const isMasculine = ({ symbol }: Token) => symbol === 'moose' || symbol === 'sun';
const name = (token: Token) => `${SYMBOLS[token.symbol]} ${COLOURS[token.colour][isMasculine(token) ? 0 : 1]}`;
const one = (token: Token) => `${isMasculine(token) ? 'un' : 'una'} ${name(token)}`;
const does = (mover: Mover, yours: string, theirs: string) =>
  mover === null ? yours : `${typeof mover === 'string' ? mover : `El jugador ${mover + 1}`} ${theirs}`;
const tokens = (count: number) => counted(count, 'ficha', 'fichas');

const lineWords = ({
  tokens: count,
  bonus,
  factor,
  points: won,
}: {
  tokens: number;
  bonus: number;
  factor: number;
  points: number;
}) =>
  `${tokens(count)}${bonus > 0 ? ` + ${number(bonus)}` : ''}${factor > 1 ? ` × ${number(factor)}` : ''} = ${number(won)}`;

const placed: typeof en.placed = (all) => list(all.map((token) => `${name(token)} en ${token.square}`));

const laidAs = (all: Parameters<typeof en.placed>[0], form: (token: Token) => string) =>
  list(all.map((token) => `${form(token)}${aside(` en ${token.square}`)}`));

export default {
  name: 'LuckyMoose',
  tagline: 'Líneas de un color o un símbolo.',
  howTo: 'Elige una ficha de tu mano, luego una casilla marcada, y colócala.',
  seats: ['Jugador 1', 'Jugador 2', 'Jugador 3', 'Jugador 4'],
  size: { label: 'El tablero', choice: (tiles) => `${tiles} × ${tiles}` },
  sets: {
    label: 'Fichas',
    choice: (sets) => (sets === 1 ? '36: una de cada' : `${number(36 * sets)}: ${number(sets)} de cada`),
  },
  token: name,
  // It stands after “Has elegido”.
  lifted: (token) => `${isMasculine(token) ? 'el' : 'la'} ${name(token)}`,
  tile: (factor, isCentre) =>
    isCentre ? 'vacía, centro' : factor > 1 ? `vacía, ${factor === 2 ? 'doble' : 'triple'}` : 'vacía',
  laid: (seat, all, won) => `${does(seat, 'Colocas', 'coloca')} ${laidAs(all, one)} por ${points(won)}.`,
  exchanged: (seat, count) => `${does(seat, 'Cambias', 'cambia')} ${tokens(count)}.`,
  passed: (seat) => `${does(seat, 'Pasas', 'pasa')}.`,
  lays: (count, won) => `coloca ${tokens(count)} por ${points(won)}`,
  exchanges: (count) => `cambia ${tokens(count)}`,
  passes: 'deja pasar el turno',
  placed,
  hint: {
    lay: (all, won) => `${capital(laidAs(all, name))}: ${points(won)}.`,
    exchange: (count) => `Cambia ${count === 1 ? 'una ficha' : `${spelled(count)} fichas`}.`,
    pass: 'Pasa.',
  },
  points,
  score: (value) => `${number(value)} pts.`,
  parts: { lines: 'Líneas', sixes: 'Seises', bonus: 'Bonif.', out: 'Cierre' },
  line: lineWords,
  out: (won) => `Por cerrar + ${number(won)}`,
  gains: (lines, out, total) => {
    if (lines.length === 0 && out === 0) return 'Aún sin línea: 0 puntos.';
    const said = lines.map((line) => `${lineWords(line)}.`);
    if (out > 0) said.push(`Por cerrar: ${points(out)}.`);
    if (said.length > 1) said.push(`En total, ${points(total)}.`);
    return said.join(' ');
  },
  warning: (turns) =>
    turns > 1 ? 'Dos turnos más sin colocar y la partida termina.' : 'Si ahora nadie coloca, la partida termina.',
  lacks: {
    invalidLine: (line) =>
      `Eso formaría una línea con ${list(line.map(one))}. Una línea es de un solo color o de un solo símbolo, y no repite ficha.`,
    gap: (square) => `Tus fichas tienen que ir en línea y sin huecos${aside(`, pero ${square} está vacía`)}.`,
    occupied: (square, token) => `Ahí${aside(`, en ${square},`)} ya hay ${one(token)}.`,
    centre: (square) => `La primera jugada cubre el centro${aside(`, ${square}`)}.`,
    notInRow: 'Coloca todas tus fichas en una misma fila o en una misma columna.',
    apart: 'Lo que colocas tiene que tocar una ficha que ya esté en el tablero.',
    notInHand: 'No tienes esa ficha en la mano.',
    poolEmpty: 'La bolsa está vacía, así que no puedes cambiar.',
    poolTooSmall: (most) =>
      `En la bolsa solo ${most === 1 ? 'queda' : 'quedan'} ${tokens(most)}, así que no puedes cambiar más.`,
    canLay: 'Puedes colocar, así que no puedes pasar.',
    invalidBoard: 'Hay una línea del tablero que no vale, así que no se puede colocar nada.',
    other: 'No puedes jugar eso.',
  },
  end: {
    rounds: 'Han pasado tres rondas sin que nadie colocara fichas.',
    stuck: 'Ya nadie puede colocar.',
    out: (seat) => `${does(seat, 'Has', 'ha')} colocado la última ficha.`,
  },
  refused: {
    pick: 'Elige primero una ficha de tu mano.',
    exchange: 'Estás cambiando fichas: elígelas en tu mano o consérvalas todas.',
  },
} satisfies Words;
