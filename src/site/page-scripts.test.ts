import { expect, test } from 'vitest';
import { fileOfScript, scriptsFor } from './page-scripts.ts';

const video = { name: 'play-video', hook: 'data-video', code: 'video()' } as const;
const help = { name: 'help-strip', hook: 'data-help', code: 'help()' } as const;

test('a page gets just the scripts that find something to act on', () => {
  expect(scriptsFor('<div class="a" data-video="x7">', [video, help])).toEqual([video]);
  expect(scriptsFor('<aside data-help="true"><p data-video="x7">', [video, help])).toEqual([video, help]);
  expect(scriptsFor('<p>A data-video is a video.</p>', [video, help])).toEqual([]);
});

test('an attribute that only begins like a hook brings no script', () => {
  expect(scriptsFor('<p data-video-title="x" data-help-choice="true">', [video, help])).toEqual([]);
});

test('a script of up to 2 KB stands in the page, a larger one is a file named after its content', () => {
  const file = (code: string) => fileOfScript({ ...video, code });
  expect(file('x'.repeat(2048))).toBeUndefined();
  expect(file('x'.repeat(2049))).toMatch(/^assets\/scripts\/play-video\.[\w-]{8}\.js$/);
  expect(file('x'.repeat(2049))).not.toBe(file('y'.repeat(2049)));
});

test('a script that runs before the first paint stands in the page whatever its size', () => {
  expect(fileOfScript({ ...video, code: 'x'.repeat(2049), beforePaint: true })).toBeUndefined();
});

test('a script that waits for a click is a file however short', () => {
  expect(fileOfScript({ ...video, whenClicked: true })).toMatch(/^assets\/scripts\/play-video\./);
});
