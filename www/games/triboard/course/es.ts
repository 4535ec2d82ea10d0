// The course of Triboard in Spanish.

import type en from './en.ts';

export default {
  about: 'De las reglas a lo que piensan los jugadores fuertes, en tableros de partidas reales.',
  insight: {
    corner: 'veces cambia de dueño una esquina: ninguna línea pasa por ella. Una casilla del borde lo hace más o menos cada dos partidas; una interior, unas dos veces por partida.',
    greedy: 'de las jugadas del ordenador voltean el máximo de casillas posible. Con las demás busca algo mejor.',
    lead: 'cambios de líder por partida, de media. No te rindas si vas por detrás.',
    kept: 'de las casillas con dueño al principio son del mismo jugador al final. No te aferres a ninguna.',
  },
  chapters: {
    turning: {
      title: 'Voltear casillas',
      about: 'Otra vez las reglas, en tableros reales y con sus sorpresas.',
      goal: 'Verde va por delante, pero tus rivales juegan en el nivel Fácil. Gana esta partida.',
      lessons: {
        look: {
          title: 'Ocho direcciones',
          steps: {
            slope: {
              task: 'Voltea 4 casillas.',
              rule: 'Las líneas en diagonal son las que más se escapan. Recórrelas también con la vista.',
              done: 'Cuatro casillas verdes, todas en una diagonal.',
              straight: 'Dos casillas rojas juntas saltan a la vista. Hay una línea más larga en diagonal.',
              other: 'Eso voltea menos. Mira a lo largo de las diagonales.',
            },
            star: {
              task: 'Voltea 4 casillas en cuatro direcciones.',
              rule: 'Una jugada voltea todas las líneas que cierra, por cortas que sean.',
              done: 'Cuatro líneas cortas valen lo mismo que una larga.',
              pair: 'Eso cierra dos líneas. Otra casilla cierra cuatro.',
              other: 'Eso cierra menos líneas. Busca la casilla vacía que tiene verde en los cuatro lados.',
            },
          },
          end: 'Antes de jugar, recorre filas, columnas y diagonales.',
        },
        both: {
          title: 'Dos rivales a la vez',
          steps: {
            both: {
              task: 'Toma 2 casillas rojas y 2 verdes a la vez.',
              rule: 'Cada línea debe ser de un solo color, pero dos líneas pueden ser de colores distintos.',
              done: 'Pagan los dos rivales, y aquí ninguna otra jugada es tan buena.',
              one: 'Ahí solo paga Rojo. Otra casilla les quita a los dos.',
              other: 'Busca una casilla con una línea roja a un lado y una verde al otro.',
            },
          },
          end: 'Tienes dos rivales, y una sola jugada puede quitarles a los dos.',
        },
        stops: {
          title: 'Líneas detenidas',
          steps: {
            stops: {
              task: 'Voltea 7 casillas.',
              rule: 'Un muro, un hueco o un segundo color detiene la línea antes de que llegue a tu casilla.',
              done: 'Tres verdes y cuatro rojas: las dos líneas llegan derechas a una casilla tuya.',
              stopped: 'Ahí no se voltea nada. Una línea acaba en un muro y la otra cambia de color.',
              three: 'Eso voltea tres. Una casilla del borde voltea siete.',
              other: 'Eso voltea menos. Sigue cada línea hasta el final y encontrarás siete.',
            },
          },
          end: 'Sigue una línea hasta el final antes de contar con ella.',
        },
        chain: {
          title: 'Nada en cadena',
          steps: {
            chain: {
              task: 'Voltea 5 casillas.',
              rule: 'Solo la casilla que ocupas cierra líneas. Las que acaban de voltearse, no.',
              done: 'Cinco en una línea, cerrada desde el borde.',
              chain: 'Eso voltea una casilla. Las cuatro verdes de al lado quedarían entre dos azules, pero siguen verdes.',
              other: 'Eso voltea menos. Busca una línea verde larga que puedas cerrar desde el borde.',
            },
          },
          end: 'Cuenta el tablero tal como está antes de la jugada.',
        },
        skip: {
          title: 'Perder el turno',
          steps: {
            skip: {
              task: 'Quítale a Rojo su única jugada.',
              rule: 'Quien no puede jugar pierde el turno, y sigue el siguiente.',
              done: 'Solo una casilla, pero Rojo no tiene dónde jugar.',
              three: 'Eso voltea tres, y Rojo sigue jugando. Otra casilla lo deja sin jugada.',
              other: 'Rojo aún podría jugar. Encuentra la única casilla donde puede y ocúpala tú.',
              answered: 'Ya le toca a Verde. Rojo ha perdido el turno.',
            },
            twice: {
              task: 'Juega de modo que vuelva a tocarte a ti.',
              rule: 'Si los dos rivales pierden el turno, juegas dos veces seguidas.',
              done: 'Cuatro casillas, nadie más puede jugar, y la última también es tuya.',
              back: 'Entonces Rojo ocupa la otra casilla y te quita una.',
              other: 'Hay dos casillas vacías. Empieza por la que Rojo podría ocupar.',
            },
          },
          end: 'Mira dónde pueden jugar tus rivales, no solo dónde puedes tú.',
        },
        end: {
          title: 'Nadie puede jugar',
          steps: {
            end: {
              task: 'Termina la partida ya mismo, y gana.',
              rule: 'La partida acaba cuando nadie puede voltear nada, aunque queden casillas vacías.',
              done: 'Una casilla queda vacía, porque no le sirve a nadie. Ganas con setenta casillas.',
              late: 'Rojo ocuparía la casilla de al lado y te quitaría una.',
              other: 'Una casilla voltea cuatro y no deja jugada a nadie.',
            },
          },
          end: 'Una casilla vacía que no le sirve a nadie no es de nadie.',
        },
        share: {
          title: 'Compartir la victoria',
          steps: {
            share: {
              task: 'Salva una parte de la victoria.',
              rule: 'Si dos jugadores tienen más casillas que nadie, comparten la victoria.',
              done: 'Cinco en diagonal: sesenta contra cincuenta y ocho de Rojo, y queda una jugada.',
              green: 'Eso le quita a Verde, que no te estorba. Rojo gana solo.',
              other: 'Hay dos casillas vacías. ¿Qué jugada le quita a Rojo?',
              answered: 'Sesenta cada uno: compartes la victoria con Rojo.',
            },
          },
          end: 'Si no puedes ganar solo, mira si puedes compartir.',
        },
      },
    },
    taking: {
      title: 'Tomar y conservar',
      about: 'Lo que tomas solo cuenta si sigue siendo tuyo.',
      goal: 'Contra dos jugadores del nivel Medio, toma lo que dura. Gana esta partida.',
      lessons: {
        corner: {
          title: 'Las esquinas',
          steps: {
            corner: {
              task: 'Encuentra la mejor jugada.',
              rule: 'Ninguna línea atraviesa una esquina, así que una esquina nunca vuelve a voltearse.',
              done: 'Dos casillas, y una esquina que es tuya para siempre.',
              five: 'Cinco casillas son más ahora, pero pueden voltearse de nuevo. ¿Qué no puede?',
              other: 'Una casilla de este tablero sería tuya para siempre.',
            },
            single: {
              task: 'Encuentra una casilla que valga más que cinco.',
              rule: 'Desde una esquina puedes crecer por dos bordes.',
              done: 'Solo una casilla volteada, pero la esquina es tuya.',
              five: 'Cinco casillas al descubierto pueden voltearse de nuevo. Otra jugada es para siempre.',
              other: 'Mira primero las esquinas.',
            },
          },
          end: 'Una esquina con una casilla puede valer más que cinco casillas en otro sitio.',
        },
        gift: {
          title: 'No abras la puerta',
          steps: {
            gift: {
              task: 'Juega sin que Rojo pueda responder en una esquina.',
              rule: 'Una línea tuya que llega a la casilla junto a una esquina invita allí a un rival.',
              done: 'Un pasito en otro borde, y la mejor jugada aquí.',
              opened: 'Cinco casillas ahora, pero Rojo responde en la esquina y voltea siete.',
              other: 'Voltea una sola casilla verde desde el borde.',
            },
          },
          end: 'Antes de jugar junto a una esquina, mira quién se la queda.',
        },
        edge: {
          title: 'A lo largo del borde',
          steps: {
            edge: {
              task: 'Encuentra la jugada que dura.',
              rule: 'En un borde, una casilla solo puede voltearse a lo largo de ese borde.',
              done: 'Se apoya en tu esquina: nadie podrá voltearla nunca.',
              six: 'Seis casillas al descubierto. La que está junto a tu esquina no podrá voltearse nunca.',
              other: 'Un borde es casi todo tuyo. Sigue más allá de su esquina.',
            },
            next: {
              task: 'Acércate a una esquina.',
              rule: 'Paso a paso por un borde, su esquina queda a tu alcance.',
              done: 'Rojo no puede voltearte nada, y tu próximo paso podría ser la esquina.',
              four: 'Cuatro casillas son más ahora. Pero ¿qué jugada te acerca a una esquina?',
              other: 'Sigue por el borde donde tienes tres casillas en línea.',
            },
          },
          end: 'En un borde cuesta voltear una casilla. Unida a tu esquina, es imposible.',
        },
        back: {
          title: '¿Volverá atrás?',
          steps: {
            back: {
              task: 'Encuentra la mejor jugada.',
              rule: 'Antes de tomar una línea, mira si un rival puede cerrarla por el otro extremo.',
              done: 'Tres casillas, y Rojo no puede voltearte ninguna.',
              seven: 'Siete ahora, pero Rojo cierra la misma diagonal y voltea ocho.',
              five: 'Esas cinco no están mal, pero hay más que ganar en el borde opuesto.',
              other: 'Una diagonal verde termina en un borde. Ciérrala desde allí.',
            },
            theirs: {
              task: 'Prevé una respuesta y luego juega.',
              rule: 'La casilla donde respondería un rival suele ser tu mejor casilla.',
              done: 'Dos casillas, y Rojo solo puede voltearte dos.',
              six: 'Seis ahora, pero Rojo responde en el borde y voltea ocho.',
              other: 'Dos casillas rojas llevan derechas a un borde. Ciérralas desde allí.',
            },
          },
          end: 'Una línea que te quitan solo era prestada.',
        },
        guard: {
          title: 'Tu propia línea',
          steps: {
            guard: {
              task: 'Salva tu línea más larga del borde.',
              rule: 'Una línea entre una casilla vacía y la de un rival está en peligro. Ocupa el extremo vacío.',
              done: 'La línea va ahora de un muro a una casilla verde, y se han volteado siete casillas más.',
              lost: 'Verde ocupa el extremo libre y se lleva toda la línea.',
              other: 'Verde quiere el extremo libre de tu larga línea del borde. Ocúpalo antes.',
              answered: 'Verde solo consigue la línea de al lado. La del borde ya no puede voltearse.',
            },
          },
          end: 'A veces la mejor jugada conserva lo que tienes.',
        },
        wall: {
          title: 'Muros como bordes',
          steps: {
            wall: {
              task: 'Aprovecha los muros.',
              rule: 'Una línea acaba en un muro igual que en el borde.',
              done: 'Dos casillas al abrigo de los muros, y con mucho la mejor jugada.',
              five: 'Cinco ahora, pero Rojo las recupera en la misma línea, y más.',
              other: 'Busca una casilla vacía que toque dos muros.',
            },
            nook: {
              task: 'Juega al abrigo de los muros.',
              rule: 'Nadie puede cerrar una línea desde el otro lado de un muro.',
              done: 'Muros a dos lados, y dos casillas más.',
              three: 'Tres ahora, pero Rojo responde en el borde y voltea cinco.',
              other: 'Busca una casilla vacía junto a dos muros que se tocan.',
            },
          },
          end: 'Fíjate en los muros antes de buscar líneas largas.',
        },
      },
    },
    plans: {
      title: 'Hacer planes',
      about: 'A qué aspirar mientras el tablero está abierto.',
      goal: 'El tablero sigue abierto y Verde va por delante. Gana contra el nivel Difícil.',
      lessons: {
        small: {
          title: 'Empezar con poco',
          steps: {
            small: {
              task: 'Resiste la tentación de la línea larga.',
              rule: 'Mientras el tablero está abierto, muchas casillas son muchos objetivos.',
              done: 'Dos bastan por ahora: aquí ninguna jugada vale más.',
              ten: 'Diez casillas de una vez, y aun así vale menos que dos junto a un muro.',
              other: 'Toma dos casillas rojas desde un muro.',
            },
          },
          end: 'Mientras el tablero está abierto, las casillas van y vienen. Cuéntalas después.',
        },
        answer: {
          title: 'Cuenta la respuesta',
          steps: {
            answer: {
              task: 'Dos jugadas voltean 5 casillas: elige la mejor.',
              rule: 'No cuentes lo que volteas, sino lo que queda tras la respuesta.',
              done: 'Cinco, y Rojo solo puede voltearte una.',
              seven: 'Cinco ahora, pero Rojo te voltea siete.',
              other: 'Eso es menos. Busca las dos diagonales de cinco y compara las respuestas de Rojo.',
            },
          },
          end: 'De dos jugadas iguales, la mejor es la que deja la respuesta más pequeña.',
        },
        few: {
          title: 'Nada que voltear',
          steps: {
            few: {
              task: 'No le dejes a Rojo nada tuyo que voltear.',
              rule: 'Con pocas casillas, cada una cuenta: primero asegúrate de que se queden.',
              done: 'Ahora Rojo no puede voltearte ni una casilla.',
              five: 'Cinco en diagonal, pero luego Rojo puede voltearte una. Aquí vale más la seguridad.',
              other: 'Después de eso, Rojo puede voltearte algo. Una jugada no le deja nada.',
            },
          },
          end: 'Quien tiene poco no regala nada.',
        },
        anchor: {
          title: 'Primero el ancla',
          steps: {
            anchor: {
              task: 'Prepárate para tomar la larga línea roja del borde.',
              rule: 'Una línea se voltea entre dos casillas tuyas. Ocupa un extremo, y el otro será una amenaza.',
              done: 'Tienes un extremo de la línea roja. El otro sigue vacío.',
              three: 'Tres ahora, pero Rojo te voltea cinco.',
              other: 'Una de las líneas rojas del borde tiene dos extremos vacíos. Ocupa uno.',
            },
          },
          end: 'Primero el ancla, luego la línea.',
        },
        hold: {
          title: 'Tapa el hueco',
          steps: {
            hold: {
              task: 'Pon a salvo tu línea más larga del borde.',
              rule: 'Lo que podrías perder cuenta tanto como lo que podrías ganar.',
              done: 'Ningún extremo de la línea queda ya libre.',
              ten: 'Cinco ahora, pero Rojo te voltea diez.',
              other: 'Tu línea más larga del borde tiene un extremo libre. Ciérralo.',
            },
          },
          end: 'Repara lo que está abierto antes de salir de caza.',
        },
        shut: {
          title: 'Un rival fuera',
          steps: {
            shut: {
              task: 'Voltea 3 casillas y deja a Rojo sin jugada.',
              rule: 'Rojo va primero, pero ahora no puede jugar. Haz que siga así.',
              done: 'Tres casillas en tres direcciones, y nada para Rojo.',
              seven: 'Siete casillas, pero le dan a Rojo una línea que voltear.',
              other: 'Eso es menos, o deja entrar a Rojo. Una casilla voltea tres en tres direcciones.',
              answered: 'Ya le toca a Verde: el primero tiene que esperar.',
            },
          },
          end: 'Quien va primero y no puede jugar no puede crecer.',
        },
        leader: {
          title: 'Contra el primero',
          steps: {
            leader: {
              task: 'Encuentra la única jugada que gana.',
              rule: 'Una casilla del que va primero cuenta doble: una más para ti y una menos para él.',
              done: 'Ocho de Rojo y siete de Verde.',
              weak: 'Cinco de Verde, que de todos modos va último. Rojo sigue muy por delante y gana.',
              other: 'Busca la casilla donde se cruzan dos líneas muy largas.',
              answered: 'Rojo no puede jugar, y Verde voltea solo tres.',
            },
          },
          end: 'Mira quién va primero antes de elegir a quién le quitas.',
        },
      },
    },
    mastery: {
      title: 'Cómo piensan los fuertes',
      about: 'Las últimas casillas deciden, y pueden contarse hasta el final.',
      goal: 'Tienes menos casillas que nadie, pero una buena posición. Gana contra el nivel Difícil.',
      lessons: {
        order: {
          title: 'El orden correcto',
          steps: {
            first: {
              task: 'Elige qué casilla va primero.',
              rule: 'Solo tú puedes jugar en las dos casillas vacías. En un orden ganas y en el otro pierdes.',
              done: 'Esta jugada le abre una línea entera a la siguiente.',
              early: 'Eso voltea solo una, y pierdes. La otra casilla haría crecer esta.',
              other: '¿Cuál de las dos casillas hace crecer a la otra?',
            },
            then: {
              task: 'Recoge el resto, y gana.',
              rule: 'Un extremo de la larga línea verde ya es azul.',
              done: 'Siete en vez de una: eso decide la partida.',
              other: 'Te queda una casilla.',
            },
          },
          end: 'Donde nadie más puede jugar, busca primero el mejor orden.',
        },
        patience: {
          title: 'Ocho son demasiadas',
          steps: {
            patience: {
              task: 'Toma 2 casillas u 8, pero gana.',
              rule: 'Cuando quedan dos casillas, cuenta la respuesta a las dos jugadas.',
              done: 'Dos bastan para ganar.',
              eight: 'Ocho ahora, pero Rojo toma nueve con la última jugada, y pierdes por una.',
              other: 'Quedan dos casillas. Juega las dos opciones en tu cabeza.',
            },
          },
          end: 'La última respuesta cuenta más que la jugada más grande.',
        },
        later: {
          title: 'No se va a escapar',
          steps: {
            later: {
              task: 'Juega lo que no puede esperar.',
              rule: 'Una jugada grande que solo puedes hacer tú puede esperar a una pequeña.',
              done: 'Una casilla ahora. La jugada grande sigue ahí.',
              now: 'Ocho casillas, pero entonces no ganas tú solo. Antes va algo más pequeño.',
              other: 'Tienes una jugada grande y una pequeña. ¿Cuál puede esperar?',
              answered: 'Rojo voltea una. Verde no puede jugar, así que te toca a ti.',
            },
            now: {
              task: 'Ahora toma la línea grande.',
              rule: 'Mientras esperaba, ha crecido.',
              done: 'Nueve en vez de ocho, y la partida está ganada.',
              other: 'Solo te queda una casilla.',
            },
          },
          end: 'Primero lo que luego podría faltar, después lo demás.',
        },
        ready: {
          title: 'Primero la esquina',
          steps: {
            ready: {
              task: 'Toma 8 casillas o la esquina, pero gana.',
              rule: 'Mira qué les deja cada jugada a los demás.',
              done: 'Tres casillas y la esquina, y la línea larga sigue ahí.',
              eight: 'Ocho casillas, y aun así pierdes. La esquina no puede esperar.',
              other: 'Tienes dos jugadas, y solo una gana.',
              answered: 'Rojo voltea dos, y tu línea se ha alargado.',
            },
            reap: {
              task: 'Voltea 10 casillas y gana.',
              rule: 'Lo que dejaste estar es ahora más grande.',
              done: 'Diez casillas, y la partida ha terminado. Ganas con claridad.',
              other: 'Solo te queda una casilla.',
            },
          },
          end: 'Una jugada que solo puedes hacer tú es dinero en el banco.',
        },
        ahead: {
          title: 'Ganar tiempo',
          steps: {
            ahead: {
              task: 'Encuentra la jugada que acaba mejor.',
              rule: 'Mira dónde están las casillas vacías y quién puede jugar en cada una.',
              done: 'Solo una casilla, pero acaba mejor que nueve de golpe.',
              nine: 'Nueve en siete direcciones: eso gana, pero por cinco menos al final.',
              other: 'Una de tus dos jugadas voltea una sola casilla. Piénsala hasta el final.',
              answered: 'Rojo voltea dos. Ahora tienes otra jugada pequeña.',
            },
            reply: {
              task: 'Ten paciencia una vez más.',
              rule: 'Las nueve casillas siguen ahí.',
              done: 'Así acabas ganando por veinte.',
              nine: 'Todavía no: así ganas por cinco menos.',
              other: 'Tienes una jugada pequeña y una grande. La grande puede esperar.',
            },
          },
          end: 'Rellena primero los huecos pequeños mientras la línea grande te espera.',
        },
        silence: {
          title: 'Sin respuesta',
          steps: {
            silence: {
              task: 'Encuentra la única jugada ganadora.',
              rule: 'Busca una jugada a la que nadie pueda responder.',
              done: 'Dos casillas, y ningún rival puede jugar. Te toca otra vez.',
              eleven: 'Once ahora, pero Rojo voltea trece, y pierdes.',
              other: 'Eso le da una respuesta a un rival. Otra casilla no da ninguna.',
            },
            wait: {
              task: 'Haz otra jugada sin respuesta.',
              rule: 'Cada turno que pierden tus rivales es una jugada más para ti.',
              done: 'Sigues siendo el único que puede jugar.',
              fifteen: 'Ahora sería aún peor: Rojo voltearía quince.',
              one: 'Eso le da una jugada a Rojo. Otra casilla no.',
              other: 'Puedes jugar en tres casillas. Tras una de ellas, nadie más puede jugar.',
            },
          },
          end: 'Primero las jugadas silenciosas, las grandes al final.',
        },
        third: {
          title: 'De tercero a primero',
          steps: {
            third: {
              task: 'Gana desde el tercer puesto en dos jugadas.',
              rule: 'Hay dos casillas vacías. Mira cuál podría ocupar un rival.',
              done: 'Los dos rivales están atascados, y la última casilla es tuya.',
              more: 'Cuatro ahora, pero Rojo juega la última casilla y gana.',
              other: '¿Cuál de las dos casillas vacías podría ocupar Rojo?',
            },
            claim: {
              task: 'Haz la última jugada.',
              rule: 'Cinco casillas por detrás de Rojo, y queda una jugada.',
              done: 'Cincuenta y ocho a cincuenta y siete. ¡Primero por una sola casilla!',
              other: 'Te queda una casilla.',
            },
          },
          end: 'Quítales la última jugada a tus rivales, y tuya será la última palabra.',
        },
      },
    },
  },
} satisfies typeof en;
