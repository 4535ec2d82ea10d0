// The rack: the hand of whoever looks, the lay as it stands, and what can be done with it.

import { make, mark, say } from '../dom.js';

/** @import { GamePage, HandView, Hands, TableView } from '../types.js' */

/** CSS pixels that a pointer may stray before a tap becomes a drag. */
const STRAY = 8;
const SVG = 'http://www.w3.org/2000/svg';

/**
 * @typedef {object} HandActions
 * @property {(place: number) => void} take a token of the rack is tapped or picked up
 * @property {(x: number, y: number) => void} drop it is dropped on a point of the window
 * @property {() => void} hold whoever is to move holds the device
 * @property {() => void} confirm
 * @property {() => void} clear
 * @property {() => void} exchange
 * @property {() => void} pass
 */

/** @type {Record<string, string>} */
const STATES = { held: '', picked: ', picked', laid: ', on the board', given: ', to be put back' };

/**
 * @param {GamePage} game
 * @param {Hands} hands
 * @param {HandActions} actions
 */
export function handPanel(game, hands, actions) {
  const rack = make('div', { class: 'rack', role: 'group' });
  const pool = make('p', { class: 'pool' });
  const offer = (/** @type {string} */ label, /** @type {() => void} */ onclick, kind = 'offer') =>
    make('button', { type: 'button', class: kind, onclick }, label);
  const confirm = offer('Lay', actions.confirm, 'main');
  const clear = offer('Take back', actions.clear);
  const exchange = offer('Exchange', actions.exchange);
  const pass = offer('Pass', actions.pass);
  const hold = offer('', actions.hold, 'main');
  const parts = make('div', { class: 'parts' });
  const offers = make('div', { class: 'offers' }, confirm, clear, exchange, pass);
  const shelf = make('div', { class: 'shelf-row' }, rack, hold, pool);
  const element = make('section', { class: 'hand', 'aria-label': 'Hand' }, shelf, offers, parts);
  let shown = '';

  /** @param {HandView} view */
  const showRack = ({ rack: racked, seat, isTurn }) => {
    const key = racked.map(({ token }) => token).join();
    if (key !== shown) {
      shown = key;
      rack.replaceChildren(...racked.map(({ token }, place) => tokenButton(hands, token, place, actions)));
    }
    mark(rack, 'aria-label', seat === null ? 'No hand' : `Hand of ${game.seats[seat]?.name}`);
    racked.forEach(({ token, state }, place) => {
      const button = rack.children[place];
      if (!button) return;
      mark(button, 'data-state', state);
      mark(button, 'aria-label', `${hands.name(token)}${STATES[state]}`);
      mark(button, 'aria-pressed', String(state === 'picked' || state === 'given'));
      mark(button, 'aria-disabled', String(!isTurn));
    });
  };

  return {
    element,
    /** @param {TableView} view */
    update({ hand, snapshot }) {
      if (!hand) return;
      showRack(hand);
      say(pool, `Pool: ${hand.pool}`);
      const { passTo, isTurn, isExchange, move, gains, lacks } = hand;
      const name = game.seats[passTo ?? 0]?.name ?? '';
      const hadFocus = element.contains(document.activeElement) ? document.activeElement : null;
      hold.hidden = passTo === null;
      rack.hidden = hand.rack.length === 0;
      say(hold, `I am ${name}`);
      mark(hold, 'aria-label', `I am ${name}: show my hand`);
      offers.hidden = !isTurn;
      const total = gains.reduce((sum, { points }) => sum + points, 0);
      const count = hand.rack.filter(({ state }) => state === 'given').length;
      const isOpen = move !== null && lacks === '';
      say(confirm, isExchange ? `Put ${count === 1 ? '1 token' : `${count} tokens`} back` : isOpen ? `Lay for ${total}` : 'Lay');
      mark(confirm, 'aria-disabled', String(!isOpen));
      const isLaying = hand.rack.some(({ state }) => state === 'laid' || state === 'picked');
      clear.hidden = !isLaying;
      exchange.hidden = isLaying || (!hand.canExchange && !isExchange);
      say(exchange, isExchange ? 'Keep all' : 'Exchange');
      pass.hidden = !hand.canPass || isExchange;
      shelf.hidden = snapshot.over;
      parts.hidden = !snapshot.over;
      if (snapshot.over) showParts(parts, game, hands, hand, snapshot.scores);
      // A button that is hidden has lost the focus.
      if (hadFocus instanceof HTMLElement && hadFocus.closest('[hidden]')) {
        const next = [hold, ...rack.children].find((other) => other.closest('[hidden]') === null);
        if (next instanceof HTMLElement) next.focus();
      }
    },
  };
}

/**
 * A token of the rack, which can be tapped or dragged to the board.
 *
 * @param {Hands} hands
 * @param {string} token
 * @param {number} place
 * @param {HandActions} actions
 */
function tokenButton(hands, token, place, actions) {
  const button = make('button', { type: 'button', class: 'racked' }, picture(hands, token));
  /** @type {{ id: number, x: number, y: number, ghost: HTMLElement | null } | null} */
  let press = null;
  // A drag ends with a click too, which is no tap then.
  let wasDrag = false;
  button.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || button.getAttribute('aria-disabled') === 'true') return;
    wasDrag = false;
    press = { id: event.pointerId, x: event.clientX, y: event.clientY, ghost: null };
    button.setPointerCapture(event.pointerId);
  });
  button.addEventListener('pointermove', (event) => {
    if (press?.id !== event.pointerId) return;
    const isFar = Math.hypot(event.clientX - press.x, event.clientY - press.y) > STRAY;
    if (!press.ghost && isFar) {
      wasDrag = true;
      if (button.dataset['state'] === 'held') actions.take(place);
      press.ghost = make('div', { class: 'ghost', 'aria-hidden': 'true' }, picture(hands, token));
      document.body.append(press.ghost);
    }
    if (press.ghost) press.ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
  });
  const end = (/** @type {PointerEvent} */ event) => {
    if (press?.id !== event.pointerId) return;
    const { ghost } = press;
    press = null;
    ghost?.remove();
    if (ghost && event.type === 'pointerup') actions.drop(event.clientX, event.clientY);
  };
  button.addEventListener('pointerup', end);
  button.addEventListener('pointercancel', end);
  button.addEventListener('click', () => {
    if (!wasDrag) actions.take(place);
    wasDrag = false;
  });
  return button;
}

/**
 * @param {Hands} hands
 * @param {string} token
 */
function picture(hands, token) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 100 100');
  svg.setAttribute('aria-hidden', 'true');
  svg.innerHTML = hands.picture(token);
  return svg;
}

/**
 * What each score is made of, as a table.
 *
 * @param {HTMLElement} element
 * @param {GamePage} game
 * @param {Hands} hands
 * @param {HandView} hand
 * @param {number[]} scores
 */
function showParts(element, game, hands, { tally }, scores) {
  const cell = (/** @type {number} */ points) => make('td', {}, String(points));
  const rows = scores.map((score, seat) => {
    const parts = hands.parts(tally, seat);
    // What was scored before the first position has no parts.
    const before = score - parts.reduce((sum, { points }) => sum + points, 0);
    return { name: game.seats[seat]?.name ?? '', parts, before, score };
  });
  const hasBefore = rows.some(({ before }) => before !== 0);
  const heads = [...(rows[0]?.parts ?? []).map(({ words }) => words), ...(hasBefore ? ['Before'] : []), 'All'];
  element.replaceChildren(
    make(
      'table',
      { 'aria-label': 'The scores and their parts' },
      make('thead', {}, make('tr', {}, make('td', {}), ...heads.map((words) => make('th', { scope: 'col' }, words)))),
      make(
        'tbody',
        {},
        ...rows.map(({ name, parts, before, score }) =>
          make('tr', {}, make('th', { scope: 'row' }, name), ...parts.map(({ points }) => cell(points)), hasBefore && cell(before), cell(score)),
        ),
      ),
    ),
  );
}
