// Japanese: what the opponents say.

import type en from './en.ts';

export default {
  of: (level, nth) => (nth === 0 ? level : `${level}、${nth + 1}人目`),
  offer: (name) => `${name}と対局する`,
  next: '次の相手',
  board: 'ここでは誰も指さない（この画面が盤）',
  lines: {
    beginner: {
      greets: 'こんにちは！いっしょにやってみよう。',
      wins: '勝った！もう一回やる？',
      loses: '先に気づかれちゃった。すごい！',
      draws: 'おんなじだね！',
    },
    easy: {
      greets: '気楽にいこうよ。',
      wins: '楽しかった。もう一局どう？',
      loses: 'うまいね！いい対局だった。',
      draws: '負けなし。こういうのもいいね。',
    },
    medium: {
      greets: '隙があれば、いただきますよ。',
      wins: '一度だけ隙がありましたね。',
      loses: '隙がありませんでした。お見事です。',
      draws: 'お互い、よく見ていましたね。',
    },
    hard: {
      greets: 'ゆっくり考えてください。私もそうします。',
      wins: '狙いどおりでしたが、苦労しました。',
      loses: '私より先まで読んでいましたね。',
      draws: 'どちらの作戦も譲りませんでしたね。',
    },
    master: {
      greets: '一手一手が大切です。ようこそ。',
      wins: '接戦でした。振り返ると分かれ目が見えますよ。',
      loses: '返す手がありませんでした。美しい。',
      draws: 'お互い、何も譲りませんでしたね。',
    },
  },
} satisfies typeof en;
