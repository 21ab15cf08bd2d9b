import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftIn } from './draft.ts';
import { writeEnding } from './ending-text.ts';
import { memoryStorage } from './storage.testing.ts';
import { readStored } from './storage.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a page that is loaded again finds what was typed', () => {
  draftIn('contactDraft').keep({ from_name: 'Amina' });
  expect(draftIn('contactDraft').read()).toEqual({ from_name: 'Amina' });
});

test('what is typed later is added, and takes the place of what it corrects', () => {
  const draft = draftIn('accountDraft');
  draft.keep({ email: 'a@example.org', firstName: 'Amina' });
  draft.keep({ email: 'b@example.org' });
  expect(draftIn('accountDraft').read()).toEqual({ email: 'b@example.org', firstName: 'Amina' });
});

test('two drafts do not see each other', () => {
  draftIn('contactDraft').keep({ message: 'private' });
  expect(draftIn('accountDraft').read()).toEqual({});
});

test('what is forgotten is gone from the device, and the page still knows the way back', () => {
  const draft = draftIn('accountDraft');
  draft.keep({ email: 'a@example.org' });
  draft.forget();
  expect(readStored('accountDraft')).toBeNull();
  expect(draftIn('accountDraft').read()).toEqual({});
  expect(draft.read()).toEqual({ email: 'a@example.org' });
});

test('where nothing can be stored the page itself remembers', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const draft = draftIn('accountDraft');
  draft.keep({ email: 'a@example.org' });
  expect(draft.read()).toEqual({ email: 'a@example.org' });
});

test.each(['nonsense', 'null', '[]', '7', '{"from_name":7}'])('%s is a draft without texts', (stored) => {
  writeEnding('contactDraft', stored);
  expect(draftIn('contactDraft').read()).toEqual({});
});
