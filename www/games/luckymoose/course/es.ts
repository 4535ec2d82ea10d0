// The course of LuckyMoose in Spanish.

import type en from './en.ts';

export default {
  about: 'De la primera línea a la última ficha, en tableros de partidas. En este curso, cada una de las 36 fichas existe una sola vez.',
  insight: {
    border: 'de todos los puntos vienen del borde, con solo una jugada de cada tres. Lucha por él.',
    more: 'puntos más da de media la mejor jugada en el borde que la mejor en otra parte, cuando ambas son posibles. Mira primero ahí.',
    greedy: 'de las jugadas del ordenador dan de inmediato el máximo de puntos. Con las demás cede 17 de media por lo que pueda venir.',
    exchange: 'de las veces, nada más, cambia el ordenador cuando una jugada da 15 puntos o más. Llévate los puntos.',
  },
  chapters: {
    lines: {
      title: 'Cada línea cuenta',
      about: 'Qué encaja, qué puntúa y qué multiplica.',
      goal: 'Llevas 42 puntos de ventaja y la bolsa está casi vacía. Remata la partida.',
      lessons: {
        fit: {
          title: 'En los dos sentidos',
          steps: {
            drop: {
              task: 'Coloca la gota naranja junto a la hoja naranja.',
              rule: 'Cada casilla está en una fila y en una columna, y la ficha tiene que encajar en las dos.',
              done: 'La fila es naranja, y en la columna no tiene vecinas.',
              elsewhere: 'Ahí también encaja, pero mira la hoja del centro del tablero.',
              other: 'Empieza por la gota naranja.',
            },
          },
          end: 'Una ficha tiene que encajar en todas las líneas que toca.',
        },
        old: {
          title: 'Lo viejo también vale',
          steps: {
            sun: {
              task: 'Coloca el sol morado por 16 puntos.',
              rule: 'Una línea da 2 puntos por ficha, también por las que ya estaban.',
              done: 'Tres en la fila y cinco en la columna: 6 y 10 puntos.',
              rank: 'Es una sola línea corta, 4 puntos. Busca un hueco entre otras más largas.',
              other: 'La estrella verde puede esperar. Le toca al sol morado.',
            },
          },
          end: 'Las líneas son de todos: aprovecha lo que colocaron los demás.',
        },
        across: {
          title: 'Líneas que cruzan',
          steps: {
            leaves: {
              task: 'Coloca dos hojas por 14 puntos.',
              rule: 'Puntúa tu hilera, y también cada línea que la cruza y que tú alargas.',
              done: 'Una fila y dos columnas: 4, 6 y 4 puntos.',
              fewer: 'Las dos hojas, pero solo 10 puntos. Cada una debería alargar además una columna.',
              single: 'Esa es solo una hoja. Coloca las dos en la misma hilera.',
              other: 'Coloca la hoja verde y la morada.',
            },
          },
          end: 'Dos fichas contiguas pueden formar tres líneas.',
        },
        bonus: {
          title: 'Bonificación nueva',
          steps: {
            once: {
              task: 'Coloca la estrella amarilla por 24 puntos.',
              rule: 'Solo multiplican las casillas que cubres en este turno. Lo que ya estaba en ×3 no multiplica.',
              done: 'Cuatro fichas son 8 puntos, y tu casilla los convierte en 24.',
              plain: 'Eso puntúa, pero menos. ¿Dónde hay fichas amarillas en el borde?',
              other: 'Coloca primero la estrella amarilla.',
            },
            twice: {
              task: 'Coloca dos gotas por 72 puntos.',
              rule: 'Cada ficha nueva en ×3 multiplica su línea otra vez: dos hacen ×9.',
              done: '6 puntos por 9 son 54, y la fila amarilla suma 18.',
              one: 'La gota amarilla sola da 30. Otra gota a su lado multiplica una vez más.',
              stones: '66 puntos: cerca. En la esquina, las gotas dan más.',
              other: 'Mira la gota del borde izquierdo.',
            },
          },
          end: 'Cubre varias casillas de bonificación con una sola línea.',
        },
        gap: {
          title: 'Alrededor',
          steps: {
            around: {
              task: 'Coloca dos hojas a los lados de la hoja morada.',
              rule: 'Entre tus fichas puede haber otras, mientras no quede ningún hueco.',
              done: '6 puntos por 9 son 54. La columna verde suma 10 por 3, es decir, 30.',
              side: 'Las dos al mismo lado dan 54. Al otro espera una larga columna verde.',
              other: 'Busca la hoja morada del borde de arriba.',
            },
          },
          end: 'Las fichas que quedan entre las tuyas alargan tu línea gratis.',
        },
        out: {
          title: 'Cerrar',
          steps: {
            last: {
              task: 'Coloca tus últimas fichas por 48 puntos.',
              rule: 'Con la bolsa vacía, colocar tu última ficha acaba la partida y da 6 puntos más.',
              done: '42 por dos líneas, y 6 por cerrar.',
              cheap: 'También cierras, pero con solo 16 puntos.',
              one: 'Así te queda una ficha, y el jugador 2 tiene otro turno.',
              other: 'Colócalas juntas, una de ellas en el borde izquierdo.',
            },
          },
          end: 'Cierra con una buena jugada, no con cualquiera.',
        },
      },
    },
    tactics: {
      title: 'Primeras tácticas',
      about: 'Cruces, borde, esquina y seises: dónde están las grandes jugadas.',
      goal: 'Vas 24 puntos por detrás, con tiempo para remontar. Gana la partida.',
      lessons: {
        meet: {
          title: 'En el cruce',
          steps: {
            star: {
              task: 'Busca la jugada que más puntúa.',
              rule: 'Una casilla de bonificación multiplica todas sus líneas. En un cruce sirve dos veces.',
              done: '4 y 6 puntos, todos duplicados: 20.',
              edge: 'Una línea en ×3 da 12. Dos líneas en ×2 dan más.',
              less: 'Es la ficha correcta. Encaja donde una línea naranja toca unas estrellas.',
              other: 'El sol amarillo solo encuentra una línea. Prueba con la estrella.',
            },
            five: {
              task: 'Coloca cinco estrellas por 108 puntos.',
              rule: 'Coloca de través, en los extremos de otras líneas: así cada ficha puntúa en dos.',
              done: 'Una columna y cinco filas: seis líneas en un turno.',
              fewer: 'Menos puntos. Cada estrella debería tocar el extremo de una fila.',
              other: 'Coloca tus estrellas en una misma columna.',
            },
          },
          end: 'Busca casillas donde se crucen líneas.',
        },
        edge: {
          title: 'Dos en el borde',
          steps: {
            suns: {
              task: 'Coloca dos fichas por 72 puntos.',
              rule: 'Dos contiguas en el borde: su línea cuenta 9 veces, y cada línea de detrás, 3 veces.',
              done: 'Los soles dan 36, la columna morada 24 y la roja 12.',
              blue: '48 puntos. Otras dos fichas tendrían cada una su línea detrás.',
              reds: 'Hasta 64 con tres fichas. Dos en el borde dan más.',
              other: 'Mira el borde de arriba, encima de las hojas.',
            },
          },
          end: 'Lo mejor es una casilla del borde con una línea detrás.',
        },
        cube: {
          title: 'Por 27',
          steps: {
            moose: {
              task: 'Busca la mejor jugada para tus alces.',
              rule: 'Tres fichas nuevas en el borde multiplican su línea por 27.',
              done: '6 puntos por 27 son 162, y las dos columnas de detrás suman 42.',
              short: '174 puntos. Avanza una casilla por el borde y la esquina también ayuda.',
              two: '78 puntos. Un tercer alce lo convertiría en ×27.',
              other: 'Los tres alces caben en el borde de abajo.',
            },
          },
          end: 'Tres fichas de la misma familia quieren ir al borde.',
        },
        corner: {
          title: 'La esquina',
          steps: {
            oranges: {
              task: '¿Dónde dan más puntos tus tres fichas naranjas?',
              rule: 'Una esquina está en dos bordes: multiplica su fila y su columna.',
              done: '6 puntos por 27 son 162, y las dos filas suman 36.',
              above: '174 puntos. Una casilla más abajo, la esquina añade una línea.',
              two: '72 puntos. La tercera también encaja y lo convierte en ×27.',
              other: 'Mira la esquina de abajo a la izquierda.',
            },
          },
          end: 'Una esquina cuenta en dos direcciones.',
        },
        six: {
          title: 'La sexta ficha',
          steps: {
            sixth: {
              task: 'Completa el seis.',
              rule: 'Un seis da 12 puntos por sus fichas y 12 más por estar completo.',
              done: 'Una ficha, 24 puntos, y sin ninguna casilla de bonificación.',
              border: '18 puntos en el borde. La columna larga vale más.',
              sun: 'Es la ficha correcta. Busca la columna a la que solo le falta una.',
              other: '¿Qué símbolo tiene la columna larga?',
            },
          },
          end: '¿Cinco en línea? Busca la sexta.',
        },
        equal: {
          title: 'A igualdad de puntos',
          steps: {
            blues: {
              task: 'Coloca dos azules por 28 puntos, pero sin riesgo.',
              rule: 'Dos jugadas dan 28. La bolsa está vacía, y el jugador 2 tiene tres soles.',
              done: 'Los mismos 28 puntos, y sin borde para tres soles.',
              open: 'También 28, pero ahora caben tres soles en el borde y perderías por mucho.',
              less: 'Son menos de 28. Coloca las dos azules en una columna.',
              other: 'Coloca las dos azules a la derecha.',
            },
          },
          end: 'A igualdad de puntos, ayuda lo menos posible al siguiente.',
        },
      },
    },
    plans: {
      title: 'Un turno por delante',
      about: 'Cerrar el borde, guardar lo que va junto, cambiar a tiempo y preparar la gran jugada.',
      goal: 'Casi empatados, y tres fichas en la bolsa. Piensa un turno por delante y gana.',
      lessons: {
        door: {
          title: 'El umbral',
          steps: {
            close: {
              task: 'Usa el borde antes de que lo haga otro.',
              rule: 'Una hilera junto al borde es un umbral: desde ahí, el siguiente llega a ×3.',
              done: 'Solo 18 puntos, pero la casilla de detrás del alce es tuya.',
              open: '32 puntos, pero tres alces junto al borde son un umbral hacia ×9 y ×27.',
              plain: 'Es la ficha correcta. En el borde da 18.',
              other: 'Piensa en la estrella morada.',
            },
          },
          end: 'No construyas un umbral para otros.',
        },
        block: {
          title: 'Una casilla muerta',
          steps: {
            corner: {
              task: 'Cierra el borde de arriba con una sola ficha.',
              rule: 'Una casilla está muerta cuando no queda ninguna ficha que encaje en sus dos líneas.',
              done: '24 puntos, y ya nada encaja entre tu alce y la piedra roja.',
              blues: '48 puntos, pero el borde de arriba queda abierto a tres piedras que no se ven.',
              other: 'Mira la esquina de arriba a la izquierda.',
            },
          },
          end: 'Una sola ficha puede cerrar todo un borde.',
        },
        gift: {
          title: 'Sin regalar un seis',
          steps: {
            moose: {
              task: 'Puntúa, pero no ayudes a hacer un seis.',
              rule: 'Antes de alargar una línea, cuenta quién podría completarla.',
              done: '32 puntos, y te guardas el alce morado que un seis necesitaría.',
              four: '56 puntos, pero el alce rojo y el naranja completarían un seis, por 9.',
              one: 'Ahora bastan dos alces que no se ven para un seis en el borde.',
              other: 'Deja en paz la línea de alces. Mira arriba a la izquierda.',
            },
          },
          end: 'No alargues lo que otros pueden completar.',
        },
        prepare: {
          title: 'Poco, luego mucho',
          steps: {
            leaf: {
              task: 'Prepara una jugada más grande.',
              rule: 'Tienes cuatro piedras. Si la naranja cabe en la esquina, las demás la siguen por el borde.',
              done: 'Solo 12 puntos, pero la esquina está lista para la piedra naranja.',
              four: '58 puntos por cuatro piedras. En el borde valen más de diez veces eso.',
              both: '54 puntos, pero la piedra naranja vale más junto con las otras tres.',
              other: '¿Cómo harías que en la esquina encajara una ficha naranja?',
              answered: 'El jugador 2 coloca en otro sitio. Es el momento.',
            },
            stones: {
              task: 'Coloca tus cuatro piedras por 666 puntos.',
              rule: 'Cuatro fichas nuevas en el borde multiplican su línea por 81.',
              done: '8 puntos por 81 son 648, y la columna naranja suma 18.',
              fewer: 'Las cuatro, a lo largo del borde de arriba hasta la esquina.',
              other: 'Les toca a las piedras.',
            },
          },
          end: 'Una jugada pequeña puede abrir paso a una grande.',
        },
        keep: {
          title: 'Guardar las tres',
          steps: {
            yellow: {
              task: 'Puntúa, pero guarda tus tres gotas.',
              rule: 'Tres fichas de la misma familia en tu mano son una jugada futura. No gastes una por menos.',
              done: '32 puntos, y las gotas siguen juntas.',
              three: 'Hasta 80 puntos, pero las tres gotas valen más juntas.',
              elsewhere: 'Es el color correcto. Coloca las dos de modo que las gotas puedan seguir detrás.',
              other: 'Usa la estrella amarilla y la hoja amarilla.',
              answered: 'Y ahora mira el borde de arriba.',
            },
            drops: {
              task: 'Coloca tus tres gotas por 174 puntos.',
              rule: 'Cada casilla tiene dos líneas: encima de la estrella amarilla solo encaja la gota amarilla.',
              done: '6 puntos por 27 son 162, y la columna amarilla suma 12.',
              fewer: 'Las tres, a lo largo del borde de arriba.',
              other: 'Coloca las gotas.',
            },
          },
          end: 'No separes tres fichas de la misma familia.',
        },
        order: {
          title: 'Cuál va en el borde',
          steps: {
            greens: {
              task: 'Coloca dos verdes por 60 puntos, en el orden correcto.',
              rule: 'La ficha del borde decide quién sigue por ahí. Compara tu mano con lo que no se ve.',
              done: '60 puntos, y tus otras dos gotas pueden seguir junto a la verde.',
              turned: 'También 60 puntos. Pero hay tres alces que no se ven, y tú no tienes otro.',
              row: '64 puntos, pero una fila junto al borde es un umbral.',
              other: 'Mira la columna verde cerca del borde de arriba.',
            },
            yellow: {
              task: 'Coloca dos amarillas por 54 puntos, en el orden correcto.',
              rule: 'La ficha de la esquina abre el borde por los dos lados. Tiene que convenirle a tu mano.',
              done: '54 puntos, y tus otras dos hojas pueden seguir desde la esquina.',
              turned: 'También 54 puntos. Pero desde un alce en la esquina tu mano no puede seguir.',
              file: '¡100 puntos! Pero tres hojas junto al borde son un umbral hacia ×27.',
              other: 'Mira la esquina de abajo a la izquierda.',
            },
          },
          end: 'Deja extremos que le convengan a tu mano.',
        },
        swap: {
          title: 'El cambio correcto',
          steps: {
            reds: {
              task: 'Cambia todo lo que no sea rojo.',
              rule: 'Tres fichas de la misma familia pueden dar más de 100 puntos en el borde. Eso vale un turno.',
              done: 'Tres rojas se quedan y llegan tres nuevas.',
              lay: '¿4 puntos por todo un turno? Toca Cambiar.',
              part: 'Quédate con las tres rojas y entrega todas las demás.',
              other: 'Toca Cambiar.',
            },
            greens: {
              task: 'Busca el mejor cambio.',
              rule: 'Una mano fuerte puede valer más que una jugada aceptable.',
              done: 'Las verdes siguen juntas, y el borde sigue cerrado.',
              lay: '24 puntos, pero dos fichas junto al borde son un umbral para el jugador 2.',
              part: 'Quédate solo con las tres verdes. Todas las demás se van.',
              other: 'Toca Cambiar. Las verdes necesitan compañía.',
            },
          },
          end: 'Cambia pronto y conserva tres fichas de la misma familia.',
        },
        greed: {
          title: 'No la más grande',
          steps: {
            reds: {
              task: 'Busca la mejor jugada, no la más grande.',
              rule: 'Antes de colocar cuatro fichas junto al borde, pregúntate cuánto darían en él.',
              done: '90 puntos, y tres hojas siguen en tu mano.',
              four: '¡216 puntos! Pero forman un largo umbral, y te quedas sin hojas.',
              elsewhere: 'También 90 puntos, pero tus otras hojas necesitan la hoja roja en la esquina.',
              red: 'Es el color correcto. Dos rojas caben en el borde izquierdo.',
              other: 'Mira la columna roja de la izquierda.',
              answered: 'Una respuesta fuerte. Pero mira ahora tu mano.',
            },
            leaves: {
              task: 'Coloca cuatro hojas por 810 puntos.',
              rule: 'En la esquina ya hay una hoja. Otras cuatro la siguen por el borde.',
              done: '10 puntos por 81: para eso las guardabas.',
              fewer: 'Las cuatro hojas, por el borde de abajo, empezando junto a la esquina.',
              other: 'Les toca a las hojas.',
            },
          },
          end: 'La jugada más grande no siempre es la mejor.',
        },
      },
    },
    masters: {
      title: 'Cómo piensan los maestros',
      about: 'Contar lo que no se ve, leer la última mano, frenarla y tomarse su tiempo.',
      goal: 'La bolsa está vacía y vas 40 puntos por detrás. Una sola jugada gana: encuéntrala y remátala.',
      lessons: {
        unseen: {
          title: 'Contar lo oculto',
          steps: {
            stars: {
              task: 'Completa el seis, en el orden correcto.',
              rule: 'Lo que no ves lo tiene el jugador 2 o está en la bolsa. Cuéntalo, color por color.',
              done: '144 puntos. De las fichas que no se ven, solo una encaja en el borde junto a la estrella amarilla.',
              red: 'También 144 puntos. Pero faltan tres rojas por ver, y todas encajan junto a la estrella roja.',
              other: 'A la columna de estrellas le faltan dos.',
            },
          },
          end: 'Deja extremos donde apenas encaje nada de lo que falta.',
        },
        hand: {
          title: 'Leer la última mano',
          steps: {
            blues: {
              task: 'Ocupa la casilla que más necesita el jugador 2.',
              rule: 'La bolsa está vacía: el resto es del jugador 2, tres fichas azules y la piedra verde.',
              done: '18 puntos, y tres azules ya no caben en el borde de arriba.',
              greens: '48 puntos, pero perderías mucho más: tres azules caben en el borde de arriba, por 27.',
              other: '¿Qué casilla del borde querrían tres azules?',
            },
          },
          end: 'Con la bolsa vacía, ya no hay nada oculto.',
        },
        stop: {
          title: 'Frenar una jugada',
          steps: {
            stones: {
              task: 'Frena las tres piedras del jugador 2.',
              rule: 'Una piedra roja, una naranja y una verde: mira dónde caben las tres en una fila.',
              done: 'Tu gota verde está donde empezaría su fila.',
              points: '18 puntos, pero entonces las piedras te cuestan la partida.',
              other: 'Mira debajo del sol verde del borde de arriba.',
            },
            leaf: {
              task: 'Gana frenando la hoja amarilla.',
              rule: 'Para matar una casilla no hace falta ocuparla. Basta con que una de sus líneas ya no encaje.',
              done: 'La columna tiene ahora dos soles, y en su extremo no encaja una hoja. Ganas por cuatro puntos.',
              pair: '40 puntos, pero la hoja amarilla completa una línea que te cuesta la partida.',
              sun: '16 puntos, y no basta: perderías por ocho.',
              other: '¿Dónde daría más puntos la hoja amarilla? Estropea esa casilla.',
            },
          },
          end: 'A veces la jugada más pequeña es la mejor, porque frena una grande.',
        },
        patience: {
          title: 'Sin estorbos',
          steps: {
            moose: {
              task: 'Prepara la jugada con la que vas a cerrar.',
              rule: 'Conoces las cuatro fichas del jugador 2. Si ninguna puede estorbarte, dedícale un turno.',
              done: '12 puntos, y hay paso libre para tres piedras.',
              now: '36 puntos ahora, pero tus tres piedras juntas valen mucho más.',
              other: 'Haz que en el próximo turno quepan tres piedras en el borde izquierdo.',
              answered: 'El jugador 2 no puede estorbarte.',
            },
            stones: {
              task: 'Cierra con 180 puntos.',
              rule: 'Tres en el borde, una segunda línea y 6 puntos por cerrar.',
              done: '162, 12 y 6 puntos, y la partida es tuya.',
              fewer: 'Coloca las tres a lo largo del borde izquierdo.',
              other: 'Coloca las piedras.',
            },
          },
          end: 'Lo que nadie puede frenar puede esperar un turno.',
        },
        slow: {
          title: 'Sin prisa',
          steps: {
            stone: {
              task: 'Deja al jugador 2 sin jugada.',
              rule: 'Quien no puede colocar tiene que pasar. El jugador 2 tiene la estrella amarilla y la morada.',
              done: '6 puntos, y has ocupado la única casilla útil para ambos.',
              blue: '12 puntos, pero entonces la estrella amarilla ocupa la casilla que necesita tu piedra.',
              other: '¿Qué casilla les hace falta a ambos jugadores?',
              answered: 'El jugador 2 tiene que pasar. En el próximo turno cierras.',
            },
            sun: {
              task: 'Consigue más en dos turnos que en uno.',
              rule: 'El jugador 2 solo tiene la estrella amarilla, y todavía no encaja en ningún sitio.',
              done: 'Primero el sol. La pareja amarilla no se escapa.',
              pair: '44 puntos de golpe, pero junto a la hoja encajaría la estrella amarilla.',
              other: 'Coloca la ficha que no le deja casilla a la estrella amarilla.',
              answered: 'El jugador 2 tiene que pasar, y tú cierras con la pareja amarilla.',
            },
          },
          end: 'Mientras el otro tenga que pasar, coloca poco a poco.',
        },
        last: {
          title: 'Hasta el final',
          steps: {
            drop: {
              task: 'Vas muy por detrás: busca la jugada que gana.',
              rule: 'Juégalo mentalmente hasta el final: tu jugada, la respuesta y lo que puedas colocar después.',
              done: '30 puntos, tus soles siguen juntos y ganas por seis.',
              more: '54 puntos de golpe, y aun así perderías por diez o más.',
              sun: 'También 30 puntos, pero luego necesitarás el sol rojo.',
              other: 'Basta con una roja. Guarda tus tres soles.',
            },
          },
          end: 'Cerca del final, cuenta hasta el final.',
        },
      },
    },
  },
} satisfies typeof en;
