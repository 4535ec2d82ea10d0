// Japanese: the screens beside the table, and the dialogs.

import { number } from '../vocabulary.ts';
import type * as en from '../en/pages.ts';

export const page: typeof en.page = {
  title: 'Gambol：1ページで遊べるボードゲーム',
  description: '強い対戦相手と検討機能を備えた4つのボードゲーム。すべてこの端末の中で動きます。',
  titleOf: (screen) => `${screen} · Gambol`,
  skip: '本文へ',
  toHall: 'ゲーム一覧',
  toTable: '対局に戻る',
  library: 'ライブラリ',
  docs: 'ドキュメント',
  puzzles: '問題',
  rules: (game) => `${game}：ルール`,
  learn: (game) => `${game}の遊び方`,
  study: (game) => `${game}の研究`,
};

export const language: typeof en.language = {
  label: '言語',
  unavailable: (name) => `${name}を読み込めませんでした。初めて使うときは、インターネット接続が必要です。`,
};

export const sentences: typeof en.sentences = (all) => all.join('');

export const hall: typeof en.hall = {
  title: 'Gambol',
  lead: '盤の上で学ぶ短いレッスンです。手ごわい相手と遊べる4つのボードゲーム。登録も広告もなく、オフラインでも遊べます。',
  games: 'ゲーム',
  board: (game) => `${game}の盤`,
  play: '対局する',
  continue: '続ける',
  learn: '学ぶ',
  goOn: (move) => `対局の続きへ（${number(move)}手目）`,
  lookAt: '対局を見る',
  facts: (least, most, minutes) =>
    `${least === most ? number(most) : `${number(least)}～${number(most)}`}人・約${number(minutes)}分`,
  yourMove: (move) => `あなたの手番、${number(move)}手目`,
  theirMove: (seat, move) => `${seat}の手番、${number(move)}手目`,
  against: (levels) => `相手：${levels}`,
  welcome: 'はじめての方へ',
  lesson: (game) => `30秒でわかる${game}`,
  startLesson: 'レッスンを始める',
  justPlay: 'すぐに対局する',
  another: (game) => `${game}で対局しますか？`,
  byLink: 'リンクでの対局',
  yourTurn: '手番です',
  theirTurn: '相手の手番です',
  over: '終局',
  earlier: 'これまでの対局',
  all: (count) => `すべて（${number(count)}）`,
  won: '勝ち',
  lost: '負け',
  drawn: '引き分け',
  placed: (place, count) => `${number(count)}人中${number(place)}位`,
  wonBy: (seats) => `${seats}の勝ち`,
  unfinished: '対局中',
  forget: (game) => `「${game}」を削除`,
  toBuilder: '自分のページに盤を置く',
};

export const rules: typeof en.rules = {
  title: (game) => `${game}の遊び方`,
  play: (game) => `${game}で遊ぶ`,
};

export const dialog: typeof en.dialog = {
  close: '閉じる',
};

export const newGame: typeof en.newGame = {
  titleOf: (game) => `${game}の新しい対局`,
  opponent: '相手',
  opponents: '相手',
  characters: {
    beginner: 'いっしょに覚える相手',
    easy: '気軽に楽しむ相手',
    medium: '隙があれば取る相手',
    hard: '数手先を読む相手',
    master: '何も見逃さない相手',
  },
  person: '人',
  personNote: 'ここで、またはリンクで',
  where: '対局する場所',
  here: 'ここで',
  hereNote: 'この端末で交代しながら',
  byLinkNote: 'リンクを送り合って',
  live: 'ライブ',
  liveNote: '端末どうしを直接つないで',
  count: '人数',
  youPlay: '自分の手番',
  places: ['1番目', '2番目', '3番目', '4番目'],
  chance: 'おまかせ',
  more: 'その他',
  usual: '標準の設定',
  noClock: '時計なし',
  clockOf: (minutes, seconds) => (seconds > 0 ? `${number(minutes)}分＋${number(seconds)}秒` : `${number(minutes)}分`),
  ownPosition: '指定した局面から',
  eachSeat: '席ごとに選ぶ',
  movesFirst: (seat) => `${seat}（先手）`,
  openHands:
    'リンクで対局すると、対局の全体を互いに送り合うことになります。そのリンクがあれば、自分の分も含めて全員の手持ちを割り出せます。信頼できる人とだけ遊んでください。',
  nobodyHere: 'リンクで対局するときは、誰か1人がここでプレイする必要があります。',
  clock: '時計を使う',
  minutes: '持ち時間（分）',
  seconds: '1手ごとの加算（秒）',
  seed: { deal: '配り番号（空欄なら自動）', board: '盤の番号（空欄なら自動）' },
  badSeed: '42のような整数を入力してください。',
  position: '局面を指定して始める（リンクでの書き方）',
  start: '対局する',
  kept: '今の対局は一覧に残ります。',
};

export const settings: typeof en.settings = {
  title: '設定',
  groups: { look: '見た目', touch: '音と触感', play: '対局' },
  set: '盤と駒',
  sets: {
    auto: '自動',
    linen: 'リネン',
    walnut: 'ウォールナット',
    slate: 'スレート',
    sea: '海',
    contrast: 'ハイコントラスト',
  },
  colours: '配色',
  themes: { auto: '自動', light: 'ライト', dark: 'ダーク' },
  pace: 'コンピューターの速さ',
  paces: { quick: '速い', usual: 'ふつう', slow: 'ゆっくり' },
  coordinates: '盤に座標を表示',
};

export const share: typeof en.share = {
  title: '共有',
  what: '共有する内容',
  link: 'リンク',
  whole: '対局全体（すべての手）',
  position: 'この局面だけ',
  watch: '観戦用',
  watchNote: '盤と得点だけが見えます。手持ちは見えません。',
  game: '対局そのもの',
  gameNote: 'このリンクがあれば、自分の分も含めて全員の手持ちを割り出せます。信頼できる人にだけ送ってください。',
  copy: 'リンクをコピー',
  copied: 'リンクをコピーしました。',
  copyMarked: 'このブラウザーでは、ページからコピーできません。選択されているリンクを、手動でコピーしてください。',
  send: '送る…',
  code: 'QRコード',
  codeName: 'リンクのQRコード',
  codeReady: 'ほかの端末で読み取ると、そこでリンクが開きます。',
  codeTooLong: 'このリンクは長すぎて、QRコードにできません。',
  codeMissing:
    'QRコードに必要な部分を読み込めませんでした。リンクをコピーするか、オンラインのときにページを読み込み直してください。',
  toBuilder: 'この盤を自分のページに置く',
  picture: (format) => `画像（${format}）`,
  film: 'アニメーション（GIF）',
  copyPicture: '画像をコピー',
  pictureCopied: '画像をコピーしました。',
  filmed: (moves, size) => `${number(moves)}手、${number(size)} MB`,
  save: '保存',
  drawing: '手順を描いています',
  noPicture: '画像を作れませんでした。',
};

export const builder: typeof en.builder = {
  title: '自分のページに置く盤',
  lead: '盤に表示するものを選び、HTMLを自分のページに貼り付けてください。それだけです。',
  game: 'ゲーム',
  mode: '読者ができること',
  modes: { play: 'プレイする', view: '見る', steps: '棋譜を1手ずつ見る' },
  position: '局面（空欄ならふつうの初期配置）',
  moves: '手（空白で区切る）',
  size: '大きさ',
  sizes: { small: '小', medium: '中', large: '大', full: 'ページの幅いっぱい' },
  colours: '配色',
  themes: { auto: '置いたページに合わせる', light: 'ライト', dark: 'ダーク' },
  looks: '見え方',
  element: '要素として',
  frame: 'フレームとして',
  copy: 'コピー',
  copyName: (what) => `コピー：${what}`,
  copied: 'HTMLをコピーしました。',
  copyMarked: 'このブラウザーでは、ページからコピーできません。選択されているHTMLを、手動でコピーしてください。',
  frameTitle: (game) => `${game}の盤`,
  wholePage: (game) => `${game}を専用のページで開く`,
};

export const embed: typeof en.embed = {
  board: (game) => `${game}の盤`,
  none: '盤がありません',
  noGame: 'アドレスにゲームの名前がありません。',
  known: (games) => `使える名前は${games.join('、')}です。`,
  toStart: '最初へ',
  undo: '待った',
  back: '戻る',
  on: '進む',
  redo: 'やり直す',
  toEnd: '最後へ',
  restart: '最初から',
  gambol: 'Gambol',
  whole: 'Gambolの専用ページで開く',
  step: (ply, count, move) => `${number(count)}手中${number(ply)}手目：${move}。`,
};
