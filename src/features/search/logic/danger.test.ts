import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Danger, dangers, pagesAgainst, passagesAgainst } from './danger.ts';
import { dangerOf } from './danger-of.ts';

const typed: Record<Danger | 'none', string[]> = parse(readFileSync('tests/search/dangers.yaml', 'utf8'));
const lines = dangers.flatMap((danger) => typed[danger].map((text) => [danger, text] as const));

test.each(lines)('%s: %s', (danger, text) => {
  expect(dangerOf(text)).toBe(danger);
});

test.each(lines)('%s, typed in a hurry: %s', (danger, text) => {
  const withoutAccents = text.normalize('NFD').replace(/\p{M}/gu, '');
  for (const one of [
    withoutAccents,
    withoutAccents.replace(/’/g, ''),
    text.replace(/’/g, "'"),
    text.toUpperCase(),
    `hello, ${text}!!`,
  ]) {
    expect(dangerOf(one), one).toBe(danger);
  }
});

test.each(['Bleeding', 'saignements ?', 'kuva amaraso', 'kutokwa na damu'])(
  'who types no more than: %s',
  (text) => {
    expect(dangerOf(text)).toBe('bleeding');
    expect(dangerOf(`gums, ${text}`)).toBeUndefined();
    expect(dangerOf(`${text}: gums`)).toBeUndefined();
  },
);

test.each(typed.none)('no danger: %s', (text) => {
  expect(dangerOf(text)).toBeUndefined();
});

test.each(dangers.map((danger) => [danger, [...pagesAgainst(danger), ...passagesAgainst(danger)]] as const))(
  '%s leads to pages that say what to do',
  (_, places) => {
    for (const place of places) {
      const [path = ''] = place.split('#');
      expect(existsSync(join('content/pages', path, 'en.yaml')), place).toBe(true);
    }
  },
);

test.each(['poison', 'bleeding', 'snake'] as const)(
  '%s, which no page of ours is about, leads to the numbers',
  (danger) => {
    expect(pagesAgainst(danger)[0]).toBe('/tips/mental-care/support/resources#emergency-help');
  },
);
