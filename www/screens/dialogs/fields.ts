// The fields of the settings dialog, in their order. A new setting is one line here, its words, and its default in
// www/library/storage.

import { t } from '../../words/index.ts';
import { number } from '../../words/vocabulary.ts';
import type { DialogWords } from '../../words/dialogs/index.ts';
import type { Settings } from '../../library/settings.ts';

type SettingsWords = DialogWords['settings'];

export type Group = keyof SettingsWords['groups'];

/**
 * A setting: one of several choices, a switch, or a number from 0 to 100. `isAvailable` hides the field where the
 * device lacks what it needs.
 */
export type Field = {
  key: keyof Settings;
  group: Group;
  label: (words: SettingsWords) => string;
  isAvailable?: () => boolean;
} & (
  | {
      kind: 'choice';
      choices: (words: SettingsWords) => readonly (readonly [string | number, string])[];
    }
  | {
      kind: 'sets';
      choices: (words: SettingsWords) => readonly (readonly [string, string])[];
    }
  | { kind: 'switch' }
  | { kind: 'level' }
);

/** The pauses before a computer's move, in milliseconds. */
const PAUSES = { quick: 200, usual: 600, slow: 1500 } as const;

/** The milliseconds of a step of one-switch play. */
const SCANS = [800, 1200, 2000, 3000];

/** The entries of an object as choices. */
const entriesOf = <Key extends string>(names: Record<Key, string>) => Object.entries(names) as [Key, string][];

export const FIELDS: Field[] = [
  { key: 'set', group: 'look', kind: 'sets', label: (words) => words.set, choices: (words) => entriesOf(words.sets) },
  {
    key: 'theme',
    group: 'look',
    kind: 'choice',
    label: (words) => words.colours,
    choices: (words) => entriesOf(words.themes),
  },
  { key: 'coordinates', group: 'look', kind: 'switch', label: (words) => words.coordinates },
  { key: 'sound', group: 'touch', kind: 'switch', label: () => t().sound.name },
  { key: 'volume', group: 'touch', kind: 'level', label: (words) => words.volume },
  {
    key: 'vibration',
    group: 'touch',
    kind: 'switch',
    label: (words) => words.vibration,
    isAvailable: () => 'vibrate' in navigator,
  },
  {
    key: 'pause',
    group: 'play',
    kind: 'choice',
    label: (words) => words.pace,
    choices: (words) => entriesOf(words.paces).map(([pace, name]) => [PAUSES[pace], name]),
  },
  { key: 'confirm', group: 'play', kind: 'switch', label: (words) => words.confirm },
  { key: 'premove', group: 'play', kind: 'switch', label: (words) => words.premove },
  {
    key: 'wake',
    group: 'play',
    kind: 'switch',
    label: (words) => words.wake,
    isAvailable: () => 'wakeLock' in navigator,
  },
  {
    key: 'scan',
    group: 'play',
    kind: 'choice',
    label: ({ scan }) => scan.name,
    choices: ({ scan }) => [
      [0, scan.off],
      ...SCANS.map((millis) => [millis, scan.seconds(number(millis / 1000))] as const),
    ],
  },
  { key: 'keys', group: 'play', kind: 'switch', label: (words) => words.keys },
];
