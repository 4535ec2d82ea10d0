// What stands on the page before any other file is loaded: the words of the hall and the boards of the games, from
// their modules.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES } from '../words/vocabulary.ts';
import type { STILLS } from 'games:stills';
import type { GamePage } from '../games/page.ts';

/** @param source the folder `www/` */
export async function stillsOf(games: readonly GamePage[], source: string): Promise<typeof STILLS> {
  const load = async (...path: string[]) => (await import(pathToFileURL(join(source, ...path)).href)).default;
  const tags = Object.keys(LANGUAGES);
  const first = games[0]?.name ?? '';
  const hall = await Promise.all(
    tags.map(async (tag) => {
      const {
        welcome: eyebrow,
        lesson,
        lead,
        startLesson: go,
        justPlay: other,
      } = (await load('words', `${tag}.ts`)).hall;
      return [tag, { eyebrow, headline: lesson(first), lead, go, other }];
    }),
  );
  const boards = await Promise.all(
    games.map(async ({ id, name, files, ranks, hands, headroom = 0 }) => {
      const lines = await Promise.all(
        tags.map(async (tag) => {
          const { tagline, howTo } = await load('games', id, 'words', `${tag}.ts`);
          return [tag, [tagline, howTo]];
        }),
      );
      return [id, { name, files, ranks, headroom, hasHand: hands !== undefined, lines: Object.fromEntries(lines) }];
    }),
  );
  return { hall: Object.fromEntries(hall), games: Object.fromEntries(boards) };
}
