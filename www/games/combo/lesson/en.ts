// The lesson of Combo in English. `other` answers any move that no other sentence is about; `answered` is said when White has moved.

export default {
  steps: {
    stack: {
      task: 'Put one piece on the other.',
      rule: 'A single piece goes one square, in any direction.',
      done: 'There it is: a stack of two.',
      other: 'You could do that too. Now put it on your other piece.',
    },
    far: {
      task: 'Move the stack two squares.',
      rule: 'The more pieces you move, the farther they can go.',
      done: 'Two pieces, two squares.',
      other: 'That’s just one square. Two pieces together can go two.',
    },
    take: {
      task: 'Take the white stack.',
      rule: 'Two pieces or more can capture.',
      done: 'Captured, and one of yours stays behind.',
      alone: 'One piece can’t capture by itself. Send two.',
      single: 'A single piece can’t capture. Your stack can.',
      other: 'The white stack is two squares away, diagonally.',
    },
    split: {
      task: 'Capture with two and leave two.',
      rule: 'You choose how many go. The others stay where they are.',
      done: 'Two went, two kept their place.',
      most: 'Those were more than two. This time, send just two.',
      other: 'Send two of your four pieces to the white one.',
    },
    flee: {
      task: 'Save the piece in danger.',
      rule: 'A stack of two can strike two squares away, in a straight line.',
      done: 'Safe.',
      still: 'White would take the other one. Move that one away.',
      reached: 'The white stack would reach it there, too. Try one step farther away.',
      other: 'The piece below the white stack is in danger.',
      answered: 'White comes too late.',
    },
    win: {
      task: 'Take White’s last stack.',
      rule: 'Two of yours can take a stack of any height.',
      done: 'White has nothing left. You win!',
      single: 'A single piece can’t capture. Your stack can.',
      other: 'Your stack can reach the white one in a single move.',
    },
  },
  end: 'You win when the other side has no piece left, or no move.',
};
