// What both say before they connect: that addresses are shown, a name, and a helper between networks. It is remembered.

import { areServers, serversOf } from '../../links/live/connection.ts';
import { make, setText } from '../../ui/dom.ts';
import type { LiveWords } from '../../links/live/words.ts';
import type { Settings } from '../../library/settings.ts';

/** The most letters that are typed as a name: more would not fit on a card. */
const NAME_LENGTH = 20;

/**
 * Creates the fields.
 *
 * @param onName called when another name is set
 * @param onHelper called when another helper is set
 */
export function ownFields(settings: Settings, words: LiveWords, onName: () => void, onHelper: () => void) {
  const note = make('p', { class: 'muted' });
  const tell = () => {
    const hosts = serversOf(settings.servers).map(({ urls }) => String(urls).replace(/^\w+:/, ''));
    setText(note, [words.address, hosts.length > 0 && words.helped(hosts.join(', '))].filter(Boolean).join(' '));
    setText(fault, areServers(settings.servers) ? '' : words.noHelper);
  };
  const fault = make('p', { role: 'alert' });
  tell();
  const name = field(settings.name, { autocomplete: 'nickname', maxlength: NAME_LENGTH }, (text) => {
    settings.name = text;
    onName();
  });
  const helper = field(settings.servers, { autocomplete: 'off', dir: 'ltr' }, (text) => {
    settings.servers = text;
    tell();
    onHelper();
  });
  return {
    /** Before all else. */
    elements: [note, make('label', { class: 'wide' }, make('span', {}, words.name), name)],
    /** After all else. */
    more: make(
      'details',
      { class: 'more' },
      make('summary', {}, words.helpers),
      make('p', { class: 'muted' }, words.helpersNote),
      make('label', { class: 'wide' }, make('span', {}, words.helper), helper),
      fault,
    ),
  };
}

function field(value: string, attributes: Record<string, unknown>, onChange: (text: string) => void) {
  const onchange = () => onChange(input.value.trim());
  const input = make('input', { type: 'text', ...attributes, onchange });
  input.value = value;
  return input;
}
