import { expect, test } from 'vitest';
import { describeTable, takeMeasurements } from './bench-table.ts';

test('measurements follow one another, and one that fails or hangs holds nothing else up', async () => {
  const printed: string[] = [];
  const all = await takeMeasurements(
    [
      {
        heading: 'Broken',
        longest: 5,
        measure: () => {
          throw new Error('no disk');
        },
      },
      { heading: 'Endless', longest: 0.01, measure: () => new Promise(() => undefined) },
      {
        heading: 'Weights',
        longest: 5,
        measure: () => ({
          report: 'all\n',
          rows: [{ name: 'home', aim: '45 KB', result: '30 KB' }],
          isKept: false,
        }),
      },
    ],
    (text) => printed.push(text),
  );
  expect(printed.join('')).toBe(
    '\nBroken\n\nNot measured: Error: no disk\n\nEndless\n\nNot measured: it took more than 0.01 s.\n\nWeights\n\nall\n',
  );
  expect(all.map(({ isKept }) => isKept)).toEqual([undefined, undefined, false]);
  expect(describeTable(all.flatMap(({ rows }) => rows))).toBe(
    [
      'what     aim    result\n',
      'Broken          not measured\n',
      'Endless         not measured\n',
      'home     45 KB  30 KB\n',
    ].join(''),
  );
});
