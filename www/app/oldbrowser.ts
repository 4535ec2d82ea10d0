// What a browser says that is older than the ones that the page is made for: loaded by the watchdog, only there. Most
// of the page may work.

import { wordsIn } from '../words/first.ts';
import { OLD_BROWSER } from '../words/oldbrowser.ts';

{
  const { tag, words } = wordsIn(OLD_BROWSER, [
    new URLSearchParams(location.search).get('lang'),
    document.documentElement.lang,
    ...navigator.languages,
  ]);
  const card = document.createElement('div');
  card.className = 'failure';
  card.setAttribute('role', 'alert');
  card.lang = tag;
  card.dir = 'auto';
  const [title, text] = [document.createElement('h1'), document.createElement('p')];
  title.textContent = words[0];
  text.textContent = words[1];
  card.append(title, text);
  const show = () => document.body.insertBefore(card, document.getElementById('notices'));
  // The document may not be parsed that far yet.
  if (document.getElementById('notices')) show();
  else addEventListener('DOMContentLoaded', show);
}
