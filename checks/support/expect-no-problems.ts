import { expect } from 'vitest';
import { describeProblem, type Problem } from '#checks/logic/problem.ts';

/** Fails with every problem on a line of its own. */
export function expectNoProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) {
    expect.fail(`${problems.length} to correct:\n${problems.map(describeProblem).join('\n')}`);
  }
}
