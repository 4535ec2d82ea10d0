// The accuracy of each player, and in games with luck what the play and the luck made of the points.

import { make, setText } from '../../ui/dom.ts';
import { setDrawing } from '../../ui/trusted.ts';
import { fixed, h } from '../../ui/view.ts';
import { number } from '../../words/vocabulary.ts';
import type { Kind } from '../../coach/review/formulas.ts';
import type { Verdict } from '../../coach/review/judge.ts';
import type { Hands } from '../../games/page.ts';
import type { Draw } from '../../games/review.ts';
import { accuracyOfSeat, type LuckView, type Subject } from './state.ts';

/** The number of draws that are listed, and the fewest points of one. */
const MAX_DRAWS = 5;
const MIN_POINTS = 2;
const KINDS: Kind[] = ['blunder', 'mistake', 'inaccuracy'];

/** The accuracies of all seats, and why some have none. */
export function accuracyView(subject: Subject, verdict: Verdict) {
  const { game, words, cast } = subject;
  const { names, sitters } = cast;
  const accuracies = names.map((_, seat) => accuracyOfSeat(subject, verdict, seat));
  const rows = names.map((name, seat) => {
    const accuracy = accuracies[seat];
    const counts = countsOf(verdict, seat);
    return h(
      'li',
      {},
      h(
        'span',
        { class: 'who' },
        h('span', { class: `token token-${game.seats[seat]?.piece}`, 'aria-hidden': 'true' }),
        h('span', {}, name),
        sitters[seat] ? h('small', { class: 'muted' }, sitters[seat]) : null,
      ),
      h(
        'span',
        { class: 'value-of' },
        h('small', { class: 'muted' }, words.players),
        typeof accuracy === 'number' && h('b', {}, words.percent(accuracy)),
        // A sentence below all seats says why.
        accuracy === 'few' && h('b', { class: 'muted' }, '–'),
      ),
      h('small', { class: 'muted' }, accuracy === 'unknown' ? words.unknown : words.counts(counts)),
    );
  });
  return [
    h('ul', { class: 'accuracies', 'aria-label': words.players, 'data-seats': names.length }, ...rows),
    h('p', { class: 'few muted', hidden: !accuracies.includes('few') }, words.tooFew),
  ];
}

/** How many judgements of each kind a seat has, without those that it has none of. */
function countsOf({ moves }: Verdict, seat: number) {
  const own = moves.filter((judged) => judged?.mover === seat);
  return KINDS.map((kind) => [kind, own.filter((judged) => judged?.kind === kind).length] as [Kind, number]).filter(
    ([, count]) => count > 0,
  );
}

/**
 * The table of skill and luck, with the draws that mattered most.
 *
 * @param luck null while it is not known
 */
export function luckView(subject: Subject, luck: LuckView | null, seek: (ply: number) => void) {
  const { words, cast } = subject;
  if (!luck) return h('section', { class: 'card luck', hidden: true });
  const draws = greatestDraws(luck.draws);
  return h(
    'section',
    { class: 'card luck' },
    h('h2', {}, words.luck),
    luckTable(subject, luck),
    h('p', {}, leadWords(luck, cast.names, words)),
    h('p', { class: 'muted' }, words.luckIs),
    h('h3', { hidden: draws.length === 0 }, words.draws),
    h('ol', { class: 'draws', hidden: draws.length === 0 }, ...draws.map((draw) => drawItem(subject, draw, seek))),
  );
}

const signed = (points: number | undefined, { words }: Pick<Subject, 'words'>) => words.signed(Math.round(points ?? 0));

function luckTable(subject: Subject, { lead, luck, skill, given }: LuckView) {
  const { words, cast } = subject;
  const heads = [words.lead, words.drawn, words.without, words.given];
  const rows = cast.names.map((name, seat) => {
    const points = [lead, luck, skill].map((all) => signed(all[seat], subject));
    const cells = [...points, number(Math.round(given[seat] ?? 0))];
    return h('tr', {}, h('th', { scope: 'row' }, name), ...cells.map((cell) => h('td', {}, cell)));
  });
  return h(
    'table',
    {},
    h('thead', {}, h('tr', {}, h('td'), ...heads.map((label) => h('th', { scope: 'col' }, label)))),
    h('tbody', {}, ...rows),
  );
}

/** Who has played best, whatever was drawn. */
export function leadWords(
  { skill }: Pick<LuckView, 'skill'>,
  names: string[],
  words: Pick<Subject['words'], 'evenAll' | 'evenLuck'>,
) {
  const best = Math.max(...skill);
  const others = skill.filter((points) => points < best);
  // Leads are against the mean of the others, not against the second.
  const ahead = Math.round(((best - Math.max(...others)) * (names.length - 1)) / names.length);
  const isEven = others.length < skill.length - 1 || ahead === 0;
  return isEven ? words.evenAll : words.evenLuck(names[skill.indexOf(best)] ?? '', ahead);
}

/** The draws that mattered most, in the order of the game. */
export function greatestDraws(draws: Draw[]) {
  return draws
    .filter(({ points }) => Math.abs(points) >= MIN_POINTS)
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, MAX_DRAWS)
    .sort((one, other) => one.ply - other.ply);
}

function drawItem(subject: Subject, { ply, seat, pieces, points }: Draw, seek: (ply: number) => void) {
  const { game, words, cast } = subject;
  const { hands } = game;
  const name = cast.names[seat] ?? '';
  const label = words.drew(
    name,
    pieces.map((piece) => hands?.name(piece) ?? piece),
    signed(points, subject),
  );
  return h(
    'li',
    { key: ply },
    h(
      'button',
      { type: 'button', class: 'plain', 'aria-label': label, onclick: () => seek(ply) },
      h('span', { class: 'muted' }, number(ply + 1)),
      h('span', {}, name),
      h(
        'span',
        { class: 'faces' },
        ...pieces.map((piece, place) => fixed(`${place} ${piece}`, () => face(hands, piece))),
      ),
      h('b', { 'data-lucky': String(points > 0) }, signed(points, subject)),
    ),
  );
}

/** The picture of a piece. */
function face(hands: Hands | undefined, piece: string) {
  const picture = make('span', { class: 'piece', 'aria-hidden': 'true' });
  if (hands) setDrawing(picture, `<svg viewBox="0 0 100 100" class="tiny">${hands.picture(piece)}</svg>`);
  else setText(picture, piece);
  return picture;
}
