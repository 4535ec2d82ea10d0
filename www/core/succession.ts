// The searches of a worker, one after the other: a search begins with the table of the last one if its question goes on
// from that of the last one.

import type { Bindings } from './bindings.ts';
import type { Question } from './protocol.ts';

type Search = InstanceType<Bindings['Search']>;

/** Returns a function that begins the search of a question, and frees the last one. A refused question throws. */
export function succession(Search: Bindings['Search']) {
  let search: Search | null = null;
  let last: Question | null = null;
  return (question: Question): Search => {
    const earlier = last && goesOn(last, question) ? search : null;
    // Two tables at the same time would cost memory for nothing.
    if (!earlier) search?.free();
    last = null;
    search = new Search(question, earlier);
    last = question;
    return search;
  };
}

/**
 * Whether a question is about the same game as the one before, after the same moves and perhaps further ones. Only for
 * masters with a time limit, whose moves depend on the machine anyway: all others play a position alike, whatever was
 * searched before.
 */
function goesOn(last: Question, question: Question) {
  const isAlike = (['game', 'setup', 'view', 'level'] as const).every((key) => last[key] === question[key]);
  const hasLimit = last.millis !== null && question.millis !== null;
  return (
    isAlike && hasLimit && last.level === 'master' && last.moves.every((move, ply) => move === question.moves[ply])
  );
}
