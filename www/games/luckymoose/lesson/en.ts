// The lesson of LuckyMoose in English. `other` answers any move that no other sentence is about; `answered` is said when Player 2 has moved.

export default {
  steps: {
    join: {
      task: 'Lay the red token beside the red ones.',
      rule: 'Tokens in a line share a colour or a symbol, and none comes twice.',
      done: 'It fits.',
      other: 'That can wait. Lay the red token first.',
    },
    pair: {
      task: 'Lay both leaves beside the green leaf.',
      rule: 'In one turn you may lay several tokens, all in one row.',
      done: 'Two tokens in one turn.',
      single: 'That’s just one leaf. Lay both in the same row.',
      other: 'That can wait. Lay your two leaves.',
    },
    cross: {
      task: 'Lay the red token for 10 points.',
      rule: 'Where two lines meet, one token scores both.',
      done: '6 and 4: 10 points.',
      almost: 'Two lines and 8 points: nearly. Another tile gives 10.',
      less: 'That’s a single line. Find the tile where a long one meets another.',
      other: 'That can wait. Lay the red token.',
      answered: 'Player 2 goes on with your line: lines belong to everybody.',
    },
    bonus: {
      task: 'Reach a tile that doubles.',
      rule: 'A token on ×2 or ×3 multiplies its lines.',
      done: '8 points, doubled to 16.',
      plain: 'A good line, but nothing doubles it. Try the end next to ×2.',
      other: 'That can wait. Lay the red token.',
    },
    exchange: {
      task: 'Exchange what doesn’t fit.',
      rule: 'It costs your turn. Press Exchange, choose tokens, and confirm.',
      done: 'Fresh tokens for your next turn.',
      other: 'You may pass, but fresh tokens help more. Press Exchange.',
    },
    six: {
      task: 'Complete the line of six.',
      rule: 'A line of six earns 12 points extra.',
      done: 'Six in a line, and doubled: 48 points!',
      near: 'It fits there, but the long line needs it at one of its ends.',
      other: 'The blue sun is what the line needs.',
    },
  },
  end: 'When the tokens run out, most points win.',
};
