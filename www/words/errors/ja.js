// Japanese: the messages of the engine's errors, by the codes that games share.

import { either, list, number } from '../vocabulary.js';

/** @type {import('./index.js').CommonWords} */
export default {
  frame: {
    found: (place, text) => `${place}が「${text}」です。`,
    missing: (place) => `${place}がありません。`,
    after: (place) => `${place}の後`,
    comma: 'の',
  },
  places: {
    board: '盤',
    game: 'ゲーム',
    level: '強さ',
    move: '手',
    moves: '手順',
    'place-of-a-move': '手の番号',
    'player-to-move': '手番のプレイヤー',
    position: '局面',
    rank: '段',
    seat: '席',
    seed: 'シード値',
    'set-up': '設定',
    'side-to-move': '手番の側',
    square: 'マス',
  },
  numbered: { move: (at) => `${at}手目`, rank: (at) => `${at}段目`, square: (at) => (typeof at === 'number' ? `${at}番目のマス` : `マス${at}`) },
  texts: {
    'one-of': ({ choice }) => `${either(choice)}でなければなりません。`,
    number: ({ least, most }) => `${number(least)}～${number(most)}の整数でなければなりません。`,
    'odd-number': ({ least, most }) => `${number(least)}～${number(most)}の奇数でなければなりません。`,
    'unknown-option': ({ known }) => `このゲームで選べるのは${list(known)}です。`,
    'unknown-game': ({ choice }) => `ゲームは${list(choice)}です。`,
    'field-count': ({ fields }) => `このゲームの局面は、空白1つで区切った${number(fields)}つの部分からなります。`,
    'field-empty': () => '局面の各部分は空白1つで区切り、前後には空白を入れません。',
    end: () => '局面はその前で終わるはずです。',
    'rank-count': ({ ranks }) => `盤は「/」で区切った${number(ranks)}段です。`,
    'rank-length': ({ squares }) => `1段は${number(squares)}マスです。`,
    'rank-item': ({ pieces, most }) => `段は${list(pieces)}と、空きマスの数（1～${number(most)}）で書きます。`,
    'empty-run': () => '続く空きマスは、1つの数で書きます。',
    square: () => 'マスは、c2のように文字と数字で書きます。',
    'square-on-board': ({ last }) => `この盤のマスはa1から${last}までです。`,
    'view-of-another': () => '手番のプレイヤーが知っている内容でなければなりません。',
  },
  rules: {
    'illegal-move': (_, found) => `ここでは「${found}」は打てません。`,
    'game-over': () => '対局は終わっています。',
    'nothing-to-search': () => '対局は終わっているので、探す手がありません。',
    'looking-on': () => '観戦中なので、手は打てません。',
    'moves-after-view': () => '手持ちを隠すゲームでは、局面のあとに手を続けられません。',
    'unknown-node': () => 'この局面はもう対局にありません。',
    'root-node': () => '最初の局面は削除できません。',
    mark: () => 'この印は読み取れません。',
  },
};
