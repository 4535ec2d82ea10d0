// The words of the service worker for a page that is neither stored nor reachable: in all languages, since no file can be
// fetched then.

/**
 * @typedef {object} LostWords
 * @property {string} safe
 * @property {[title: string, text: string]} lost
 * @property {string} again
 */

/** @type {Record<string, LostWords>} */
export const LOST = {
  en: {
    safe: 'Your games are safe.',
    lost: ['The games can’t be opened', 'What this device keeps of the page is missing or damaged. Connect to the internet, then load the page again.'],
    again: 'Load again',
  },
  de: {
    safe: 'Deine Partien sind sicher.',
    lost: ['Die Spiele lassen sich nicht öffnen', 'Was dieses Gerät von der Seite behalten hat, fehlt oder ist beschädigt. Geh ins Internet und lade die Seite dann neu.'],
    again: 'Neu laden',
  },
  fr: {
    safe: 'Vos parties sont en sécurité.',
    lost: ['Les jeux ne peuvent pas s’ouvrir', 'Ce que cet appareil garde de la page manque ou est endommagé. Connectez-vous à Internet, puis rechargez la page.'],
    again: 'Recharger',
  },
  es: {
    safe: 'Tus partidas están a salvo.',
    lost: ['No se pueden abrir los juegos', 'Lo que este dispositivo guarda de la página falta o está dañado. Conéctate a internet y vuelve a cargar la página.'],
    again: 'Cargar de nuevo',
  },
  ja: {
    safe: '対局は保存されています。',
    lost: ['ゲームを開けません', 'この端末に保存されたページのデータが見つからないか、壊れています。インターネットに接続して、ページを読み込み直してください。'],
    again: '読み込み直す',
  },
  ar: {
    safe: 'مبارياتك محفوظة.',
    lost: ['تعذّر فتح الألعاب', 'ما يحتفظ به هذا الجهاز من الصفحة مفقود أو تالف. اتصل بالإنترنت ثم أعد تحميل الصفحة.'],
    again: 'إعادة التحميل',
  },
};
