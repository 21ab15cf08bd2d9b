import { expect, test } from 'vitest';
import { chooseVoice } from './voice.ts';

const voice = (lang: string, more: { localService?: boolean; default?: boolean } = {}) => ({
  lang,
  localService: true,
  default: false,
  ...more,
});

test('no voice of another language reads a text', () => {
  expect(chooseVoice([voice('en-US', { default: true }), voice('fr-FR')], 'rw')).toBeUndefined();
});

test.each(['rw-RW', 'rw_RW', 'RW', 'kin', 'kin-RWA'])('a voice called %s reads Kinyarwanda', (lang) => {
  expect(chooseVoice([voice('en-US'), voice(lang)], 'rw-RW')?.lang).toBe(lang);
});

test.each(['', '?', 'english voice'])('a voice whose language is "%s" reads nothing', (lang) => {
  expect(chooseVoice([voice(lang)], 'en')).toBeUndefined();
});

test('the voice of the same country goes before others', () => {
  const voices = [voice('fr-CA', { default: true }), voice('fr-FR', { localService: false })];
  expect(chooseVoice(voices, 'fr-FR')?.lang).toBe('fr-FR');
});

test('a voice that costs no data goes before one that does, and the default before others', () => {
  const far = voice('sw-KE', { localService: false, default: true });
  const near = voice('sw-UG');
  const chosen = voice('sw-UG', { default: true });
  expect(chooseVoice([far, near], 'sw-TZ')).toBe(near);
  expect(chooseVoice([near, chosen], 'sw-TZ')).toBe(chosen);
});
