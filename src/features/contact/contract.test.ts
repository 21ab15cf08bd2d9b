import { expect, test } from 'vitest';
import { contactLimits, contactProblem, pageSchema } from './contract.ts';

const { from_name, from_email, message, page } = contactLimits;

test.each([
  ['from_name', 'Amina', undefined],
  ['from_name', '  Amina  ', undefined],
  ['from_name', '', 'required'],
  ['from_name', ' \t ', 'required'],
  ['from_name', 'x'.repeat(from_name), undefined],
  ['from_name', ` ${'x'.repeat(from_name)} `, undefined],
  ['from_name', 'x'.repeat(from_name + 1), 'tooLong'],
  ['from_name', undefined, 'missing'],
  ['from_name', 42, 'notText'],
  ['from_name', null, 'notText'],
  ['from_name', ['Amina'], 'notText'],
  ['from_email', 'amina@example.org', undefined],
  ['from_email', ' amina@example.org ', undefined],
  ['from_email', '', 'required'],
  ['from_email', '   ', 'required'],
  ['from_email', 'amina@', 'invalidEmail'],
  ['from_email', 'amina@gmail', 'invalidEmail'],
  ['from_email', 'a@b.example\r\nBcc: c@d.example', 'invalidEmail'],
  ['from_email', `${'a'.repeat(from_email)}@example.org`, 'tooLong'],
  ['message', 'Muraho!', undefined],
  ['message', ' indented\n', undefined],
  ['message', '', 'required'],
  ['message', ' \n\t ', 'required'],
  ['message', 'x'.repeat(message), undefined],
  ['message', 'x\r\n'.repeat(message / 2), undefined],
  ['message', 'x'.repeat(message + 1), 'tooLong'],
  ['message', undefined, 'missing'],
  ['message', {}, 'notText'],
] as const)('the problem of %s %j is %s', (field, value, expected) => {
  expect(contactProblem(field, value)).toBe(expected);
});

test.each(['/', '/contacts', '/rw/tips/eye-care', `/${'a'.repeat(page - 1)}`])('%s is a page', (path) => {
  expect(pageSchema.safeParse(path).success).toBe(true);
});

test.each([
  '',
  'contacts',
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/contacts\nE-mail: someone@else.example',
  `/${'a'.repeat(page)}`,
  null,
  7,
])('%j is none', (path) => {
  expect(pageSchema.safeParse(path).success).toBe(false);
});
