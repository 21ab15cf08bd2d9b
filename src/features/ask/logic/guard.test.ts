import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Fault, type GivenPassage, judgeSentence, leastSupport } from './guard.ts';
import { quantitiesOf } from './numbers.ts';
import { sentencesOf } from './sentences.ts';
import { supportOf } from './support.ts';

const salt: GivenPassage = {
  title: 'Heart care: Eat less salt',
  text: 'Eat less than 5 g of salt a day, about one teaspoon.\nDo not put salt on the table.\nWalk 30 to 40 minutes on 5 days of the week, and rest for 1.5 hours.\nThe immune system and 2,000 people were studied.',
};
const water: GivenPassage = { title: 'Water', text: 'Drink 8 glasses of clean water when it is hot.' };

function judged(raw: string, language: 'en' | 'fr' | 'rw' | 'sw' = 'en', passages = [salt, water]) {
  return judgeSentence(raw, passages, language);
}

test.each([
  ['Eat less than 5 g of salt a day [1].', 'Eat less than 5 g of salt a day.', [0]],
  ['- **Eat less salt**, less than 5 grams a day. [1]', 'Eat less salt, less than 5 grams a day.', [0]],
  ['2) Walk 30–40 min on five days of the week [1].', 'Walk 30–40 min on five days of the week.', [0]],
  ['Walk, and drink water when it is hot [2][1].', 'Walk, and drink water when it is hot.', [0, 1]],
  ['Put no salt on the table [1].', 'Put no salt on the table.', [0]],
  [
    '2000 people were studied for the immune system [1].',
    '2000 people were studied for the immune system.',
    [0],
  ],
])('%j may be shown', (raw, text, cites) => {
  expect(judged(raw)).toEqual({ text, cites });
});

test.each<[string, Fault]>([
  ['Eat less salt.', 'uncited'],
  ['Eat less salt [3].', 'unknownPassage'],
  ['Eat less salt [0].', 'unknownPassage'],
  ['Eat less salt [1, 9].', 'unknownPassage'],
  [`Eat less salt ${'and salt '.repeat(80)}[1].`, 'tooLong'],
  ['Eat less salt, see https://x.example [1].', 'markup'],
  ['Eat less salt (who.int/salt or salt.org) [1].', 'markup'],
  ['Eat <i>less</i> salt [1].', 'markup'],
  ['Eat `less` salt [1].', 'markup'],
  ['Eat less [salt](x) [1].', 'markup'],
  ['Eat less salt, call 112 [1].', 'contact'],
  ['Eat less salt: 0788 123 456 [1].', 'contact'],
  ['I say: eat less salt [1].', 'ofItself'],
  ['The passage says: eat less salt [1].', 'ofItself'],
  ['Eat less salt, as my instructions say [1].', 'ofItself'],
  ['Eat less salt with your medicine [1].', 'closedTopic'],
  ['Eat less salt when pregnant [1].', 'closedTopic'],
  ['Eat less than 6 g of salt a day [1].', 'numbers'],
  ['Eat less than 5 mg of salt a day [1].', 'closedTopic'],
  ['Eat less than 5 kg of salt a day [1].', 'numbers'],
  ['Walk for 30 hours on days of the week [1].', 'numbers'],
  ['Walk on three days of the week [1].', 'numbers'],
  ['Drink 8 glasses of clean water when it is hot [1].', 'numbers'],
  ['Garlic lowers cholesterol quickly [1].', 'unsupported'],
  ['Mangez moins de sel chaque jour [1].', 'unsupported'],
  ['Yes [1].', 'unsupported'],
  ['Put salt on the table [1].', 'contrary'],
  ['Never drink clean water when it is hot [2].', 'contrary'],
])('%j is left out: %s', (raw, fault) => {
  expect(judged(raw)).toEqual({ fault });
});

test.each<['fr' | 'rw' | 'sw', string, string]>([
  ['fr', 'Ne frottez pas l’œil sec.', 'Frottez l’œil sec [1].'],
  ['rw', 'Ntukube ijisho ryumye.', 'Kuba ijisho ryumye [1].'],
  ['sw', 'Usisugue jicho kavu.', 'Sugua jicho kavu [1].'],
])('a warning does not become advice (%s)', (language, text, turned) => {
  const passages = [{ title: '', text }];
  expect(judged(`${text} [1]`, language, passages)).toMatchObject({ text });
  expect(judged(turned, language, passages)).toHaveProperty('fault');
});

test.each<['fr' | 'rw' | 'sw', string, string]>([
  ['fr', 'Marchez 1,5 heure, 2 000 pas.', 'Marchez 1.5 h, 2000 pas.'],
  ['rw', 'Genda iminota 30 kugeza kuri 40, inshuro eshanu.', 'Genda iminota 30, inshuro 5.'],
  ['sw', 'Tembea dakika 30 hadi 40, mara tano.', 'Tembea dakika 40, mara 5.'],
])('numbers are known in words and in either spelling (%s)', (language, text, other) => {
  const passages = [{ title: '', text }];
  expect(judged(`${other} [1]`, language, passages)).toHaveProperty('cites', [0]);
  expect(judged(`${other.replace(/\d0\b|\d\.5/, '70')} [1]`, language, passages)).not.toHaveProperty(
    'cites',
    [0, 0],
  );
});

test('a unit stands after its number, before it, or at the end of a range', () => {
  expect(quantitiesOf('5 to 10 minutes', 'en')).toEqual([
    { value: '5', unit: 'minute' },
    { value: '10', unit: 'minute' },
  ]);
  expect(quantitiesOf('asilimia 30', 'sw')).toEqual([{ value: '30', unit: 'percent' }]);
  expect(quantitiesOf('1,50 l', 'fr')).toEqual([{ value: '1.5', unit: 'litre' }]);
});

const words =
  'salt less day week walk water rest 5 30 40 7 1.5 g kg minutes hours not never people [1] [2] . call I you'.split(
    ' ',
  );

test('whatever is shown cites what was given, holds no number of its own, and speaks of what was given', () => {
  const passages = [salt, water];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 14 }), (parts) => {
      const judgement = judged(parts.join(' '));
      if ('fault' in judgement) return;
      const held = judgement.cites
        .map((index) => `${passages[index]?.title}\n${passages[index]?.text}`)
        .join('\n');
      expect(judgement.cites.length).toBeGreaterThan(0);
      const known = quantitiesOf(held, 'en').map(({ value }) => value);
      for (const { value } of quantitiesOf(judgement.text, 'en')) expect(known).toContain(value);
      expect(supportOf(judgement.text, held, 'en')).toBeGreaterThanOrEqual(leastSupport);
      expect(judgement.text).not.toMatch(/\[|\bI\b/);
    }),
    { numRuns: 2_000 },
  );
});

test('every sentence of a passage may be shown as it is', () => {
  for (const sentence of sentencesOf(salt.text))
    expect(judged(`${sentence} [1]`)).toHaveProperty('cites', [0]);
});

test('nothing that a model may say makes the guard fail', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (raw) => {
      const judgement = judged(`${raw} [1]`);
      expect('fault' in judgement || judgement.text.length > 0).toBe(true);
    }),
  );
});
