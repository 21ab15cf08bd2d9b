import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareAddress } from './share.ts';

const address = 'https://buzima.example/workout#bodyPreference=vShape';
const refuse = () => Promise.reject(new DOMException('Refused.', 'NotAllowedError'));

beforeEach(() => {
  vi.stubGlobal('document', { title: 'Workout plan · Buzima' });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the device’s own sheet gets the address and the title of the page', async () => {
  const share = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { share });
  expect(await shareAddress(address)).toBe('shared');
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Workout plan · Buzima', url: address });
});

test('a sheet that the visitor closes is not followed by anything', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { share: refuse, clipboard: { writeText } });
  expect(await shareAddress(address)).toBe('shared');
  expect(writeText).not.toHaveBeenCalled();
});

test('without a sheet the address is copied', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await shareAddress(address)).toBe('copied');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(address);
});

test.each([
  ['refuses', { clipboard: { writeText: refuse } }],
  ['is missing, as on a page without https', {}],
])('a clipboard that %s is told of', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await shareAddress(address)).toBe('notCopied');
});
