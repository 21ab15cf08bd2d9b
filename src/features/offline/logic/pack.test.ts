import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOf, type PackFile, type PackList, pathsOf, stepsTo, typeOf } from './pack.ts';

const file = (path: string, hash = 'a', sent = 1000): PackFile => [path, hash, sent];
const list: PackList = {
  parcels: [
    { address: '/assets/packs/1.json', sent: 2500, files: [file('/'), file('/a'), file('/b'), file('/c')] },
    { address: '/assets/packs/2.json', sent: 900, files: [file('/d'), file('/assets/x.B1.js', '')] },
  ],
};
const all = new Map(list.parcels.flatMap(({ files }) => files.map(([path, hash]) => [path, hash] as const)));

test('a first saving fetches each parcel once, in the order of the list', () => {
  expect(stepsTo(list, new Map()).map(({ address }) => address)).toEqual([
    '/assets/packs/1.json',
    '/assets/packs/2.json',
  ]);
});

test('what is complete needs nothing', () => {
  expect(stepsTo(list, all)).toEqual([]);
});

test('one page that has changed comes alone', () => {
  const [step, ...others] = stepsTo(list, new Map([...all, ['/b', 'old']]));
  expect(others).toEqual([]);
  expect(step).toMatchObject({ address: '/b', isParcel: false, files: [['/b', 'a', 1000]] });
});

test('where most of a parcel has changed, the parcel is the smaller download, and only what is wanted is taken from it', () => {
  const [step, ...others] = stepsTo(list, new Map([...all].slice(3)));
  expect(others).toEqual([]);
  expect(step?.isParcel).toBe(true);
  expect(step?.files.map(([path]) => path)).toEqual(['/', '/a', '/b']);
});

test('the steps bring exactly what is missing or old, and never more bytes than the parcels', () => {
  const hash = fc.constantFrom('a', 'b');
  const anyList = fc
    .array(
      fc.array(fc.record({ hash, sent: fc.integer({ min: 1, max: 9000 }) }), { minLength: 1, maxLength: 6 }),
      {
        maxLength: 5,
      },
    )
    .map((parcels): PackList => {
      return {
        parcels: parcels.map((files, index) => ({
          address: `/assets/packs/${index}.json`,
          sent: 3000,
          files: files.map((one, place) => [`/${index}-${place}`, one.hash, one.sent] as const),
        })),
      };
    });
  fc.assert(
    fc.property(
      anyList,
      fc.array(fc.option(hash, { nil: undefined }), { minLength: 30, maxLength: 30 }),
      (any, held) => {
        const paths = pathsOf(any);
        const have = new Map(
          paths.flatMap((path, index) => (held[index] ? [[path, held[index]] as const] : [])),
        );
        const rows = any.parcels.flatMap(({ files }) => files);
        const wanted = rows.filter(([path, own]) => have.get(path) !== own).map(([path]) => path);
        const steps = stepsTo(any, have);
        expect(steps.flatMap(({ files }) => files.map(([path]) => path))).toEqual(wanted);
        expect(bytesOf(steps)).toBeLessThanOrEqual(any.parcels.length * 3700);
      },
    ),
  );
});

test.each([
  ['/fr/contacts', 'text/html; charset=utf-8'],
  ['/', 'text/html; charset=utf-8'],
  ['/assets/scripts/find-place.B1.js', 'text/javascript; charset=utf-8'],
  ['/assets/figures/squat.B1.svg', 'image/svg+xml; charset=utf-8'],
])('%s is %s', (path, type) => {
  expect(typeOf(path)).toBe(type);
});
