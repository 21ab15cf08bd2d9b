import { expect, onTestFinished, test, vi } from 'vitest';
import { loggablePath } from '#server/http/request-log.ts';
import { briefFacts, oncePerSecond } from '#server/log.ts';

test('what fails for everyone is reported once a second, with the number that was passed over', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const reported: [unknown, number][] = [];
  const report = oncePerSecond((error, further) => reported.push([error, further]));
  for (const error of ['a', 'b', 'c']) report(error);
  vi.advanceTimersByTime(1_000);
  report('d');
  expect(reported).toEqual([
    ['a', 0],
    ['d', 2],
  ]);
});

test('what is known about an error is told without the place in the code', () => {
  expect(briefFacts(new Error('gone'))).toEqual({ error: 'Error', message: 'gone' });
});

test.for(['/who/ange@example.rw', '/who/ange%40example.rw', '/who/ange%2540example.rw', '/who/ange%252540x'])(
  'the address in %s is not logged',
  (path) => {
    expect(loggablePath(path)).toBe('/who/[removed]');
  },
);
