// The words for a page or an embedded board that fails to start: in all languages, since no file can be fetched then.
// Kept short, because every visitor loads them.

import type { Tag } from './vocabulary.ts';

interface StartWords {
  safe: string;
  /** The games could not be loaded. */
  games: [title: string, text: string];
  /**
   * An embedded board could not be loaded; `address` is
   * that of the board on the page itself.
   */
  board: (address: string) => [title: string, text: string];
  slow: [title: string, text: string];
  /** The stylesheet is missing. */
  plain: [title: string, text: string];
  again: string;
}

export const START: Record<Tag, StartWords> = {
  en: {
    safe: 'Your games are safe.',
    games: [
      'The games couldn’t be loaded',
      'A file of this page is missing or damaged. Check your connection, then load the page again.',
    ],
    board: (address) => [
      'This board couldn’t be loaded',
      `Check your connection. If that doesn’t help, the site of the board has to send “Access-Control-Allow-Origin: *”. The board on its own page: ${address}`,
    ],
    slow: [
      'The games are still loading',
      'This takes longer than usual. If nothing happens, check your connection, then load the page again.',
    ],
    plain: [
      'The page looks plain',
      'You can play on. The file with its looks couldn’t be loaded. Check your connection, then load the page again.',
    ],
    again: 'Load again',
  },
  de: {
    safe: 'Deine Partien sind sicher.',
    games: [
      'Die Spiele konnten nicht geladen werden',
      'Eine Datei dieser Seite fehlt oder ist beschädigt. Prüfe die Verbindung und lade die Seite dann neu.',
    ],
    board: (address) => [
      'Dieses Brett konnte nicht geladen werden',
      `Prüfe die Verbindung. Hilft das nicht, muss der Anbieter des Bretts „Access-Control-Allow-Origin: *“ senden. Das Brett auf einer eigenen Seite: ${address}`,
    ],
    slow: [
      'Die Spiele werden noch geladen',
      'Das dauert länger als sonst. Wenn nichts geschieht, prüfe die Verbindung und lade die Seite neu.',
    ],
    plain: [
      'Die Seite sieht schlicht aus',
      'Du kannst weiterspielen. Die Datei mit der Gestaltung konnte nicht geladen werden. Prüfe die Verbindung und lade die Seite dann neu.',
    ],
    again: 'Neu laden',
  },
  fr: {
    safe: 'Vos parties sont en sécurité.',
    games: [
      'Les jeux n’ont pas pu être chargés',
      'Un fichier de cette page manque ou est endommagé. Vérifiez votre connexion, puis rechargez la page.',
    ],
    board: (address) => [
      'Ce plateau n’a pas pu être chargé',
      `Vérifiez votre connexion. Si cela ne suffit pas, le site du plateau doit envoyer « Access-Control-Allow-Origin: * ». Le plateau sur sa propre page : ${address}`,
    ],
    slow: [
      'Les jeux se chargent encore',
      'C’est plus long que d’habitude. Si rien ne se passe, vérifiez votre connexion, puis rechargez la page.',
    ],
    plain: [
      'La page a perdu sa mise en forme',
      'Vous pouvez continuer à jouer. Le fichier de présentation n’a pas pu être chargé. Vérifiez votre connexion, puis rechargez la page.',
    ],
    again: 'Recharger',
  },
  es: {
    safe: 'Tus partidas están a salvo.',
    games: [
      'No se han podido cargar los juegos',
      'Falta un archivo de esta página o está dañado. Comprueba la conexión y vuelve a cargar la página.',
    ],
    board: (address) => [
      'No se ha podido cargar este tablero',
      `Comprueba la conexión. Si no es eso, el sitio del tablero tiene que enviar «Access-Control-Allow-Origin: *». El tablero en su propia página: ${address}`,
    ],
    slow: [
      'Los juegos aún se están cargando',
      'Tarda más de lo normal. Si no pasa nada, comprueba la conexión y vuelve a cargar la página.',
    ],
    plain: [
      'La página ha perdido su aspecto',
      'Puedes seguir jugando. No se ha podido cargar el archivo de estilo. Comprueba la conexión y vuelve a cargar la página.',
    ],
    again: 'Cargar de nuevo',
  },
  ja: {
    safe: '対局は保存されています。',
    games: [
      'ゲームを読み込めませんでした',
      'このページのファイルが見つからないか、壊れています。接続を確認して、ページを読み込み直してください。',
    ],
    board: (address) => [
      '盤を読み込めませんでした',
      `接続を確認してください。それでも表示されないときは、盤を置いているサイトが「Access-Control-Allow-Origin: *」を送る必要があります。盤だけのページ：${address}`,
    ],
    slow: [
      'まだ読み込んでいます',
      'いつもより時間がかかっています。変化がなければ、接続を確認してページを読み込み直してください。',
    ],
    plain: ['デザインを読み込めませんでした', 'このまま遊べます。接続を確認して、ページを読み込み直してください。'],
    again: '読み込み直す',
  },
  ar: {
    safe: 'مبارياتك محفوظة.',
    games: ['تعذّر تحميل الألعاب', 'ملف من ملفات هذه الصفحة مفقود أو تالف. تحقّق من الاتصال ثم أعد تحميل الصفحة.'],
    board: (address) => [
      'تعذّر تحميل هذه الرقعة',
      `تحقّق من الاتصال. وإن لم ينفع ذلك فعلى موقع الرقعة أن يرسل «⁦Access-Control-Allow-Origin: *⁩». الرقعة في صفحة مستقلة: ⁦${address}⁩`,
    ],
    slow: [
      'ما زال تحميل الألعاب جاريًا',
      'يستغرق الأمر وقتًا أطول من المعتاد. إن لم يتغيّر شيء فتحقّق من الاتصال ثم أعد تحميل الصفحة.',
    ],
    plain: ['الصفحة بلا تنسيق', 'يمكنك متابعة اللعب. تعذّر تحميل ملف التنسيق. تحقّق من الاتصال ثم أعد تحميل الصفحة.'],
    again: 'إعادة التحميل',
  },
};
