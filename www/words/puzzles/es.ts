// Spanish: puzzles.

import { counted, who } from '../es/grammar.ts';
import { number, pluralOf } from '../vocabulary.ts';
import type en from './en.ts';

const puzzles = (count: number) => counted(count, 'problema', 'problemas');
const rated = (rating: number) => String(Math.round(rating));

export default {
  all: 'Todos los problemas',
  of: (game) => `Problemas de ${game}`,
  daily: 'El problema del día',
  puzzle: (id) => `Problema ${number(id)}`,
  dailyOn: (date) => `Problema del ${date}`,
  dailies: 'Los problemas del día',
  practice: 'Práctica',
  practiceNote: 'Problemas de tu nivel',
  streak: 'Racha',
  streakNote: '¿Cuántos seguidos?',
  storm: 'Tormenta',
  stormNote: 'Todos los que puedas en tres minutos',
  themes: 'Por tema',
  solve: 'Resolver',
  solvedDay: 'Resuelto',
  earlier: 'Días anteriores',

  goal: 'Encuentra la mejor jugada.',
  you: (seat) => `Juegas con ${who(seat)}.`,
  yourTurn: 'Te toca.',

  right: 'Bien. Sigue.',
  solved: '¡Resuelto!',
  helped: 'Resuelto con una pista',
  slower: 'Bien, pero hay un camino más corto.',
  wrong: 'No es esa.',
  looking: 'Buscando la respuesta…',
  costs: (amount) => `Cuesta ${amount}.`,
  noWin: 'Ya no se gana.',
  loses: 'Ahora está perdido.',
  shown: 'Esta es la solución.',
  showing: 'La solución se juega en el tablero.',
  again: 'Otro intento',
  show: 'Ver la solución',
  warnedRated: 'Con una pista, este problema cuenta como no resuelto para tu puntuación.',
  warned: 'Con una pista, este problema cuenta como «resuelto con una pista».',
  takeHint: 'Tomar la pista',
  next: 'Siguiente problema',
  playOn: (level) => `Seguir contra ${level}`,
  share: 'Compartir',
  close: 'Volver a los problemas',

  rating: 'Tu puntuación',
  ratingIs: (rating, isUncertain) => `${rated(rating)}${isUncertain ? '?' : ''}`,
  unrated: 'Resuelve algunos problemas y aquí aparecerá tu puntuación.',
  uncertain: 'Un signo de interrogación: todavía es una estimación.',
  changed: (rating, by) => `${rated(rating)} (${by < 0 ? '−' : '+'}${number(Math.abs(Math.round(by)))})`,
  puzzleRating: (rating) => `Puntuación ${rated(rating)}`,
  level: (level) => `más o menos como ${level}`,
  graph: (from, to, count) => `Tu puntuación en ${puzzles(count)}: de ${rated(from)} a ${rated(to)}`,
  history: 'Tus últimos problemas',
  tried: (id, result) =>
    `Problema ${number(id)}, ${{ solved: 'resuelto', hinted: 'con una pista', failed: 'sin resolver' }[result]}`,
  best: (count) => `Récord: ${number(count)}`,

  count: (count) => `${puzzles(count)} ${pluralOf(count) === 'one' ? 'resuelto' : 'resueltos'}`,
  begin: 'El tiempo empieza con tu primera jugada.',
  left: 'Tiempo restante',
  over: 'Se acabó el tiempo',
  broken: 'La racha ha terminado',
  complete: 'Los has resuelto todos',
  record: '¡Tu récord!',
  another: 'Otra vez',

  shareText: (date, tries) =>
    tries > 0 ? `Gambol ${date}: resuelto en ${counted(tries, 'intento', 'intentos')}` : `Gambol ${date}: uno difícil`,
  copied: 'Copiado con su enlace.',
  notCopied: 'Tu navegador no deja copiar a esta página.',

  noPuzzle: 'No hay tal problema.',
  noFile: 'No se han podido cargar los problemas. La primera vez necesitan conexión.',
  builder: { mode: 'Resolver un problema', number: 'Problema (un número o una fecha; vacío: el del día)' },
} satisfies typeof en;
