// What a target of the fuzzer is, and how its inputs are tried: those of the corpus first, then those that fast-check generates.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { isTrap } from '../../www/core/fault.js';

const CORPUS = join(import.meta.dirname, 'corpus');
/** More runs than any time allows. */
const ENDLESS = 2 ** 31 - 1;

/**
 * A property: what is true of all inputs. `runs` is the number of inputs that `make test` tries. Inputs that JSON can't write are
 * written by `encode`, and read by `decode`.
 *
 * @template [Input=any]
 * @typedef {object} Property
 * @property {number} runs
 * @property {import('fast-check').Arbitrary<Input>} inputs
 * @property {(input: Input) => void | Promise<void>} check throws if it is not true
 * @property {(input: Input) => unknown} [encode]
 * @property {(written: any) => Input} [decode]
 */

/**
 * Properties by what they say.
 *
 * @typedef {Record<string, Property>} Target
 */

/**
 * What was found: an input as small as it was possible to make it. `path` leads there from the seed at once; it is missing for an
 * input of the corpus.
 *
 * @typedef {{ input: string, error: unknown, seed?: number, path?: string }} Found
 */

/**
 * Writes a property, so that its parts agree in type.
 *
 * @template Input
 * @param {Property<Input>} given
 * @returns {Property}
 */
export const property = (given) => given;

/**
 * The inputs of a property in the corpus, each with what it once showed.
 *
 * @param {string} target
 * @param {string} says what the property says
 * @returns {{ why: string, input: any }[]}
 */
export function corpusOf(target, says) {
  const file = join(CORPUS, `${target}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8'))[says] ?? []) : [];
}

/**
 * Tries the corpus of a property.
 *
 * @param {string} target
 * @param {string} says
 * @param {Property} property
 * @returns {Promise<{ tried: number, found: Found | null }>}
 */
export async function tryCorpus(target, says, { check, decode = (written) => written }) {
  const inputs = corpusOf(target, says);
  for (const [n, { why, input }] of inputs.entries()) {
    try {
      await check(decode(input));
    } catch (error) {
      return { tried: n + 1, found: { input: `${why}: ${JSON.stringify(input)}`, error } };
    }
  }
  return { tried: inputs.length, found: null };
}

/**
 * Tries inputs that are generated, for some milliseconds or as often as `make test` does.
 *
 * @param {Property} property
 * @param {{ seed: number, millis?: number, path?: string }} how
 * @returns {Promise<{ tried: number, found: Found | null }>}
 */
export async function tryRandom({ runs, inputs, check, encode = (input) => input }, { seed, millis, path }) {
  const endless = { numRuns: ENDLESS, interruptAfterTimeLimit: millis ?? 0, markInterruptAsFailure: false };
  let isBroken = false;
  const predicate = fc.asyncProperty(inputs, async (/** @type {any} */ input) => {
    // After a trap nothing that the engine says can be trusted, so the input is as small as it will get.
    if (isBroken) return;
    try {
      await check(input);
    } catch (error) {
      isBroken = isTrap(error) || (error instanceof Error && isTrap(error.cause));
      throw error;
    }
  });
  const details = await fc.check(predicate, {
    seed,
    ...(path === undefined ? {} : { path }),
    // What `make test` finds is made smaller by the long form, from the same seed.
    ...(millis === undefined ? { numRuns: runs, endOnFailure: true } : endless),
  });
  if (!details.failed || details.counterexample === null) return { tried: details.numRuns, found: null };
  const [input] = details.counterexample;
  return {
    tried: details.numRuns,
    found: { input: JSON.stringify(encode(input)), error: details.errorInstance, seed, ...(details.counterexamplePath === null ? {} : { path: details.counterexamplePath }) },
  };
}
