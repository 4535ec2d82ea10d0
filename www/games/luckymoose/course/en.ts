// The course of LuckyMoose in English. `other` answers any move that no other sentence is about; `answered` is said when Player 2 has moved.

export default {
  about: 'From the first line to the last token, on boards from games. In this course, each of the 36 tokens exists just once.',
  insight: {
    border: 'of all points come from the border, from only one lay in three. Fight for it.',
    more: 'points more come from the best lay on the border than from the best one elsewhere, where both are possible. Look there first.',
    greedy: 'of the computer’s lays score as much as they could at once. With the others it gives up 17 points on average, for what may come.',
    exchange: 'is how often the computer exchanges when a lay brings 15 points or more. Take the points.',
  },
  chapters: {
    lines: {
      title: 'Every line counts',
      about: 'What fits, what scores and what multiplies.',
      goal: 'You’re 42 points ahead and the pool is nearly empty. Bring it home.',
      lessons: {
        fit: {
          title: 'Fitting both ways',
          steps: {
            drop: {
              task: 'Lay the orange drop beside the orange leaf.',
              rule: 'Every tile lies in a rank and in a file, and a token has to fit both.',
              done: 'The rank is orange, and in the file it has no neighbour.',
              elsewhere: 'It fits there too, but look at the leaf in the middle of the board.',
              other: 'Start with the orange drop.',
            },
          },
          end: 'A token has to fit every line that it joins.',
        },
        old: {
          title: 'Old tokens score too',
          steps: {
            sun: {
              task: 'Lay the purple sun for 16 points.',
              rule: 'A line scores 2 points for each token, also for those that were there before.',
              done: 'Three in the rank and five in the file: 6 and 10 points.',
              rank: 'That’s one short line, 4 points. Look for a gap between longer ones.',
              other: 'Leave the green star for later. It’s the purple sun’s turn.',
            },
          },
          end: 'Lines belong to everybody: score what others laid.',
        },
        across: {
          title: 'Lines across',
          steps: {
            leaves: {
              task: 'Lay two leaves for 14 points.',
              rule: 'Your row scores, and so does every line across it that you lengthen.',
              done: 'One rank and two files: 4, 6 and 4 points.',
              fewer: 'Both leaves, but only 10 points. Each of them should lengthen a file as well.',
              single: 'That’s one leaf. Lay both in one row.',
              other: 'Lay the green leaf and the purple one.',
            },
          },
          end: 'Two tokens side by side can make three lines.',
        },
        bonus: {
          title: 'Fresh bonus tiles',
          steps: {
            once: {
              task: 'Lay the yellow star for 24 points.',
              rule: 'Only the tiles that you cover this turn multiply. Tokens that lie on ×3 already don’t.',
              done: 'Four tokens are 8 points, and your own tile makes them 24.',
              plain: 'That scores, but less. Where do yellow tokens lie along the border?',
              other: 'Lay the yellow star first.',
            },
            twice: {
              task: 'Lay two drops for 72 points.',
              rule: 'Every new token on ×3 multiplies its line once more: two of them make ×9.',
              done: '6 points times 9 are 54, and the yellow rank adds 18.',
              one: 'The yellow drop alone scores 30. Another drop next to it multiplies again.',
              stones: '66 points: close. In the corner, the drops do better.',
              other: 'Look at the drop on the left border.',
            },
          },
          end: 'Cover several bonus tiles with one line.',
        },
        gap: {
          title: 'Around a token',
          steps: {
            around: {
              task: 'Lay two leaves around the purple leaf.',
              rule: 'Other tokens may lie between yours, as long as no gap is left.',
              done: '6 points times 9 are 54. The green file adds 10 times 3, which is 30.',
              side: 'Both on one side score 54. On the other side a long green file is waiting.',
              other: 'Find the purple leaf on the upper border.',
            },
          },
          end: 'Tokens between yours lengthen your line for free.',
        },
        out: {
          title: 'Going out',
          steps: {
            last: {
              task: 'Lay your last tokens for 48 points.',
              rule: 'When the pool is empty, laying your last token ends the game and scores 6 more.',
              done: '42 for two lines, and 6 for going out.',
              cheap: 'You’d go out as well, but with 16 points only.',
              one: 'Then one token is left, and Player 2 gets another turn.',
              other: 'Lay them side by side, one of them on the left border.',
            },
          },
          end: 'Go out with a good lay, not with any lay.',
        },
      },
    },
    tactics: {
      title: 'First tactics',
      about: 'Crossings, the border, the corner and the six: where the big lays are.',
      goal: 'You’re 24 points behind, with time to turn the game. Win it.',
      lessons: {
        meet: {
          title: 'Where lines meet',
          steps: {
            star: {
              task: 'Find the lay that scores most.',
              rule: 'A bonus tile multiplies every line through it. Where two lines meet, it works twice.',
              done: '4 and 6 points, both doubled: 20.',
              edge: 'One line on ×3 scores 12. Two lines on ×2 score more.',
              less: 'The right token. It fits where an orange line meets a line of stars.',
              other: 'The yellow sun finds just one line. Try the star.',
            },
            five: {
              task: 'Lay five stars for 108 points.',
              rule: 'Lay across the ends of other lines: then each token scores in two of them.',
              done: 'One file and five ranks: six lines in one turn.',
              fewer: 'Fewer points. Each star should touch the end of a rank.',
              other: 'Lay your stars in one file.',
            },
          },
          end: 'Look for tiles where lines meet.',
        },
        edge: {
          title: 'Two on the border',
          steps: {
            suns: {
              task: 'Lay two tokens for 72 points.',
              rule: 'Two side by side on the border: their line counts 9 times, and each line behind them 3 times.',
              done: 'The suns score 36, the purple file 24 and the red one 12.',
              blue: '48 points. Two other tokens would have a line behind each of them.',
              reds: 'Up to 64 with three tokens. Two on the border do better.',
              other: 'Look at the upper border, above the leaves.',
            },
          },
          end: 'Best of all is a border tile with a line behind it.',
        },
        cube: {
          title: 'Times 27',
          steps: {
            moose: {
              task: 'Find the best lay for your moose.',
              rule: 'Three new tokens on the border multiply their line by 27.',
              done: '6 points times 27 are 162, and the two files behind them add 42.',
              short: '174 points. Move along the border by one tile, and the corner joins in.',
              two: '78 points. A third moose would make it ×27.',
              other: 'All three moose fit on the lower border.',
            },
          },
          end: 'Three of a kind belong on the border.',
        },
        corner: {
          title: 'The corner',
          steps: {
            oranges: {
              task: 'Where do your three oranges score most?',
              rule: 'A corner lies on two borders: it multiplies its rank and its file.',
              done: '6 points times 27 are 162, and the two ranks add 36.',
              above: '174 points. One tile further down, the corner adds a line.',
              two: '72 points. The third orange fits as well and makes it ×27.',
              other: 'Look at the lower left corner.',
            },
          },
          end: 'A corner counts in two directions.',
        },
        six: {
          title: 'The sixth token',
          steps: {
            sixth: {
              task: 'Complete the six.',
              rule: 'A six scores 12 points for its tokens, and 12 more for being complete.',
              done: 'One token, 24 points, and no bonus tile needed.',
              border: '18 points on the border. The long file is worth more.',
              sun: 'The right token. Now find the file that lacks just one.',
              other: 'Which symbol does the long file have?',
            },
          },
          end: 'Five in a line? Look for the sixth.',
        },
        equal: {
          title: 'Equal points',
          steps: {
            blues: {
              task: 'Lay two blues for 28 points, but safely.',
              rule: 'Two lays score 28. The pool is empty, and Player 2 holds three suns.',
              done: 'The same 28 points, and no border for three suns.',
              open: 'Also 28, but now three suns fit along the border, and you’d lose by far.',
              less: 'That’s less than 28. Lay both blues in one file.',
              other: 'Lay both blues on the right.',
            },
          },
          end: 'With equal points, help the next player least.',
        },
      },
    },
    plans: {
      title: 'A turn ahead',
      about: 'Close the border, keep what belongs together, exchange in time, and prepare the big lay.',
      goal: 'Almost level, and three tokens in the pool. Think a turn ahead and win.',
      lessons: {
        door: {
          title: 'The doorstep',
          steps: {
            close: {
              task: 'Use the border before somebody else does.',
              rule: 'A row next to the border is a doorstep: from there, the next player reaches ×3.',
              done: 'Only 18 points, but the tile behind the moose is yours.',
              open: '32 points, but three moose beside the border are a doorstep for ×9 and ×27.',
              plain: 'The right token. On the border it scores 18.',
              other: 'Think of the purple star.',
            },
          },
          end: 'Don’t build a doorstep for others.',
        },
        block: {
          title: 'A dead tile',
          steps: {
            corner: {
              task: 'Close the upper border with one token.',
              rule: 'A tile is dead when no token is left that fits both of its lines.',
              done: '24 points, and nothing fits between your moose and the red stone any more.',
              blues: '48 points, but the upper border stays open for three unseen stones.',
              other: 'Look at the upper left corner.',
            },
          },
          end: 'One token can close a whole border.',
        },
        gift: {
          title: 'No six as a gift',
          steps: {
            moose: {
              task: 'Score, but don’t help with a six.',
              rule: 'Before you lengthen a line, count who could complete it.',
              done: '32 points, and you keep the purple moose that a six would need.',
              four: '56 points, but the red and the orange moose would complete a six, times 9.',
              one: 'Now two unseen moose are enough for a six on the border.',
              other: 'Leave the line of moose alone. Look to the upper left.',
            },
          },
          end: 'Don’t lengthen what others can complete.',
        },
        prepare: {
          title: 'Small now, big later',
          steps: {
            leaf: {
              task: 'Prepare a bigger lay.',
              rule: 'You hold four stones. If the orange one fits in the corner, the others follow along the border.',
              done: 'Only 12 points, but the corner is ready for the orange stone.',
              four: '58 points for four stones. On the border they’re worth more than ten times as much.',
              both: '54 points, but the orange stone is worth more together with the other three.',
              other: 'What would make the corner fit for an orange token?',
              answered: 'Player 2 lays elsewhere. Now it’s time.',
            },
            stones: {
              task: 'Lay your four stones for 666 points.',
              rule: 'Four new tokens on the border multiply their line by 81.',
              done: '8 points times 81 are 648, and the orange file adds 18.',
              fewer: 'All four of them, along the upper border as far as the corner.',
              other: 'It’s the stones’ turn.',
            },
          },
          end: 'A small lay can open the way for a big one.',
        },
        keep: {
          title: 'Keep three together',
          steps: {
            yellow: {
              task: 'Score, but keep your three drops.',
              rule: 'Three of a kind in your hand are a lay to come. Don’t spend one of them for less.',
              done: '32 points, and the drops stay together.',
              three: 'Up to 80 points, but the three drops are worth more together.',
              elsewhere: 'The right colour. Lay both so that the drops can follow behind them.',
              other: 'Use the yellow star and the yellow leaf.',
              answered: 'And now look at the upper border.',
            },
            drops: {
              task: 'Lay your three drops for 174 points.',
              rule: 'Each tile has two lines: above the yellow star, only the yellow drop fits.',
              done: '6 points times 27 are 162, and the yellow file adds 12.',
              fewer: 'All three of them, along the upper border.',
              other: 'Lay the drops.',
            },
          },
          end: 'Don’t break up three of a kind.',
        },
        order: {
          title: 'Which one outside',
          steps: {
            greens: {
              task: 'Lay two greens for 60 points, the right way.',
              rule: 'The token on the border decides who goes on there. Compare your hand with what’s unseen.',
              done: '60 points, and your own two drops can follow beside the green one.',
              turned: 'Also 60 points. But three moose are unseen, and you hold no other.',
              row: '64 points, but a row beside the border is a doorstep.',
              other: 'Look at the file of greens near the upper border.',
            },
            yellow: {
              task: 'Lay two yellows for 54 points, the right way.',
              rule: 'The token in the corner opens the border on both sides. It should suit your hand.',
              done: '54 points, and your two other leaves can follow from the corner.',
              turned: 'Also 54 points. But from a moose in the corner, your hand can’t go on.',
              file: '100 points! But three leaves beside the border are a doorstep for ×27.',
              other: 'Look at the lower left corner.',
            },
          },
          end: 'Leave ends that suit your own hand.',
        },
        swap: {
          title: 'The right exchange',
          steps: {
            reds: {
              task: 'Exchange everything that isn’t red.',
              rule: 'Three of a kind can score over 100 on the border. That’s worth a turn.',
              done: 'Three reds stay, and three new tokens come.',
              lay: '4 points for a whole turn? Press Exchange.',
              part: 'Keep the three reds, and give away all the others.',
              other: 'Press Exchange.',
            },
            greens: {
              task: 'Find the best exchange.',
              rule: 'A strong hand can be worth more than a fair lay.',
              done: 'The greens stay together, and the border stays closed.',
              lay: '24 points, but two tokens beside the border are a doorstep for Player 2.',
              part: 'Keep just the three greens. All the others go.',
              other: 'Press Exchange. The greens need company.',
            },
          },
          end: 'Exchange early, and keep three of a kind.',
        },
        greed: {
          title: 'Not the biggest lay',
          steps: {
            reds: {
              task: 'Find the best lay, not the biggest.',
              rule: 'Before you lay four tokens beside the border, ask what they’d score on it.',
              done: '90 points, and three leaves stay in your hand.',
              four: '216 points! But they make a long doorstep, and your leaves are gone.',
              elsewhere: 'Also 90 points, but your other leaves need the red leaf in the corner.',
              red: 'The right colour. Two reds fit along the left border.',
              other: 'Look at the red file on the left.',
              answered: 'A strong answer. But look at your hand now.',
            },
            leaves: {
              task: 'Lay four leaves for 810 points.',
              rule: 'The corner holds a leaf already. Four more follow along the border.',
              done: '10 points times 81: that’s what you kept them for.',
              fewer: 'All four leaves, along the lower border, beginning beside the corner.',
              other: 'It’s the leaves’ turn.',
            },
          },
          end: 'The biggest lay isn’t always the best.',
        },
      },
    },
    masters: {
      title: 'How masters think',
      about: 'Count what’s unseen, read the last hand, stop it, and take your time.',
      goal: 'The pool is empty and you’re 40 points behind. One lay wins: find it, and finish it.',
      lessons: {
        unseen: {
          title: 'Count the unseen',
          steps: {
            stars: {
              task: 'Complete the six, the right way round.',
              rule: 'What you don’t see is with Player 2 or in the pool. Count it, colour by colour.',
              done: '144 points. Only one unseen token fits beside the yellow star on the border.',
              red: 'Also 144 points. But three reds are unseen, and all of them fit beside the red star.',
              other: 'The file of stars lacks two.',
            },
          },
          end: 'Leave ends that few unseen tokens fit.',
        },
        hand: {
          title: 'Read the last hand',
          steps: {
            blues: {
              task: 'Take the tile that Player 2 needs most.',
              rule: 'The pool is empty, so what you don’t see is Player 2’s hand: three blues and a green stone.',
              done: '18 points, and three blues can’t go along the upper border any more.',
              greens: '48 points, but you’d lose far more: three blues fit on the upper border, times 27.',
              other: 'Which border tile would three blues love?',
            },
          },
          end: 'With an empty pool, nothing is hidden.',
        },
        stop: {
          title: 'Stop a lay',
          steps: {
            stones: {
              task: 'Stop Player 2’s three stones.',
              rule: 'Stones of red, orange and green: look where all three fit in one row.',
              done: 'Your green drop lies where their row would begin.',
              points: '18 points, but then the stones cost you the game.',
              other: 'Look below the green sun on the upper border.',
            },
            leaf: {
              task: 'Win by stopping the yellow leaf.',
              rule: 'You needn’t take a tile to kill it. It’s enough if one of its lines no longer fits.',
              done: 'The file has two suns now, and no leaf fits at its end. You win by four.',
              pair: '40 points, but the yellow leaf completes a line that costs you the game.',
              sun: '16 points, and not enough: you’d lose by eight.',
              other: 'Where would the yellow leaf score most? Spoil that tile.',
            },
          },
          end: 'The cheapest lay may be the one that stops the other.',
        },
        patience: {
          title: 'Nobody can stop it',
          steps: {
            moose: {
              task: 'Prepare the lay that you go out with.',
              rule: 'You know Player 2’s four tokens. If none of them can disturb you, take a turn for it.',
              done: '12 points, and the way for three stones is open.',
              now: '36 points now, but your three stones together are worth far more.',
              other: 'Let three stones fit along the left border next turn.',
              answered: 'Player 2 can’t disturb you.',
            },
            stones: {
              task: 'Go out for 180 points.',
              rule: 'Three on the border, a second line, and 6 points for going out.',
              done: '162, 12 and 6 points, and the game is won.',
              fewer: 'Lay all three along the left border.',
              other: 'Lay the stones.',
            },
          },
          end: 'What nobody can stop can wait for a turn.',
        },
        slow: {
          title: 'No hurry',
          steps: {
            stone: {
              task: 'Leave Player 2 without a lay.',
              rule: 'Whoever can’t lay has to pass. Player 2 holds the yellow star and the purple one.',
              done: '6 points, and you took the one tile that you both need.',
              blue: '12 points, but then the yellow star takes the tile that your stone needs.',
              other: 'Which tile do you both need?',
              answered: 'Player 2 has to pass. Next turn you go out.',
            },
            sun: {
              task: 'Score more in two turns than in one.',
              rule: 'Player 2 holds only the yellow star, and it fits nowhere yet.',
              done: 'The sun first. The yellow pair can’t run away.',
              pair: '44 points at once, but beside the leaf the yellow star would fit.',
              other: 'Lay the token that leaves the yellow star no tile.',
              answered: 'Player 2 has to pass, and you go out with the yellow pair.',
            },
          },
          end: 'While the other has to pass, lay bit by bit.',
        },
        last: {
          title: 'To the last token',
          steps: {
            drop: {
              task: 'You’re far behind: find the lay that wins.',
              rule: 'Play it through to the end: your lay, the answer, and what you can lay after it.',
              done: '30 points, your suns stay together, and you win by six.',
              more: '54 points at once, and yet you’d lose by ten or more.',
              sun: 'Also 30 points, but you’ll need the red sun later.',
              other: 'One red is enough. Keep your three suns.',
            },
          },
          end: 'Near the end, count to the end.',
        },
      },
    },
  },
};
