import { expect, test, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

test('what was asked for twice is loaded once, also before it has come', async () => {
  const load = vi.fn(async () => 'words');
  const loadWords = loadOnce(load);
  expect(await Promise.all([loadWords(), loadWords()])).toEqual(['words', 'words']);
  expect(await loadWords()).toBe('words');
  expect(load).toHaveBeenCalledTimes(1);
});

test('what did not come is asked for anew', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('No network.')).mockResolvedValue('words');
  const loadWords = loadOnce(load);
  await expect(loadWords()).rejects.toThrow('No network.');
  expect(await loadWords()).toBe('words');
});
