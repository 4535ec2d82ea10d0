// The screen of an invitation to a game on two devices, and of the answer to one.

import { formatLink } from '../../links/link.ts';
import { openFragment } from '../../links/fragment.ts';
import { canConnect, isLevel } from '../../links/kinds.ts';
import { Connection, serversOf } from '../../links/live/connection.ts';
import {
  answerTo,
  formatAnswer,
  hasExpired,
  parseInvitation,
  seatsOfGuest,
  type Invitation,
} from '../../links/live/invitation.ts';
import { isUndealt } from '../../links/live/deal.ts';
import { replaySession } from '../../links/opener.ts';
import { findGame } from '../../games/index.ts';
import { isTrap } from '../../core/fault.ts';
import { Board, plainScene } from '../../ui/board/board.ts';
import { make, setText } from '../../ui/dom.ts';
import { loadSheet } from '../../ui/sheet.ts';
import { saveSettings } from '../../library/storage.ts';
import { liveGame } from '../../links/live/game.ts';
import { t } from '../../words/index.ts';
import { withDialogWords } from '../../words/dialogs/index.ts';
import { handOver } from './invitation.ts';
import { ownFields } from './fields.ts';
import { keepInvited, keptFault, keptGame } from './kept.ts';
import { passing } from './passing.ts';
import { faultWords, loadLiveWords, signalWords, type LiveWords } from '../../links/live/words.ts';
import type { Place } from '../../links/link.ts';
import type { GamePage } from '../../games/page.ts';
import type { GameLink } from '../../links/state.ts';
import type { Screen, Services } from '../screen.ts';

/** The milliseconds after which it is said that no tab has taken an answer; one may still take it. */
const MAX_WAIT = 1500;

type LivePlace = Extract<Place, { screen: 'live' }>;

const fragmentOf = ({ game, query }: LivePlace) => `#/${game}/live?${query}`;

/** Loads the screen. */
export async function load(place: LivePlace) {
  const isAnswer = place.query.startsWith('a=');
  const [words, invitation] = await Promise.all([
    withDialogWords(loadLiveWords()),
    isAnswer ? null : parseInvitation(fragmentOf(place)).catch((error: unknown) => ({ error })),
    loadSheet('live'),
  ]);
  return (shown: LivePlace, services: Services) => mount(shown, invitation, services, words);
}

/** @param invitation null for an answer */
function mount(
  place: LivePlace,
  invitation: Invitation | { error: unknown } | null,
  services: Services,
  words: LiveWords,
): Screen {
  const game = findGame(place.game);
  if (!game) throw new Error(place.game);
  try {
    if (invitation === null) return answerScreen(fragmentOf(place), game, services, words);
    if ('error' in invitation) throw invitation.error;
    if (hasExpired(invitation, Date.now())) return message(services, words.expired, toTable(game));
    const fault = keptFault(invitation.link, seatsOfGuest(invitation));
    if (fault) return message(services, words.faults[fault](), toTable(game, keptGame(invitation.link)?.game));
    if (!canConnect()) return message(services, words.faults.noSignal(), byLink(invitation, words));
    return invitationScreen(game, invitation, services, words);
  } catch (error) {
    if (isTrap(error)) throw error;
    return message(services, faultWords(words, error), toTable(game));
  }
}

/** A screen that only says something. */
function message({ main }: Services, text: string, ...more: HTMLElement[]): Screen {
  main.replaceChildren(make('article', { class: 'live' }, make('p', { role: 'status' }, text), ...more));
  return { close: () => {} };
}

/** The way to a table, that of a game which is kept if there is one, from an invitation that leads to none. */
function toTable({ id, name }: GamePage, kept: GameLink | null = null) {
  const [href, known] = kept ? [formatLink(kept), findGame(kept.game)?.name] : [`#/${id}`, null];
  return make('a', { class: 'second', href }, t().rules.play(known ?? name));
}

/** Opens the game of an invitation as one by link. */
function byLink({ link }: Invitation, words: LiveWords) {
  const onclick = () => openFragment(formatLink(link));
  return make('button', { type: 'button', class: 'plain', onclick }, words.byLink);
}

/** The answer to an invitation of another tab of this browser. */
function answerScreen(fragment: string, game: GamePage, services: Services, words: LiveWords): Screen {
  message(services, words.preparing);
  const timer = setTimeout(() => message(services, words.notOpen, toTable(game)), MAX_WAIT);
  const end = handOver(fragment, () => {
    clearTimeout(timer);
    message(services, words.handedOver);
  });
  const close = () => {
    clearTimeout(timer);
    end();
  };
  return { close };
}

/** The board as the game stands. */
function boardOf(game: GamePage, link: GameLink, { engine }: Services) {
  const session = replaySession(game, link, engine);
  const position = session.position();
  session.free();
  return new Board(game, plainScene(position), { label: game.name });
}

function invitationScreen(game: GamePage, invitation: Invitation, services: Services, words: LiveWords): Screen {
  const { main, settings } = services;
  const link = passing(words.replyCode);
  const status = make('p', { role: 'status' });
  let connection: Connection | null = null;
  const fail = (text: string) => {
    connection = null;
    link.element.hidden = true;
    join.hidden = false;
    setText(status, text);
  };
  const open = (game: GameLink) => {
    connection = null;
    keepInvited(game, seatsOfGuest(invitation));
    openFragment(formatLink(game));
  };
  const begin = (made: Connection) => {
    const { match } = invitation.link;
    const isHidden = isUndealt(invitation.link);
    if (isHidden) {
      link.element.hidden = true;
      setText(status, words.deal.waiting);
    }
    const purpose = { onGame: (told: GameLink) => openTold(told, made), onLost: () => fail(words.failed) };
    if (match) liveGame(match.id).begin(made, invitation, isHidden ? purpose : {});
    if (!isHidden) open(invitation.link);
  };
  /** Opens the game that the host tells, which has the own hand; one that is kept here is known better. */
  const openTold = (told: GameLink, made: Connection) => {
    const game = keptGame(told)?.game ?? told;
    // A guest has no hand to tell who has dealt.
    if (isUndealt(game)) {
      made.close();
      fail(words.faults.forPlayers());
      join.hidden = true;
    } else if (services.isCurrent() && isInvited(told)) open(game);
  };
  /** Whether a game is the one that the invitation tells of. */
  const isInvited = ({ game: id, match, playerKinds }: GameLink) =>
    id === game.id &&
    match?.id === invitation.link.match?.id &&
    String(playerKinds?.map(isLevel)) === String(invitation.link.playerKinds?.map(isLevel));
  const answer = async () => {
    join.hidden = true;
    setText(status, words.preparing);
    const made = new Connection(serversOf(settings.servers));
    connection = made;
    made.listen({
      onOpen: () => begin(made),
      onLost: () => fail(words.failed),
    });
    try {
      const told = answerTo(invitation, settings.name, await made.answer(invitation.offer));
      link.show(formatAnswer(told, new URL('./', document.baseURI).href));
      setText(status, words.reply(invitation.name));
      link.focus();
    } catch (error) {
      made.close();
      fail(signalWords(words, error, words.failed));
    }
  };
  const [seat] = seatsOfGuest(invitation);
  const isWatcher = seat === undefined;
  const label = isWatcher ? words.watch.join : words.join;
  const join = make('button', { type: 'button', class: 'main', onclick: () => void answer() }, label);
  const save = () => saveSettings(settings);
  const fields = ownFields(settings, words, save, save);
  const onsubmit = (event: Event) => {
    event.preventDefault();
    if (!join.hidden) void answer();
  };
  const form = make('form', { onsubmit }, ...fields.elements);
  const board = boardOf(game, invitation.link, services);
  main.replaceChildren(
    make(
      'article',
      { class: 'live' },
      make('div', { class: 'board-of-game', style: `--ratio: ${board.ratio()}` }, board.element),
      make('h1', {}, (isWatcher ? words.watch.invited : words.invited)(invitation.name, game.name)),
      !isWatcher && make('p', {}, words.place(game.seats[seat]?.name ?? '')),
      form,
      status,
      link.element,
      // By link the whole deal would have to come along.
      make('div', { class: 'row' }, join, !isWatcher && !isUndealt(invitation.link) && byLink(invitation, words)),
      fields.more,
    ),
  );
  return {
    close: () => {
      connection?.close();
      board.close();
    },
    refresh: () => board.refresh(),
    isBusy: () => connection !== null,
  };
}
