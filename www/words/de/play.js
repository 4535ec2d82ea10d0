// German: playing with hands, ears and keys.

/** @import { Words } from '../index.js' */

/** @type {Words['sound']} */
export const sound = {
  name: 'Ton',
  mute: 'Ton ausschalten',
  unmute: 'Ton einschalten',
};

/** @type {Words['playSettings']} */
export const playSettings = {
  volume: 'Lautstärke',
  vibration: 'Bei Berührung vibrieren',
  confirm: 'Jeden Zug bestätigen',
  premove: 'Züge vorab eingeben',
  wake: 'Bildschirm während der Partie anlassen',
  keys: 'Kurzbefehle mit einzelnen Tasten',
};

/** @type {Words['foresight']} */
export const foresight = {
  held: (square, deed) => `${square}: ${deed}. Loslassen spielt den Zug, Wegziehen bricht ab.`,
  heldStep: (square) => `${square}: Loslassen wählt das Feld, Wegziehen bricht ab.`,
  ask: (square, deed) => `${square}: ${deed}. So spielen?`,
  confirm: 'Spielen',
  cancel: 'Abbrechen',
};

/** @type {Words['endings']} */
export const endings = {
  resign: 'Aufgeben',
  ask: 'Diese Partie aufgeben?',
  keep: 'Weiterspielen',
  offer: 'Remis anbieten',
  considers: (seat) => `${seat} überlegt sich dein Angebot …`,
  declines: (seat) => `${seat} lehnt das Remis ab und spielt weiter.`,
};

/** @type {Words['premove']} */
export const premove = {
  waits: (squares) => `Dein Zug wartet: ${squares.join(' nach ')}.`,
  dropped: (squares) => `Dein Zug ${squares.join(' nach ')} ist nicht mehr möglich.`,
  cancelled: 'Der wartende Zug ist zurückgenommen.',
};

/** @type {Words['scan']} */
export const scan = {
  name: 'Spiel mit einer Taste',
  off: 'Aus',
  seconds: (count) => `${count} s`,
  start: 'Abtasten starten',
  stop: 'Abtasten beenden',
  back: 'Zurück',
};

/** @type {Words['drawing']} */
export const drawing = {
  drawn: (squares) => `${squares}: markiert.`,
  erased: (squares) => `${squares}: gelöscht.`,
};

/** @type {Words['keys']} */
export const keys = {
  title: 'Tastenkürzel',
  move: 'Auf dem Brett bewegen',
  pick: 'Wählen oder dort spielen',
  release: 'Loslassen oder einen Schritt zurück',
  amount: 'Wie viele Steine',
  back: 'Einen Zug zurück',
  on: 'Einen Zug vor',
  preview: 'Zeigen, was ein Zug dorthin bewirkt',
  mark: 'Feld einkreisen; gehalten und bewegt: Pfeil zeichnen',
  draw: 'Pfeile und Kreise zeichnest du auch mit der rechten Maustaste oder indem du mit zwei Fingern tippst: weit auseinander ein Pfeil, dicht zusammen ein Kreis.',
  list: 'Diese Liste',
};

/** @type {Words['fullScreen']} */
export const fullScreen = {
  enter: 'Vollbild',
  leave: 'Vollbild verlassen',
};
