// The accuracy of each player, and in games with luck what the play and the luck made of the points.

import { make, setText } from '../../ui/dom.ts';
import { setDrawing } from '../../ui/trusted.ts';
import { number } from '../../words/vocabulary.ts';
import type { Kind } from '../../coach/review/formulas.ts';
import type { Verdict } from '../../coach/review/judge.ts';
import type { skillAndLuck } from '../../coach/review/luck.ts';
import type { GamePage } from '../../games/page.ts';
import type { Draw } from '../../games/review.ts';
import type en from '../../words/review/en.ts';

type Words = typeof en;

/** The number of draws that are listed, and the fewest points of one. */
const MAX_DRAWS = 5;
const MIN_POINTS = 2;
const KINDS: Kind[] = ['blunder', 'mistake', 'inaccuracy'];

/**
 * Creates the list.
 *
 * @param seats the players, and who they are
 */
export function accuracyPanel(
  game: GamePage,
  { words, names, sitters }: { words: Words; names: string[]; sitters: string[] },
) {
  const rows = names.map((name, seat) => {
    const value = make('b', {});
    const counts = make('small', { class: 'muted' });
    const who = make(
      'span',
      { class: 'who' },
      make('span', { class: `token token-${game.seats[seat]?.piece}`, 'aria-hidden': 'true' }),
      make('span', {}, name),
      sitters[seat] ? make('small', { class: 'muted' }, sitters[seat]) : null,
    );
    const row = make(
      'li',
      {},
      who,
      make('span', { class: 'value-of' }, value, make('small', { class: 'muted' }, words.accuracy)),
      counts,
    );
    return { row, value, counts };
  });
  const element = make(
    'ul',
    { class: 'accuracies', 'aria-label': words.players, 'data-seats': names.length },
    ...rows.map(({ row }) => row),
  );
  return {
    element,
    update({ accuracies, moves }: Verdict) {
      rows.forEach(({ value, counts }, seat) => {
        const accuracy = accuracies[seat] ?? null;
        setText(value, accuracy === null ? '–' : number(Math.round(accuracy)));
        const own = moves.filter((judged) => judged?.mover === seat);
        const found = KINDS.map(
          (kind) => [kind, own.filter((judged) => judged?.kind === kind).length] as [Kind, number],
        );
        setText(counts, accuracy === null ? words.unknown : words.counts(found.filter(([, count]) => count > 0)));
      });
    },
  };
}

/** Creates the table of skill and luck, with the draws that mattered most. */
export function luckPanel(
  game: GamePage,
  { words, names }: { words: Words; names: string[] },
  onSeek: (ply: number) => void,
) {
  const body = make('tbody', {});
  const said = make('p', {});
  const list = make('ol', { class: 'draws' });
  const title = make('h3', {}, words.draws);
  const head = make(
    'tr',
    {},
    make('td', {}),
    ...[words.lead, words.drawn, words.without, words.given].map((label) => make('th', { scope: 'col' }, label)),
  );
  const element = make(
    'section',
    { class: 'card luck' },
    make('h2', {}, words.luck),
    make('table', {}, make('thead', {}, head), body),
    said,
    make('p', { class: 'muted' }, words.luckIs),
    title,
    list,
  );
  element.hidden = true;
  const signed = (points: number | undefined = 0) => words.signed(Math.round(points));
  const row = ({ ply, seat, pieces, points }: Draw) => {
    const { hands } = game;
    const face = pieces.map((piece) => {
      const picture = make('span', { class: 'piece', 'aria-hidden': 'true' });
      if (hands) setDrawing(picture, `<svg viewBox="0 0 100 100" class="tiny">${hands.picture(piece)}</svg>`);
      else setText(picture, piece);
      return picture;
    });
    const label = words.drew(
      names[seat] ?? '',
      pieces.map((piece) => hands?.name(piece) ?? piece),
      signed(points),
    );
    return make(
      'li',
      {},
      make(
        'button',
        { type: 'button', class: 'plain', 'aria-label': label, onclick: () => onSeek(ply) },
        make('span', { class: 'muted' }, number(ply + 1)),
        make('span', {}, names[seat] ?? ''),
        make('span', { class: 'faces' }, ...face),
        make('b', { 'data-lucky': String(points > 0) }, signed(points)),
      ),
    );
  };
  let key = '';
  return {
    element,
    /** @param view null while it is not known */
    update(view: (ReturnType<typeof skillAndLuck> & { draws: Draw[] }) | null) {
      element.hidden = view === null;
      const next = JSON.stringify(view);
      if (!view || next === key) return;
      key = next;
      const { lead, luck, skill, given, draws } = view;
      body.replaceChildren(
        ...names.map((name, seat) => {
          const cells = [
            signed(lead[seat]),
            signed(luck[seat]),
            signed(skill[seat]),
            number(Math.round(given[seat] ?? 0)),
          ];
          return make('tr', {}, make('th', { scope: 'row' }, name), ...cells.map((cell) => make('td', {}, cell)));
        }),
      );
      const best = Math.max(...skill);
      const others = skill.filter((points) => points < best);
      // Leads are against the mean of the others, not against the second.
      const ahead = Math.round(((best - Math.max(...others)) * (names.length - 1)) / names.length);
      const isEven = others.length < skill.length - 1 || ahead === 0;
      setText(said, isEven ? words.evenAll : words.evenLuck(names[skill.indexOf(best)] ?? '', ahead));
      const most = draws
        .filter(({ points }) => Math.abs(points) >= MIN_POINTS)
        .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
        .slice(0, MAX_DRAWS);
      list.replaceChildren(...most.sort((one, other) => one.ply - other.ply).map(row));
      title.hidden = list.hidden = most.length === 0;
    },
  };
}
