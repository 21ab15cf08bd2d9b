import { expect, test } from 'vitest';
import { minutesToWait } from './account-api.ts';
import {
  changePasswordChecks,
  checkFields,
  forgotPasswordChecks,
  loginChecks,
  profileChecks,
  signUpChecks,
} from './check-fields.ts';

const complete = {
  firstName: 'Amina',
  lastName: 'Uwase',
  email: 'amina@example.org',
  country: 'RW',
  countryCode: '+250',
  phone: '0788 123 456',
  password: 'amazi meza',
  confirmPassword: 'amazi meza',
};

test('a complete sign-up has no errors', () => {
  expect(checkFields(signUpChecks, complete)).toEqual({});
});

test('every empty field of every form is named, in the order of the form', () => {
  expect(Object.entries(checkFields(signUpChecks, {}))).toEqual(
    ['firstName', 'lastName', 'email', 'country', 'countryCode', 'phone', 'password', 'confirmPassword'].map(
      (field) => [field, 'required'],
    ),
  );
  expect(Object.keys(checkFields(loginChecks, {}))).toEqual(['email', 'password']);
  expect(Object.keys(checkFields(forgotPasswordChecks, {}))).toEqual(['email', 'countryCode', 'phone']);
  expect(Object.keys(checkFields(changePasswordChecks, {}))).toEqual([
    'currentPassword',
    'password',
    'confirmPassword',
  ]);
  expect(Object.keys(checkFields(profileChecks, {}))).toContain('language');
});

test.each([
  ['firstName', '   ', 'required'],
  ['lastName', 'a'.repeat(101), 'tooLong'],
  ['email', 'amina', 'invalidEmail'],
  ['email', 'amina@', 'invalidEmail'],
  ['email', 'a b@example.org', 'invalidEmail'],
  ['email', `${'a'.repeat(250)}@example.org`, 'tooLong'],
  ['phone', 'call me', 'invalidPhone'],
  ['phone', '123', 'invalidPhone'],
  ['phone', '0788 123 456 ext 5', 'invalidPhone'],
  ['phone', `0788${' '.repeat(40)}123456`, 'tooLong'],
] as const)('%s “%s” is %s', (field, value, expected) => {
  expect(checkFields(signUpChecks, { ...complete, [field]: value })).toEqual({ [field]: expected });
});

test.each(['0788 123 456', '+250 788 123 456', '(242) 359-1234', '00250788123456', '1234'])(
  'the phone number “%s” is left to the server',
  (phone) => {
    expect(checkFields(signUpChecks, { ...complete, phone })).toEqual({});
  },
);

test('lengths of names and passwords count characters, not code units', () => {
  const firstName = '𝒜'.repeat(100);
  const password = '🥭'.repeat(8);
  const values = { ...complete, firstName, password, confirmPassword: password };
  expect(checkFields(signUpChecks, values)).toEqual({});
  const short = '🥭'.repeat(7);
  expect(checkFields(signUpChecks, { ...values, password: short, confirmPassword: short })).toEqual({
    password: 'tooShort',
  });
});

test('a new password is measured and compared; one that is only asked for is not', () => {
  const passwords = { password: 'a'.repeat(129), confirmPassword: 'b' };
  expect(checkFields(changePasswordChecks, { currentPassword: 'old', ...passwords })).toEqual({
    password: 'tooLong',
    confirmPassword: 'mismatch',
  });
  expect(checkFields(loginChecks, { email: 'amina@example.org', password: 'old' })).toEqual({});
});

test('blanks are part of a password', () => {
  const password = ' '.repeat(8);
  expect(checkFields(signUpChecks, { ...complete, password, confirmPassword: password })).toEqual({});
});

test.each([
  ['61', 2],
  ['60', 1],
  ['0', 1],
  ['900', 15],
  [null, 1],
  ['soon', 1],
])('a Retry-After of %s is a wait of %i minutes', (header, minutes) => {
  expect(minutesToWait(header)).toBe(minutes);
});
