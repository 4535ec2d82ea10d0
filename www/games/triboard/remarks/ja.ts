// Japanese: what is said about a game of Triboard that is over, in one sentence.

import { number } from '../../../words/vocabulary.ts';
import type en from './en.ts';

export default {
  decided: () => '最後の1手で勝負が決まりました。',
  yourReturn: (ply) => `${number(ply)}手目には最下位でしたが、1位になりました。`,
  comeback: (ply) => `勝者は${number(ply)}手目には最下位でした。`,
  lastTurned: (cells) => `最後の1手で、あなたのマスが${number(cells)}個裏返されました。`,
  yourMove: (cells, ply) => `一番の手は${number(ply)}手目で、${number(cells)}マスを裏返しました。`,
  move: (cells, ply) => `一番の手は${number(ply)}手目で、${number(cells)}マスが裏返されました。`,
  turned: (cells) => `次は端や壁に沿って打ちましょう。全部で${number(cells)}マスが裏返されました。`,
} satisfies typeof en;
