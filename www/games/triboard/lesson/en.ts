// The lesson of Triboard in English. You are Blue. `other` answers any move that no other sentence is about; `answered` is said when Red
// has moved.

export default {
  steps: {
    turn: {
      task: 'Turn the red cell blue.',
      rule: 'Catch it between one of your cells and a new one.',
      done: 'It’s yours now.',
      other: 'Tap the empty cell on the far side of the red one.',
    },
    row: {
      task: 'Turn 3 cells at once.',
      rule: 'A whole line of one colour turns between two of your cells.',
      done: 'The whole line is blue.',
      few: 'That turns a single cell. Somewhere there’s a line of three.',
      other: 'Somewhere there’s a line of three.',
      answered: 'Red closes the other end and takes the line. That’s how it goes back and forth.',
    },
    ways: {
      task: 'Turn 3 cells in three directions.',
      rule: 'A new cell works in all eight directions.',
      done: 'Three directions with one move!',
      one: 'That turns just one. Another cell turns all three.',
      other: 'Find the cell where three lines meet.',
    },
    mixed: {
      task: 'Turn the 2 green cells.',
      rule: 'A line of two colours can’t be turned.',
      done: 'Both are yours.',
      both: 'Red and green are mixed there, so nothing turns. Try the line below.',
      other: 'Close the line that is all green.',
    },
    safe: {
      task: 'Take a line that Red can’t take back.',
      rule: 'Nobody can reach past the edge of the board or a wall.',
      done: 'Red can’t get behind it.',
      caught: 'Red would take that line back at once. Look for the one at the edge.',
      other: 'Look for the line at the edge.',
    },
    last: {
      task: 'Make the last move and win.',
      rule: 'When nobody can move, most cells win.',
      done: 'Eight cells of twelve. You win!',
      fewer: 'That turns two, and the others go on. Another cell turns three.',
      other: 'One cell turns three.',
    },
  },
  end: 'You play against Red and Green, and most cells win.',
};
