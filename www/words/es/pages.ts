// Spanish: the screens beside the table, and the dialogs.

import { number, pluralOf } from '../vocabulary.ts';
import { verb } from './grammar.ts';
import type { Words } from '../index.ts';

export const page: Words['page'] = {
  title: 'Gambol: juegos de mesa en una página',
  description: 'Cuatro juegos de mesa con un rival fuerte y análisis, enteros en tu dispositivo.',
  titleOf: (screen) => `${screen} · Gambol`,
  skip: 'Ir al contenido',
  toHall: 'Todos los juegos',
  toTable: 'Volver a la mesa',
  library: 'Biblioteca',
  docs: 'Documentación',
  puzzles: 'Problemas',
  rules: (game) => `${game}: reglas`,
  learn: (game) => `Aprende ${game}`,
  study: (game) => `Estudia ${game}`,
};

export const language: Words['language'] = {
  label: 'Idioma',
  unavailable: (name) => `No se ha podido cargar ${name}. La primera vez hace falta conexión.`,
};

export const sentences: Words['sentences'] = (all) => all.filter(Boolean).join(' ');

export const hall: Words['hall'] = {
  title: 'Gambol',
  lead: 'Una lección corta en el propio tablero. Cuatro juegos de mesa, rivales fuertes, sin cuenta, sin anuncios y también sin conexión.',
  games: 'Juegos',
  board: (game) => `Un tablero de ${game}`,
  play: 'Jugar',
  continue: 'Seguir',
  learn: 'Aprender',
  goOn: (move) => `Seguir tu partida, jugada ${number(move)}`,
  lookAt: 'Ver tu partida',
  facts: (least, most, minutes) =>
    `${least === most ? number(most) : `${number(least)}–${number(most)}`} jugadores · ${number(minutes)} min`,
  yourMove: (move) => `Te toca, jugada ${number(move)}`,
  theirMove: (seat, move) => `Turno de ${seat}, jugada ${number(move)}`,
  against: (levels) => `rival: ${levels}`,
  welcome: '¿Primera vez aquí?',
  lesson: (game) => `${game} en treinta segundos`,
  startLesson: 'Empezar la lección',
  justPlay: 'Jugar ya',
  another: (game) => `¿Una partida de ${game}?`,
  byLink: 'Partidas por enlace',
  yourTurn: 'Te toca',
  theirTurn: 'No te toca',
  over: 'Terminada',
  earlier: 'Partidas anteriores',
  all: (count) => `Todas (${number(count)})`,
  won: 'Ganada',
  lost: 'Perdida',
  drawn: 'Tablas',
  placed: (place, count) => `${number(place)}.º de ${number(count)}`,
  wonBy: (seats) => `Victoria: ${seats}`,
  unfinished: 'Sin terminar',
  forget: (game) => `Olvidar ${game}`,
  toBuilder: 'Pon un tablero en tu propia página',
};

export const rules: Words['rules'] = {
  title: (game) => `Cómo se juega a ${game}`,
  play: (game) => `Jugar a ${game}`,
};

export const dialog: Words['dialog'] = {
  close: 'Cerrar',
};

export const newGame: Words['newGame'] = {
  titleOf: (game) => `Partida nueva de ${game}`,
  opponent: 'Rival',
  opponents: 'Rivales',
  characters: {
    beginner: 'Aprende, como tú',
    easy: 'Juega por diversión',
    medium: 'Se lleva lo que dejas',
    hard: 'Piensa varias jugadas',
    master: 'No se le escapa nada',
  },
  person: 'Una persona',
  personNote: 'Aquí o por enlace',
  where: 'Dónde juega',
  here: 'Aquí',
  hereNote: 'En este dispositivo',
  byLinkNote: 'Os enviáis la partida',
  live: 'En vivo',
  liveNote: 'En varios dispositivos conectados entre sí',
  count: 'Jugadores',
  youPlay: 'Tú juegas',
  places: ['En primer lugar', 'En segundo lugar', 'En tercer lugar', 'En cuarto lugar'],
  chance: 'Azar',
  more: 'Más',
  usual: 'Lo habitual',
  noClock: 'Sin reloj',
  clockOf: (minutes, seconds) =>
    seconds > 0 ? `${number(minutes)} min + ${number(seconds)} s` : `${number(minutes)} min`,
  ownPosition: 'Desde una posición',
  eachSeat: 'Asiento por asiento',
  movesFirst: (seat) => `${seat} (${verb(seat, 'empieza', 'empiezan')})`,
  openHands:
    'Por enlace, los jugadores se envían la partida entera. Quien tenga ese enlace puede deducir todas las manos, también la tuya. Juega así solo con gente de confianza.',
  nobodyHere: 'En una partida por enlace, alguien tiene que jugar aquí.',
  clock: 'Jugar con reloj',
  minutes: 'Minutos por bando',
  seconds: 'Segundos extra por jugada',
  seed: { deal: 'Número del reparto (vacío: al azar)', board: 'Número del tablero (vacío: al azar)' },
  badSeed: 'Tiene que ser un número entero, como 42.',
  position: 'Empezar desde una posición, tal como va en los enlaces',
  start: 'Jugar',
  kept: 'Tu partida hasta ahora se guarda en la lista.',
};

export const settings: Words['settings'] = {
  title: 'Ajustes',
  groups: { look: 'Aspecto', touch: 'Sonido y tacto', play: 'Juego' },
  set: 'Tablero y piezas',
  sets: {
    auto: 'Automático',
    linen: 'Lino',
    walnut: 'Nogal',
    slate: 'Pizarra',
    sea: 'Mar',
    contrast: 'Alto contraste',
  },
  colours: 'Colores',
  themes: { auto: 'Automático', light: 'Claro', dark: 'Oscuro' },
  pace: 'El ordenador juega',
  paces: { quick: 'Deprisa', usual: 'Con calma', slow: 'Despacio' },
  coordinates: 'Coordenadas en el tablero',
};

export const share: Words['share'] = {
  title: 'Compartir',
  what: 'Qué compartir',
  link: 'Enlace',
  whole: 'La partida con todas sus jugadas',
  position: 'Solo esta posición',
  watch: 'Solo para mirar',
  watchNote: 'Muestra el tablero y la puntuación. Ninguna mano.',
  game: 'La partida misma',
  gameNote:
    'Quien tenga este enlace puede deducir todas las manos, también la tuya. Envíalo solo a alguien de confianza.',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado.',
  copyMarked: 'Tu navegador no deja copiar a esta página. El enlace está marcado: cópialo tú.',
  send: 'Enviar…',
  code: 'Código QR',
  codeName: 'El enlace como código QR',
  codeReady: 'Escanéalo con otro dispositivo para abrir el enlace en él.',
  codeTooLong: 'Este enlace es demasiado largo para un código QR.',
  codeMissing:
    'El código QR necesita una parte de la página que no se ha podido cargar. Copia el enlace o vuelve a cargar la página cuando tengas conexión.',
  toBuilder: 'Pon este tablero en tu propia página',
  picture: (format) => `Imagen (${format})`,
  film: 'Animación (GIF)',
  copyPicture: 'Copiar imagen',
  pictureCopied: 'Imagen copiada.',
  filmed: (moves, size) => `${number(moves)} ${pluralOf(moves) === 'one' ? 'jugada' : 'jugadas'}, ${number(size)} MB`,
  save: 'Guardar',
  drawing: 'Dibujando las jugadas',
  noPicture: 'No se ha podido crear la imagen.',
};

export const builder: Words['builder'] = {
  title: 'Un tablero en tu propia página',
  lead: 'Elige qué muestra el tablero y pega el HTML en tu página. No hace falta nada más.',
  game: 'Juego',
  mode: 'Los lectores pueden',
  modes: { play: 'Jugar', view: 'Mirar', steps: 'Recorrer una partida' },
  position: 'Posición; vacía para la inicial de siempre',
  moves: 'Jugadas, separadas por espacios',
  size: 'Tamaño',
  sizes: { small: 'Pequeño', medium: 'Mediano', large: 'Grande', full: 'Tan ancho como la página' },
  colours: 'Colores',
  themes: { auto: 'Como la página que lo rodea', light: 'Claro', dark: 'Oscuro' },
  looks: 'Así se ve',
  element: 'Como elemento',
  frame: 'Como marco simple',
  copy: 'Copiar',
  copyName: (what) => `Copiar: ${what}`,
  copied: 'HTML copiado.',
  copyMarked: 'Tu navegador no deja copiar a esta página. El HTML está marcado: cópialo tú.',
  frameTitle: (game) => `Un tablero de ${game}`,
  wholePage: (game) => `${game} en su propia página`,
};

export const embed: Words['embed'] = {
  board: (game) => `Un tablero de ${game}`,
  none: 'Ningún tablero',
  noGame: 'La dirección no nombra ningún juego.',
  known: (games) => `Puede nombrar estos: ${games.join(', ')}.`,
  toStart: 'Al principio',
  undo: 'Deshacer',
  back: 'Atrás',
  on: 'Adelante',
  redo: 'Rehacer',
  toEnd: 'Al final',
  restart: 'Reiniciar',
  gambol: 'Gambol',
  whole: 'Abrir en su propia página, en Gambol',
  step: (ply, count, move) => `${number(ply)} de ${number(count)}: ${move}.`,
};
