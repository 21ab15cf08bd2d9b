import { expect, test } from 'vitest';
import { remindersTexts } from '#src/features/reminders/view/reminders-texts.ts';
import { nextText, whenText } from './when-text.ts';

const texts = remindersTexts('fr');
const day = '2026-12-01';
const once = { from: day, weekdays: [], times: ['07:00'] };

test('a French day is written small inside a sentence, and begins one with a capital letter', () => {
  expect(nextText({ day, time: '07:00' }, '2026-11-23', texts)).toBe(
    'Prochain\u00A0: mardi 1er décembre 2026 à 07:00',
  );
  expect(whenText(once, '2026-11-23', texts)).toBe('Mardi 1er décembre 2026 à 07:00');
});
