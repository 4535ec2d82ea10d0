// The course of Combo in English. `other` answers any move that no other sentence is about; `answered` is said when White has moved.

export default {
  about: 'From the reach of a stack to the hunt for the last one, on positions from real games.',
  insight: {
    answered: 'of all captures are answered by a capture on the same square. Before you capture, see who can capture back.',
    stacks: 'is all that the side with more stacks scores, if pieces are equal after ten moves each and a draw counts half. Whoever has merged more stands better.',
    first: 'moves go by on average until the first capture, some twenty by each side. There’s time to prepare.',
    draws: 'of the games end in a draw. Being ahead isn’t winning yet: hunt down the last stack.',
  },
  chapters: {
    rules: {
      title: 'What stacks can do',
      about: 'The rules once more, with the cases that surprise people.',
      goal: 'You are three pieces ahead. Beat Easy.',
      lessons: {
        reach: {
          title: 'Count the squares',
          steps: {
            three: {
              task: 'Capture the stack of three with all four.',
              rule: 'Pieces go as many squares as you send, or fewer. A tap on the target sends the fewest; for more, choose the number first.',
              done: 'Three squares away, so it takes at least three. You sent four.',
              three: 'That’s how few it takes. This time send all four: choose the number, then the target.',
              short: 'Two go no farther than two squares. The white stack is three away.',
              other: 'Look along the diagonal from your stack of four.',
            },
          },
          end: 'Count the squares first, then the pieces.',
        },
        lines: {
          title: 'A clear line',
          steps: {
            clear: {
              task: 'Capture the stack of three.',
              rule: 'Every square on the way must be empty. Your own pieces block you as well.',
              done: 'All the way across the board, on the one line that is open.',
              blocked: 'Your own piece stands in between. Is there another line to that stack?',
              short: 'It’s four squares away, so all four have to go.',
              other: 'Follow the diagonals from your tallest stack.',
            },
          },
          end: 'A stack strikes along open lines only. Look along all eight.',
        },
        tall: {
          title: 'Tall stacks fall, too',
          steps: {
            five: {
              task: 'Choose the better capture.',
              rule: 'Two pieces take a stack of any height, and all of it leaves the board.',
              done: 'Five pieces with one move!',
              single: 'That’s a single piece, and then the tall stack takes yours.',
              other: 'You can capture something at once.',
            },
          },
          end: 'The taller the stack, the more it can lose at once.',
        },
        merge: {
          title: 'Better together',
          steps: {
            join: {
              task: 'Save your last two pieces.',
              rule: 'Single pieces can’t capture, and together they can. Look where they meet.',
              done: 'Out of reach, and from now on White has to beware of you.',
              beside: 'Together, but right beside White’s stack. Meet where it can’t reach you.',
              left: 'That leaves the other piece within White’s reach.',
              alone: 'Apart, they’re both lost. Bring them together.',
              other: 'Put one of your pieces on the other.',
            },
          },
          end: 'Two single pieces are targets. A stack of two is a threat.',
        },
        stay: {
          title: 'Two strike, two stay',
          steps: {
            two: {
              task: 'Capture, but keep something in hand.',
              rule: 'You choose how many go. What stays behind can strike on the next move.',
              done: 'If White takes those two, the two that stayed take back.',
              most: 'Those are too many: White takes all that you sent. Two are enough.',
              first: 'Then White’s other stack strikes. Begin with the one that threatens your four.',
              other: 'The stack in front of your four threatens it. Take that one.',
            },
          },
          end: 'Send what the capture needs, and let the rest stand guard.',
        },
        shut: {
          title: 'No way out',
          steps: {
            corner: {
              task: 'Win with this move.',
              rule: 'If a player can’t move on their turn, they lose. A single piece can’t capture its way out.',
              done: 'White has a piece, but no move. You win!',
              stack: 'That lets it out of the corner. Close the last gap instead.',
              gate: 'The two beside the corner are a fence. Leave them and move the third.',
              other: 'One square is left for it. Go there.',
            },
          },
          end: 'You can win without a capture, if the other side can’t move.',
        },
        hundred: {
          title: 'The hundredth move',
          steps: {
            last: {
              task: 'Don’t let it become a draw.',
              rule: 'After 100 moves in a row without a capture, the game is a draw. 99 have gone by.',
              done: 'The count starts again, and you’re still far ahead.',
              other: 'That was the hundredth move without a capture. Take something, even if White can take back.',
            },
          },
          end: 'When nobody has captured for long, think of the hundred moves.',
        },
      },
    },
    tactics: {
      title: 'First tactics',
      about: 'What wins a stack, and what only seems to.',
      goal: 'You are ahead by three pieces again, with more on the board. Beat Medium.',
      lessons: {
        free: {
          title: 'The free stack',
          steps: {
            choose: {
              task: 'Choose the better capture.',
              rule: 'Before you take, look who can take back. A stack with nobody to guard it is free.',
              done: 'Two pieces for nothing.',
              guarded: 'Three for three: two white stacks stand guard there. Something else is free.',
              short: 'So few don’t get that far. It’s three squares away.',
              run: 'You needn’t run. The same stack can capture.',
              other: 'Your stack in the middle is in danger, and it can capture in two directions.',
            },
          },
          end: 'A smaller stack for nothing beats a bigger one in exchange.',
        },
        beside: {
          title: 'Close to single pieces',
          steps: {
            visit: {
              task: 'Threaten two pieces at once.',
              rule: 'Single pieces can’t capture. Where White has only those, you may go right beside them.',
              done: 'Both are next to you, and neither can hurt you.',
              far: 'That’s not close enough to threaten both.',
              single: 'One alone can’t capture. Send the whole stack.',
              other: 'Your stack of two is near them. Go closer.',
              answered: 'One gets away. The other one stays behind, next to your stack.',
            },
          },
          end: 'Fear stacks, not single pieces.',
        },
        fork: {
          title: 'More than one target',
          steps: {
            aim: {
              task: 'Threaten several stacks in one move.',
              rule: 'White has one move in return. Of two stacks in danger, one stays there.',
              done: 'Three lines, three targets, each three squares away. White’s stacks of two don’t reach that far.',
              near: 'Too near: there a stack of two reaches you first.',
              part: 'Take all three along, or you won’t reach that far.',
              other: 'Find the square from which your three pieces reach most.',
              answered: 'White guards one of them.',
            },
            cash: {
              task: 'Take the one that is left alone.',
              rule: 'After a fork, look again: which target has nobody to take back?',
              done: 'A whole stack, and nobody can take back.',
              guarded: 'That’s the one that White has just guarded.',
              single: 'That’s a single piece. A whole stack stands alone, too.',
              other: 'You still threaten three things. Take one.',
            },
          },
          end: 'One move, two threats: that’s how most stacks are won.',
        },
        knight: {
          title: 'Off the lines',
          steps: {
            land: {
              task: 'Go where no white stack can hit you.',
              rule: 'Stacks strike in straight lines. Two squares on and one aside is safe from any of them.',
              done: 'Two stacks stand close and can’t touch you, and two single pieces are in danger.',
              guarded: 'The tall stack takes back. Go for the two single pieces.',
              part: 'Let all four go: choose the number, then the square.',
              hit: 'There a white stack can reach you in a straight line.',
              other: 'Safe, but there’s more: a square that also threatens both single pieces.',
            },
          },
          end: 'Two on and one aside: the blind spot of every stack.',
        },
        count: {
          title: 'Send just enough',
          steps: {
            few: {
              task: 'Take the stack of five at the least cost.',
              rule: 'What captures can be captured. If White can take back, send as few as possible.',
              done: 'Five for two at most. What a bargain!',
              many: 'White takes back from afar, and with it everything that you sent.',
              single: 'One piece only. There are five to be had.',
              other: 'The stack of five is in danger, and so are you. Take it.',
            },
          },
          end: 'Before an exchange, count what goes and what comes.',
        },
        hand: {
          title: 'The right one to send',
          steps: {
            small: {
              task: 'Capture with the right stack.',
              rule: 'Two of your stacks reach the same target. White will take back, so send the one you miss least.',
              done: 'Four for two. The tall stack stays on the board.',
              tall: 'Four for four. The smaller stack could have gone.',
              other: 'White’s stack in front threatens two of yours. Take it.',
            },
          },
          end: 'Let the small stack capture, and keep the tall one.',
        },
        guard: {
          title: 'Guard instead of flight',
          steps: {
            both: {
              task: 'White threatens two stacks: keep both.',
              rule: 'You can’t move both away. But where you can take back, White pays three pieces for two.',
              done: 'If White takes now, you take back, and the exchange is yours.',
              half: 'Both pieces of a stack should go: choose two first.',
              run: 'One is safe, and the other one falls. Stay near it.',
              idle: 'Neither has a guard yet.',
              other: 'Move one of your stacks to where it guards the others.',
            },
          },
          end: 'Don’t run from every threat. Often a guard is enough.',
        },
      },
    },
    plans: {
      title: 'Plans',
      about: 'Where to put your stacks long before they strike.',
      goal: 'Fewer stacks, but taller ones, and three pieces more. Beat Hard.',
      lessons: {
        distance: {
          title: 'The longer arm',
          steps: {
            four: {
              task: 'Threaten both white stacks from afar.',
              rule: 'Four pieces reach four squares, two reach only two. Stay outside White’s reach.',
              done: 'You reach both, and neither reaches you.',
              near: 'Near enough for White’s stack of two, too. Keep your distance.',
              small: 'A stack of two against a stack of two: it’s White’s turn, and White strikes first.',
              part: 'Take all four along, or the long arm is gone.',
              other: 'Look for the square where a file and a diagonal meet.',
            },
            again: {
              task: 'Do it once more.',
              rule: 'Step by step: three squares to one stack, four to the other.',
              done: 'A single step, and both are in danger.',
              near: 'Too near. White’s stacks reach two squares.',
              part: 'Your reach is as long as your stack is tall. Keep it whole.',
              other: 'A small move is enough. Look along the lines from the squares around.',
            },
          },
          end: 'The taller stack chooses the distance.',
        },
        edge: {
          title: 'From the edge',
          steps: {
            aside: {
              task: 'Threaten two stacks at once.',
              rule: 'A tall stack needn’t stand in the middle. Its arm is long enough from the edge.',
              done: 'Five squares up, four along the diagonal: two targets, and nothing reaches you.',
              taken: 'White takes back, and five pieces are gone.',
              part: 'All five should go: choose the number, then the square.',
              centre: 'So near, White’s stacks reach you.',
              other: 'Five pieces cross almost the whole board. Try the edge.',
            },
          },
          end: 'A tall stack works best from afar, where nothing reaches it.',
        },
        back: {
          title: 'Strong steps back',
          steps: {
            home: {
              task: 'Save your stack and threaten another.',
              rule: 'A retreat is best if it threatens something. Look at your own side of the board as well.',
              done: 'Out of reach, and now White’s stack in the corner is in danger.',
              trade: 'Four for four, since White takes back. A retreat gains more.',
              part: 'All four should go, or some of them stay in danger.',
              hit: 'There a white stack takes yours.',
              other: 'Safe, but it threatens nothing. Look behind you.',
            },
          },
          end: 'If you have to go, go where you threaten something.',
        },
        grow: {
          title: 'One piece taller',
          steps: {
            five: {
              task: 'Build a stack that reaches two targets.',
              rule: 'Five pieces reach five squares. A merge can be a threat, too.',
              done: 'Five squares ahead and five along the diagonal: two stacks in danger.',
              away: 'Five as well, but from there they reach less.',
              near: 'Right beside white stacks. They take all four.',
              part: 'That makes the stack too small. All four should go.',
              other: 'One more piece makes your stack of four a stack of five. Which one?',
            },
            six: {
              task: 'Now build a stack of six.',
              rule: 'A stack of six commands most of the board. Choose the square with the open lines.',
              done: 'Six squares ahead, five along the diagonal, and nobody comes near.',
              away: 'In the corner it has fewer lines.',
              five: 'Five are one too few for the far stack.',
              near: 'There White takes your stack at once.',
              part: 'Both pieces should join, not just one.',
              other: 'Your two stacks stand side by side. Merge them.',
            },
          },
          end: 'A merge is a good move if the new stack reaches more.',
        },
        all: {
          title: 'When to send all',
          steps: {
            four: {
              task: 'Capture with the right number.',
              rule: 'If nobody can take back, don’t hold back: a tall stack goes on threatening.',
              done: 'Nobody can take back, and all four stand where they can strike next.',
              three: 'A good capture, but the one left behind can do little alone. Nobody can take back, so choose all four.',
              single: 'One piece only. There’s a whole stack to take.',
              short: 'The stack is three squares away.',
              other: 'A white stack stands on the file of your four.',
            },
          },
          end: 'Guarded: send few. Unguarded: send them all.',
        },
        raid: {
          title: 'An early raid',
          steps: {
            enter: {
              task: 'Go where White has only single pieces.',
              rule: 'Early in the game most of White’s pieces can’t capture. A tall stack may walk in among them.',
              done: 'Several pieces are in danger, and no white stack reaches you.',
              stacks: 'That’s where White’s stacks stand. They take you at once.',
              part: 'Go with all four: behind White’s lines you need the reach.',
              other: 'Your stack of four can go farther, away from White’s two stacks.',
            },
          },
          end: 'Build your first tall stack early, and mind those of White.',
        },
      },
    },
    masters: {
      title: 'How strong players think',
      about: 'Two moves ahead: offers, baits, waiting, and the hunt for the last stack.',
      goal: 'Eight against three, but the last stack must be caught. Beat Master.',
      lessons: {
        twice: {
          title: 'Strike twice',
          steps: {
            first: {
              task: 'Capture, though White can take back.',
              rule: 'One stack can strike twice: two pieces now, and the two that stay on the next move.',
              done: 'One piece so far. Now it’s White’s decision.',
              most: 'White takes back all that you sent, and nobody is left to strike again.',
              part: 'A single piece can’t capture. Send two.',
              other: 'It looks guarded. But how often can you strike?',
              answered: 'White takes your two.',
            },
            second: {
              task: 'Strike again.',
              rule: 'The two that stayed behind have been waiting for this.',
              done: 'Three pieces for two, and your stack stands well.',
              other: 'White’s stack has come within your reach.',
            },
          },
          end: 'Count strikes, not stacks: four pieces can be two of them.',
        },
        strike: {
          title: 'Answer with a blow',
          steps: {
            half: {
              task: 'White threatens your four: strike first.',
              rule: 'The best answer to a threat is often to take what threatens, with no more than it needs.',
              done: 'And if White takes back, the other two strike again.',
              most: 'White takes back, and too much is lost. Send two.',
              third: 'Then your stack of four is still in danger. Take what threatens it.',
              run: 'Running saves the four. Striking gains two.',
              other: 'One of the white stacks is on a diagonal with your four.',
            },
          },
          end: 'A threat against you may be a target for you.',
        },
        bait: {
          title: 'Leave the bait',
          steps: {
            wait: {
              task: 'White offers a piece: stay calm.',
              rule: 'Before you take something free, ask what White does next. The piece won’t run far.',
              done: 'White’s leap to the middle has lost its sting, and the piece is still yours to take.',
              bait: 'Then White’s stack of three leaps to the middle and threatens both your stacks.',
              wrong: 'Nearly. Bring the single piece to the stack, not the stack to the piece.',
              other: 'Which square would White’s stack of three love? Make it unsafe.',
            },
          },
          end: 'What is free today may be free tomorrow. First look at White’s reply.',
        },
        trade: {
          title: 'The right exchange',
          steps: {
            offer: {
              task: 'Take, though White can take back.',
              rule: 'Don’t count what is lost, but what is left. Single pieces alone can’t defend themselves.',
              done: 'Two for two, if White wants to. What’s left then?',
              back: 'The wrong one: White takes back and keeps the better position.',
              run: 'No need to step aside. You strike twice here, White only once.',
              other: 'Send both pieces: one alone can’t capture.',
              answered: 'White takes back.',
            },
            settle: {
              task: 'Take back, and look what’s left.',
              rule: 'Two of yours against one piece that can’t capture.',
              done: 'Two pieces against a single one: White can’t hold that.',
              other: 'Not now: take back while you can.',
            },
          },
          end: 'Exchange when what remains is won.',
        },
        pause: {
          title: 'White must move',
          steps: {
            stand: {
              task: 'Win before the hundred moves are up.',
              rule: '97 moves without a capture: you have this one and the next. Let White walk into your stack.',
              done: 'It isn’t even in danger. But it has to move, and every step is wrong.',
              attack: 'It steps aside, and then the hundred moves are up.',
              part: 'Keep your two together, or nobody can capture.',
              other: 'Come closer, so that you cover every square that it can go to.',
              answered: 'There it is, right beside your stack.',
            },
          },
          end: 'Nobody may pass. Take the squares away, not the piece.',
        },
        net: {
          title: 'The net',
          steps: {
            close: {
              task: 'Catch White’s last stack.',
              rule: 'One stack alone hardly ever catches another. Two hunt better: one goes near, one stands guard.',
              done: 'If White takes it, you take back and win. If it runs, it’s too late.',
              leave: 'That stack should stay and guard. Bring the other one closer.',
              open: 'There White takes your stack for nothing. Go where the other one guards it.',
              part: 'A stack of one can’t capture. Keep your twos together.',
              other: 'Not near enough. White slips away.',
            },
          },
          end: 'Two stacks hunt together: one drives, one guards.',
        },
      },
    },
  },
};
