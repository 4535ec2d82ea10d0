// The course of Triboard in English. You are Blue. `other` answers any move that no other sentence is about; `answered` is said when a
// rival has moved.

export default {
  about: 'From the rules to the thoughts of strong players, on boards from real games.',
  insight: {
    corner: 'times has a corner changed its owner: no line goes through it. A cell at the edge changes hands about once in two games, an inner one about twice a game.',
    greedy: 'of the computer’s moves turn as many cells as they could. In the others, it has something better in mind.',
    lead: 'changes of the lead in a game, on average. Don’t give up if you’re behind.',
    kept: 'of the cells owned at the start belong to the same player at the end. Don’t cling to any of them.',
  },
  chapters: {
    turning: {
      title: 'Turning cells',
      about: 'The rules once more, on real boards and with their surprises.',
      goal: 'Green is ahead, but your rivals play at the level Easy. Win this game.',
      lessons: {
        look: {
          title: 'Look all eight ways',
          steps: {
            slope: {
              task: 'Turn 4 cells.',
              rule: 'Slanting lines are the easiest to miss. Run your eye along them, too.',
              done: 'Four green cells, all on one slant.',
              straight: 'Two red cells side by side catch the eye. A longer line runs on a slant.',
              other: 'That turns fewer. Look along the slanting lines.',
            },
            star: {
              task: 'Turn 4 cells in four directions.',
              rule: 'A move turns every line that it closes, however short it is.',
              done: 'Four short lines are as good as one long line.',
              pair: 'That closes two lines. Another cell closes four.',
              other: 'That closes fewer lines. Find the empty cell with green on all four sides.',
            },
          },
          end: 'Before you move, look along rows, columns and both slants.',
        },
        both: {
          title: 'Two rivals, one move',
          steps: {
            both: {
              task: 'Take 2 red and 2 green cells at once.',
              rule: 'Each line must be of one colour, but two lines may differ.',
              done: 'Both rivals pay, and no other move here is as good.',
              one: 'Only Red pays for that. Another cell takes from both.',
              other: 'Look for a cell with a red line on one side and a green line on another.',
            },
          },
          end: 'You have two rivals, and one move can take from both.',
        },
        stops: {
          title: 'What stops a line',
          steps: {
            stops: {
              task: 'Turn 7 cells.',
              rule: 'A wall, a gap or a second colour stops a line before it reaches your own cell.',
              done: 'Three green and four red: both lines run straight to a cell of yours.',
              stopped: 'Nothing turns there. One line ends at a wall, and the other one changes colour.',
              three: 'That turns three. A cell on the edge turns seven.',
              other: 'That turns fewer. Follow each line to its end until you have found seven.',
            },
          },
          end: 'Follow a line to its end before you count on it.',
        },
        chain: {
          title: 'No chain reaction',
          steps: {
            chain: {
              task: 'Turn 5 cells.',
              rule: 'Only the cell that you claim closes lines. Cells that have just turned don’t.',
              done: 'Five in one line, closed from the edge.',
              chain: 'That turns one cell. The four green ones beside it would then lie between two blue cells, but they stay green.',
              other: 'That turns fewer. Look for a long green line that you can close from the edge.',
            },
          },
          end: 'Lines are judged as the board is before the move.',
        },
        skip: {
          title: 'Missing a turn',
          steps: {
            skip: {
              task: 'Take Red’s only move away.',
              rule: 'Players without a move miss their turn, and the next one goes on.',
              done: 'Only one cell turned, but Red has nowhere to play.',
              three: 'That turns three, and Red plays on. One cell leaves Red without a move.',
              other: 'Red could still move. Find the only cell where Red can play, and claim it yourself.',
              answered: 'It’s Green’s turn at once. Red has missed one.',
            },
            twice: {
              task: 'Move so that it’s your turn again.',
              rule: 'If both rivals miss their turns, you move twice in a row.',
              done: 'Four cells, nobody else can move, and the last cell is yours, too.',
              back: 'Then Red claims the other cell and takes one of yours with it.',
              other: 'Two cells are empty. Start with the one that Red could claim.',
            },
          },
          end: 'Look where your rivals can play, not only where you can.',
        },
        end: {
          title: 'When nobody can move',
          steps: {
            end: {
              task: 'End the game at once, and win.',
              rule: 'The game is over when nobody can turn anything, even if cells are empty.',
              done: 'One cell stays empty, for nobody can use it. You win with seventy cells.',
              late: 'Red would claim the cell beside it and take one of yours.',
              other: 'One cell turns four and leaves nobody a move.',
            },
          },
          end: 'An empty cell that nobody can use belongs to nobody.',
        },
        share: {
          title: 'Sharing the win',
          steps: {
            share: {
              task: 'Save a share of the win.',
              rule: 'If two players have the most cells, they share the win.',
              done: 'Five on a slant: sixty against Red’s fifty-eight, with one move to go.',
              green: 'That takes from Green, who isn’t in your way. Red wins alone.',
              other: 'Two cells are empty. Which move takes from Red?',
              answered: 'Sixty each: you share the win with Red.',
            },
          },
          end: 'If you can’t win alone, see whether you can share.',
        },
      },
    },
    taking: {
      title: 'Taking and keeping',
      about: 'What you take counts only if it stays yours.',
      goal: 'Against two players of the level Medium, take what lasts. Win this game.',
      lessons: {
        corner: {
          title: 'Corners',
          steps: {
            corner: {
              task: 'Find the best move.',
              rule: 'No line runs through a corner, so a corner never turns again.',
              done: 'Two cells, and a corner that is yours for good.',
              five: 'Five cells are more now, but they can be turned again. What can’t?',
              other: 'One cell on this board would be yours for good.',
            },
            single: {
              task: 'Find one cell that is worth more than five.',
              rule: 'From a corner you can grow along two edges.',
              done: 'Just one cell turned, but the corner is yours.',
              five: 'Five cells in the open can be turned again. One move is for good.',
              other: 'Look at the corners first.',
            },
          },
          end: 'A corner with one cell can be worth more than five cells elsewhere.',
        },
        gift: {
          title: 'Don’t open the door',
          steps: {
            gift: {
              task: 'Make a move that Red can’t punish in a corner.',
              rule: 'A line of yours that reaches the cell beside a corner invites a rival into it.',
              done: 'A small step on another edge, and the best move here.',
              opened: 'Five cells now, but Red answers in the corner and turns seven.',
              other: 'Turn a single green cell from the edge.',
            },
          },
          end: 'Before you play beside a corner, see who gets it.',
        },
        edge: {
          title: 'Along the edge',
          steps: {
            edge: {
              task: 'Find the move that lasts.',
              rule: 'On an edge, a cell can be turned only along that edge.',
              done: 'It leans on your corner, so nobody can ever turn it.',
              six: 'Six cells in the open. The cell beside your corner can never be turned.',
              other: 'One edge is nearly all yours. Go on around its corner.',
            },
            next: {
              task: 'Get nearer to a corner.',
              rule: 'Step by step along an edge, you come within reach of its corner.',
              done: 'Red can turn nothing of yours, and your next step could be the corner.',
              four: 'Four cells are more now. But which move brings you nearer to a corner?',
              other: 'Go on along the edge where three of your cells stand in line.',
            },
          },
          end: 'Cells on an edge are hard to turn. Joined to your corner, they never are.',
        },
        back: {
          title: 'Will it come back?',
          steps: {
            back: {
              task: 'Find the best move.',
              rule: 'Before you take a line, see whether a rival can close it from the other end.',
              done: 'Three cells, and Red can turn none of yours.',
              seven: 'Seven now, but Red closes the same slant and turns eight.',
              five: 'Those five aren’t bad, but there’s more to win at the opposite edge.',
              other: 'A slanting green line ends at an edge. Close it from there.',
            },
            theirs: {
              task: 'Look one answer ahead, then move.',
              rule: 'The cell in which a rival would answer is often your own best cell.',
              done: 'Two cells, and Red can turn only two of yours.',
              six: 'Six now, but Red answers at the edge and turns eight.',
              other: 'Two red cells lead straight to an edge. Close them from there.',
            },
          },
          end: 'A line that comes back was only lent to you.',
        },
        guard: {
          title: 'Close your own line',
          steps: {
            guard: {
              task: 'Save your longest line at the edge.',
              rule: 'A line between an empty cell and a rival’s cell is in danger. Fill the empty end.',
              done: 'The line now runs from a wall to a green cell, and seven more cells turned.',
              lost: 'Green claims the open end and takes the whole line.',
              other: 'Green wants the open end of your long line at the edge. Claim it first.',
              answered: 'Green gets only the line beside it. Your line at the edge can’t be turned any more.',
            },
          },
          end: 'Sometimes the best move keeps what you have.',
        },
        wall: {
          title: 'Walls are edges, too',
          steps: {
            wall: {
              task: 'Use the walls.',
              rule: 'A line ends at a wall as it does at the edge.',
              done: 'Two cells in the shelter of walls, and the best move by far.',
              five: 'Five now, but Red takes them back along the same line, and more.',
              other: 'Look for an empty cell that touches two walls.',
            },
            nook: {
              task: 'Play in the shelter of the walls.',
              rule: 'Nobody can close a line from the far side of a wall.',
              done: 'Walls on two sides, and two more cells.',
              three: 'Three now, but Red answers at the edge and turns five.',
              other: 'Look for an empty cell beside two walls that stand together.',
            },
          },
          end: 'See the walls before you look for long lines.',
        },
      },
    },
    plans: {
      title: 'Making plans',
      about: 'What to aim for while the board is still open.',
      goal: 'The board is still open, and Green is ahead. Win against the level Hard.',
      lessons: {
        small: {
          title: 'Small beginnings',
          steps: {
            small: {
              task: 'Resist the long line.',
              rule: 'While the board is open, many cells are many targets.',
              done: 'Two are enough for now: no move here is worth more.',
              ten: 'Ten cells at once, and still it’s worth less than two beside a wall.',
              other: 'Take two red cells from beside a wall.',
            },
          },
          end: 'While the board is open, cells come and go. Count them later.',
        },
        answer: {
          title: 'Count the answer',
          steps: {
            answer: {
              task: 'Two moves turn 5 cells: find the better one.',
              rule: 'Don’t count what you turn, but what’s left after the answer.',
              done: 'Five, and Red can turn only one of yours.',
              seven: 'Five now, but Red turns seven of yours.',
              other: 'That’s less. Find the two slants of five, and compare Red’s answers.',
            },
          },
          end: 'Of two equal moves, the better one has the smaller answer.',
        },
        few: {
          title: 'Nothing to hit',
          steps: {
            few: {
              task: 'Leave Red nothing of yours to turn.',
              rule: 'With few cells, each one counts: first make sure that they stay.',
              done: 'Now Red can’t turn a single cell of yours.',
              five: 'Five on a slant, but then Red can turn one of yours. Here, safety is worth more.',
              other: 'After that, Red can turn something of yours. One move leaves nothing.',
            },
          },
          end: 'If you own little, give away nothing.',
        },
        anchor: {
          title: 'First the anchor',
          steps: {
            anchor: {
              task: 'Prepare to take the long red line at the edge.',
              rule: 'A line turns between two of your cells. Claim one end, and the other end becomes a threat.',
              done: 'You hold one end of the red line. The other end is still empty.',
              three: 'Three now, but Red turns five of yours.',
              other: 'One of the red lines at an edge has two empty ends. Claim one of them.',
            },
          },
          end: 'First the anchor, then the line.',
        },
        hold: {
          title: 'Mend the gap',
          steps: {
            hold: {
              task: 'Make your longest line at the edge safe.',
              rule: 'What you could lose counts as much as what you could win.',
              done: 'Neither end of the line is open any more.',
              ten: 'Five now, but Red turns ten of yours.',
              other: 'Your longest line at the edge has an open end. Close it.',
            },
          },
          end: 'Mend what’s open before you go hunting.',
        },
        shut: {
          title: 'Keep a rival out',
          steps: {
            shut: {
              task: 'Turn 3 cells and leave Red without a move.',
              rule: 'Red leads, but can’t move at present. See to it that this stays so.',
              done: 'Three cells in three directions, and nothing for Red.',
              seven: 'Seven cells, but they give Red a line to turn.',
              other: 'That’s less, or it lets Red back in. One cell turns three in three directions.',
              answered: 'It’s Green’s turn at once: the leader has to wait.',
            },
          },
          end: 'A leader who can’t move can’t grow.',
        },
        leader: {
          title: 'Go for the leader',
          steps: {
            leader: {
              task: 'Find the only move that wins.',
              rule: 'A cell from the leader counts twice: you gain one, and the leader loses one.',
              done: 'Eight from Red and seven from Green.',
              weak: 'Five from Green, who is last anyway. Red stays far ahead and wins.',
              other: 'Find the cell in which two very long lines meet.',
              answered: 'Red has no move, and Green turns only three.',
            },
          },
          end: 'Know who leads before you choose whom to take from.',
        },
      },
    },
    mastery: {
      title: 'How strong players think',
      about: 'The last cells decide, and they can be counted to the end.',
      goal: 'You have the fewest cells, but a good position. Win against the level Hard.',
      lessons: {
        order: {
          title: 'The right order',
          steps: {
            first: {
              task: 'Choose which cell comes first.',
              rule: 'Only you can play in the two empty cells. You win in one order and lose in the other.',
              done: 'This move has opened a whole line for the next one.',
              early: 'That turns just one, and you lose. The other cell would make this one bigger.',
              other: 'Which of the two cells makes the other one bigger?',
            },
            then: {
              task: 'Collect the rest, and win.',
              rule: 'One end of the long green line is blue now.',
              done: 'Seven instead of one: that decides the game.',
              other: 'One cell is left for you.',
            },
          },
          end: 'Where nobody else can play, find the best order first.',
        },
        patience: {
          title: 'Eight are too many',
          steps: {
            patience: {
              task: 'Take 2 cells or 8, but win.',
              rule: 'With two cells left, count the answer to both moves.',
              done: 'Two are enough to win.',
              eight: 'Eight now, but Red takes nine with the last move, and you lose by one.',
              other: 'Two cells are left. Play both through in your head.',
            },
          },
          end: 'The last answer counts more than the biggest move.',
        },
        later: {
          title: 'It won’t run away',
          steps: {
            later: {
              task: 'Play what can’t wait.',
              rule: 'If only you can play a big move, it can wait for a small one.',
              done: 'One cell now. The big move hasn’t gone away.',
              now: 'Eight cells, but then you don’t win alone. Something smaller comes first.',
              other: 'You have a big move and a small one. Which of them can wait?',
              answered: 'Red turns one. Green has no move, so it’s your turn.',
            },
            now: {
              task: 'Now take the big line.',
              rule: 'While it waited, it has grown.',
              done: 'Nine instead of eight, and the game is won.',
              other: 'Only one cell is left for you.',
            },
          },
          end: 'First what could be gone later, then what can’t.',
        },
        ready: {
          title: 'First the corner',
          steps: {
            ready: {
              task: 'Take 8 cells or the corner, but win.',
              rule: 'See what each move leaves to the others.',
              done: 'Three cells and the corner, and the long line is still there.',
              eight: 'Eight cells, and still you lose. The corner can’t wait.',
              other: 'You have two moves, and only one of them wins.',
              answered: 'Red turns two, and your line has grown longer.',
            },
            reap: {
              task: 'Turn 10 cells and win.',
              rule: 'What you left alone is bigger now.',
              done: 'Ten cells, and the game is over. You win clearly.',
              other: 'Only one cell is left for you.',
            },
          },
          end: 'A move that only you can make is money in the bank.',
        },
        ahead: {
          title: 'Buying time',
          steps: {
            ahead: {
              task: 'Find the move that ends best.',
              rule: 'Look where the empty cells lie, and who can play in each.',
              done: 'Only one cell, but it ends better than nine at once.',
              nine: 'Nine in seven directions: that wins, but by five fewer in the end.',
              other: 'One of your two moves turns a single cell. Think it through.',
              answered: 'Red turns two. Now you have another small move.',
            },
            reply: {
              task: 'Be patient once more.',
              rule: 'The nine cells are still there.',
              done: 'That way you win by twenty in the end.',
              nine: 'Not yet: that wins by five fewer.',
              other: 'You have a small move and a big one. The big one can wait.',
            },
          },
          end: 'Fill the small gaps first, as long as the big line waits for you.',
        },
        silence: {
          title: 'Silent moves',
          steps: {
            silence: {
              task: 'Find the only move that wins.',
              rule: 'Look for a move that nobody can answer.',
              done: 'Two cells, and neither rival can move. It’s your turn again.',
              eleven: 'Eleven now, but Red turns thirteen, and you lose.',
              other: 'That gives a rival an answer. Another cell gives none.',
            },
            wait: {
              task: 'Make one more move without an answer.',
              rule: 'Every move that your rivals miss is one more for you.',
              done: 'Still nobody but you can move.',
              fifteen: 'Now it would be even worse: Red would turn fifteen.',
              one: 'That gives Red a move. Another one doesn’t.',
              other: 'You can play in three cells. After one of them, nobody else can move.',
            },
          },
          end: 'Silent moves first, and the big ones last.',
        },
        third: {
          title: 'From third to first',
          steps: {
            third: {
              task: 'Win from third place with two moves.',
              rule: 'Two cells are empty. See which of them a rival could claim.',
              done: 'Both rivals are stuck, and the last cell is yours.',
              more: 'Four now, but Red plays the last cell and wins.',
              other: 'Which of the two empty cells could Red claim?',
            },
            claim: {
              task: 'Make the last move.',
              rule: 'Five cells behind Red, and one move to go.',
              done: 'Fifty-eight to fifty-seven. First by a single cell!',
              other: 'One cell is left for you.',
            },
          },
          end: 'Take the last move from your rivals, and the last word is yours.',
        },
      },
    },
  },
};
