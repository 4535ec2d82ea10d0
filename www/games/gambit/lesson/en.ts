// The lesson of Gambit in English. `other` answers any move that no other sentence is about; `answered` is said when White has moved.

export default {
  steps: {
    jump: {
      task: 'Jump over the white piece.',
      rule: 'You take what you jump over, and land right behind it.',
      done: 'It’s off the board.',
      other: 'Tap your piece in front of the white one, then the square behind it.',
    },
    slant: {
      task: 'Take a piece diagonally.',
      rule: 'Pieces jump in all eight directions.',
      done: 'Well jumped.',
      straight: 'That jump goes straight. One of your pieces can jump diagonally.',
      other: 'One of your pieces can jump diagonally.',
      answered: 'White jumps too, so look at what you leave within reach.',
    },
    chain: {
      task: 'Take all three in one turn.',
      rule: 'After a jump, the same piece may jump again.',
      done: 'Three in one turn!',
      other: 'Don’t stop yet: your piece can go on jumping.',
    },
    safe: {
      task: 'Take a piece without losing one.',
      rule: 'Before you jump, see what White could take next.',
      done: 'White can’t take anything.',
      caught: 'White would take one of your pieces right away. Your other jump is safe.',
      other: 'Your other jump is safe.',
    },
    free: {
      task: 'Free your island.',
      rule: 'In the end, a group counts only if it touches no enemy.',
      done: 'Four pieces, all on their own: 7 points.',
      split: 'That frees them, but leaves two islands worth 6. One large island is worth 7.',
      touched: 'The large group would still touch a white piece and count nothing.',
      other: 'Take the white piece that touches your group.',
    },
    island: {
      task: 'Make an island of three.',
      rule: 'Islands of one, two and three count 1, 3 and 5 points.',
      done: 'An island of three. You win, 5 to 1!',
      apart: 'An island of two and a single piece count 4. Three together count 5.',
      other: 'Jump so that your three pieces touch each other.',
    },
  },
  end: 'When the side to move can’t jump, the better islands win.',
};
