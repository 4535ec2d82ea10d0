// Japanese: what was played from a position, in the book and in one's own games.

import { number } from '../vocabulary.ts';
import type en from './en.ts';

const games = (count: number) => `${number(count)}局`;

export default {
  title: '序盤',
  source: 'だれの対局か',
  book: '定跡',
  own: '自分の対局',
  ofBook: (count) => `コンピューター同士の${games(count)}より`,
  ofOwn: (count) => `ライブラリの${games(count)}より`,
  reading: (percent) => `対局を読み込み中：${number(percent)}%`,
  notInBook: '定跡はここまでです。',
  notPlayed: 'ここから先はまだ打たれていません。',
  either: (move, twin) => `${move}または${twin}`,
  play: (move, parts) => `${move}を打つ：${parts.join('、')}`,
  games,
  won: (seat, count) => `${seat}の${number(count)}勝`,
  drawn: (count) => `引き分け${number(count)}`,
  shared: (count) => `分け合い${number(count)}`,
  ahead: (amount) => `平均${amount}リード`,
  behind: (amount) => `平均${amount}ビハインド`,
} satisfies typeof en;
