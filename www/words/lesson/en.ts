// English: the texts of every lesson. The tasks themselves are among the words of each game.

export default {
  close: 'Close the lesson',
  skip: 'Skip',
  back: 'Back',
  show: 'Show me',
  next: 'Next',
  step: (at: number, all: number) => `Step ${at} of ${all}`,
  /** Below the board before the first tap. */
  begin: 'Now you try.',
  /** A piece is picked. */
  picked: 'Now tap where it goes.',
  /** Part of a turn was played. */
  part: 'Go on from there.',
  /** Tokens lie on the board; `lay` is the name of the button. */
  laid: (lay: string) => `Now press “${lay}”.`,
  /** The move is marked on the board. */
  shown: 'Follow the marks on the board.',
  /**
   * For a screen reader: the squares that the task is about, in order, each with what is there. A token is the one to
   * lay there.
   */
  where: (squares: string[]) => `On the board: ${squares.join('; ')}.`,
  toLay: (token: string, square: string) => `${token} on ${square}`,
  /** The end of the lesson. */
  finished: (game: string) => `Now you know ${game}.`,
  play: 'Play your first game',
  course: 'Take the course',
  rules: 'See the rules',
  again: 'Start again',
};
