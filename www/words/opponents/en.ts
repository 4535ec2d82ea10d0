// English: what the opponents say, and how one is offered. They are warm, exact, and never mock.

export default {
  /** The level of a player, and which of several of the same level it is: `Easy, number 2`. */
  of: (level: string, nth: number) => (nth === 0 ? level : `${level}, number ${nth + 1}`),
  /** After two wins or two losses in a row: the next opponent, or the one before. */
  offer: (name: string) => `Play ${name}`,
  /** Before the level of the one to play next. */
  next: 'Next',
  /** The place of who plays at none: the other players' devices show their own hands, and this one the board. */
  board: 'Nobody here: this screen shows the game',
  lines: {
    beginner: {
      greets: 'Hello! Let’s find out how it goes.',
      wins: 'I won! Shall we play once more?',
      loses: 'You saw that before I did. Nice!',
      draws: 'We’re even!',
    },
    easy: {
      greets: 'Just for fun? Just for fun.',
      wins: 'That was fun. Again?',
      loses: 'Well played! I liked that one.',
      draws: 'Nobody loses. I like that.',
    },
    medium: {
      greets: 'I take what I’m given. Watch your pieces.',
      wins: 'You left me one chance, and I took it.',
      loses: 'You left me nothing. Well played.',
      draws: 'We both looked closely.',
    },
    hard: {
      greets: 'Take your time. I’ll take mine.',
      wins: 'It went as I hoped. You made it hard.',
      loses: 'You looked further than I did.',
      draws: 'Two plans, and neither gave way.',
    },
    master: {
      greets: 'Every move counts. I’m glad you’re here.',
      wins: 'It was close for a while. The review shows where it turned.',
      loses: 'I had no answer to that. Beautiful.',
      draws: 'Neither of us gave anything away.',
    },
  },
};
