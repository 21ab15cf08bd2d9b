import { afterEach, expect, test, vi } from 'vitest';
import painted from './painted.ts';

afterEach(() => vi.unstubAllGlobals());

test('an island is fetched when the page has been painted and the device is idle, and not before', () => {
  const frames: (() => void)[] = [];
  const idle: (() => void)[] = [];
  const pictures: (() => void)[] = [];
  class Observer {
    readonly report: () => void;
    constructor(told: (list: unknown, observer: Observer) => void) {
      this.report = () => told(undefined, this);
    }
    observe = () => pictures.push(this.report);
    disconnect = () => pictures.splice(0);
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  const load = vi.fn(async () => async () => undefined);
  painted(load);
  expect(frames).toEqual([]);
  pictures[0]?.();
  expect(pictures).toEqual([]);
  frames.shift()?.();
  expect(idle).toEqual([]);
  frames.shift()?.();
  expect(load).not.toHaveBeenCalled();
  idle.shift()?.();
  expect(load).toHaveBeenCalledOnce();
});
