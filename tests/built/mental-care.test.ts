import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectDirectory } from '#scripts/site-paths.ts';
import { routes } from '#src/site/routes.ts';
import { languageCodes } from '#src/words/languages.ts';
import { phraseNamed } from '#src/words/phrases.ts';
import { parsePage } from './support/read-page.ts';
import { faultsOf, htmlOf, pages } from './support/site.ts';

/** The specification's main categories and disorders, each disorder in the subcategory that holds it here. */
const specified = {
  'common-disorders': [
    'anxiety-disorders/gad',
    'anxiety-disorders/panic',
    'anxiety-disorders/social-anxiety',
    'anxiety-disorders/specific-phobias',
    'mood-disorders/depression',
    'mood-disorders/bipolar',
    'mood-disorders/persistent-depressive',
  ],
  'eating-disorders': ['restrictive-eating/anorexia', 'loss-of-control-eating/bulimia'],
  'personality-disorders': ['distrust-and-distance/paranoid', 'emotion-and-relationships/borderline'],
  neurodevelopmental: ['autism-spectrum/autism', 'learning-and-attention/dyslexia'],
  addiction: ['substance-use/alcohol-use', 'behavioural-addiction/gambling'],
};
const disorderPaths = Object.entries(specified).flatMap(([category, disorders]) =>
  disorders.map((disorder) => `${routes.mentalCare}/${category}/${disorder}`),
);

/** The specification's further sections: its ids with hyphens. */
const sections = [
  'resources',
  'treatment-types',
  'crisis',
  'recovery',
  'prevention',
  'education',
  'professional',
  'community',
  'cultural',
  'advocacy',
  'technology',
  'specialized',
  'international',
  'emergency',
  'research',
  'workplace',
  'age-specific',
  'age-specific/children',
  'age-specific/adolescents',
  'age-specific/seniors',
  'specialized-populations',
  'prevention-wellness',
  'care-coordination',
  'community-integration',
  'comprehensive-support',
];

const mental = pages.filter(
  ({ shared }) => shared === routes.mentalCare || shared.startsWith(`${routes.mentalCare}/`),
);
const disorders = pages.filter(({ kind }) => kind === 'disorder');
const support = pages.filter(({ kind }) => kind === 'support');

test('every main category and disorder of the specification is there in every language', () => {
  expect(disorderPaths).toHaveLength(15);
  const categories = Object.keys(specified).map((id) => `${routes.mentalCare}/${id}`);
  for (const language of languageCodes) {
    const found = new Set<string>(
      mental.filter((page) => page.language === language).map(({ shared }) => shared),
    );
    expect(
      [...categories, ...disorderPaths].filter((path) => !found.has(path)),
      language,
    ).toEqual([]);
  }
});

test('every further section of the specification is there in every language, and one page leads to all', () => {
  const paths = sections.map((id) => `${routes.mentalSupport}/${id}`);
  for (const language of languageCodes) {
    const found = new Set<string>(
      support.filter((page) => page.language === language).map(({ shared }) => shared),
    );
    expect([...found].sort(), language).toEqual(paths.toSorted());
    const guide = pages.find((page) => page.shared === routes.mentalSupport && page.language === language);
    const prefix = language === 'en' ? '' : `/${language}`;
    const linked = new Set(
      guide &&
        parsePage(htmlOf(guide))
          .querySelectorAll('main a')
          .map((link) => link.getAttribute('href')),
    );
    const led = paths.filter((path) => !path.includes('/age-specific/'));
    expect(
      led.filter((path) => !linked.has(prefix + path)),
      language,
    ).toEqual([]);
  }
});

test('the page of resources holds every number that is shown in its section about lines, and once', () => {
  const resources = pages.filter(({ shared }) => shared === `${routes.mentalSupport}/resources`);
  expect(resources).toHaveLength(4);
  const faults = faultsOf(resources, (page) => {
    const html = parsePage(htmlOf(page));
    const section = html.querySelectorAll('#emergency-help [data-help-country]');
    const numbers = section.flatMap((country) => country.querySelectorAll('li a'));
    return [
      ...(numbers.length >= 40 ? [] : [`${numbers.length} numbers`]),
      ...(section.length >= 15 ? [] : [`${section.length} countries`]),
      ...(html.querySelectorAll('[data-help]').length === 1 ? [] : ['the numbers twice, or nowhere']),
    ];
  });
  expect(faults).toEqual([]);
});

test('every page on mental health says where to get help, names countries, and has a quiet way out', () => {
  expect(mental.length).toBeGreaterThanOrEqual(4 * 40);
  const faults = faultsOf(mental, (page) => {
    const html = parsePage(htmlOf(page));
    return [
      ...(html.querySelectorAll('[data-help] [data-help-country]').length >= 15 ? [] : ['no numbers']),
      ...['[data-leave]', '[data-danger]', '[data-danger] h3'].filter((part) => !html.querySelector(part)),
    ];
  });
  expect(faults).toEqual([]);
});

test('every disorder has the parts of the specification, and leads back to its subcategory', () => {
  expect(disorders.length).toBeGreaterThanOrEqual(4 * 24);
  const faults = faultsOf(disorders, (page) => {
    const html = parsePage(htmlOf(page));
    const above = page.shared.slice(0, page.shared.lastIndexOf('/'));
    const prefix = page.language === 'en' ? '' : `/${page.language}`;
    return [
      ...[
        'symptoms',
        'causes',
        'risk-factors',
        'treatment',
        'self-help',
        'help-someone',
        'see-worker',
        'myths',
      ].filter((id) => !html.querySelector(`#${id}`)),
      ...(html.querySelector(`main nav a[href="${prefix}${above}"]`) ? [] : ['no way back']),
      ...(html.querySelectorAll('main figure:has(svg[viewBox^="0 0 340"])').length >= 2
        ? []
        : ['fewer than two drawings']),
    ];
  });
  expect(faults).toEqual([]);
});

function ownWords(value: unknown): number {
  if (typeof value === 'string') return phraseNamed(value) === undefined ? value.split(/\s+/).length : 0;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, part) => sum + ownWords(part), 0);
}

test('every disorder and every further section has at least 600 words of its own in every language', () => {
  // The first page on ages is a door to its three parts.
  const long = [...disorders, ...support].filter(({ shared }) => !shared.endsWith('/age-specific'));
  expect(long.length).toBeGreaterThanOrEqual(4 * 48);
  const faults = faultsOf(long, ({ shared, language }) => {
    const file = join(projectDirectory, 'content/pages', shared, `${language}.yaml`);
    const { pictures: _, ...words }: Record<string, unknown> = parse(readFileSync(file, 'utf8'));
    const count = ownWords(words);
    return count >= 600 ? [] : [`${count} words`];
  });
  expect(faults).toEqual([]);
});

test('no page on an eating disorder leads to a tool or guide on weight or food', () => {
  const eating = mental.filter(({ shared }) => shared.startsWith(`${routes.mentalCare}/eating-disorders`));
  expect(eating.length).toBeGreaterThanOrEqual(4 * 6);
  const onWeight = [
    routes.bmi,
    routes.idealWeight,
    routes.calories,
    routes.protein,
    routes.reduceWeight,
    routes.maintainWeight,
    routes.gainWeight,
  ];
  const faults = faultsOf(eating, (page) => {
    const links = parsePage(htmlOf(page)).querySelectorAll('main a');
    return links
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => onWeight.some((path) => href.endsWith(path)));
  });
  expect(faults).toEqual([]);
});
