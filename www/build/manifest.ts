// The manifest of an installed page: a shortcut for each game, and a variant for each language.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../games/index.ts';
import { LANGUAGES } from '../words/vocabulary.ts';

/** @param folder the one with `manifest.webmanifest`, which is completed */
export async function writeManifests(folder: string) {
  const shortcuts = GAMES.map(({ id, name }) => ({ name, url: `./#/${id}` }));
  const manifest = { ...JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8')), shortcuts };
  writeFileSync(join(folder, 'manifest.webmanifest'), JSON.stringify(manifest, null, 2));
  for (const [tag, { direction }] of Object.entries(LANGUAGES).filter(([tag]) => tag !== 'en')) {
    const {
      page: { title: name, description },
      embed: { board },
    } = (await import(`../words/${tag}.ts`)).default;
    const screenshots = [board('Combo'), board('Gambit')].map((label, n) => ({ ...manifest.screenshots[n], label }));
    const translated = { ...manifest, name, description, lang: tag, dir: direction, screenshots };
    writeFileSync(join(folder, `manifest.${tag}.webmanifest`), JSON.stringify(translated, null, 2));
  }
}
