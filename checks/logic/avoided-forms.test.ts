import { expect, test } from 'vitest';
import { avoidedFormsSchema, checkAvoidedForms, checkSamples } from './avoided-forms.ts';
import { sampleTexts } from './sample-texts.testing.ts';

const forms = avoidedFormsSchema.parse({
  en: [
    {
      form: '\\b[Ff]its\\b',
      write: 'suits',
      why: 'read as seizures',
      severity: 'warning',
      sample: 'It fits.',
    },
  ],
  fr: [],
  rw: [{ form: '(?<!\\p{L})cg(?!\\p{L})', write: 'cyangwa', severity: 'error', sample: 'amazi cg amata' }],
  sw: [],
});

test('a form is reported with what to write, and not inside of another word', () => {
  const texts = sampleTexts('rw', { a: 'amazi cg amata', b: 'cgx' });
  expect(checkAvoidedForms(texts, forms, 'error')).toMatchObject([
    { key: 'a', message: 'Instead of “cg” write: cyangwa' },
  ]);
});

test('the reason stands behind what to write', () => {
  expect(checkAvoidedForms(sampleTexts('en', { a: 'It fits.' }), forms, 'warning')).toMatchObject([
    { message: 'Instead of “fits” write: suits (read as seizures)' },
  ]);
});

test('a form of another severity or another language is not looked for', () => {
  expect(checkAvoidedForms(sampleTexts('en', { a: 'It fits.' }), forms, 'error')).toEqual([]);
  expect(checkAvoidedForms(sampleTexts('sw', { a: 'amazi cg amata' }), forms, 'error')).toEqual([]);
});

test('a form that is not in its sample is reported', () => {
  const [row] = forms.en;
  const broken = { ...forms, en: row === undefined ? [] : [{ ...row, sample: 'It suits you.' }] };
  expect(checkSamples(forms, 'avoided-forms.yaml')).toEqual([]);
  expect(checkSamples(broken, 'avoided-forms.yaml')).toMatchObject([{ key: 'en: \\b[Ff]its\\b' }]);
});

test('a form that is no regular expression is refused', () => {
  const broken = { en: [{ form: '(', write: 'x', severity: 'error', sample: '(' }], fr: [], rw: [], sw: [] };
  expect(avoidedFormsSchema.safeParse(broken).success).toBe(false);
});
