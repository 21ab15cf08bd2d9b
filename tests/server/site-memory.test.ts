import { expect, test } from 'vitest';
import { loadSite } from '#server/static/site-files.ts';
import { makeSite } from './support/site.ts';

const options = { https: false, emailOrigin: undefined };

test('a kept file keeps nothing in memory but itself', () => {
  const { files } = loadSite(makeSite(), options);
  for (const [path, { representations }] of files) {
    for (const [encoding, { body }] of representations) {
      const content = body();
      expect(content.buffer.byteLength, `${path} in ${encoding}`).toBe(content.byteLength);
    }
  }
});

test('answers under way share the text that was unpacked for the first of them', () => {
  const page = loadSite(makeSite(), options).files.get('/')?.representations.get('identity');
  const first = page?.body();
  expect(first).toBeDefined();
  expect(page?.body()).toBe(first);
});
