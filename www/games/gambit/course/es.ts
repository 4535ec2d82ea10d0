// The course of Gambit in Spanish.

import type en from './en.ts';

export default {
  about: 'De las reglas a cómo piensan los buenos jugadores: lecciones cortas y una partida al final de cada capítulo.',
  insight: {
    mover: 'de las posiciones las gana quien tiene el turno, si juega bien. Cuando te toque, busca la victoria.',
    turns: 'de las 20 primeras jugadas posibles mantienen las tablas. Las otras seis pierden por un punto.',
    only: 'de las posiciones de tablas tienen un solo camino para conservarlas. Mira cada jugada antes de saltar.',
    random: 'de las partidas las ganan las negras si los dos bandos juegan al azar, y menos de un tercio las blancas. Entre principiantes, empezar vale mucho.',
  },
  chapters: {
    rules: {
      title: 'Las reglas, de cerca',
      about: 'Lo que sorprende a todos en las primeras partidas.',
      goal: 'Llevas ventaja. Gana esta partida contra Fácil.',
      lessons: {
        on: {
          title: 'Seguir o parar',
          steps: {
            bend: {
              task: 'Captura tres piezas en un turno.',
              rule: 'Cada salto puede ir en otra dirección, mientras salte la misma pieza.',
              done: 'En diagonal, recto hacia atrás y otra vez en diagonal: ganas 6 a 2.',
              straight: 'Así capturas dos y ganas, pero por menos. Se pueden capturar tres.',
              other: 'No pares aún: tu pieza puede seguir saltando.',
            },
            stop: {
              task: 'Captura una pieza y para a tiempo.',
              rule: 'Puedes parar después de cada salto. Mira dónde quedaría tu pieza.',
              done: 'Podrías capturar otra, pero aquí tu pieza queda fuera de alcance.',
              two: 'Es un salto de más: allí solo consigues tablas.',
              other: 'Captura una pieza y termina el turno.',
              answered: 'Las blancas tuvieron que saltar. Ahora puedes capturar dos y ganar.',
            },
          },
          end: 'Sigue saltando mientras valga la pena y para cuando ya no.',
        },
        edge: {
          title: 'El borde seguro',
          steps: {
            far: {
              task: 'Pon una pieza a salvo.',
              rule: 'En el borde lejano nadie captura tus piezas: no hay casilla detrás de ellas.',
              done: 'Ha capturado una pieza y ya nadie puede capturarla.',
              caught: 'Esa pieza estaba a salvo en el borde lejano. Allí abajo ya no, y ganan las blancas.',
              other: 'Cae en el borde lejano.',
              answered: 'Las blancas capturan otra pieza, pero no les sirve. Ganas por un punto.',
            },
          },
          end: 'Tus piezas están a salvo en el borde lejano; las blancas, en el cercano.',
        },
        sideways: {
          title: 'Las islas crecen de lado',
          steps: {
            three: {
              task: 'Forma una isla de tres.',
              rule: 'Tu fila inicial y el borde lejano no llegan a tocarse, así que las islas crecen de lado.',
              done: 'Tres seguidas: ganas 5 a 1.',
              soon: 'Un salto más y tu pieza se une a la pareja.',
              apart: 'Eso separa tu pareja. Deja que venga la tercera pieza.',
              other: 'Tu pieza suelta puede saltar hasta la pareja.',
            },
            pair: {
              task: 'Cae al lado de una pieza tuya.',
              rule: 'Dos piezas sueltas valen 2 puntos; una pareja vale 3.',
              done: 'Una pareja y una pieza suelta: 4 a 1, y la partida ha terminado.',
              two: 'Así puedes capturar dos, pero las blancas siguen y solo son tablas.',
              other: 'Busca el salto que forma una pareja.',
            },
          },
          end: 'Piensa de lado: las piezas en fila forman las islas grandes.',
        },
        touch: {
          title: 'Una pieza toca muchas',
          steps: {
            free: {
              task: 'Libera cuatro piezas de un salto.',
              rule: 'Una sola pieza enemiga puede dejar sin valor varios de tus grupos.',
              done: 'Una pieza menos y cuentan tres islas: ganas 5 a 1.',
              elsewhere: 'Seguirías sin puntos. Busca la pieza blanca que toca más piezas tuyas.',
              other: 'Busca la pieza blanca que toca más piezas tuyas.',
            },
          },
          end: 'Antes de saltar, pregúntate qué pieza blanca toca más piezas tuyas.',
        },
        over: {
          title: 'Cómo termina',
          steps: {
            end: {
              task: 'Gana la partida ahora mismo.',
              rule: 'Si el bando al que le toca no puede saltar, la partida termina, aunque el otro aún pudiera.',
              done: 'Tú aún podrías saltar, pero las blancas no: se acabó y ganas 2 a 0.',
              leaves: 'Así les dejas un salto a las blancas y no ganas.',
              other: 'Deja a las blancas sin saltos.',
            },
          },
          end: 'Busca la jugada que deja a las blancas sin saltos.',
        },
        must: {
          title: 'Las blancas también deben saltar',
          steps: {
            push: {
              task: 'Ofréceles una pieza a las blancas.',
              rule: 'Quien puede saltar debe saltar, aunque le perjudique.',
              done: 'Las blancas tienen que capturarla.',
              twice: 'Capturas primero, pero las blancas responden y ganan.',
              other: 'Pon una pieza donde las blancas tengan que capturarla.',
              answered: 'Esa pieza ha dejado su borde seguro. La capturas y ganas por dos puntos.',
            },
          },
          end: 'Las blancas tienen que saltar si pueden: aprovéchalo.',
        },
      },
    },
    tactics: {
      title: 'Primeras tácticas',
      about: 'Saltos que ganan más de lo que capturan.',
      goal: 'Tu posición es mejor. Gánala contra Medio.',
      lessons: {
        back: {
          title: 'Ida y vuelta',
          steps: {
            home: {
              task: 'Asegura las tablas.',
              rule: 'Un salto lleva de la fila inicial al borde lejano; con dos, la pieza vuelve.',
              done: 'Ida y vuelta, al lado de tu otra pieza: 4 a 4.',
              half: 'Otra vez: tu pieza puede volver al lado de la otra.',
              single: 'Deja esa pieza en casa. La otra puede capturar dos.',
              other: 'Una de tus piezas puede capturar dos.',
            },
            out: {
              task: 'Gana por tres puntos.',
              rule: 'También desde el borde lejano el segundo salto trae la pieza de vuelta.',
              done: 'Dos capturadas y una vecina nueva: 4 a 1.',
              half: 'No te quedes allí abajo: vuelve de un salto al borde lejano.',
              single: 'Eso gana, pero solo por un punto. Puedes capturar dos.',
              other: 'Una de tus piezas puede capturar dos.',
            },
          },
          end: 'Un número impar de saltos te lleva al otro lado; uno par te trae de vuelta.',
        },
        greed: {
          title: 'Más no es mejor',
          steps: {
            one: {
              task: 'Encuentra la única jugada que gana.',
              rule: 'Cuenta cómo queda el tablero al final, no cuántas piezas capturaste.',
              done: 'Una pieza capturada y las blancas sin saltos: 2 a 1.',
              three: 'Así puedes capturar tres, y aun así pierdes.',
              other: 'Busca un salto sencillo.',
            },
          },
          end: 'Capturar más no es ganar más.',
        },
        answer: {
          title: 'Mira la respuesta',
          steps: {
            look: {
              task: 'Captúrala con la pieza adecuada.',
              rule: 'Antes de saltar, imagina la respuesta más larga de las blancas.',
              done: 'Tus piezas están separadas: las blancas no pueden capturar dos seguidas.',
              beside: 'Una junto a otra, las dos corren peligro: solo son tablas.',
              other: 'Dos de tus piezas pueden capturarla. Elige la otra.',
              answered: 'Las blancas capturan una. Tú respondes y ganas por dos puntos.',
            },
          },
          end: 'No pongas tus piezas donde un solo turno capture dos.',
        },
        join: {
          title: 'Liberar y unir',
          steps: {
            both: {
              task: 'Libera una pareja y hazla más grande.',
              rule: 'El mismo salto puede capturar la pieza que toca tu isla y añadirle una tuya.',
              done: 'La pareja está libre y ya son tres: 5 a 2.',
              two: 'Así puedes capturar dos, pero ganas solo por un punto. Tu pareja no quedaría libre.',
              other: 'Captura la pieza que toca tu pareja.',
            },
          },
          end: 'Los mejores saltos hacen dos cosas a la vez.',
        },
        points: {
          title: 'Quítales los puntos',
          steps: {
            level: {
              task: 'Vas por detrás: consigue tablas.',
              rule: 'Cada pieza blanca suelta que capturas les cuesta un punto a las blancas.',
              done: 'Las blancas sueltas ya no están y las tuyas forman una pareja: 3 a 3.',
              soon: 'Aún te hace falta la última. Sigue saltando.',
              other: 'Sigue saltando hasta donde llegues.',
            },
            four: {
              task: 'Captura toda la isla blanca.',
              rule: 'Con saltos en zigzag se puede borrar una isla.',
              done: 'La isla de tres ya no existe: ganas 4 a 1.',
              three: 'Eso gana, pero solo por un punto. Otro camino captura cuatro.',
              pair: 'La isla blanca sigue ahí, y gana.',
              other: 'Puedes capturar más: toda la isla y una pieza por el camino.',
            },
          },
          end: 'Un punto menos para las blancas vale tanto como uno más para ti.',
        },
        spoil: {
          title: 'El aguafiestas',
          steps: {
            one: {
              task: 'Deja sin valor todas las islas blancas.',
              rule: 'Junto a un enemigo tu pieza no cuenta, pero tampoco la isla que toca.',
              done: 'Ahora todo se toca: 0 a 0, tablas.',
              away: 'Una captura más, pero las islas blancas vuelven a estar libres y ganan.',
              far: 'Las islas blancas siguen contando, y ganan.',
              other: 'Cae en medio de las piezas blancas.',
            },
            all: {
              task: 'Gana por cuatro puntos.',
              rule: 'Una sola pieza puede valer más entre las blancas que en una isla.',
              done: 'A las blancas no les queda nada: 4 a 0.',
              away: 'Así sumas más, pero las blancas también puntúan: ganas por menos.',
              other: 'Para donde tu pieza toque la pareja blanca.',
            },
          },
          end: 'Una pieza en el sitio justo pesa tanto como una isla.',
        },
        last: {
          title: 'El último salto',
          steps: {
            jumper: {
              task: 'Quita a las blancas su último salto.',
              rule: 'Una pieza blanca puede saltar si tiene al lado una tuya con una casilla vacía detrás.',
              done: 'Las blancas ya no pueden saltar: ganas 5 a 3.',
              two: 'Así puedes capturar dos, pero las blancas aún saltan y consiguen tablas.',
              other: 'Encuentra la pieza blanca que aún puede saltar.',
            },
          },
          end: 'Antes de cada jugada, mira qué piezas blancas pueden saltar.',
        },
      },
    },
    plans: {
      title: 'Planes',
      about: 'Jugadas que mejoran la siguiente.',
      goal: 'Puedes ganar esto contra Difícil si cuentas bien.',
      lessons: {
        force: {
          title: 'Hazlas salir',
          steps: {
            lure: {
              task: 'Prepara una victoria por tres puntos.',
              rule: 'En el borde cercano las piezas blancas están a salvo, hasta que tienen que saltar.',
              done: 'Ahora las blancas deben dejar su borde seguro.',
              now: 'Eso gana enseguida, pero solo por un punto.',
              other: 'Ofréceles a las blancas un salto que deje el borde cercano.',
              answered: 'Ahora tienes dos piezas blancas a tu alcance.',
            },
            double: {
              task: 'Captura las dos.',
              rule: 'Lo que ha dejado el borde cercano se puede capturar.',
              done: 'Dos más y de vuelta al borde lejano: ganas 4 a 1.',
              half: 'Eso gana por un punto. Sigue saltando y serán tres.',
              other: 'Una de tus piezas puede capturar dos.',
            },
          },
          end: 'Ofréceles a las blancas un salto que no quieran dar.',
        },
        order: {
          title: 'El orden correcto',
          steps: {
            first: {
              task: '¿Cuál de tus dos saltos va primero?',
              rule: 'Empieza por el que las blancas podrían estropear. Guarda el otro.',
              done: 'Esa pieza ya está a salvo, y tu otro salto puede esperar.',
              later: 'A cambio, las blancas capturan la pieza que iba a saltar después y consiguen tablas.',
              other: 'Empieza donde tu pieza corre peligro.',
              answered: 'Las blancas han saltado y tu salto sigue ahí. Ganas por un punto.',
            },
          },
          end: 'Salta primero donde corres peligro.',
        },
        early: {
          title: 'Saber esperar',
          steps: {
            wait: {
              task: 'Encuentra algo mejor que unas tablas.',
              rule: 'Un salto que las blancas no te pueden quitar puede esperar.',
              done: 'Tú esperas y les toca a las blancas.',
              now: 'Así puedes capturar dos, pero ahí termina: 2 a 2.',
              other: 'Guarda tu doble salto y juega antes en otro sitio.',
              answered: 'Las blancas tuvieron que saltar y tu doble salto sigue ahí.',
            },
            now: {
              task: 'Ahora es el momento.',
              rule: 'Antes de terminar la partida, cuenta los dos bandos.',
              done: 'Los mismos dos saltos que antes, pero ahora ganan: 3 a 2.',
              half: 'No pares ahí: eso pierde.',
              other: 'Captura dos.',
            },
          },
          end: 'Si el final aún no te basta, no termines la partida.',
        },
        guard: {
          title: 'La guardiana se queda',
          steps: {
            stay: {
              task: 'Solo una jugada gana: encuéntrala.',
              rule: 'Una pieza que toca las islas blancas las deja en nada mientras se quede.',
              done: 'Tu guardiana retiene cuatro piezas blancas: ganas 2 a 1.',
              leaves: 'Podrías capturar tres, pero sin tu guardiana contaría la pareja blanca: 4 a 4 como mucho.',
              other: 'Salta con la otra pieza.',
            },
          },
          end: 'Antes de mover una pieza, mira qué retiene.',
        },
        gift: {
          title: 'Dar para conservar',
          steps: {
            pair: {
              task: 'Consigue tablas, aunque te cueste dos piezas.',
              rule: 'Lo que pierdes no importa si queda lo suficiente.',
              done: 'Tienes una pareja que nadie puede capturar.',
              inward: 'Eso no da nada, y pierdes por dos puntos.',
              other: 'Forma una pareja en el borde lejano.',
              answered: 'Las blancas capturaron dos y aun así queda 4 a 4.',
            },
            win: {
              task: 'Ahora entrega dos y gana.',
              rule: 'Las piezas del borde lejano se quedan. Las de la fila inicial se pueden ir.',
              done: 'Una pareja en el borde lejano: tienes 4 puntos.',
              straight: 'Tu pieza deja el borde lejano y ganan las blancas.',
              other: 'Forma una pareja en el borde lejano.',
              answered: 'Las blancas capturaron dos y aun así ganas 4 a 3.',
            },
          },
          end: 'Entrega lo que no puedes conservar y conserva lo que cuenta.',
        },
        leave: {
          title: 'Déjala ir',
          steps: {
            grow: {
              task: 'Forma una isla que gane por tres puntos.',
              rule: 'Una pieza en peligro no siempre merece ser salvada.',
              done: 'Tres seguidas en el borde lejano: 5 puntos que se quedan.',
              rescue: 'Tu pieza escapa, pero ganas por menos o incluso pierdes. Déjala ir.',
              other: 'Añade una pieza a tu pareja del borde lejano.',
              answered: 'Las blancas han capturado la pieza y tú ganas por tres puntos.',
            },
          },
          end: 'Una isla más grande vale más que una pieza salvada.',
        },
        sum: {
          title: 'Primero romper, luego contar',
          steps: {
            break: {
              task: 'No te conformes con las tablas.',
              rule: 'Si tus puntos no bastan, baja primero los de las blancas.',
              done: 'Tocas la fila blanca, así que no cuenta nada.',
              five: 'Cinco puntos cada bando y la partida termina. Rompe antes la fila blanca.',
              other: 'Salta entre las piezas blancas.',
              answered: 'La fila blanca está rota. Ahora tu otro salto gana por un punto.',
            },
          },
          end: 'Rompe las islas blancas antes de terminar las tuyas.',
        },
      },
    },
    mastery: {
      title: 'Cómo piensan los buenos jugadores',
      about: 'De la primera jugada al último recuento.',
      goal: 'Puedes ganar esto, incluso contra Maestro. Elige con cuidado cada jugada.',
      lessons: {
        opening: {
          title: 'Las primeras jugadas',
          steps: {
            start: {
              task: 'Empieza sin perder un punto.',
              rule: 'Jugado a la perfección, Gambit acaba en tablas. De tus veinte primeras jugadas, catorce las mantienen.',
              done: 'Recto o hacia el medio: el equilibrio se mantiene.',
              corner: 'Salir de la esquina en diagonal pierde un punto.',
              outward: 'Saltar en diagonal hacia fuera pierde un punto.',
              other: 'Cualquier salto recto es bueno.',
            },
            punish: {
              task: 'Castiga la codicia: gana por cinco puntos.',
              rule: 'Las blancas capturaron dos piezas en su primera jugada. La codicia te abre el camino.',
              done: 'Cuatro piezas capturadas y, de golpe, una isla de tres.',
              five: 'Así puedes capturar cinco, pero ganas por cuatro. Empieza de otro modo y para antes.',
              other: 'Hay algo mejor: busca una cadena de cuatro saltos.',
            },
          },
          end: 'Empieza recto y castiga la codicia.',
        },
        modest: {
          title: 'La jugada modesta',
          steps: {
            one: {
              task: '¿Cuál es la única jugada que gana?',
              rule: 'Los buenos jugadores miran todos los saltos, también los pequeños.',
              done: 'Un solo salto, y el único que gana.',
              three: 'Así puedes capturar tres, pero no ganas.',
              other: 'Eso no gana. Busca un solo salto en diagonal.',
            },
          },
          end: 'Mira las jugadas pequeñas con tanta atención como las grandes.',
        },
        glitter: {
          title: 'No todo lo que brilla',
          steps: {
            six: {
              task: 'Encuentra la victoria que no brilla.',
              rule: 'Los puntos cuentan al final. Hasta entonces, las blancas pueden deshacerlos.',
              done: 'Todavía sin puntos, pero con la partida ganada.',
              shine: 'Así sumarías seis puntos de golpe, pero la respuesta de las blancas los deshace y gana.',
              other: 'Eso no basta para ganar. Busca un salto discreto.',
              answered: 'Las blancas han capturado dos. No les servirá.',
            },
            calm: {
              task: 'Ahora cobra los puntos.',
              rule: 'Los puntos están seguros cuando las blancas no tienen saltos.',
              done: 'Las blancas ya no pueden saltar: ganas 3 a 2.',
              rush: 'Las blancas aún tienen un salto, y ganan con él.',
              other: 'Captura la pieza que aún podría saltar.',
            },
          },
          end: 'Tus puntos son lo que queda tras la respuesta de las blancas.',
        },
        sweep: {
          title: 'Prepara la gran captura',
          steps: {
            step: {
              task: 'Captura una ahora para capturar cuatro después.',
              rule: 'La respuesta de las blancas puede abrir paso a tu cadena más larga.',
              done: 'Una pieza, y la única jugada que gana.',
              three: 'Así puedes capturar tres, pero se esfuma la victoria.',
              other: 'Así se te escapa la victoria. Salta en diagonal hacia el lado.',
              answered: 'Las blancas han capturado dos y han abierto el paso.',
            },
            four: {
              task: 'Captura cuatro y gana.',
              rule: 'De varias cadenas largas, elige la que deja a las blancas sin saltos.',
              done: 'Cuatro en un turno: ganas por un punto.',
              wrong: 'Así también podrías capturar cuatro, pero a las blancas les quedaría un salto. Eso no gana.',
              other: 'Eso no gana. Otra cadena captura cuatro.',
            },
          },
          end: 'Primero abre el paso y luego arrasa.',
        },
        ends: {
          title: 'Cuenta los finales',
          steps: {
            two: {
              task: 'Cuenta los dos finales y luego elige.',
              rule: 'Si cualquier salto termina la partida, cuenta antes de tocar una pieza.',
              done: 'Una isla de tres: ganas 5 a 4.',
              level: 'Eso es 4 a 4, tablas.',
              other: 'Cuenta las islas después de cada uno de tus saltos.',
            },
            four: {
              task: 'Encuentra la única jugada que da tablas.',
              rule: 'Cada una de tus cuatro jugadas termina la partida. Cuéntalas todas.',
              done: 'Uno a uno: todo lo demás pierde.',
              pair: 'Aunque captures dos así, termina 1 a 2.',
              other: 'Eso pierde. Cuenta cuántas piezas blancas quedarían libres.',
            },
          },
          end: 'Cuando el final está cerca, no adivines: cuenta.',
        },
        chain: {
          title: 'Ver hasta el final',
          steps: {
            push: {
              task: 'Empieza una victoria en tres jugadas.',
              rule: 'Si las blancas solo tienen un salto cada vez, puedes ver hasta el final.',
              done: 'Las blancas solo tienen un salto.',
              on: 'Una pieza más, pero después pierdes.',
              loose: 'Esa pieza deja demasiado pronto el borde lejano: pierdes por cuatro puntos.',
              other: 'Eso pierde. Deja a las blancas un solo salto.',
              answered: 'Como esperabas. Ahora busca otra jugada así.',
            },
            again: {
              task: 'Déjales un solo salto otra vez.',
              rule: 'Una pieza que ofreces puede sacar a las blancas del borde cercano.',
              done: 'Las blancas tienen que capturar y dejar su borde.',
              easy: 'Una pieza gratis, pero después pierdes.',
              other: 'Eso pierde. ¿Qué salto deja a las blancas sin elección?',
              answered: 'Ahora hay dos piezas blancas a tu alcance.',
            },
            win: {
              task: 'Remata.',
              rule: 'Los buenos jugadores lo vieron desde el principio.',
              done: 'Dos más y ganas 3 a 2, tal como estaba previsto.',
              half: 'No te quedes allí abajo: vuelve de un salto al borde lejano.',
              other: 'Una de tus piezas puede capturar dos.',
            },
          },
          end: 'Cuando las blancas no pueden elegir, mira tan lejos como puedas.',
        },
      },
    },
  },
} satisfies typeof en;
