// The rules of LuckyMoose in English. `label` tells a diagram to those who can't see it, `caption` stands below it.

export default {
  aim: {
    title: 'The aim',
    text: [
      'Lay your tokens in lines of one colour or one symbol, crossing the lines of the others as in a crossword. Every line scores, and the most points at the end win.',
      'There are thirty-six different tokens: six symbols (moose, star, leaf, drop, sun and stone) in six colours. The pool holds each of them three times, unless you choose another number. Two to four players each hold six tokens that the others don’t see.',
    ],
  },
  lines: {
    title: 'Lines',
    text: ['Two or more tokens side by side along a rank or a file are a line. All its tokens share one colour or all share one symbol, and no token comes twice. So a line has at most six tokens.'],
    both: {
      label: 'Two lines: a red moose, a red star and a red drop; and a red leaf, an orange leaf and a blue leaf.',
      caption: 'On the left a line of one colour, on the right a line of one symbol.',
    },
  },
  turn: {
    title: 'Your turn',
    text: [
      'Lay one or more tokens from your hand on empty tiles, all in one rank or all in one file. There must be no gap between the first and the last; tokens that were there before may fill it. Afterwards every line on the board has to be valid.',
      'The first lay of the game covers the centre; every later one touches a token that was there before. Then your hand is filled to six again, as long as the pool lasts.',
      'Instead of laying, you can exchange one or more tokens: you get as many from the pool, and yours are mixed into it. You can’t exchange more than the pool holds. If you have no lay, you may also pass.',
    ],
    lay: {
      label: 'A green moose and a green sun on the middle rank. Above them a yellow moose and a yellow sun are laid.',
      caption: 'The two yellow tokens make three lines of 4 points each: one along the rank, and two across it.',
    },
  },
  points: {
    title: 'Points',
    text: [
      'Every line with a token that you have just laid scores 2 points for each of its tokens, old and new, and 12 more if it has six. A token laid alone at the very start makes no line and scores nothing.',
      'Bonus tiles multiply the line: ×3 on the border of the board, ×2 on the border of the seven by seven square around the centre. Only tiles that you cover this turn count, but each of them does: three tokens on ×3 make ×27.',
    ],
    bonus: {
      label: 'A purple star lies on d1. A purple drop on e1 and a purple stone on f1 are laid next to it, both on tiles that multiply by three.',
      caption: 'Three tokens make 6 points; two of them were just laid on ×3, so 6 × 3 × 3 = 54.',
    },
  },
  end: {
    title: 'The end',
    text: [
      'When the pool is empty, the first player to lay their last token ends the game and gets 6 points more.',
      'The game also ends when nobody lays for a whole round while the pool is empty, and when nobody lays for three rounds, whatever the pool holds. Players with equally many points share the win.',
    ],
  },
  secrets: {
    title: 'Who sees what',
    text: [
      'Nobody sees your hand, neither on the screen nor in the address. The computer doesn’t see it either: it is told only what its own seat may know. If several people share a device, it asks for the next one before it shows a hand.',
      'To let someone watch, share the link for watching: it shows the board, the scores and how many tokens everyone holds. The link of the game itself carries the whole deal, so anyone who has it can work out every hand. Games by link send that one: play them with people you trust. Once a game is over, nothing in it is secret any more, and its link tells everything.',
      'The games run on your own device, without a server to keep a secret. Anyone who opens the browser’s developer tools on that device can see every hand, too.',
    ],
  },
};
