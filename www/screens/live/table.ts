// A game by link at a table, over direct connections: invites the other persons, and shows who is connected.

import { PREFIX } from '../../library/keys.ts';
import { forgetTakenBack, nameMatch, savedMatch } from '../../library/storage.ts';
import { REMOTE, canConnect, isForMany, isLevel, seatsHere } from '../../links/kinds.ts';
import { hidesHands, invitedTo } from '../../links/live/told.ts';
import { judgeBy } from '../../links/live/judge.ts';
import { loadLiveWords, questionWords, sayWords, type LiveWords } from '../../links/live/words.ts';
import { turnWords } from '../../game/seats.ts';
import { make } from '../../ui/dom.ts';
import { loadSheet } from '../../ui/sheet.ts';
import { t } from '../../words/index.ts';
import { list } from '../../words/vocabulary.ts';
import { continueIn, liveGame, type LiveGame } from '../../links/live/game.ts';
import { withDialogWords } from '../../words/dialogs/index.ts';
import { invite } from './invite.ts';
import { keptFault } from './kept.ts';
import { livePanel } from './panel.ts';
import type { AskKind, Players } from '../../links/live/message.ts';
import type { LiveEffect } from '../../links/live/state.ts';
import type { GameLink } from '../../links/state.ts';
import type { Table } from '../../table/table.ts';
import type { Services } from '../screen.ts';

interface Host extends Pick<Services, 'settings' | 'notice' | 'question'> {
  onSettings: () => void;
  /** Closes the sheet that the panel stands in on a phone. */
  closeSheet: () => void;
  /** The game is about to be replaced by another one of the same players, or by an earlier position. */
  onReplace: () => void;
}

/** Under this name a tab remembers the match of which devices are connected. */
const CONNECTED = `${PREFIX}live`;
/** That of this tab before the page was loaded again; empty for none. */
const connectedBefore = connectedMatch();

function connectedMatch(now?: string) {
  try {
    if (now !== undefined) sessionStorage.setItem(CONNECTED, now);
    return sessionStorage.getItem(CONNECTED) ?? '';
  } catch {
    // Without storage nobody is told.
    return '';
  }
}

/** Loads the words, and returns what connects a table. */
export async function loadLiveTable() {
  const [words] = await Promise.all([withDialogWords(loadLiveWords()), loadSheet('live')]);
  return (table: Table, page: HTMLElement, host: Host) => new LiveTable(table, page, host, words);
}

/** The live part of a table. */
export class LiveTable {
  #table;
  #host;
  #words;
  #panel;
  /** The match of the game on the table, and its connection. */
  #match = '';
  #game: LiveGame | null = null;
  /** The names of the people on other devices by seat, also while they are not connected; empty for others. */
  #known: string[] = [];
  /** The question of the other person that waits for its answer. */
  #question: HTMLElement | null = null;
  /** The notice that a connection is lost. */
  #lost: HTMLElement | null = null;
  /** What was said last, where the result covers the status. */
  #said: HTMLElement | null = null;
  #wasLive = false;

  constructor(table: Table, page: HTMLElement, host: Host, words: LiveWords) {
    this.#table = table;
    this.#host = host;
    this.#words = words;
    this.#panel = livePanel(words, {
      connect: () => this.connect(),
      ask: (what) => this.#ask(what),
      tell: (which) => {
        this.#game?.dispatch({ type: 'courtesy', which });
        this.#tell(t().quote(t().seats.you, words.courtesies[which]));
      },
      leave: () => {
        this.#leave();
        // The panel is gone.
        document.querySelector('main')?.focus({ preventScroll: true });
      },
      show: () => this.#show(),
    });
    for (const part of [this.#panel.element, this.#panel.again])
      part.addEventListener('click', (event) => {
        if (event.target instanceof Element && event.target.closest('button')) host.closeSheet();
      });
    page.querySelector('.side')?.prepend(this.#panel.element);
    page.querySelector('.actions')?.append(this.#panel.again);
    this.changed();
  }

  /**
   * Invites the person of the next seat that is not connected.
   *
   * @param before what is said first
   */
  connect(before = '') {
    const { link, game } = this.#table;
    const { settings, onSettings } = this.#host;
    const words = this.#words;
    const [seat] = this.#free;
    if (!link.match || seat === undefined) return;
    void invite(invitedTo(link, seat), {
      settings,
      words,
      onSettings,
      seat,
      about: this.#isForMany ? t().sentences([before, words.place(game.seats[seat]?.name ?? '')]) : '',
      onConnected: (connection, name) => {
        this.#game?.begin(connection, { name, seats: [seat] }, { deals: true });
        // The next one is invited until all are here.
        if (this.#free.length > 0) this.connect(sayWords(words, { do: 'say', code: 'joined', name }));
      },
    });
  }

  /** Invites somebody to watch. */
  #show() {
    void invite(invitedTo(this.#table.link, null), {
      ...this.#host,
      words: this.#words,
      seat: null,
      about: this.#words.watch.note,
      onConnected: (connection, name) => this.#game?.show(connection, name),
    });
  }

  /** Asks for another game; false where nobody is connected. */
  rematch() {
    if (!this.#game?.isLive) return false;
    this.#ask('rematch');
    return true;
  }

  /** The game on the table has changed. */
  changed() {
    const match = this.#table.state.match?.id ?? '';
    if (match !== this.#match) this.#sit(match);
    else this.#game?.dispatch({ type: 'changed', link: this.#table.link });
    this.#update();
  }

  close() {
    this.#game?.attach(null);
  }

  #leave() {
    this.#game?.dispatch({ type: 'leave' });
    connectedMatch('');
  }

  /** Another game was begun, or opened, at the table. */
  #sit(match: string) {
    this.#match = match;
    this.#known = savedMatch(match)?.names ?? [];
    // Who begins another game has left this one.
    this.#game?.dispatch({ type: 'leave' });
    this.#game?.attach(null);
    this.#game = match === '' ? null : liveGame(match);
    this.#game?.attach({
      judge: judgeBy(this.#table.context.rules.engine),
      name: () => this.#host.settings.name,
      link: () => this.#table.link,
      seats: () => seatsHere(this.#table.link.playerKinds ?? []),
      isUndealt: () => this.#isUndealt,
      isOver: () => this.#table.state.isFinished || this.#table.state.ending !== null,
      learn: (start) => this.#table.dispatch({ type: 'learn', start }),
      judgeDeal: (verdict) => this.#table.dispatch({ type: 'remark', words: this.#words.deal[verdict] }),
      run: (effect) => this.#run(effect),
      update: () => this.#update(),
    });
    const isGone = match !== '' && match === connectedBefore && !this.#game?.isLive && !this.#table.snapshot.over;
    if (isGone) this.#lost = this.#sayLost(this.#words.reloaded);
  }

  /** Whether nobody has made a move yet in a game whose hands all devices deal. */
  get #isUndealt() {
    const { link, snapshot } = this.#table;
    const isComputers = snapshot.movers.every((seat) => isLevel(link.playerKinds?.[seat]));
    return hidesHands(link) && link.seed !== null && link.deal === undefined && isComputers;
  }

  #run(effect: LiveEffect) {
    switch (effect.do) {
      case 'play':
        return this.#table.dispatch({ type: 'receive', move: effect.move });
      case 'adopt':
        return this.#adopt(effect.link);
      case 'time': {
        const here = this.#table.link.clock?.left ?? [];
        return this.#table.dispatch({ type: 'time', left: here.map((millis, seat) => effect.left[seat] ?? millis) });
      }
      case 'question':
        return this.#showQuestion(effect.what);
      case 'say':
        return this.#say(effect);
    }
  }

  /** Opens a game of the same players. What was on the table is kept in the library. */
  #adopt(link: GameLink) {
    const id = link.match?.id ?? '';
    const isOther = id !== this.#match;
    const seats = seatsHere(link.playerKinds ?? []);
    const fault = isOther ? keptFault(link, seats) : null;
    // A player has agreed to it: what was kept under its id is archived.
    if (fault && (seats.length === 0 || fault === 'playedHere')) {
      this.#host.notice(this.#words.faults[fault]());
      return this.#leave();
    }
    if (isOther && this.#game) continueIn(this.#game, id);
    this.#match = id;
    if (isOther) connectedMatch(id);
    const isShorter = link.moves.length < this.#table.link.moves.length;
    // What is saved of it begins anew, also after a take-back.
    if (isOther || isShorter) this.#known = [];
    if ((isOther || isShorter) && !this.#game?.isWatching) this.#host.onReplace();
    // The moves that both have taken back would count as later ones.
    if (isShorter && !isOther) forgetTakenBack(id);
    this.#table.open(link);
  }

  #say(effect: Extract<LiveEffect, { do: 'say' }>) {
    const { code } = effect;
    const { goesOn } = this.#words;
    const after = (code === 'left' || code === 'lost') && this.#isUnderWay ? goesOn[code] : '';
    const isWatching = code === 'joined' && this.#game?.isWatching;
    const words = isWatching ? t().status.watching : t().sentences([sayWords(this.#words, effect), after]);
    if (code === 'left') connectedMatch('');
    // What the players do is said at the table; what goes wrong stays until it is read.
    if (/^(joined|watches|declined|agreed|hello|thanks|wellPlayed)/.test(code)) this.#tell(words);
    else if (code === 'lost') this.#lost = this.#sayLost(words);
    else this.#host.notice(words);
  }

  /** Says that a connection is lost, and offers what can be done here. */
  #sayLost(words: string) {
    if (!this.#isUnderWay) return this.#host.notice(words);
    if (!this.#canInvite) return this.#host.notice(t().sentences([words, this.#words.lostGuest]));
    const connect = () => {
      notice.remove();
      this.connect();
    };
    const notice = this.#host.notice(
      words,
      make('button', { type: 'button', class: 'second', onclick: connect }, this.#words.connect),
    );
    notice.classList.add('asking');
    return notice;
  }

  /** Says something, and then whose turn it is. */
  #tell(words: string) {
    const { sight, legal, snapshot } = this.#table;
    this.#said?.remove();
    this.#said = null;
    // The result covers the status.
    if (snapshot.over) this.#said = words === '' ? null : this.#host.notice(words);
    else this.#table.say(t().sentences([words, turnWords({ sight, legal })]));
  }

  /** Asks the person here what the other one would like. */
  #showQuestion(what: AskKind | 'restore' | null) {
    const words = this.#words;
    this.#question?.remove();
    this.#question = null;
    if (what === null) return;
    const answer = (yes: boolean) => () => {
      this.#question?.remove();
      this.#question = null;
      document.querySelector('main')?.focus({ preventScroll: true });
      this.#game?.dispatch({ type: 'answer', yes });
    };
    const button = (label: string, style: string, yes: boolean) =>
      make('button', { type: 'button', class: style, onclick: answer(yes) }, label);
    this.#question = this.#host.question(
      questionWords(words, what, this.#game?.asker ?? ''),
      button(words.accept, 'main', true),
      button(words.decline, 'second', false),
    );
  }

  #ask(what: AskKind) {
    this.#game?.dispatch({ type: 'ask', what });
    this.#tell(this.#words.asked(this.#names()));
  }

  /** The names of who is connected. */
  #names() {
    return list((this.#game?.names ?? []).map((name) => name || this.#words.other));
  }

  /** Whether several others play, so that it has to be said who is meant. */
  get #isForMany() {
    const { playerKinds } = this.#table.state;
    return isForMany({ playerKinds }) || seatsHere(playerKinds).length === 0;
  }

  /** Whether the game goes on, and not only for whoever watches it. */
  get #isUnderWay() {
    return !this.#table.snapshot.over && !this.#table.state.isOnlooker;
  }

  /** Whether this device can invite: of several only who has dealt can tell each its hand. */
  get #canInvite() {
    const { link } = this.#table;
    return canConnect() && !(this.#isForMany && hidesHands(link) && link.seed === null);
  }

  /** The seats of persons on other devices that are not connected. */
  get #free() {
    const connected = this.#game?.connected ?? [];
    const { playerKinds } = this.#table.state;
    return playerKinds.flatMap((kind, seat) => (kind === REMOTE && !connected.includes(seat) ? [seat] : []));
  }

  /** Remembers who plays on other devices. */
  #remember(names: Players) {
    const { playerKinds } = this.#table.state;
    const known = playerKinds.map((kind, seat) => (kind === REMOTE && names[seat]) || this.#known[seat] || '');
    if (!known.some(Boolean) || known.join('\n') === this.#known.join('\n')) return;
    this.#known = known;
    nameMatch(this.#match, known);
  }

  /** Shows who is connected. */
  #update() {
    const table = this.#table;
    const isLive = this.#game?.isLive === true;
    const { peers: shown, match } = table.state;
    // Of several others none is “the other player”.
    const nameless = (seat: number) => (this.#isForMany ? (table.game.seats[seat]?.name ?? '') : this.#words.other);
    const here = this.#game?.peers ?? [];
    this.#remember(here);
    const seated = table.state.playerKinds.map((kind, seat) => {
      const [name, known] = [here[seat] ?? null, this.#known[seat]];
      if (name !== null) return { name: name || nameless(seat), isLive: true };
      return kind === REMOTE && known ? { name: known, isLive: false } : null;
    });
    const peers = seated.some((peer) => peer !== null) ? seated : [];
    const isOnlooker = this.#game?.isWatching === true;
    if (JSON.stringify(peers) !== JSON.stringify(shown) || isOnlooker !== table.state.isOnlooker)
      table.dispatch({ type: 'peers', peers, isOnlooker });
    if (this.#free.length === 0) this.#lost?.remove();
    if (isLive && !this.#wasLive) connectedMatch(this.#match);
    // What was said of who was here is no longer true.
    if (this.#wasLive && !isLive) this.#tell('');
    this.#wasLive = isLive;
    const isUnderWay = this.#isUnderWay;
    const { moves } = table.snapshot;
    const canAgree = isLive && this.#game?.canAgree === true && isUnderWay && moves.length > 0;
    this.#panel.update({
      isSilent: this.#game?.isSilent === true,
      name: isLive ? list((this.#game?.names ?? []).filter(Boolean)) : null,
      canConnect: match !== null && this.#free.length > 0 && isUnderWay && this.#canInvite,
      canDraw: canAgree,
      canTakeBack: canAgree,
      // Whoever watches would see all hands.
      canShow: isLive && !hidesHands(table.link) && !isOnlooker && canConnect(),
      watchers: this.#game?.watchers ?? 0,
      isWatching: isOnlooker,
    });
  }
}
