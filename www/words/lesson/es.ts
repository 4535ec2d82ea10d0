// Spanish: the texts of every lesson.

import type en from './en.ts';

export default {
  close: 'Cerrar la lección',
  skip: 'Saltar',
  back: 'Atrás',
  show: 'Muéstrame',
  next: 'Siguiente',
  step: (at, all) => `Paso ${at} de ${all}`,
  begin: 'Ahora prueba tú.',
  picked: 'Ahora toca su destino.',
  part: 'Sigue desde ahí.',
  laid: (lay) => `Ahora pulsa «${lay}».`,
  shown: 'Sigue las marcas del tablero.',
  where: (squares) => `En el tablero: ${squares.join('; ')}.`,
  toLay: (token, square) => `${token} en ${square}`,
  finished: (game) => `Ya conoces ${game}.`,
  play: 'Jugar tu primera partida',
  course: 'Ir al curso',
  rules: 'Ver las reglas',
  again: 'Otra vez',
} satisfies typeof en;
