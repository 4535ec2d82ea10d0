// English: playing with somebody on another device, over a direct connection.

export default {
  title: 'Play across devices',
  name: 'Your name',
  /** Before the codes are exchanged. */
  address: 'A direct connection shows each of you the other’s network address.',
  /** In a game of more than two: the seat that is invited. */
  place: (name: string) => `This invitation is for ${name}.`,
  show: 'Let them scan this code, or send them the link.',
  code: 'QR code of the invitation',
  preparing: 'One moment…',
  answerTitle: 'Then take their answer',
  answer: 'Paste their answer here',
  scan: 'Scan their code',
  stop: 'Stop',
  scanning: 'Hold their code to the camera.',
  noCamera: 'The camera can’t be used. Their answer can also be pasted.',
  connecting: 'Connecting…',
  failed: 'The devices didn’t find each other. You can go on by link, or try on the same Wi-Fi.',
  byLink: 'Play by link',
  invited: (name: string, game: string) =>
    name === '' ? `You’re invited to a game of ${game}.` : `${name} invites you to a game of ${game}.`,
  join: 'Join',
  reply: (name: string) =>
    `Now let ${name === '' ? 'the other player' : name} scan this code, or send them the link. Keep this page open.`,
  replyCode: 'QR code of your answer',
  expired: 'This invitation is too old. Ask for a new one.',
  handedOver: 'The answer has arrived: the game goes on in the other tab.',
  notOpen: 'No page is waiting for this answer. Open the game again, and send a new invitation.',
  paused: 'The other device doesn’t answer. The game goes on when it does.',
  with: (name: string) => (name === '' ? 'Connected' : `Connected with ${name}`),
  helpers: 'On different networks?',
  helpersNote:
    'A helper finds the way between two networks, and sees your network addresses. Enter one that you trust.',
  helper: 'Address of a STUN or TURN server',
  /** Of what is typed there. */
  noHelper: 'Enter stun:HOST or turn:NAME:PASSWORD@HOST.',
  /** Of a page that was built with helpers. */
  helped: (hosts: string) => `To find the way, your network addresses are sent to ${hosts}.`,
  connect: 'Connect',
  leave: 'Disconnect',
  /** For whoever only watches. */
  watch: {
    invite: 'Let someone watch',
    note: 'Whoever opens this invitation watches your game.',
    invited: (name: string, game: string) =>
      name === '' ? `You’re invited to watch a game of ${game}.` : `${name} invites you to watch a game of ${game}.`,
    join: 'Watch',
    count: (count: number) => `Watching: ${count}`,
  },
  takeBack: 'Ask to take back',
  asked: (name: string) => `${name}: waiting for the answer.`,
  accept: 'Accept',
  decline: 'Decline',
  courtesies: { hello: 'Hello!', thanks: 'Thank you!', wellPlayed: 'Well played!' },
  /** Why an invitation, an answer or a message is not taken. */
  faults: {
    damaged: () => 'Part of this link is missing or was changed on its way. Ask for it again.',
    forPlayers: () => 'Only a device that is already in this game can open this invitation.',
    newer: () => 'This comes from a newer version of the page. Load this page again, then try once more.',
    noAnswer: () => 'This is the invitation itself. Open it on the other device: the answer appears there.',
    noInvitation: () => 'There is no invitation or answer in this text.',
    noNetwork: () => 'This device has no network right now. Connect it first.',
    noSignal: () => 'This browser can’t connect two devices. Your game goes on by link.',
    olderInvitation: () => 'This answers an earlier invitation. Send the new one.',
    otherGame: () => 'This belongs to another game.',
    playedHere: () => 'You already play in this game here.',
    tooLong: () => 'This game is too long for an invitation. It goes on by link.',
    unknownGame: () => 'This page doesn’t know that game, or one of its options.',
    unreadable: () => 'The other device sent something that can’t be read. It was left out.',
  },
  /** Where the connection was lost with the page. */
  reloaded: 'This page was loaded again, and isn’t connected.',
  /** Where the connection is lost of a guest that only its host can invite. */
  lostGuest: 'You can also ask for a new invitation.',
  /** The other player, where no name was given. */
  other: 'The other player',
  /** What happens between the devices. `name` is the other player. */
  says: {
    joined: (name: string) => `${name} is here.`,
    watches: (name: string) => `${name} is watching.`,
    left: (name: string) => `${name} has left.`,
    lost: (name: string) => `${name}: the connection is lost.`,
    flood: () => 'The other device sent too much. The connection is closed.',
    illegalMove: (name: string) => `${name} sent a move that isn’t legal. It wasn’t played.`,
    foreignMove: () => 'The other device has moves of yours that weren’t made here. They weren’t played.',
    foreignEnd: () => 'The other device says that you resigned. Your game goes on.',
    conflict: () => 'The devices have different moves. Nothing was changed here.',
    alone: () => 'Moves are taken back together: ask the other player first.',
    'declined-draw': (name: string) => `${name} plays on.`,
    'declined-takeback': (name: string) => `${name} keeps the moves as they are.`,
    'declined-rematch': (name: string) => `${name} doesn’t want another game now.`,
    'agreed-draw': () => 'You both agree on a draw.',
    'agreed-takeback': () => 'The moves are taken back.',
    'agreed-rematch': () => 'A new game, with the seats changed.',
  },
  /** Follows `left` and `lost` while the game goes on, except for whoever only watches. */
  goesOn: {
    left: 'The game goes on by link.',
    lost: 'Your game goes on when the network is back.',
  },
  /** The hands, which all devices deal together. */
  deal: {
    note: 'The devices deal together, so nobody can choose the hands. Your device knows them all, but shows no other player’s.',
    waiting: 'You are connected. The hands are dealt when everybody is here.',
    fair: 'Checked: the deal was fair.',
    unfairSecret: 'The deal was not fair: its secret is not the one that was promised.',
    unfairNumber: 'The deal was not fair: its numbers are not those that were promised.',
    unfairHands: 'The deal was not fair: other tokens should have been drawn.',
    unproved: 'Not checked: the other device has not shown how it dealt.',
  },
  /** What the players here are asked. */
  questions: {
    draw: (name: string) => `${name} offers a draw. Do you accept?`,
    takeback: (name: string) => `${name} would like to take back. Is that all right?`,
    rematch: (name: string) => `${name} would like another game. Shall we?`,
    restore: (name: string) => `${name} has other moves than this page, which was loaded again. Take them over?`,
  },
};
