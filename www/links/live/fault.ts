// The errors of live play.

import type en from '../../words/live/en.ts';

type Faults = (typeof en)['faults'];

/** An error of live play: a code, which is the key of its sentence in `words/live/`. */
export class LiveFault extends Error {
  declare readonly code: keyof Faults;

  constructor(code: keyof Faults) {
    super(code);
    this.name = 'LiveFault';
    this.code = code;
  }
}
