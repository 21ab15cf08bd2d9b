import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteDirectory } from '#scripts/site-paths.ts';
import type { BuiltPage } from './support/read-page.ts';
import { origin } from './support/read-page.ts';
import { faultsOf, listedPages, pages, siteFiles } from './support/site.ts';

const heaviest = 60 * 1024;

/** Where a page says that its picture is, inside the site's folder. */
const fileOf = ({ sharedPicture }: BuiltPage) => sharedPicture.address.slice(`${origin}/`.length);

test('every listed page names its own picture beside its canonical address, as every chat reads it', () => {
  const wrong = ({ canonical: [canonical = ''], sharedPicture }: BuiltPage) => {
    const address = canonical === `${origin}/` ? `${origin}/index.png` : `${canonical}.png`;
    const { alt, ...rest } = sharedPicture;
    const wanted = { address, width: '800', height: '420', card: 'summary_large_image' };
    return JSON.stringify(rest) === JSON.stringify(wanted) && alt.length > 0 ? [] : [sharedPicture];
  };
  expect(faultsOf(listedPages, wrong)).toEqual([]);
});

test('every picture that a page names is a PNG file of the size that the page says, of at most 60 KB', () => {
  const wrong = (page: BuiltPage) => {
    const file = fileOf(page);
    if (!siteFiles.has(file)) return [`there is no ${file}`];
    const content = readFileSync(join(siteDirectory, file));
    const isPng = content.subarray(1, 4).toString('latin1') === 'PNG';
    const size = [content.readUInt32BE(16), content.readUInt32BE(20)].join(' × ');
    return isPng && size === '800 × 420' && content.length <= heaviest
      ? []
      : [{ file, size, bytes: content.length }];
  };
  expect(faultsOf(listedPages, wrong)).toEqual([]);
});

test('pages that search engines may not list name no picture, and the site holds no other pictures', () => {
  const unlisted = pages.filter((page) => !listedPages.includes(page));
  expect(faultsOf(unlisted, ({ sharedPicture: { address } }) => (address === '' ? [] : [address]))).toEqual(
    [],
  );
  const named = new Set(listedPages.map(fileOf));
  const isIcon = (file: string) => file.startsWith('icons/');
  expect([...siteFiles].filter((file) => file.endsWith('.png') && !isIcon(file) && !named.has(file))).toEqual(
    [],
  );
});
