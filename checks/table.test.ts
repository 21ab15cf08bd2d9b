import { describe, expect, test } from 'vitest';
import { noCode } from '#checks/content/no-code.testing.ts';
import { type Content, contentOf } from './content/content.ts';
import { readContentFiles } from './content/files.ts';
import { describeProblem } from './logic/problem.ts';
import { dishFaults } from './planted/dishes.testing.ts';
import { structureFaults } from './planted/structure.testing.ts';
import { subjectsFaults } from './planted/subjects.testing.ts';
import { wordsFaults } from './planted/words.testing.ts';
import { rulesOf } from './rules/rules.ts';
import { checks } from './table.ts';

/*
 * A few pages and exercises stand for all, since drawing each exercise takes long. What is lacking then, such as the
 * exercises of a session, is found with and without the fault that is planted, and does not count.
 */
const kept =
  /^content\/(?:(?!exercises|pages)|exercises\/(?:squat|burpee)\/|pages\/(?:tips\/(?:eye-care|mental-care|body-care\/sexual-health)|build-body-men\/cardio\/hiit)\/[^/]+$)/;
const texts = new Map([...readContentFiles()].filter(([file]) => kept.test(file)));
const today = new Date('2026-12-01');
const whole = contentOf(texts, noCode, today);
const plantedFaults = [...structureFaults, ...wordsFaults, ...subjectsFaults, ...dishFaults];

const knownProblems = new Map<string, Set<string>>();

/** What a check finds without any fault; several faults are planted for most. */
function knownTo(check: string): Set<string> {
  const known = knownProblems.get(check) ?? problemsOf(check, whole);
  knownProblems.set(check, known);
  return known;
}

function problemsOf(name: string, content: Content): Set<string> {
  const check = checks.find((row) => row.name === name);
  const problems = check?.find(content, rulesOf(content.files)) ?? [];
  return new Set(problems.map(describeProblem));
}

describe('each check of the table finds the fault that is planted for it', { timeout: 60_000 }, () => {
  test.each(plantedFaults)('$check: $fault', ({ check, file, plant }) => {
    const before = texts.get(file) ?? '';
    const after = plant(before, texts);
    expect(after, 'the fault changes the file').not.toBe(before);
    const changed = new Map(texts);
    if (after === undefined) changed.delete(file);
    else changed.set(file, after);
    const known = knownTo(check);
    const found = [...problemsOf(check, contentOf(changed, noCode, today))];
    expect(found.filter((problem) => !known.has(problem))).not.toEqual([]);
  });
});

test('every row of the table has such a fault, warnings apart', () => {
  const planted = new Set(plantedFaults.map(({ check }) => check));
  const errors = checks.filter(({ severity }) => severity === 'error').map(({ name }) => name);
  expect(errors.filter((name) => !planted.has(name))).toEqual([]);
  const names: readonly string[] = checks.map(({ name }) => name);
  expect([...planted].filter((name) => !names.includes(name))).toEqual([]);
});

test('no two rows of the table have one name', () => {
  expect(new Set(checks.map(({ name }) => name)).size).toBe(checks.length);
});
