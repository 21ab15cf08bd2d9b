import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { loadSite } from '#server/static/site-files.ts';
import { makeSite, writeSiteFile } from './support/site.ts';

const options = { https: false, emailOrigin: undefined };

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** Bytes of files that are held in memory, once all that nobody needs has gone. */
async function heldBytes(): Promise<number> {
  // What was asked for in this turn stays until the next; what one collection finds may be given back in the next.
  for (let count = 0; count < 3; count += 1) {
    await nextTurn();
    collect();
  }
  return process.memoryUsage().arrayBuffers;
}

const megabyte = 1_000_000;

/** Writes a file of four megabytes beside compressed copies of one. */
function writeLargeFile(directory: string, name: string): void {
  writeSiteFile(directory, name, '');
  writeFileSync(join(directory, name), randomBytes(4 * megabyte));
  for (const ending of ['br', 'gz'])
    writeFileSync(join(directory, `${name}.${ending}`), randomBytes(megabyte));
}

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

test('in memory are the compressed copies of a page, and neither its plain text nor pictures nor parcels', async () => {
  const directory = makeSite();
  for (const name of ['tips.html', 'tips.png', 'assets/packs/en-1.json']) writeLargeFile(directory, name);
  const before = await heldBytes();
  const { files } = loadSite(directory, options);
  const held = (await heldBytes()) - before;
  expect(held).toBeGreaterThan(2 * megabyte);
  expect(held).toBeLessThan(3 * megabyte);

  for (const path of ['/tips.png', '/assets/packs/en-1.json']) {
    for (const { body } of files.get(path)?.representations.values() ?? []) body();
  }
  expect((await heldBytes()) - before).toBeLessThan(3 * megabyte);
});

test.for([
  ['fr/abouts.png', 'a picture for chats'],
  ['assets/packs/en-1.json', 'a parcel of pages'],
] as const)(
  '%s is read when somebody asks for it, once for all answers under way, and refused once another build has replaced it',
  async ([name, content]) => {
    const directory = makeSite();
    writeSiteFile(directory, name, content);
    const file = loadSite(directory, options).files.get(`/${name}`)?.representations.get('identity');
    let underWay = file?.body();
    expect(Buffer.from(underWay ?? []).toString()).toBe(content);
    writeFileSync(join(directory, name), 'something longer than it was');
    await heldBytes();
    expect(file?.body()).toBe(underWay);
    underWay = undefined;
    await heldBytes();
    expect(() => file?.body()).toThrow('has changed since the server started');
  },
);
