// The dialog of who invites: a code and a link for the other device, and the place for its answer.

import { canConnect } from '../../links/kinds.ts';
import { isUndealt } from '../../links/live/deal.ts';
import { make, openDialog, setText } from '../../ui/dom.ts';
import { loadSheet } from '../../ui/sheet.ts';
import { t } from '../../words/index.ts';
import { ownFields } from './fields.ts';
import { Invitation } from './invitation.ts';
import { passing } from './passing.ts';
import { hasCamera, scan } from './scanner.ts';
import type { Connection } from '../../links/live/connection.ts';
import type { Settings } from '../../library/settings.ts';
import type { GameLink } from '../../links/state.ts';
import { faultWords, signalWords, type LiveWords } from '../../links/live/words.ts';

interface Host {
  settings: Settings;
  words: LiveWords;
  onSettings: () => void;
  /** The seat of who is invited; null for who only watches. */
  seat: number | null;
  /** What has to be said of that; empty for nothing. */
  about: string;
  /** The devices are connected. */
  onConnected: (connection: Connection, name: string) => void;
}

/**
 * Invites somebody to a game.
 *
 * @param game with the match that both play
 */
export async function invite(game: GameLink, { settings, words, onSettings, seat, about, onConnected }: Host) {
  await loadSheet('live');
  if (!canConnect()) return void openDialog(words.title, make('p', {}, words.faults.noSignal()));
  const status = make('p', { class: 'show', role: 'status' }, words.preparing);
  const link = passing(words.code);
  /** The invitation that waits; one that has failed is replaced. */
  let current: Invitation;
  let peer = '';
  const show = async () => {
    const shown = current;
    const address = await shown.address(settings.name).catch((error: unknown) => ({ error }));
    if (shown !== current) return;
    if (typeof address !== 'string') return setText(status, signalWords(words, address.error, words.faults.noSignal()));
    link.show(address);
    if (status.textContent === words.preparing) setText(status, words.show);
  };
  const begin = () => {
    const invitation = new Invitation(game, seat, settings.servers, {
      onAnswer: (name) => {
        peer = name;
        setText(status, words.connecting);
      },
      onRefused: () => fail(),
    });
    invitation.connection.listen({
      onOpen: () => {
        dialog.close();
        onConnected(invitation.connection, peer);
      },
      onLost: () => fail(),
    });
    return invitation;
  };
  /** Replaces the invitation. */
  const renew = (text: string) => {
    current.close();
    current = begin();
    void show();
    setText(status, text);
  };
  const fail = () => renew(words.failed);
  current = begin();
  const closed = new AbortController();
  const restart = () => {
    onSettings();
    renew(words.preparing);
  };
  const fields = ownFields(settings, words, () => (onSettings(), void show()), restart);
  const before = [about, isUndealt(game) ? words.deal.note : ''].filter(Boolean);
  const dialog = openDialog(
    words.title,
    before.length > 0 && make('p', { class: 'wide place' }, t().sentences(before)),
    ...fields.elements,
    status,
    link.element,
    ...answerParts(words, (text) => current.take(text), closed.signal),
    fields.more,
    seat !== null && make('button', { type: 'button', class: 'plain', onclick: () => dialog.close() }, words.byLink),
  );
  dialog.classList.add('live');
  dialog.addEventListener('close', () => {
    closed.abort();
    current.close();
  });
  void show();
}

/**
 * Where the answer is scanned or pasted.
 *
 * @param take takes a text, and fails if it is no answer
 */
function answerParts(words: LiveWords, take: (text: string) => Promise<void>, closed: AbortSignal) {
  const status = make('p', { role: 'status' });
  const isTaken = async (text: string) => {
    try {
      await take(text);
      setText(status, '');
      return true;
    } catch (error) {
      setText(status, faultWords(words, error));
      return false;
    }
  };
  const video = make('video', { muted: true, playsinline: true, hidden: true });
  let scanning: AbortController | null = null;
  const stop = () => scanning?.abort();
  closed.addEventListener('abort', stop);
  const start = async () => {
    if (scanning) return stop();
    scanning = new AbortController();
    video.hidden = false;
    setText(button, words.stop);
    setText(status, words.scanning);
    // A camera sees other codes, too.
    await scan(video, async (text) => text.includes('/live?a=') && (await isTaken(text)), scanning.signal).catch(() =>
      setText(status, words.noCamera),
    );
    scanning = null;
    video.hidden = true;
    setText(button, words.scan);
  };
  const button = make('button', { type: 'button', class: 'second', onclick: () => void start() }, words.scan);
  const oninput = () => {
    setText(status, '');
    if (field.value.trim() !== '') void isTaken(field.value);
  };
  const field = make('input', {
    type: 'text',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    placeholder: words.answer,
    'aria-label': words.answer,
    oninput,
  });
  return [
    make('h3', {}, words.answerTitle),
    make('div', { class: 'row' }, hasCamera() && button, field),
    status,
    video,
  ];
}
