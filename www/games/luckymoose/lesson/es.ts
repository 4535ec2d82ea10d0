// The lesson of LuckyMoose in Spanish.

import type en from './en.ts';

export default {
  steps: {
    join: {
      task: 'Coloca la ficha roja junto a las rojas.',
      rule: 'Una línea tiene un color o un símbolo, y ninguna ficha repetida.',
      done: 'Encaja.',
      other: 'Eso puede esperar. Coloca primero la ficha roja.',
    },
    pair: {
      task: 'Coloca las dos hojas junto a la verde.',
      rule: 'En un turno puedes colocar varias fichas, todas en la misma hilera.',
      done: 'Dos fichas en un turno.',
      single: 'Esa es solo una hoja. Coloca las dos en la misma hilera.',
      other: 'Eso puede esperar. Coloca tus dos hojas.',
    },
    cross: {
      task: 'Coloca la ficha roja por 10 puntos.',
      rule: 'Donde se cruzan dos líneas, una ficha puntúa en ambas.',
      done: '6 y 4: 10 puntos.',
      almost: 'Dos líneas, 8 puntos: casi. Otra casilla da 10.',
      less: 'Es una sola línea. Busca la casilla donde una larga toca otra.',
      other: 'Eso puede esperar. Coloca la ficha roja.',
      answered: 'El jugador 2 alarga tu línea: las líneas son de todos.',
    },
    bonus: {
      task: 'Llega a una casilla que duplica.',
      rule: 'Una ficha en ×2 o ×3 multiplica sus líneas.',
      done: '8 puntos, duplicados: 16.',
      plain: 'Buena línea, pero nada la duplica. Prueba el extremo junto a ×2.',
      other: 'Eso puede esperar. Coloca la ficha roja.',
    },
    exchange: {
      task: 'Cambia lo que no encaja.',
      rule: 'Te cuesta el turno. Toca Cambiar, elige fichas y confirma.',
      done: 'Fichas nuevas para tu próximo turno.',
      other: 'Puedes pasar, pero unas fichas nuevas ayudan más. Toca Cambiar.',
    },
    six: {
      task: 'Completa la línea de seis.',
      rule: 'Una línea de seis da 12 puntos más.',
      done: 'Seis en línea, y duplicados: ¡48 puntos!',
      near: 'Ahí encaja, pero la línea larga la necesita en un extremo.',
      other: 'A la línea le falta el sol azul.',
    },
  },
  end: 'Cuando se acaban las fichas, gana quien tiene más puntos.',
} satisfies typeof en;
