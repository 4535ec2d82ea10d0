// The words of the service worker: for a page that is neither stored nor reachable, in all languages, since no file can
// be fetched then, for one that can't be stored, and for one of which not all is stored.

import type { Tag } from './vocabulary.ts';

export interface FallbackWords {
  safe: string;
  lost: [title: string, text: string];
  again: string;
  altered: string;
  kept: string;
}

export const FALLBACK: Record<Tag, FallbackWords> = {
  en: {
    safe: 'Your games are safe.',
    lost: [
      'The games can’t be opened',
      'What this device keeps of the page is missing or damaged. Connect to the internet, then load the page again.',
    ],
    again: 'Load again',
    altered:
      'This host alters the files of the page, so the games can’t be kept for the time without a connection. Everything else works.',
    kept: 'What you have opened works without a connection from now on. The documentation, puzzles and courses need one the first time.',
  },
  de: {
    safe: 'Deine Partien sind sicher.',
    lost: [
      'Die Spiele lassen sich nicht öffnen',
      'Was dieses Gerät von der Seite behalten hat, fehlt oder ist beschädigt. Geh ins Internet und lade die Seite dann neu.',
    ],
    again: 'Neu laden',
    altered:
      'Dieser Host verändert die Dateien der Seite, darum können die Spiele nicht für die Zeit ohne Verbindung behalten werden. Alles andere geht.',
    kept: 'Was du geöffnet hast, geht von nun an ohne Verbindung. Dokumentation, Rätsel und Kurse brauchen beim ersten Mal eine.',
  },
  fr: {
    safe: 'Vos parties sont en sécurité.',
    lost: [
      'Les jeux ne peuvent pas s’ouvrir',
      'Ce que cet appareil garde de la page manque ou est endommagé. Connectez-vous à Internet, puis rechargez la page.',
    ],
    again: 'Recharger',
    altered:
      'Cet hébergeur modifie les fichiers de la page : les jeux ne peuvent pas être gardés pour une utilisation sans connexion. Tout le reste fonctionne.',
    kept: 'Ce que vous avez ouvert fonctionne désormais sans connexion. La documentation, les problèmes et les cours en demandent une la première fois.',
  },
  es: {
    safe: 'Tus partidas están a salvo.',
    lost: [
      'No se pueden abrir los juegos',
      'Lo que este dispositivo guarda de la página falta o está dañado. Conéctate a internet y vuelve a cargar la página.',
    ],
    again: 'Cargar de nuevo',
    altered:
      'Este servidor modifica los archivos de la página, así que los juegos no se pueden guardar para usarlos sin conexión. Todo lo demás funciona.',
    kept: 'Lo que has abierto funciona desde ahora sin conexión. La documentación, los problemas y los cursos la necesitan la primera vez.',
  },
  ja: {
    safe: '対局は保存されています。',
    lost: [
      'ゲームを開けません',
      'この端末に保存されたページのデータが見つからないか、壊れています。インターネットに接続して、ページを読み込み直してください。',
    ],
    again: '読み込み直す',
    altered:
      'このサーバーがページのファイルを書き換えるため、オフライン用にゲームを保存できません。ほかの機能は使えます。',
    kept: '開いたものは、これから接続なしで使えます。説明書、問題、コースは初回に接続が必要です。',
  },
  ar: {
    safe: 'مبارياتك محفوظة.',
    lost: ['تعذّر فتح الألعاب', 'ما يحتفظ به هذا الجهاز من الصفحة مفقود أو تالف. اتصل بالإنترنت ثم أعد تحميل الصفحة.'],
    again: 'إعادة التحميل',
    altered: 'هذا المضيف يغيّر ملفات الصفحة، لذلك لا يمكن حفظ الألعاب لوقت انقطاع الاتصال. كل ما عدا ذلك يعمل.',
    kept: 'ما فتحته يعمل من الآن دون اتصال. أما الوثائق والألغاز والدورات فتحتاج إلى اتصال في المرة الأولى.',
  },
};
