import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSite } from '#server/static/site-files.ts';
import { makeSite, writeSiteFile } from './support/site.ts';

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

test('a picture for chats is read when somebody asks for it, and is refused once another build has replaced it', () => {
  const directory = makeSite();
  writeSiteFile(directory, 'fr/abouts.png', 'a picture');
  const picture = loadSite(directory, options).files.get('/fr/abouts.png')?.representations.get('identity');
  expect(Buffer.from(picture?.body() ?? []).toString()).toBe('a picture');
  expect(picture?.body()).not.toBe(picture?.body());
  writeFileSync(join(directory, 'fr/abouts.png'), 'another picture');
  expect(() => picture?.body()).toThrow('has changed since the server started');
});
