import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { savedDatabaseName } from './database-name.ts';
import {
  forgetLeftovers,
  forgetPack,
  notePack,
  savedFile,
  savedHashes,
  savedPacks,
  saveFiles,
} from './saved-files.ts';

beforeEach(
  () =>
    new Promise((resolve) => {
      indexedDB.deleteDatabase(savedDatabaseName).onsuccess = resolve;
    }),
);

const file = (path: string, text = 'Muraho', hash = 'a') => ({
  path,
  hash,
  text,
  type: 'text/html',
  policy: 'p',
});

test('a file is read as it was saved, and takes less place than its text', async () => {
  const text = '<p>Amazi ni ubuzima.</p>'.repeat(500);
  await saveFiles([file('/rw', text)]);
  expect(await savedFile('/rw')).toMatchObject({ text, type: 'text/html', policy: 'p' });
  expect(await savedFile('/fr')).toBeUndefined();
  const { body } = (await savedFile('/rw')) as unknown as { body: ArrayBuffer };
  expect(body.byteLength).toBeLessThan(text.length / 10);
});

test('a newer text takes the place of the older', async () => {
  await saveFiles([file('/rw')]);
  await saveFiles([file('/rw', 'Mwaramutse', 'b')]);
  expect((await savedFile('/rw'))?.text).toBe('Mwaramutse');
  expect(await savedHashes()).toEqual(new Map([['/rw', 'b']]));
});

test('what two packs hold stays until neither does, and a removed pack can be noted again before', async () => {
  await saveFiles(['/rw', '/fr', '/assets/a.js'].map((path) => file(path)));
  const rw = { list: '1', paths: ['/rw', '/assets/a.js'], saved: 1 };
  await notePack('rw', rw);
  await notePack('fr', { list: '2', paths: ['/fr', '/assets/a.js'], saved: 1 });
  await forgetPack('rw');
  expect((await savedHashes()).size).toBe(3);
  await notePack('rw', rw);
  await forgetLeftovers();
  expect((await savedHashes()).size).toBe(3);
  await forgetPack('rw');
  await forgetLeftovers();
  expect([...(await savedHashes()).keys()].sort()).toEqual(['/assets/a.js', '/fr']);
  expect([...(await savedPacks()).keys()]).toEqual(['fr']);
});
