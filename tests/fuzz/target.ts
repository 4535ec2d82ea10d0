// What a target of the fuzzer is, and how its inputs are tried: those of the corpus first, then those that fast-check
// generates.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { isTrap } from '../../www/core/fault.ts';
import type { Arbitrary } from 'fast-check';

const CORPUS = join(import.meta.dirname, 'corpus');
/** More runs than any time allows. */
const NO_LIMIT = 2 ** 31 - 1;

/**
 * A property: what is true of all inputs. `runs` is the number of inputs that `make test` tries. Inputs that JSON can't
 * write are written by `encode`, and read by `decode`.
 */
interface Property<Input = any> {
  runs: number;
  inputs: Arbitrary<Input>;
  /** Throws if it is not true. */
  check: (input: Input) => void | Promise<void>;
  encode?: (input: Input) => unknown;
  decode?: (written: any) => Input;
}

/** Properties by what they say. */
export type Target = Record<string, Property>;

/**
 * What was found: an input as small as it was possible to make it. `path` leads there from the seed at once; it is
 * missing for an input of the corpus.
 */
interface Failure {
  input: string;
  error: unknown;
  seed?: number;
  path?: string;
}

/** Writes a property, so that its parts agree in type. */
export const property = <Input>(given: Property<Input>): Property => given;

/**
 * The inputs of a property in the corpus, each with what it once showed.
 *
 * @param says what the property says
 */
export function corpusOf(target: string, says: string): { why: string; input: any }[] {
  const file = join(CORPUS, `${target}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8'))[says] ?? []) : [];
}

/** Tries the corpus of a property. */
export async function tryCorpus(
  target: string,
  says: string,
  { check, decode = (written) => written }: Property,
): Promise<{ tried: number; found: Failure | null }> {
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

/** Tries inputs that are generated, for some milliseconds or as often as `make test` does. */
export async function tryRandom(
  { runs, inputs, check, encode = (input) => input }: Property,
  { seed, millis, path }: { seed: number; millis?: number; path?: string },
): Promise<{ tried: number; found: Failure | null }> {
  const endless = { numRuns: NO_LIMIT, interruptAfterTimeLimit: millis ?? 0, markInterruptAsFailure: false };
  let isBroken = false;
  const predicate = fc.asyncProperty(inputs, async (input: any) => {
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
    found: {
      input: JSON.stringify(encode(input)),
      error: details.errorInstance,
      seed,
      ...(details.counterexamplePath === null ? {} : { path: details.counterexamplePath }),
    },
  };
}

/** The stack of an error, without the texts of modules that are made of data. */
export function stackOf(error: unknown) {
  return error instanceof Error ? error.stack?.replaceAll(/data:text\S+/g, 'bindings') : String(error);
}
