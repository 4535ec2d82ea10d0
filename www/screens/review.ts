// The review of a finished game: every move analysed, the graph of the game, judgements with reasons, and mistakes
// asked again.

import { chanceModelOf } from '../coach/review/chances.ts';
import { findGame } from '../games/index.ts';
import { resolveTable } from '../library/resolve.ts';
import { savedMatches, savedTable } from '../library/storage.ts';
import { sayProblems } from '../links/problem.ts';
import { loadSheet } from '../ui/sheet.ts';
import { language } from '../words/vocabulary.ts';
import { ReviewScreen, type ReviewData } from './review/screen.ts';
import type { TablePlace } from '../links/link.ts';
import type { Screen, Services } from './screen.ts';

/**
 * Loads all that the review of a game needs.
 *
 * @returns a function that mounts its screen
 */
export async function load({
  state: { game: id },
}: TablePlace): Promise<(place: TablePlace, services: Services) => Screen> {
  const game = findGame(id);
  if (!game) throw new Error(id);
  const tag = language();
  const known = (await game.loadReview?.()) ?? null;
  const [words, reasonOf, fit] = await Promise.all([
    import(`../words/review/${tag}.ts`),
    known?.reasons(tag) ?? null,
    chanceModelOf(game),
    loadSheet('analysis'),
    loadSheet('lesson'),
    loadSheet('review'),
  ]);
  const loaded: ReviewData = { words: words.default, reasonOf, fit, luckOf: known?.luckOf };
  return ({ state: linked, isBare, problems }, services) => {
    const { state } = resolveTable({
      linked,
      isBare,
      isDamaged: problems.length > 0,
      stored: savedTable(id),
      matches: savedMatches(),
    });
    const screen = new ReviewScreen(game, state, loaded, services);
    screen.mount();
    void sayProblems([...problems, ...screen.problems], services);
    return screen;
  };
}
