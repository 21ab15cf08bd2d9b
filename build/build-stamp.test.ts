import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { currentStamp, settings, sources } from './build-stamp.ts';

/** A project with something in each place that the build reads. */
async function project(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'buzima-stamp-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const source of sources) {
    if (source.includes('.')) {
      await writeFile(join(root, source), 'first');
    } else {
      await mkdir(join(root, source));
      await writeFile(join(root, source, 'a.ts'), 'first');
    }
  }
  return root;
}

test('nothing has changed as long as no source has', async () => {
  const root = await project();
  const stamp = await currentStamp(root, {});
  await mkdir(join(root, 'docs'));
  await writeFile(join(root, 'docs', 'deploy.md'), 'new');
  await writeFile(join(root, 'src', 'a.test.ts'), 'new');
  expect(await currentStamp(root, { PORT: '1' })).toBe(stamp);
});

test.each(sources)('a change in %s makes the site stale', async (source) => {
  const root = await project();
  const stamp = await currentStamp(root, {});
  await writeFile(join(root, source, ...(source.includes('.') ? [] : ['a.ts'])), 'second');
  expect(await currentStamp(root, {})).not.toBe(stamp);
});

test('a file that is new or renamed makes the site stale', async () => {
  const root = await project();
  const stamp = await currentStamp(root, {});
  await writeFile(join(root, 'content', 'new.yaml'), '');
  expect(await currentStamp(root, {})).not.toBe(stamp);
});

test.each(settings)('another %s makes the site stale', async (setting) => {
  const root = await project();
  expect(await currentStamp(root, { [setting]: 'x' })).not.toBe(await currentStamp(root, {}));
});
