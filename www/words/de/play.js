// German: playing with hands, ears and keys.

import { number } from '../vocabulary.js';

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
  premove: 'Züge vormerken, während der Computer denkt',
  wake: 'Bildschirm während der Partie anlassen',
  keys: 'Kurzbefehle mit einzelnen Tasten',
  scan: 'Mit einer einzigen Taste spielen',
  scans: { off: 'Aus', slow: 'Langsam', usual: 'In normalem Tempo', quick: 'Schnell' },
};

/** @type {Words['foresight']} */
export const foresight = {
  held: (square, deed) => `${square}: ${deed}. Loslassen spielt den Zug, Wegziehen bricht ab.`,
  heldStep: (square) => `${square}: Loslassen wählt das Feld, Wegziehen bricht ab.`,
  ask: (square, deed) => `${square}: ${deed}. So spielen?`,
  confirm: 'Spielen',
  cancel: 'Abbrechen',
};

/** @type {Words['premove']} */
export const premove = {
  begun: (square) => `${square} vorgemerkt. Wähl das Ziel.`,
  planned: (squares) => `Vorgemerkt: ${squares.join(' nach ')}. Nochmal antippen hebt es auf.`,
  cancelled: 'Nicht mehr vorgemerkt.',
  impossible: 'Dein vorgemerkter Zug ist jetzt nicht möglich.',
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

/** @type {Words['keys']} */
export const keys = {
  title: 'Tastenkürzel',
  move: 'Auf dem Brett bewegen',
  pick: 'Wählen oder dort spielen',
  release: 'Loslassen oder einen Schritt zurück',
  amount: 'Wie viele Steine',
  back: 'Einen Zug zurück',
  on: 'Einen Zug vor',
  mark: 'Pfeil beginnen oder beenden; zweimal auf einem Feld: Kreis',
  clear: 'Pfeile und Kreise entfernen',
  list: 'Diese Liste',
};

/** @type {Words['fullScreen']} */
export const fullScreen = {
  enter: 'Vollbild',
  leave: 'Vollbild verlassen',
};

/** @type {Words['drawing']} */
export const drawing = {
  begun: (square) => `Pfeil ab ${square}: Wähl sein Ende.`,
  arrow: (from, to) => `Pfeil von ${from} nach ${to}.`,
  circle: (square) => `Kreis auf ${square}.`,
  removed: 'Zeichnung entfernt.',
};

/** @type {Words['pictures']} */
export const pictures = {
  title: 'Als Bild',
  png: 'Bild (PNG)',
  svg: 'Zeichnung (SVG)',
  gif: 'Animation (GIF)',
  making: (done, all) => `Bild ${number(done)} von ${number(all)} …`,
  cancel: 'Abbrechen',
  cancelled: 'Abgebrochen.',
  saved: (file) => `Gespeichert als ${file}.`,
  failed: 'Das Bild konnte nicht erstellt werden.',
};
