// The rack: the viewer's hand, the current lay, and their buttons.

import { make, setAttribute, setText } from '../dom.ts';
import { setDrawing } from '../trusted.ts';
import { draggable } from './drag.ts';
import { drawing } from './inlay.ts';
import { t } from '../../words/index.ts';
import { number } from '../../words/vocabulary.ts';
import type { Hands } from '../../games/page.ts';
import type { HandView, RackView } from './views.ts';

export interface HandActions {
  /** A token of the rack was tapped or picked up. */
  take: (place: number) => void;
  /** A token is held over a point of the window; null after that. */
  aim: (point: { x: number; y: number } | null) => void;
  /** A token was dropped on a point of the window. */
  drop: (x: number, y: number) => void;
  /** The player to move confirms holding the device. */
  claimDevice: () => void;
  confirm: () => void;
  clear: () => void;
  exchange: () => void;
  pass: () => void;
}

/**
 * Creates the rack.
 *
 * @param drawn resolves when it may be drawn: laying out drawings takes a while
 */
export function handPanel(hands: Hands, actions: HandActions, drawn: Promise<void>) {
  const rack = make('div', { class: 'rack', role: 'group' });
  const pool = make('p', { class: 'pool' });
  const sizes = make('p', { class: 'pool sizes' });
  const offer = (label: string, onclick: () => void, kind = 'offer') =>
    make('button', { type: 'button', class: kind, onclick }, label);
  const confirm = offer(t().hand.lay, actions.confirm, 'main');
  const clear = offer(t().hand.takeBack, actions.clear);
  const exchange = offer(t().hand.exchange, actions.exchange);
  const pass = offer(t().offers.pass, actions.pass);
  const claim = offer('', actions.claimDevice, 'main');
  const parts = make('div', { class: 'parts' });
  // The status text says the same.
  const terms = make('div', { class: 'terms', 'aria-hidden': 'true' });
  const offers = make('div', { class: 'offers' }, confirm, clear, exchange, pass);
  const shelf = make('div', { class: 'shelf-row' }, rack, sizes, claim, pool);
  const element = make('section', { class: 'hand', 'aria-label': t().hand.title }, terms, shelf, offers, parts);
  void drawn.then(() => shelf.classList.add('is-grained'));
  const showRack = rackPart(rack, hands, actions, drawn);

  return {
    element,
    update({ hand, snapshot, isWatched, names, you }: RackView) {
      if (!hand) return;
      sizes.hidden = !isWatched;
      const words = t().hand;
      setText(sizes, words.sizes(hand.sizes.map((size, seat) => ({ seat: names[seat] ?? '', size }))));
      // Read before the rack is rebuilt.
      const hadFocus = element.contains(document.activeElement);
      showRack(
        hand,
        hand.seat === null ? words.nobodys : hand.seat === you ? words.yours : words.of(names[hand.seat] ?? ''),
      );
      setText(pool, words.pool(hand.pool));
      const { passTo, isTurn, isExchange, move, gains, lacks } = hand;
      const name = names[passTo ?? 0] ?? '';
      claim.hidden = passTo === null;
      rack.hidden = hand.rack.length === 0;
      setText(claim, words.iAm(name));
      setAttribute(claim, 'aria-label', words.iAmShow(name));
      showTerms(terms, hands, hand);
      offers.hidden = !isTurn;
      const total = gains.reduce((sum, { points }) => sum + points, 0);
      const count = hand.rack.filter(({ state }) => state === 'given').length;
      const isOpen = move !== null && lacks === '';
      setText(confirm, isExchange ? words.exchangeSome(count) : isOpen && total > 0 ? words.layFor(total) : words.lay);
      setAttribute(confirm, 'aria-disabled', String(!isOpen));
      const isLaying = hand.rack.some(({ state }) => state === 'laid' || state === 'picked');
      clear.hidden = !isLaying;
      exchange.hidden = isLaying || (!hand.canExchange && !isExchange);
      setText(exchange, isExchange ? words.keepAll : words.exchange);
      pass.hidden = !hand.canPass || isExchange;
      shelf.hidden = snapshot.over;
      parts.hidden = !snapshot.over;
      if (snapshot.over) showScoreParts(parts, names, hands, hand, snapshot.scores);
      // A hidden or removed button has lost the focus.
      const focused = element.contains(document.activeElement) ? document.activeElement : null;
      if (hadFocus && (focused === null || focused.closest('[hidden]'))) {
        const next = [claim, ...rack.children].find((other) => other.closest('[hidden]') === null);
        if (next instanceof HTMLElement) next.focus();
      }
    },
  };
}

/** Returns a function that shows the tokens of a hand, by the title of its owner. */
function rackPart(rack: HTMLElement, hands: Hands, actions: HandActions, drawn: Promise<void>) {
  let shown = '';
  let tokens: ReturnType<typeof tokenButton>[] = [];
  return ({ rack: racked, isTurn }: HandView, title: string) => {
    const key = racked.map(({ token }) => token).join();
    if (key !== shown) {
      shown = key;
      tokens = racked.map(({ token }, place) => tokenButton(hands, token, place, actions, drawn));
      rack.replaceChildren(...tokens.map(({ button }) => button));
    }
    setAttribute(rack, 'aria-label', title);
    racked.forEach(({ token, state }, place) => {
      const { button, drag } = tokens[place] ?? {};
      if (!button) return;
      // The token under the pointer is no longer the one that was picked up.
      if (!isTurn || (button.dataset['state'] ?? state) !== state) drag?.cancel();
      setAttribute(button, 'data-state', state);
      setAttribute(button, 'aria-label', t().hand[state](hands.name(token)));
      setAttribute(button, 'aria-pressed', String(state === 'picked' || state === 'given'));
      setAttribute(button, 'aria-disabled', String(!isTurn));
    });
  };
}

/**
 * Creates a token of the rack, which can be tapped or dragged to the board.
 *
 * @param drawn resolves when it may be drawn
 */
function tokenButton(hands: Hands, token: string, place: number, actions: HandActions, drawn: Promise<void>) {
  const picture = drawing('');
  void drawn.then(() => setDrawing(picture, hands.picture(token)));
  const button = make('button', { type: 'button', class: 'racked' }, picture);
  const drag = draggable(button, {
    picture: () => drawing(hands.picture(token)),
    begin: () => button.dataset['state'] === 'held' && actions.take(place),
    aim: actions.aim,
    drop: actions.drop,
    tap: () => actions.take(place),
  });
  return { button, drag };
}

/** Shows what the lay scores, line by line: the tokens of each line and its points. A new line rises into its place. */
function showTerms(element: HTMLElement, hands: Hands, { terms }: HandView) {
  const texts = terms.map(({ tokens, words }) => `${tokens.join(' ')} ${words}`);
  [...element.children].slice(texts.length).forEach((child) => child.remove());
  terms.forEach(({ tokens, words }, n) => {
    const shown = element.children[n] as HTMLElement | undefined;
    if (shown?.dataset['text'] === texts[n]) return;
    const row = make('span', { class: 'row' }, ...tokens.map((token) => drawing(hands.picture(token))));
    const term = make('span', { class: 'term', 'data-text': texts[n] ?? '', style: `--place: ${n}` }, row, words);
    if (shown) shown.replaceWith(term);
    else element.append(term);
  });
}

/**
 * Shows the parts of each score as a table.
 *
 * @param names the names of the seats
 */
function showScoreParts(element: HTMLElement, names: string[], hands: Hands, { tally }: HandView, scores: number[]) {
  const cell = (points: number) => make('td', {}, number(points));
  const rows = scores.map((score, seat) => {
    const parts = hands.parts(tally, seat);
    // Points from before the first position have no parts.
    const before = score - parts.reduce((sum, { points }) => sum + points, 0);
    return { name: names[seat] ?? '', parts, before, score };
  });
  const hasBefore = rows.some(({ before }) => before !== 0);
  const heads = [
    ...(rows[0]?.parts ?? []).map(({ words }) => words),
    ...(hasBefore ? [t().hand.before] : []),
    t().hand.all,
  ];
  element.replaceChildren(
    make(
      'table',
      { 'aria-label': t().hand.scores },
      make('thead', {}, make('tr', {}, make('td', {}), ...heads.map((words) => make('th', { scope: 'col' }, words)))),
      make(
        'tbody',
        {},
        ...rows.map(({ name, parts, before, score }) =>
          make(
            'tr',
            {},
            make('th', { scope: 'row' }, name),
            ...parts.map(({ points }) => cell(points)),
            hasBefore && cell(before),
            cell(score),
          ),
        ),
      ),
    ),
  );
}
