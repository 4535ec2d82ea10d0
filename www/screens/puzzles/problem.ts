// What is wrong with an address of puzzles.

import { truncate } from '../../links/link.ts';
import { problemWords } from '../../links/problem.ts';
import { t } from '../../words/index.ts';
import type { Task } from './tasks.ts';
import type { Words } from './board.ts';

/** Why there is no such task, in sentences; empty where there is one. */
export async function taskProblem({ goals, noPuzzle }: Pick<Words, 'goals' | 'noPuzzle'>, task: Task | null) {
  const goal = task?.kind === 'one' ? task.puzzle.goal : '';
  // Every game has puzzles that ask for the best move, as those without a goal do.
  const known = Object.keys({ ...goals, best: '' });
  if (goal === '' || known.includes(goal)) return task ? '' : noPuzzle;
  return t().sentences([noPuzzle, await problemWords([(words) => words.option('goal', truncate(goal), known)])]);
}
