import { afterEach, expect, test, vi } from 'vitest';
import painted from './painted.ts';

afterEach(() => vi.unstubAllGlobals());

test('an island is fetched when the page has been painted and the device is idle, and not before', () => {
  const frames: (() => void)[] = [];
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  const load = vi.fn(async () => async () => undefined);
  painted(load);
  frames.shift()?.();
  expect(idle).toEqual([]);
  frames.shift()?.();
  expect(load).not.toHaveBeenCalled();
  idle.shift()?.();
  expect(load).toHaveBeenCalledOnce();
});
