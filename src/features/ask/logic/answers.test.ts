import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseAnswers, quoteOf } from './answer.ts';
import { openAskIndex, toAskIndex } from './ask-index.ts';
import { askedFrom } from './asked-from.ts';
import { asksForCare, cautionOf } from './cautions.ts';
import type { AskedPage, Block } from './passages.ts';
import { rankPassages } from './rank-passages.ts';
import { readRising, writeRising } from './small-numbers.ts';

const text = (words: string): Block => ({ kind: 'text', text: words });
const asked = (title: string, sections: Readonly<Record<string, readonly [string, string]>>): AskedPage => ({
  title,
  danger: '',
  reviewed: '',
  passages: [
    { section: '', heading: '', blocks: [text(`All on ${title}.`)] },
    ...Object.entries(sections).map(([section, [heading, words]]) => ({
      section,
      heading,
      blocks: [text(words)],
    })),
  ],
});
const teeth = asked('Clean teeth', {
  brush: ['Brush twice a day', 'Brush for two minutes with fluoride.'],
  gums: ['If your gums bleed', 'Keep brushing gently. Bleeding stops in two weeks.'],
});
const eyes = asked('Healthy eyes', { rest: ['Rest from screens', 'Look far away every twenty minutes.'] });
const pages = [teeth, eyes].map((page, place) => ({
  address: `/page-${place}`,
  title: page.title,
  names: place === 0 ? 'tooth mouth' : '',
  isExercise: false,
  page,
}));
const open = openAskIndex(JSON.parse(JSON.stringify(toAskIndex(pages, 'en'))), 'en');

function answersTo(question: string): string[] {
  const terms = open.termsOf(question);
  const candidates = open.likelyPages(terms).flatMap((place) => {
    const known = pages[place];
    return known ? [{ address: known.address, page: known.page, called: open.calledBy(place, terms) }] : [];
  });
  return chooseAnswers(rankPassages(candidates, terms, 'en')).map(
    ({ candidate, passage }) => `${candidate.address}#${passage.section}`,
  );
}

test.each([
  ['My gums bleed', '/page-0#gums'],
  ['How long should I brush?', '/page-0#brush'],
  ['screens', '/page-1#rest'],
])('“%s” is answered by %s first', (question, place) => {
  expect(answersTo(question)[0]).toBe(place);
});

test.each(['Who won the match?', 'What is the price of a tooth?', 'bitcoin', '', '?!'])(
  '“%s” is answered by nothing',
  (question) => {
    expect(answersTo(question)).toEqual([]);
  },
);

/** Passages that answer, where pages and what each is called by are given. */
function ranked(question: string, called: ReadonlyMap<AskedPage, readonly string[]>): string[] {
  const terms = question.split(' ').map((stem) => ({ stem, weight: 3 }));
  const candidates = [...called].map(([page, names]) => ({
    address: `/${page.title}`,
    page,
    called: terms.map(({ stem }) => Number(names.includes(stem))),
  }));
  return chooseAnswers(rankPassages(candidates, terms, 'en')).map(
    ({ candidate, passage }) => `${candidate.address}#${passage.section}`,
  );
}

test('a section that is headed by what is asked comes before one that repeats what the page is called', () => {
  const panic = asked('Panic', {
    recovery: ['Recovery', 'Panic signs, panic signs, panic signs fade.'],
    symptoms: ['Signs', 'Your heart races, and you tremble.'],
  });
  expect(ranked('sign panic', new Map([[panic, ['panic']]]))[0]).toBe('/Panic#symptoms');
});

test('where a heading is about the question, another page that only holds its words is left out', () => {
  const autism = asked('Autism', {
    support: ['Support', 'A screen, and a place to rest. Rest, then screen.'],
  });
  const sleep = asked('Sleep', { nap: ['Rest by day', 'Rest, and leave the screen.'] });
  const called = new Map([
    [eyes, []],
    [autism, []],
    [sleep, []],
  ]);
  expect(ranked('rest screen', called)).toEqual(['/Healthy eyes#rest', '/Sleep#nap']);
});

test('rising numbers come back as they were, in characters that JSON writes as they are', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(100_000)), (numbers) => {
      const rising = numbers.sort((one, other) => one - other);
      const written = writeRising(rising);
      expect(readRising(written)).toEqual(rising);
      expect(JSON.stringify(written)).toBe(`"${written}"`);
    }),
  );
});

test('a quote holds whole texts of the passage in their order, and a heading only above what it heads', () => {
  const block = fc.oneof(
    fc.string({ minLength: 1, maxLength: 400 }).map(text),
    fc.constantFrom<Block>({ kind: 'heading', text: 'Avoid' }),
    fc
      .array(fc.record({ term: fc.constant(''), text: fc.string({ minLength: 1, maxLength: 200 }) }), {
        minLength: 1,
      })
      .map((items): Block => ({ kind: 'list', ordered: false, items })),
  );
  fc.assert(
    fc.property(fc.array(block, { minLength: 1 }), (blocks) => {
      const quote = quoteOf({ section: 's', heading: 'S', blocks }, [{ stem: 'pain', weight: 1 }], 'en');
      const lines = (some: readonly Block[]) =>
        some.flatMap((one) => (one.kind === 'list' ? one.items.map((item) => item.text) : [one.text]));
      const whole = lines(blocks);
      let from = 0;
      for (const line of lines(quote.blocks)) {
        from = whole.indexOf(line, from) + 1;
        expect(from).toBeGreaterThan(0);
      }
      expect(quote.blocks.at(-1)?.kind).not.toBe('heading');
    }),
  );
});

test('a list of what to avoid is quoted with its heading, and says that there is more', () => {
  const long = (word: string) => ({ term: '', text: `${word} ${'and so on '.repeat(30)}` });
  const blocks: Block[] = [
    { kind: 'heading', text: 'Do' },
    { kind: 'list', ordered: false, items: [long('Walk'), long('Rest')] },
    { kind: 'heading', text: 'Avoid' },
    { kind: 'list', ordered: false, items: [long('Salt'), long('Smoke')] },
  ];
  const quote = quoteOf({ section: 's', heading: 'S', blocks }, [{ stem: 'smok', weight: 1 }], 'en');
  expect(quote.isShortened).toBe(true);
  expect(quote.blocks.map(({ kind }, place) => [kind, place])).toContainEqual(['heading', 0]);
  const avoid = quote.blocks.findIndex((block) => block.kind === 'heading' && block.text === 'Avoid');
  expect(avoid).toBeGreaterThanOrEqual(0);
  expect(quote.blocks[avoid + 1]?.kind).toBe('list');
});

test('a point with a name that holds nothing asked is not quoted, unless the heading of all is what is asked', () => {
  const blocks: Block[] = [
    {
      kind: 'list',
      ordered: false,
      items: [
        { term: 'Medicines around a birth', text: 'Ask a midwife.' },
        { term: 'If you are not safe', text: 'If someone hits you, go to a safe place.' },
      ],
    },
  ];
  const namesIn = (heading: string) =>
    quoteOf({ section: 's', heading, blocks }, [{ stem: 'hit', weight: 1 }], 'en').blocks.flatMap((block) =>
      block.kind === 'list' ? block.items.map(({ term }) => term) : [],
    );
  expect(namesIn('Ask for gentle care')).toEqual(['If you are not safe']);
  expect(namesIn('When somebody hits you')).toEqual(['Medicines around a birth', 'If you are not safe']);
});

test('a question on medicines or children gets what the page says of who asks first', () => {
  expect(asksForCare('May my child take aspirin?', 'en')).toBe(true);
  expect(asksForCare('How do I brush?', 'en')).toBe(false);
  expect(
    cautionOf(asked('Tablets', { 'see-worker': ['See', 'x'], 'ask-first': ['Ask first', 'x'] }))?.section,
  ).toBe('ask-first');
  expect(cautionOf(teeth)).toBeUndefined();
});

test.each([
  ['https://b.org/ask?q=x', 'https://b.org/fr/tips/eye-care?a#b', '/fr/tips/eye-care'],
  ['https://b.org/ask?q=x&from=/tips/eye-care', 'https://b.org/', '/tips/eye-care'],
  ['https://b.org/ask?q=x', 'https://other.org/tips', ''],
  ['https://b.org/ask?q=x', '', ''],
])('from %s after %s the question is about “%s”', (here, referrer, page) => {
  expect(askedFrom(here, referrer)).toBe(page);
});
