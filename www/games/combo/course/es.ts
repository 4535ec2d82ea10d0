// The course of Combo in Spanish.

import type en from './en.ts';

export default {
  about: 'Del alcance de una pila a la caza de la última, en posiciones de partidas de verdad.',
  insight: {
    answered: 'de las capturas reciben como respuesta otra en la misma casilla. Antes de capturar, mira quién puede responder.',
    stacks: 'es lo que logra el bando con más pilas, a igualdad de piezas tras diez jugadas cada uno, si las tablas cuentan la mitad. Quien ha unido más está mejor.',
    first: 'jugadas pasan de media hasta la primera captura, unas veinte por bando. Tienes tiempo para prepararte.',
    draws: 'de las partidas acaban en tablas. Ir por delante aún no es ganar: persigue hasta la última pila.',
  },
  chapters: {
    rules: {
      title: 'Lo que pueden las pilas',
      about: 'Las reglas otra vez, con los casos que sorprenden.',
      goal: 'Llevas tres piezas de ventaja. Gana a «Fácil».',
      lessons: {
        reach: {
          title: 'Cuenta las casillas',
          steps: {
            three: {
              task: 'Captura la pila de tres con las cuatro piezas.',
              rule: 'Tantas casillas como piezas envíes, o menos. Si no eliges, van las menos posibles; para enviar más, elige antes el número.',
              done: 'Está a tres casillas, así que hacen falta al menos tres. Tú enviaste cuatro.',
              three: 'Con esas basta. Esta vez envía las cuatro: primero el número, luego el destino.',
              short: 'Dos no pasan de dos casillas. La pila blanca está a tres.',
              other: 'Sigue la diagonal desde tu pila de cuatro.',
            },
          },
          end: 'Primero cuenta las casillas, luego las piezas.',
        },
        lines: {
          title: 'Vía libre',
          steps: {
            clear: {
              task: 'Captura la pila de tres.',
              rule: 'Todas las casillas del camino tienen que estar vacías. Tus propias piezas también estorban.',
              done: 'De punta a punta del tablero, por la única línea abierta.',
              blocked: 'En medio está tu propia pieza. ¿Hay otra línea que llegue a esa pila?',
              short: 'Está a cuatro casillas: tienen que ir las cuatro.',
              other: 'Recorre las diagonales desde tu pila más alta.',
            },
          },
          end: 'Una pila solo golpea por líneas abiertas. Mira las ocho.',
        },
        tall: {
          title: 'Las pilas altas también caen',
          steps: {
            five: {
              task: 'Elige la mejor captura.',
              rule: 'Dos piezas capturan una pila de cualquier altura, y toda ella sale del tablero.',
              done: '¡Cinco piezas en una jugada!',
              single: 'Es una sola pieza, y después la pila alta captura las tuyas.',
              other: 'Puedes capturar algo ahora mismo.',
            },
          },
          end: 'Cuanto más alta es una pila, más puede perder de una vez.',
        },
        merge: {
          title: 'Mejor juntas',
          steps: {
            join: {
              task: 'Salva tus dos últimas piezas.',
              rule: 'Sueltas no pueden capturar; juntas, sí. Mira dónde pueden encontrarse.',
              done: 'Fuera de alcance, y desde ahora son las blancas las que deben tener cuidado.',
              beside: 'Juntas, pero pegadas a la pila blanca. Únelas donde no pueda llegar.',
              left: 'Así la otra pieza queda al alcance de las blancas.',
              alone: 'Separadas, las dos están perdidas. Júntalas.',
              other: 'Pon una de tus piezas sobre la otra.',
            },
          },
          end: 'Dos piezas sueltas son presas. Una pila de dos es una amenaza.',
        },
        stay: {
          title: 'Dos golpean, dos esperan',
          steps: {
            two: {
              task: 'Captura, pero guarda una reserva.',
              rule: 'Tú eliges cuántas van. Las que se quedan pueden golpear en la jugada siguiente.',
              done: 'Si las blancas capturan esas dos, las otras dos recapturan.',
              most: 'Son demasiadas: las blancas capturan todas las que enviaste. Con dos basta.',
              first: 'Entonces golpea la otra pila blanca. Empieza por la que amenaza tus cuatro.',
              other: 'La pila que está delante de tus cuatro las amenaza. Captúrala.',
            },
          },
          end: 'Envía lo que pide la captura y deja el resto de guardia.',
        },
        shut: {
          title: 'Sin salida',
          steps: {
            corner: {
              task: 'Gana con esta jugada.',
              rule: 'Quien no puede mover en su turno pierde. Una pieza sola no puede abrirse paso capturando.',
              done: 'Las blancas tienen una pieza, pero ninguna jugada. ¡Ganas!',
              stack: 'Así la dejas salir de la esquina. Cierra mejor el último hueco.',
              gate: 'Las dos junto a la esquina son la valla. Déjalas y mueve la tercera.',
              other: 'Le queda una casilla. Ocúpala.',
            },
          },
          end: 'También se gana sin capturar, si el otro bando no puede mover.',
        },
        hundred: {
          title: 'La jugada cien',
          steps: {
            last: {
              task: 'No dejes que acabe en tablas.',
              rule: 'Tras 100 jugadas seguidas sin capturas, la partida es tablas. Ya van 99.',
              done: 'La cuenta vuelve a empezar, y sigues con mucha ventaja.',
              other: 'Esa fue la jugada cien sin capturas. Captura algo, aunque las blancas puedan recapturar.',
            },
          },
          end: 'Si hace mucho que nadie captura, piensa en las cien jugadas.',
        },
      },
    },
    tactics: {
      title: 'Primeras tácticas',
      about: 'Lo que gana una pila, y lo que solo lo parece.',
      goal: 'Otra vez tres piezas de ventaja, pero con más en el tablero. Gana a «Medio».',
      lessons: {
        free: {
          title: 'La pila gratis',
          steps: {
            choose: {
              task: 'Elige la mejor captura.',
              rule: 'Antes de capturar, mira quién puede recapturar. Una pila sin guardia sale gratis.',
              done: 'Dos piezas a cambio de nada.',
              guarded: 'Tres por tres: allí montan guardia dos pilas blancas. Hay otra cosa gratis.',
              short: 'Tan pocas no llegan. Son tres casillas.',
              run: 'No hace falta huir. Esa misma pila puede capturar.',
              other: 'Tu pila del centro está en peligro, y puede capturar en dos direcciones.',
            },
          },
          end: 'Más vale una pila pequeña gratis que una grande a cambio de otra.',
        },
        beside: {
          title: 'Cerca de piezas sueltas',
          steps: {
            visit: {
              task: 'Amenaza dos piezas a la vez.',
              rule: 'Una pieza suelta no captura. Donde las blancas solo tienen de esas, puedes ponerte justo al lado.',
              done: 'Las dos están a tu lado, y ninguna puede hacerte nada.',
              far: 'No es lo bastante cerca para amenazar las dos.',
              single: 'Una sola no puede capturar. Envía la pila entera.',
              other: 'Tu pila de dos está cerca de ellas. Acércala más.',
              answered: 'Una escapa. La otra se queda junto a tu pila.',
            },
          },
          end: 'Teme a las pilas, no a las piezas sueltas.',
        },
        fork: {
          title: 'Más de un objetivo',
          steps: {
            aim: {
              task: 'Amenaza varias pilas con una jugada.',
              rule: 'Las blancas solo tienen una jugada para responder. De dos pilas en peligro, una se queda.',
              done: 'Tres líneas, tres objetivos, cada uno a tres casillas. Las pilas de dos no llegan tan lejos.',
              near: 'Demasiado cerca: ahí una pila de dos te alcanza primero.',
              part: 'Lleva las tres, o no llegarás tan lejos.',
              other: 'Busca la casilla desde la que tus tres piezas alcanzan más.',
              answered: 'Las blancas protegen una de ellas.',
            },
            cash: {
              task: 'Captura la que se quedó sola.',
              rule: 'Después de una doble amenaza, vuelve a mirar: ¿dónde no puede recapturar nadie?',
              done: 'Una pila entera, y nadie puede recapturar.',
              guarded: 'Justo esa es la que las blancas acaban de proteger.',
              single: 'Es una sola pieza. También hay una pila entera sin protección.',
              other: 'Sigues amenazando tres objetivos. Captura uno.',
            },
          },
          end: 'Una jugada, dos amenazas: así se ganan casi todas las pilas.',
        },
        knight: {
          title: 'Fuera de las líneas',
          steps: {
            land: {
              task: 'Ve adonde ninguna pila blanca te alcance.',
              rule: 'Las pilas golpean en línea recta. Dos casillas adelante y una al lado: ahí no llega ninguna.',
              done: 'Dos pilas están muy cerca sin poder tocarte, y dos piezas sueltas están en peligro.',
              guarded: 'La pila alta recaptura. Busca las dos piezas sueltas.',
              part: 'Tienen que ir las cuatro: elige el número y luego la casilla.',
              hit: 'Ahí una pila blanca te alcanza en línea recta.',
              other: 'Hay algo mejor: una casilla segura que también amenaza las dos piezas sueltas.',
            },
          },
          end: 'Dos adelante y una al lado: el ángulo ciego de toda pila.',
        },
        count: {
          title: 'Solo las necesarias',
          steps: {
            few: {
              task: 'Captura la pila de cinco al menor precio.',
              rule: 'Quien captura puede ser capturado. Si las blancas pueden recapturar, envía el menor número posible.',
              done: 'Cinco por dos como mucho. ¡Menuda ganga!',
              many: 'Las blancas recapturan desde lejos, y con ello todo lo que enviaste.',
              single: 'Una sola pieza. Hay cinco a tu alcance.',
              other: 'La pila de cinco está en peligro, y tú también. Captúrala.',
            },
          },
          end: 'Antes de un cambio, cuenta lo que se va y lo que viene.',
        },
        hand: {
          title: 'La pila adecuada',
          steps: {
            small: {
              task: 'Captura con la pila adecuada.',
              rule: 'Dos de tus pilas alcanzan el mismo objetivo. Las blancas recapturarán: envía la que menos te haga falta.',
              done: 'Cuatro por dos. La pila alta sigue en el tablero.',
              tall: 'Cuatro por cuatro. Podía ir la más pequeña.',
              other: 'La primera pila blanca amenaza dos de las tuyas. Captúrala.',
            },
          },
          end: 'Que capture la pila pequeña, y conserva la alta.',
        },
        guard: {
          title: 'Proteger en vez de huir',
          steps: {
            both: {
              task: 'Dos pilas amenazadas: conserva las dos.',
              rule: 'No puedes apartar las dos. Pero donde puedas recapturar, las blancas pagan tres piezas por dos.',
              done: 'Si las blancas capturan ahora, recapturas, y el cambio te favorece.',
              half: 'Tienen que ir las dos piezas de una pila: elige antes dos.',
              run: 'Una se salva y la otra cae. Quédate cerca de ella.',
              idle: 'Así ninguna está protegida todavía.',
              other: 'Lleva una de tus pilas adonde proteja a las otras.',
            },
          },
          end: 'No huyas de cada amenaza. Muchas veces basta con proteger.',
        },
      },
    },
    plans: {
      title: 'Planes',
      about: 'Dónde poner tus pilas mucho antes de que golpeen.',
      goal: 'Menos pilas, pero más altas, y tres piezas más. Gana a «Difícil».',
      lessons: {
        distance: {
          title: 'El brazo más largo',
          steps: {
            four: {
              task: 'Amenaza de lejos las dos pilas blancas.',
              rule: 'Cuatro piezas alcanzan cuatro casillas, dos solo dos. Quédate fuera del alcance de las blancas.',
              done: 'Tú alcanzas las dos, y ninguna te alcanza a ti.',
              near: 'Bastante cerca también para la pila blanca de dos. Guarda la distancia.',
              small: 'Dos contra dos, y les toca a las blancas: golpean primero.',
              part: 'Lleva las cuatro, o el brazo deja de ser largo.',
              other: 'Busca la casilla donde se cruzan una columna y una diagonal.',
            },
            again: {
              task: 'Y otra vez.',
              rule: 'Fíjate en las distancias: tres casillas hasta una pila, cuatro hasta la otra.',
              done: 'Un solo paso, y las dos están en peligro.',
              near: 'Demasiado cerca. Las pilas blancas alcanzan dos casillas.',
              part: 'Tu pila alcanza tanto como su altura. Déjala entera.',
              other: 'Basta una jugada corta. Mira las líneas desde las casillas de alrededor.',
            },
          },
          end: 'La pila más alta elige la distancia.',
        },
        edge: {
          title: 'Desde el borde',
          steps: {
            aside: {
              task: 'Amenaza dos pilas a la vez.',
              rule: 'Una pila alta no necesita el centro. Desde el borde, su brazo es lo bastante largo.',
              done: 'Cinco casillas en recto, cuatro en diagonal: dos objetivos, y nada te alcanza.',
              taken: 'Las blancas recapturan, y se van cinco piezas.',
              part: 'Tienen que ir las cinco: elige el número y luego la casilla.',
              centre: 'Tan cerca, las pilas blancas te alcanzan.',
              other: 'Cinco piezas cruzan casi todo el tablero. Prueba desde el borde.',
            },
          },
          end: 'Una pila alta rinde más desde lejos, donde nada la alcanza.',
        },
        back: {
          title: 'Retirada con amenaza',
          steps: {
            home: {
              task: 'Salva tu pila y amenaza otra.',
              rule: 'La mejor retirada amenaza algo. Mira también en tu lado del tablero.',
              done: 'Fuera de alcance, y ahora peligra la pila blanca de la esquina.',
              trade: 'Cuatro por cuatro, porque las blancas recapturan. Con una retirada ganas más.',
              part: 'Tienen que ir las cuatro, o algunas siguen en peligro.',
              hit: 'Ahí una pila blanca captura la tuya.',
              other: 'No amenaza nada, o no lo suficiente. Mira detrás de ti.',
            },
          },
          end: 'Si tienes que irte, ve adonde amenaces algo.',
        },
        grow: {
          title: 'Una pieza más alta',
          steps: {
            five: {
              task: 'Forma una pila que alcance dos objetivos.',
              rule: 'Cinco piezas alcanzan cinco casillas. Unir también puede ser una amenaza.',
              done: 'Cinco casillas en recto y cinco en diagonal: dos pilas en peligro.',
              away: 'También son cinco, pero desde ahí alcanzan menos.',
              near: 'Justo al lado de pilas blancas. Capturan las cuatro.',
              part: 'La pila queda demasiado pequeña. Que vayan las cuatro.',
              other: 'Con una pieza más, tu pila de cuatro será de cinco. ¿Con cuál?',
            },
            six: {
              task: 'Forma ahora una pila de seis.',
              rule: 'Una pila de seis domina casi todo el tablero. Elige la casilla de las líneas abiertas.',
              done: 'Seis casillas en recto, cinco en diagonal, y nadie se le acerca.',
              away: 'En la esquina tiene menos líneas.',
              five: 'Con cinco falta una para la pila lejana.',
              near: 'Ahí las blancas capturan tu pila enseguida.',
              part: 'Tienen que unirse las dos piezas, no una sola.',
              other: 'Tus dos pilas están una junto a otra. Únelas.',
            },
          },
          end: 'Unir vale la pena si la pila nueva alcanza más.',
        },
        all: {
          title: 'Cuándo enviarlas todas',
          steps: {
            four: {
              task: 'Captura con el número adecuado.',
              rule: 'Si nadie puede recapturar, no ahorres: una pila alta sigue amenazando.',
              done: 'Nadie puede recapturar, y las cuatro están donde pueden seguir golpeando.',
              three: 'Buena captura, pero la que se queda puede hacer poco sola. Nadie puede recapturar: elige las cuatro.',
              single: 'Es una sola pieza. Hay una pila entera.',
              short: 'La pila está a tres casillas.',
              other: 'En la columna de tus cuatro hay una pila blanca.',
            },
          },
          end: 'Protegida: envía pocas. Sin protección: envíalas todas.',
        },
        raid: {
          title: 'Una incursión temprana',
          steps: {
            enter: {
              task: 'Ve adonde las blancas solo tengan piezas sueltas.',
              rule: 'Al principio, casi ninguna pieza blanca puede capturar. Una pila alta puede meterse entre ellas.',
              done: 'Varias piezas están en peligro, y ninguna pila blanca te alcanza.',
              stacks: 'Justo ahí están las pilas blancas. Te capturan enseguida.',
              part: 'Ve con las cuatro: tras las líneas blancas necesitas alcance.',
              other: 'Tu pila de cuatro puede ir más lejos, apartada de las dos pilas blancas.',
            },
          },
          end: 'Forma pronto tu primera pila alta, y vigila las de las blancas.',
        },
      },
    },
    masters: {
      title: 'Cómo piensan los buenos jugadores',
      about: 'Dos jugadas más allá: ofertas, cebos, esperas y la caza de la última pila.',
      goal: 'Ocho contra tres, pero hay que atrapar la última pila. Gana a «Maestro».',
      lessons: {
        twice: {
          title: 'Golpear dos veces',
          steps: {
            first: {
              task: 'Captura, aunque puedan recapturar.',
              rule: 'Una pila puede golpear dos veces: ahora con dos piezas y en la jugada siguiente con las dos que se quedan.',
              done: 'Una pieza por ahora. Les toca decidir a las blancas.',
              most: 'Las blancas capturan todas las que enviaste, y no queda nadie para golpear otra vez.',
              part: 'Una pieza sola no puede capturar. Envía dos.',
              other: 'Parece protegida. Pero ¿cuántas veces puedes golpear?',
              answered: 'Las blancas capturan tus dos piezas.',
            },
            second: {
              task: 'Golpea otra vez.',
              rule: 'Las dos que se quedaron estaban esperando esto.',
              done: 'Tres piezas por dos, y tu pila está bien situada.',
              other: 'La pila blanca se ha puesto a tu alcance.',
            },
          },
          end: 'Cuenta golpes, no pilas: cuatro piezas pueden ser dos.',
        },
        strike: {
          title: 'Responder con un golpe',
          steps: {
            half: {
              task: 'Amenazan tus cuatro: golpea primero.',
              rule: 'La mejor respuesta a una amenaza suele ser capturar lo que amenaza, con lo justo.',
              done: 'Y si las blancas recapturan, las otras dos golpean de nuevo.',
              most: 'Las blancas recapturan, y es demasiado lo que pierdes. Envía dos.',
              third: 'Así tus cuatro siguen amenazadas. Captura lo que las amenaza.',
              run: 'Huir salva las cuatro. Golpear gana dos más.',
              other: 'Una de las pilas blancas está en una diagonal de tus cuatro.',
            },
          },
          end: 'Lo que te amenaza puede ser también un objetivo.',
        },
        bait: {
          title: 'Deja el cebo',
          steps: {
            wait: {
              task: 'Las blancas ofrecen una pieza: calma.',
              rule: 'Antes de aceptar un regalo, mira qué harán las blancas después. La pieza no irá lejos.',
              done: 'El salto de las blancas al centro ya no hace daño, y la pieza sigue a tu alcance.',
              bait: 'Entonces la pila blanca de tres salta al centro y amenaza tus dos pilas.',
              wrong: 'Casi. Lleva la pieza suelta a la pila, no la pila a la pieza.',
              other: '¿Qué casilla querría la pila blanca de tres? Haz que no sea segura.',
            },
          },
          end: 'Lo que hoy es gratis quizá lo sea mañana. Mira antes la respuesta.',
        },
        trade: {
          title: 'El cambio justo',
          steps: {
            offer: {
              task: 'Captura, aunque puedan recapturar.',
              rule: 'No cuentes lo que se pierde, sino lo que queda. Una pieza suelta no sabe defenderse.',
              done: 'Dos por dos, si las blancas quieren. ¿Qué queda entonces?',
              back: 'Esa no: las blancas recapturan y quedan mejor.',
              run: 'No hace falta apartarse. Aquí golpeas dos veces; las blancas, solo una.',
              other: 'Envía las dos piezas: una sola no puede capturar.',
              answered: 'Las blancas recapturan.',
            },
            settle: {
              task: 'Recaptura y mira lo que queda.',
              rule: 'Dos de las tuyas contra una pieza que no puede capturar.',
              done: 'Dos piezas contra una suelta: las blancas no pueden aguantar.',
              other: 'Ahora no: recaptura mientras puedas.',
            },
          },
          end: 'Cambia cuando lo que queda está ganado.',
        },
        pause: {
          title: 'Las blancas deben mover',
          steps: {
            stand: {
              task: 'Gana antes de que acaben las cien jugadas.',
              rule: 'Van 97 jugadas sin capturas: te quedan esta y la siguiente. Deja que las blancas vengan a tu pila.',
              done: 'La pieza ni siquiera está en peligro. Pero tiene que mover, y todo paso es malo.',
              attack: 'Se aparta, y se acaban las cien jugadas.',
              part: 'No separes tus dos piezas, o ninguna podrá capturar.',
              other: 'Acércate hasta cubrir todas las casillas a las que puede ir.',
              answered: 'Ahí está, justo al lado de tu pila.',
            },
          },
          end: 'Nadie puede pasar. Quítale las casillas, no la pieza.',
        },
        net: {
          title: 'La red',
          steps: {
            close: {
              task: 'Atrapa la última pila blanca.',
              rule: 'Una pila sola casi nunca atrapa a otra. Dos cazan mejor: una se acerca y la otra protege.',
              done: 'Si las blancas la capturan, recapturas y ganas. Si huyen, ya es tarde.',
              leave: 'Esa debe quedarse a proteger. Acerca la otra.',
              open: 'Ahí las blancas capturan tu pila gratis. Ve adonde la otra la proteja.',
              part: 'Una pieza sola no captura. No separes tus parejas.',
              other: 'No es lo bastante cerca. Las blancas se escapan.',
            },
          },
          end: 'Dos pilas cazan juntas: una acosa y la otra protege.',
        },
      },
    },
  },
} satisfies typeof en;
