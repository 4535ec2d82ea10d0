// The lesson of Combo in Spanish.

import type en from './en.ts';

export default {
  steps: {
    stack: {
      task: 'Pon una pieza sobre la otra.',
      rule: 'Una pieza sola avanza una casilla, en cualquier dirección.',
      done: 'Ahí está: una pila de dos.',
      other: 'También se puede. Ahora ponla sobre tu otra pieza.',
    },
    far: {
      task: 'Mueve la pila dos casillas.',
      rule: 'Cuantas más piezas mueves, más lejos llegan.',
      done: 'Dos piezas, dos casillas.',
      other: 'Solo fue una casilla. Dos piezas juntas pueden avanzar dos.',
    },
    take: {
      task: 'Captura la pila blanca.',
      rule: 'Hacen falta dos piezas o más para capturar.',
      done: 'Capturada, y una de las tuyas se queda.',
      alone: 'Una pieza sola no puede capturar. Envía dos.',
      single: 'Una pieza sola no puede capturar. Tu pila sí.',
      other: 'La pila blanca está a dos casillas, en diagonal.',
    },
    split: {
      task: 'Captura con dos y deja dos.',
      rule: 'Tú eliges cuántas van. Las demás se quedan donde están.',
      done: 'Dos fueron y dos guardan el sitio.',
      most: 'Eran más de dos. Esta vez, envía solo dos.',
      other: 'Envía dos de tus cuatro piezas hacia la blanca.',
    },
    flee: {
      task: 'Salva la pieza en peligro.',
      rule: 'Una pila de dos captura hasta a dos casillas, en línea recta.',
      done: 'A salvo.',
      still: 'Las blancas capturarían la otra. Mueve esa.',
      reached: 'La pila blanca también llegaría ahí. Aléjala un poco más.',
      other: 'La pieza bajo la pila blanca está en peligro.',
      answered: 'Las blancas llegan tarde.',
    },
    win: {
      task: 'Captura la última pila blanca.',
      rule: 'Dos piezas capturan una pila de cualquier altura.',
      done: 'A las blancas no les queda nada. ¡Ganas!',
      single: 'Una pieza sola no puede capturar. Tu pila sí.',
      other: 'Tu pila alcanza la blanca con una sola jugada.',
    },
  },
  end: 'Ganas cuando el otro bando no tiene piezas o no puede mover.',
} satisfies typeof en;
