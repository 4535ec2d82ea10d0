// The sounds of the page as samples.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { samplesOf } from '../../www/app/timbre.ts';
import type { Material, SoundName } from '../../www/ui/sounds.ts';

const RATE = 24_000;
const NAMES = ['pick', 'land', 'flip', 'take', 'refuse', 'turn', 'end', 'count'] as SoundName[];
const MATERIALS = ['wood', 'stone', 'bone'] as Material[];

for (const name of NAMES) {
  test(`${name} is heard, is never cut off and never too loud`, () => {
    for (const material of MATERIALS) {
      const samples = samplesOf(name, material, RATE);
      const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      assert.ok(loudest > 0.02 && loudest <= 1, `${material}: ${loudest}`);
      assert.ok(Math.abs(samples.at(-1) ?? 1) < 0.001, `${material} ends in silence`);
      assert.ok(samples.every(Number.isFinite), material);
    }
  });
}

test('materials sound different, and a pick is quieter than a landing', () => {
  const energy = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample * sample, 0);
  const knocks = MATERIALS.map((material) => energy(samplesOf('land', material, RATE)));
  assert.equal(new Set(knocks.map((knock) => knock.toFixed(3))).size, 3);
  for (const material of MATERIALS)
    assert.ok(energy(samplesOf('pick', material, RATE)) < energy(samplesOf('land', material, RATE)));
});

test('only the bell is long, and knocks are over soon', () => {
  for (const name of NAMES) {
    const seconds = samplesOf(name, 'wood', RATE).length / RATE;
    assert.ok(name === 'end' ? seconds > 1.5 : seconds < 0.3, `${name}: ${seconds} s`);
  }
});
