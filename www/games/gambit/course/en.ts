// The course of Gambit in English. `other` answers any move that no other sentence is about; `answered` is said when White has moved.

export default {
  about: 'From the rules to the way strong players think, in short lessons with a game at the end of each chapter.',
  insight: {
    mover: 'of all positions are won by the side to move, if it plays right. When it’s your turn, look for the win.',
    turns: 'of the 20 first turns keep the draw. The other six lose by one point.',
    only: 'of all drawn positions have only one way to hold the draw. Look at every turn before you jump.',
    random: 'of all games are won by Black if both sides play at random, and less than a third by White. Between beginners, moving first is worth a lot.',
  },
  chapters: {
    rules: {
      title: 'The rules, up close',
      about: 'What surprises everybody in the first games.',
      goal: 'You’re ahead. Win this against Easy.',
      lessons: {
        on: {
          title: 'Jump on, or stop',
          steps: {
            bend: {
              task: 'Take three pieces in one turn.',
              rule: 'Each jump may go in a new direction, as long as the same piece jumps.',
              done: 'Diagonally, straight back, diagonally again: you win, 6 to 2.',
              straight: 'That takes two and wins, but by less. There’s a way to take three.',
              other: 'Don’t stop yet: your piece can go on jumping.',
            },
            stop: {
              task: 'Take one piece, and know when to stop.',
              rule: 'You may stop after any jump. Look at where your piece would stand.',
              done: 'You could take one more, but here your piece is out of reach.',
              two: 'That’s one jump too many: back there you only draw.',
              other: 'Take one piece, then end your turn.',
              answered: 'White had to jump. Now you can take two, and win.',
            },
          },
          end: 'Jump on while it pays, and stop when it doesn’t.',
        },
        edge: {
          title: 'The safe edge',
          steps: {
            far: {
              task: 'Bring a piece to safety.',
              rule: 'On the far edge your pieces can’t be taken: there’s no square behind them.',
              done: 'It has taken a piece, and now nobody can take it.',
              caught: 'That piece was safe on the far edge. Down there it isn’t, and White wins.',
              other: 'Land on the far edge.',
              answered: 'White takes another piece, but that doesn’t help. You win by a point.',
            },
          },
          end: 'Your pieces are safe on the far edge, and White’s on the near one.',
        },
        sideways: {
          title: 'Islands grow sideways',
          steps: {
            three: {
              task: 'Make an island of three.',
              rule: 'Your home rank and the far edge are too far apart to touch, so islands grow sideways.',
              done: 'Three side by side: you win, 5 to 1.',
              soon: 'One more jump, and your piece joins the pair.',
              apart: 'That breaks up your pair. Let the third piece come to it.',
              other: 'Your lone piece can jump until it joins the pair.',
            },
            pair: {
              task: 'Land beside your own piece.',
              rule: 'Two lone pieces are worth 2 points, a pair is worth 3.',
              done: 'A pair and a lone piece: 4 to 1, and the game is over.',
              two: 'You can take two that way, but White goes on, and it’s only a draw.',
              other: 'Look for the jump that makes a pair.',
            },
          },
          end: 'Think sideways: pieces in a row make the large islands.',
        },
        touch: {
          title: 'One piece touches many',
          steps: {
            free: {
              task: 'Free four pieces with one jump.',
              rule: 'A single enemy piece can hold back several of your groups.',
              done: 'One piece gone, and three islands count: you win, 5 to 1.',
              elsewhere: 'You’d still have no points. Look for the white piece that touches most of yours.',
              other: 'Look for the white piece that touches most of yours.',
            },
          },
          end: 'Before you jump, ask which white piece touches most of yours.',
        },
        over: {
          title: 'How it ends',
          steps: {
            end: {
              task: 'Win the game at once.',
              rule: 'If the side to move has no jump, the game is over, even if the other side could go on.',
              done: 'You could still jump, but White can’t: it’s over, and you win, 2 to 0.',
              leaves: 'That leaves White a jump, and you don’t win.',
              other: 'Leave White without a jump.',
            },
          },
          end: 'Look for the move that leaves White no jump.',
        },
        must: {
          title: 'White must jump, too',
          steps: {
            push: {
              task: 'Offer White a piece.',
              rule: 'Whoever can jump must jump, even if it hurts.',
              done: 'White has to take it.',
              twice: 'You take first, but White answers and wins.',
              other: 'Put a piece where White has to take it.',
              answered: 'Now that piece is off its safe edge. You take it, and win by two.',
            },
          },
          end: 'White has to jump when it can: make use of it.',
        },
      },
    },
    tactics: {
      title: 'First tactics',
      about: 'Jumps that win more than they take.',
      goal: 'Your position is better. Win it against Medium.',
      lessons: {
        back: {
          title: 'There and back',
          steps: {
            home: {
              task: 'Save the draw.',
              rule: 'One jump takes a piece from its home rank to the far edge, two bring it back.',
              done: 'There and back, beside your other piece: 4 to 4.',
              half: 'Once more: your piece can come back beside the other one.',
              single: 'Leave that piece at home. The other one can take two.',
              other: 'One of your pieces can take two.',
            },
            out: {
              task: 'Win by three points.',
              rule: 'From the far edge, too, the second jump brings a piece back.',
              done: 'Two pieces taken, and a new neighbour: 4 to 1.',
              half: 'Don’t stay down there: jump back to the far edge.',
              single: 'That wins, but only by a point. You can take two.',
              other: 'One of your pieces can take two.',
            },
          },
          end: 'An odd number of jumps takes you across, an even number brings you back.',
        },
        greed: {
          title: 'More isn’t better',
          steps: {
            one: {
              task: 'Find the only move that wins.',
              rule: 'What counts is the board at the end, not how many pieces you took.',
              done: 'One piece taken, and White has no jump left: 2 to 1.',
              three: 'You can take three that way, and still you lose.',
              other: 'Look for a single jump.',
            },
          },
          end: 'Taking more isn’t winning more.',
        },
        answer: {
          title: 'Look at the answer',
          steps: {
            look: {
              task: 'Take it with the right piece.',
              rule: 'Before you jump, picture White’s longest answer.',
              done: 'Your pieces stand apart, so White can’t take two in a row.',
              beside: 'Side by side, both are in danger: that’s only a draw.',
              other: 'Two of your pieces can take it. Choose the other one.',
              answered: 'White takes one. You take back, and win by two.',
            },
          },
          end: 'Don’t put your pieces where one chain takes two.',
        },
        join: {
          title: 'Free and join',
          steps: {
            both: {
              task: 'Free a pair, and make it larger.',
              rule: 'The same jump can take the piece that touches your island and add one of yours.',
              done: 'The pair is free, and has grown to three: 5 to 2.',
              two: 'You can take two that way, but win only by a point. Your pair wouldn’t be free.',
              other: 'Take the piece that touches your pair.',
            },
          },
          end: 'The best jumps do two things at once.',
        },
        points: {
          title: 'Take their points',
          steps: {
            level: {
              task: 'You’re behind: save the draw.',
              rule: 'Every lone white piece that you take costs White a point.',
              done: 'White’s lone pieces are gone, and yours form a pair: 3 to 3.',
              soon: 'You still need the last one. Jump on.',
              other: 'Jump on, as far as it goes.',
            },
            four: {
              task: 'Take White’s whole row.',
              rule: 'A zigzag of jumps can clear an island away.',
              done: 'The island of three is gone: you win, 4 to 1.',
              three: 'That wins, but only by a point. Another way takes four.',
              pair: 'White’s island is still there, and wins.',
              other: 'You can take more: the whole row and one piece on the way.',
            },
          },
          end: 'A point taken from White is worth as much as one of your own.',
        },
        spoil: {
          title: 'The spoiler',
          steps: {
            one: {
              task: 'Make all of White’s islands worthless.',
              rule: 'Your piece doesn’t count beside an enemy, but neither does the island that it touches.',
              done: 'Now everything touches: 0 to 0, a draw.',
              away: 'One more taken, but White’s islands are free again, and win.',
              far: 'White’s islands still count, and win.',
              other: 'Land right among White’s pieces.',
            },
            all: {
              task: 'Win by four points.',
              rule: 'A single piece can be worth more among White’s than in an island.',
              done: 'White is left with nothing: 4 to 0.',
              away: 'That makes more points, but White gets some, too: you win by less.',
              other: 'Stop where your piece touches White’s pair.',
            },
          },
          end: 'One piece in the right place outweighs an island.',
        },
        last: {
          title: 'The last jumper',
          steps: {
            jumper: {
              task: 'Take away White’s last jump.',
              rule: 'A white piece can jump if one of yours is beside it, with an empty square behind.',
              done: 'White can’t jump any more: you win, 5 to 3.',
              two: 'You can take two that way, but White still jumps, and gets a draw.',
              other: 'Find the white piece that can still jump.',
            },
          },
          end: 'Before every move, see which white pieces can jump.',
        },
      },
    },
    plans: {
      title: 'Plans',
      about: 'Moves that make the next one better.',
      goal: 'You can win this against Hard, if you count well.',
      lessons: {
        force: {
          title: 'Lure them out',
          steps: {
            lure: {
              task: 'Prepare a win by three points.',
              rule: 'White’s pieces are safe on the near edge, until they have to jump.',
              done: 'Now White has to leave its safe edge.',
              now: 'That wins at once, but only by a point.',
              other: 'Offer White a jump that leaves the near edge.',
              answered: 'Two white pieces are now within your reach.',
            },
            double: {
              task: 'Take both.',
              rule: 'What has left the near edge can be taken.',
              done: 'Two more, and back to the far edge: you win, 4 to 1.',
              half: 'That wins by a point. Jump on, and it’s three.',
              other: 'One of your pieces can take two.',
            },
          },
          end: 'Offer White a jump that it doesn’t want.',
        },
        order: {
          title: 'The right order',
          steps: {
            first: {
              task: 'Which of your two jumps comes first?',
              rule: 'Begin with the one that White could spoil. Keep the one that stays.',
              done: 'That piece is safe now, and your other jump can wait.',
              later: 'White takes the piece that was to jump next, and gets a draw.',
              other: 'Begin where your piece is in danger.',
              answered: 'White has jumped, and your jump is still there. You win by a point.',
            },
          },
          end: 'Jump first where you’re in danger.',
        },
        early: {
          title: 'Wait for it',
          steps: {
            wait: {
              task: 'Find more than a draw.',
              rule: 'A jump that White can’t take away from you may wait.',
              done: 'You wait, and White has to move.',
              now: 'You can take two that way, but then it’s over, at 2 to 2.',
              other: 'Keep your double jump, and move elsewhere first.',
              answered: 'White had to jump, and your double jump is still there.',
            },
            now: {
              task: 'Now is the time.',
              rule: 'Before you end the game, count both sides.',
              done: 'The same two jumps as before, but now they win, 3 to 2.',
              half: 'Don’t stop there: that loses.',
              other: 'Take two.',
            },
          },
          end: 'If the end isn’t good enough yet, don’t end the game.',
        },
        guard: {
          title: 'The guard stays',
          steps: {
            stay: {
              task: 'There’s one winning move: find it.',
              rule: 'A piece that touches White’s islands keeps them at nothing, as long as it stays.',
              done: 'Your guard holds four white pieces: you win, 2 to 1.',
              leaves: 'You could take three, but your guard would be gone, and White’s pair would count: 4 to 4 at best.',
              other: 'Jump with the other piece.',
            },
          },
          end: 'Before a piece leaves, see what it holds.',
        },
        gift: {
          title: 'Give to keep',
          steps: {
            pair: {
              task: 'Save the draw, even if it costs two pieces.',
              rule: 'What you lose doesn’t matter if enough is left.',
              done: 'You have a pair that nobody can take.',
              inward: 'That gains nothing, and you lose by two.',
              other: 'Make a pair on the far edge.',
              answered: 'White took two, and still it’s 4 to 4.',
            },
            win: {
              task: 'Now give away two, and win.',
              rule: 'Pieces on the far edge stay. Those on the home rank may go.',
              done: 'A pair on the far edge: you have 4 points.',
              straight: 'Your piece leaves the far edge, and White wins.',
              other: 'Make a pair on the far edge.',
              answered: 'White took two, and you still win, 4 to 3.',
            },
          },
          end: 'Give what you can’t hold, and hold what counts.',
        },
        leave: {
          title: 'Let it go',
          steps: {
            grow: {
              task: 'Make an island that wins by three.',
              rule: 'A piece in danger isn’t always worth saving.',
              done: 'Three in a row on the far edge: 5 points that stay.',
              rescue: 'Your piece escapes, but you win by less, or even lose. Let it go.',
              other: 'Add a piece to your pair on the far edge.',
              answered: 'White has taken the piece, and you win by three.',
            },
          },
          end: 'A larger island is worth more than a rescued piece.',
        },
        sum: {
          title: 'Break, then count',
          steps: {
            break: {
              task: 'Don’t be content with a draw.',
              rule: 'If your points aren’t enough, lower White’s first.',
              done: 'You touch White’s row, so it counts nothing.',
              five: 'Five points each, and the game is over. First break White’s row.',
              other: 'Jump among White’s pieces.',
              answered: 'White’s row is broken. Now your other jump wins by a point.',
            },
          },
          end: 'Break White’s islands before you finish your own.',
        },
      },
    },
    mastery: {
      title: 'How strong players think',
      about: 'From the first move to the last count.',
      goal: 'You can win this, even against Master. Choose every move with care.',
      lessons: {
        opening: {
          title: 'The first moves',
          steps: {
            start: {
              task: 'Begin without losing a point.',
              rule: 'Played perfectly, Gambit is a draw. Of your twenty first moves, fourteen keep it.',
              done: 'Straight, or towards the middle: the balance holds.',
              corner: 'A diagonal jump from the corner loses by a point.',
              outward: 'A diagonal jump outward loses by a point.',
              other: 'Any straight jump is right.',
            },
            punish: {
              task: 'White was greedy: win by five.',
              rule: 'White has taken two pieces with its first move. Greed opens the way for you.',
              done: 'Four pieces taken, and an island of three at once.',
              five: 'You can take five that way, but win by four. Begin another way, and stop sooner.',
              other: 'There’s more: look for a chain of four.',
            },
          },
          end: 'Begin straight, and punish greed.',
        },
        modest: {
          title: 'The modest move',
          steps: {
            one: {
              task: 'Which is the one move that wins?',
              rule: 'Strong players look at every jump, the small ones, too.',
              done: 'A single jump, and the only one that wins.',
              three: 'You can take three that way, but it doesn’t win.',
              other: 'That doesn’t win. Look for a single diagonal jump.',
            },
          },
          end: 'Look at small moves as carefully as at big ones.',
        },
        glitter: {
          title: 'All that glitters',
          steps: {
            six: {
              task: 'Find the win that doesn’t glitter.',
              rule: 'Points count at the end. Until then, White may take them apart.',
              done: 'No points yet, but you’re winning.',
              shine: 'That way you’d gain six points at once, but White’s answer takes them apart, and wins.',
              other: 'That isn’t enough to win. Look for a quiet jump.',
              answered: 'White has taken two. It won’t help.',
            },
            calm: {
              task: 'Now cash in.',
              rule: 'Points are safe when White has no jump.',
              done: 'White can’t jump any more: you win, 3 to 2.',
              rush: 'White still has a jump, and wins with it.',
              other: 'Take the piece that could still jump.',
            },
          },
          end: 'Your points are what is left after White’s answer.',
        },
        sweep: {
          title: 'Prepare the sweep',
          steps: {
            step: {
              task: 'Take one now to take four later.',
              rule: 'White’s answer can clear the way for your longest chain.',
              done: 'One piece, and the only move that wins.',
              three: 'You can take three that way, but the win is gone.',
              other: 'That lets the win slip. Jump diagonally towards the side.',
              answered: 'White has taken two, and cleared the way.',
            },
            four: {
              task: 'Take four, and win.',
              rule: 'Of several long chains, choose the one that leaves White no jump.',
              done: 'Four in one turn: you win by a point.',
              wrong: 'You could take four that way, too, but White would still have a jump. It doesn’t win.',
              other: 'That doesn’t win. Another chain takes four.',
            },
          },
          end: 'First open the way, then sweep.',
        },
        ends: {
          title: 'Count the endings',
          steps: {
            two: {
              task: 'Count both endings, then choose.',
              rule: 'If any jump ends the game, count before you touch a piece.',
              done: 'An island of three: you win, 5 to 4.',
              level: 'That’s 4 to 4, a draw.',
              other: 'Count the islands after each of your jumps.',
            },
            four: {
              task: 'Find the only draw.',
              rule: 'Each of your four moves ends the game. Count them all.',
              done: 'One each: everything else loses.',
              pair: 'Even if you take two that way, it ends 1 to 2.',
              other: 'That loses. Count how many white pieces would be free.',
            },
          },
          end: 'When the end is near, don’t guess: count.',
        },
        chain: {
          title: 'See it through',
          steps: {
            push: {
              task: 'Begin a win in three moves.',
              rule: 'If White has just one jump each time, you can see to the very end.',
              done: 'White has just one jump.',
              on: 'One more piece, but then you lose.',
              loose: 'That piece leaves the far edge too early: you lose by four.',
              other: 'That loses. Leave White just one jump.',
              answered: 'As expected. Now look for another move like that.',
            },
            again: {
              task: 'Once more, leave White just one jump.',
              rule: 'A piece that you offer can pull White off the near edge.',
              done: 'White has to take, and to leave its edge.',
              easy: 'A free piece, but after it you lose.',
              other: 'That loses. Which jump leaves White no choice?',
              answered: 'Now two white pieces are within reach.',
            },
            win: {
              task: 'Finish it.',
              rule: 'Strong players have seen this from the start.',
              done: 'Two more, and you win, 3 to 2, just as planned.',
              half: 'Don’t stop down there: jump back to the far edge.',
              other: 'One of your pieces can take two.',
            },
          },
          end: 'When White has no choice, look as far as you can.',
        },
      },
    },
  },
};
