// The words for a browser that is older than the page supports, in all languages: title and text. The versions are
// those of `browserslist` in package.json.

import type { Tag } from './vocabulary.ts';

export const OLD_BROWSER: Record<Tag, readonly [title: string, text: string]> = {
  en: [
    'This browser is too old for this page',
    'The page is made for Chrome 109, Firefox 115, Safari 16.4 and newer. Parts of it may not work here. Your games are safe: update the browser, or open the page in another one.',
  ],
  de: [
    'Dieser Browser ist zu alt für diese Seite',
    'Die Seite ist für Chrome 109, Firefox 115, Safari 16.4 und neuere gemacht. Teile davon funktionieren hier vielleicht nicht. Deine Partien sind sicher: Aktualisiere den Browser oder öffne die Seite in einem anderen.',
  ],
  fr: [
    'Ce navigateur est trop ancien pour cette page',
    'La page est faite pour Chrome 109, Firefox 115, Safari 16.4 et plus récents. Certaines parties peuvent ne pas fonctionner ici. Vos parties sont en sécurité : mettez le navigateur à jour ou ouvrez la page dans un autre.',
  ],
  es: [
    'Este navegador es demasiado antiguo para esta página',
    'La página está hecha para Chrome 109, Firefox 115, Safari 16.4 y posteriores. Puede que aquí no funcione todo. Tus partidas están a salvo: actualiza el navegador o abre la página en otro.',
  ],
  ja: [
    'このブラウザーは古すぎます',
    'このページは Chrome 109、Firefox 115、Safari 16.4 以降に対応しています。ここでは一部が動かないことがあります。対局は保存されています。ブラウザーを更新するか、別のブラウザーで開いてください。',
  ],
  ar: [
    'هذا المتصفح أقدم من أن يشغّل هذه الصفحة',
    'صُمّمت الصفحة للإصدارات Chrome 109 وFirefox 115 وSafari 16.4 وما بعدها. قد لا تعمل بعض أجزائها هنا. مبارياتك محفوظة: حدّث المتصفح أو افتح الصفحة في متصفح آخر.',
  ],
};
