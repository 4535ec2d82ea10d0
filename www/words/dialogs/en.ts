// English: the dialogs, and the builder of a board for another page.

import { number, pluralOf } from '../vocabulary.ts';
import opponents from '../opponents/en.ts';

export default {
  opponents,
  newGame: {
    titleOf: (game: string) => `New game of ${game}`,
    opponent: 'Opponent',
    opponents: 'Opponents',
    person: 'A person',
    personNote: 'Here, by link, or live',
    where: 'Where they play',
    here: 'Here',
    hereNote: 'On this device',
    byLinkNote: 'You send each other the game',
    live: 'Live',
    liveNote: 'On several devices, connected directly',
    /** How many play. */
    count: 'Players',
    /** Before a seat: Black, or First. */
    youPlay: 'You play',
    /** The seats of games whose players are only numbered, in turn order. */
    places: ['First', 'Second', 'Third', 'Fourth'],
    chance: 'Chance',
    more: 'More',
    /** The settings under “More”, in words. */
    usual: 'Usual setup',
    noClock: 'No clock',
    clockOf: (minutes: number, seconds: number) =>
      seconds > 0 ? `${number(minutes)} min + ${number(seconds)} s` : `${number(minutes)} min`,
    ownPosition: 'From a position',
    eachSeat: 'Seat by seat',
    movesFirst: (seat: string) => `${seat}, moves first`,
    /** Where hands are hidden. */
    openHands:
      'By link, the players send each other the whole game. Anyone who has that link can work out every hand, yours too. Play like this only with people you trust.',
    nobodyHere: 'In a game by link, someone has to play here.',
    clock: 'Play with a clock',
    minutes: 'Minutes for each side',
    seconds: 'Extra seconds for each move',
    /** The number from which a deal or a board follows. */
    seed: { deal: 'Deal number (empty: by chance)', board: 'Board number (empty: by chance)' },
    badSeed: 'This has to be a whole number, such as 42.',
    position: 'Start from a position, as links write it',
    start: 'Play',
  },
  settings: {
    title: 'Settings',
    groups: { look: 'Look', touch: 'Sound and touch', play: 'Play' },
    set: 'Board and pieces',
    sets: {
      auto: 'Automatic',
      linen: 'Linen',
      walnut: 'Walnut',
      slate: 'Slate',
      sea: 'Sea',
      contrast: 'High contrast',
    },
    colours: 'Colours',
    themes: { auto: 'Automatic', light: 'Light', dark: 'Dark' },
    pace: 'The computer moves',
    paces: { quick: 'Quickly', usual: 'At a normal pace', slow: 'Slowly' },
    coordinates: 'Coordinates on the board',
    /** Play. */
    volume: 'Volume',
    vibration: 'Vibrate on touch',
    confirm: 'Confirm each move',
    premove: 'Enter moves while waiting',
    wake: 'Keep the screen on during a game',
    keys: 'Shortcuts with single keys',
    /** One-switch play: `count` seconds for each thing that can be done. */
    scan: {
      name: 'One-switch play',
      off: 'Off',
      seconds: (count: string) => `${count} s`,
    },
  },
  /** The list of keyboard shortcuts: those that are not among the actions. */
  keys: {
    move: 'Move on the board',
    pick: 'Pick, or play there',
    release: 'Let go, or step back',
    amount: 'How many pieces',
    preview: 'Show what playing there does',
    mark: 'Circle the square; held while moving, draw an arrow',
    draw: 'Arrows and circles can also be drawn with the right mouse button, or by a tap of two fingers: far apart for an arrow, side by side for a circle.',
  },
  share: {
    title: 'Share',
    what: 'What to share',
    link: 'Link',
    whole: 'The game with all its moves',
    position: 'This position alone',
    /** Where hands are hidden. */
    watch: 'A link for watching',
    watchNote: 'It shows the board and the scores, but no hands.',
    game: 'The game itself',
    gameNote: 'Anyone who has this link can work out every hand, yours too. Send it only to someone you trust.',
    copy: 'Copy link',
    copied: 'Link copied.',
    copyMarked: 'Your browser doesn’t let this page copy. The link is marked: copy it yourself.',
    send: 'Send…',
    code: 'QR code',
    codeName: 'The link as a QR code',
    codeReady: 'Scan this with another device to open the link there.',
    codeTooLong: 'This link is too long for a QR code.',
    toBuilder: 'Put this board on your own page',
    /** `format`: `PNG`. */
    picture: (format: string) => `Picture (${format})`,
    film: 'Animation (GIF)',
    copyPicture: 'Copy picture',
    pictureCopied: 'Picture copied.',
    /** `size` is in megabytes. */
    filmed: (moves: number, size: number) =>
      `${number(moves)} ${pluralOf(moves) === 'one' ? 'move' : 'moves'}, ${number(size)} MB`,
    save: 'Save',
    drawing: 'Drawing the moves',
    noPicture: 'The picture couldn’t be made.',
  },
  builder: {
    lead: 'Choose what the board shows, then paste the HTML into your page. That is all it needs.',
    game: 'Game',
    mode: 'Readers can',
    modes: { play: 'Play', view: 'Only look at it', steps: 'Step through a game' },
    position: 'Position (leave empty for the usual start)',
    moves: 'Moves, with spaces between them',
    size: 'Size',
    sizes: { small: 'Small', medium: 'Medium', large: 'Large', full: 'As wide as the page' },
    colours: 'Colours',
    themes: { auto: 'Like the page around it', light: 'Light', dark: 'Dark' },
    looks: 'How it looks',
    element: 'As an element',
    frame: 'As a plain frame',
    copy: 'Copy',
    /** `what`: `As an element`, `As a plain frame`. */
    copyName: (what: string) => `Copy: ${what}`,
    copied: 'HTML copied.',
    copyMarked: 'Your browser doesn’t let this page copy. The HTML is marked: copy it yourself.',
    /** In the HTML, for readers of the other page. */
    frameTitle: (game: string) => `A ${game} board`,
    wholePage: (game: string) => `${game} on a page of its own`,
  },
};
