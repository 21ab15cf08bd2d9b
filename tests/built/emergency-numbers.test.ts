import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectDirectory } from '#scripts/site-paths.ts';
import { emergencyLinesSchema } from '#src/features/help/schema.ts';
import { parsePage, textOf } from './support/read-page.ts';
import { faultsOf, htmlOf, pages } from './support/site.ts';

const lines = emergencyLinesSchema.parse(
  parse(readFileSync(join(projectDirectory, 'content/lists/emergency-lines.yaml'), 'utf8')),
);
const held = Object.entries(lines.countries).flatMap(([country, numbers]) =>
  numbers.filter(({ show }) => show === 'hold').map(({ number }) => `${country} ${number}`),
);

const isNumber = /^(?:tel|sms):/;
const calling = pages.filter((page) => /href="(?:tel|sms):/.test(htmlOf(page)));

interface CallLink {
  country: string;
  number: string;
  isNamed: boolean;
}

function callLinks(html: string): CallLink[] {
  return parsePage(html)
    .querySelectorAll('a')
    .filter((link) => isNumber.test(link.getAttribute('href') ?? ''))
    .map((link) => {
      const country = link.closest('[data-help-country]') as HTMLElement | null;
      const name = textOf(country?.querySelector('h4'));
      return {
        country: country?.getAttribute('data-help-country') ?? '',
        number: (link.getAttribute('href') ?? '').replace(isNumber, ''),
        isNamed: name !== '' && link.textContent.startsWith(name),
      };
    });
}

test('no page of the site shows a number without the name of its country', () => {
  expect(calling.length).toBeGreaterThan(0);
  expect(faultsOf(calling, (page) => callLinks(htmlOf(page)).filter(({ isNamed }) => !isNamed))).toEqual([]);
});

test('no number that waits for a person to dial it is on the site', () => {
  expect(held.length).toBeGreaterThan(0);
  const shown = (html: string) => callLinks(html).map(({ country, number }) => `${country} ${number}`);
  expect(faultsOf(calling, (page) => shown(htmlOf(page)).filter((line) => held.includes(line)))).toEqual([]);
});
