// The types of the package, compiled as strictly as their users may: with all declarations checked, and for an older
// target.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { install } from './installation.ts';

const folder = install();
const TOOLS = join(import.meta.dirname, '../../node_modules');
mkdirSync(join(folder, 'node_modules/@types'), { recursive: true });
for (const name of ['vue', 'preact', '@types/react', 'csstype', '@vue'])
  symlinkSync(join(TOOLS, name), join(folder, 'node_modules', name));

/** What the compiler says of a program. */
function compile(name: string, source: string, ...options: string[]) {
  writeFileSync(join(folder, name), source);
  const { stdout, status } = spawnSync(
    join(TOOLS, '.bin/tsc'),
    ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--target', 'es2022', '--types', '', ...options, name],
    { cwd: folder, encoding: 'utf8' },
  );
  return { stdout, status };
}

const ENGINE = `
import { LEVELS, close, init, reports, think, type Engine, type EngineError, type Report, type Session } from 'gambol';
import { Board, PositionElement } from 'gambol/board';
import { think as inline } from 'gambol/inline';
import { connect, host, type LiveMatch } from 'gambol/live';
import { think as node } from 'gambol/node';
const engine: Engine = await init();
const session: Session = engine.start('combo');
const report: Report = await think({ game: 'combo', millis: 10 });
for await (const { best } of reports({ game: 'combo' })) session.play(best ?? '');
const live: LiveMatch = host({ engine, game: 'combo' });
for await (const change of await connect(await live.invite(1), { engine })) if (change.type === 'dealt') break;
export const all = [LEVELS, close, report, inline, node, Board, PositionElement];
export const codeOf = (error: unknown) => (error as EngineError).code;
`;
for (const [module, resolution] of [
  ['esnext', 'bundler'],
  ['nodenext', 'nodenext'],
]) {
  test(`all declarations are checked, for es2022 and the resolution ${resolution}`, () => {
    assert.deepEqual(
      compile(
        'engine.ts',
        ENGINE,
        '--skipLibCheck',
        'false',
        '--lib',
        'es2022,dom',
        '--module',
        module ?? '',
        '--moduleResolution',
        resolution ?? '',
      ),
      { stdout: '', status: 0 },
    );
  });
}

const JSX = (name: string) => `
import type {} from 'gambol/${name}';
export const board = (
  <gambol-board game="gambit" moves={['d2xd4', 'e3xe1']} players="human,master" seed={7} position={null}
    style={{ display: 'block' }} ongambol-move={({ detail }) => { const move: string = detail.move; void move; }} />
);
export const position = (
  <gambol-position game="gambit" position="8/8/8/8 o" legal={['c2xc4']} flipped coordinates={false}
    ongambol-move={({ detail }) => detail.move.length} />
);
const element = document.querySelector('gambol-board');
export const played: Promise<void> | undefined = element?.play('d2xd4');
`;
for (const name of ['react', 'preact']) {
  const options = [
    '--jsx',
    'react-jsx',
    '--jsxImportSource',
    name,
    '--skipLibCheck',
    'false',
    '--lib',
    'es2022,dom',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
  ];

  test(`the elements have types in the JSX of ${name}`, () => {
    assert.deepEqual(compile(`${name}.tsx`, JSX(name), ...options), { stdout: '', status: 0 });
    const { stdout } = compile(
      `${name}.tsx`,
      JSX(name)
        .replace('mode', '')
        .replace('game="gambit" moves', 'theme="pink" game="gambit" moves')
        .replace('flipped', 'flipped="yes"'),
      ...options,
    );
    assert.match(stdout, /"pink"/);
    assert.match(stdout, /flipped|string.*boolean/);
  });
}

test('the elements have types in the templates of Vue', () => {
  const source = `
import type {} from 'gambol/vue';
import type { GlobalComponents } from 'vue';
type Props = InstanceType<GlobalComponents['gambol-board']>['$props'];
export const props: Props = { game: 'gambit', moves: ['d2xd4'], seed: 7 };
`;
  assert.deepEqual(
    compile(
      'vue.ts',
      source,
      '--skipLibCheck',
      'true',
      '--lib',
      'es2022,dom',
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
    ),
    { stdout: '', status: 0 },
  );
});
