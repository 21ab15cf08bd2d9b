import { expect, test } from 'vitest';
import {
  type AccountField,
  accountForms,
  checkForm,
  type FieldErrors,
  type FormContract,
} from './contract.ts';

/** What is wrong with the fields of a form. */
function errorsOf(form: FormContract, values: Partial<Record<AccountField, string>>): FieldErrors {
  const checked = checkForm(form, values);
  return checked.ok ? {} : checked.errors;
}

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
  expect(errorsOf(accountForms.signUp, complete)).toEqual({});
});

test('every empty field of every form is named, in the order of the form', () => {
  expect(Object.entries(errorsOf(accountForms.signUp, {}))).toEqual(
    ['firstName', 'lastName', 'email', 'country', 'countryCode', 'phone', 'password', 'confirmPassword'].map(
      (field) => [field, 'required'],
    ),
  );
  expect(Object.keys(errorsOf(accountForms.logIn, {}))).toEqual(['email', 'password']);
  expect(Object.keys(errorsOf(accountForms.forgotPassword, {}))).toEqual(['email', 'countryCode', 'phone']);
  expect(Object.keys(errorsOf(accountForms.changePassword, {}))).toEqual([
    'currentPassword',
    'password',
    'confirmPassword',
  ]);
  expect(Object.keys(errorsOf(accountForms.profile, {}))).toContain('language');
});

test.each([
  ['firstName', '   ', 'required'],
  ['lastName', 'a'.repeat(101), 'tooLong'],
  ['email', 'amina', 'invalidEmail'],
  ['email', 'amina@', 'invalidEmail'],
  ['email', 'a b@example.org', 'invalidEmail'],
  ['email', 'root@localhost', 'invalidEmail'],
  ['email', `${'a'.repeat(250)}@example.org`, 'tooLong'],
  ['phone', 'call me', 'invalidPhone'],
  ['phone', '123', 'invalidPhone'],
  ['phone', '0788 123 456 ext 5', 'invalidPhone'],
  ['phone', `0788${' '.repeat(40)}123456`, 'tooLong'],
] as const)('%s “%s” is %s', (field, value, expected) => {
  expect(errorsOf(accountForms.signUp, { ...complete, [field]: value })).toEqual({ [field]: expected });
});

test.each(['0788 123 456', '+250 788 123 456', '(242) 359-1234', '00250788123456', '1234'])(
  'the phone number “%s” is left to the server',
  (phone) => {
    expect(errorsOf(accountForms.signUp, { ...complete, phone })).toEqual({});
  },
);

test('lengths of names and passwords count characters, not code units', () => {
  const firstName = '𝒜'.repeat(100);
  const password = '🥭'.repeat(8);
  const values = { ...complete, firstName, password, confirmPassword: password };
  expect(errorsOf(accountForms.signUp, values)).toEqual({});
  const short = '🥭'.repeat(7);
  expect(errorsOf(accountForms.signUp, { ...values, password: short, confirmPassword: short })).toEqual({
    password: 'tooShort',
  });
});

test('a new password is measured and compared; one that is only asked for is not', () => {
  const passwords = { password: 'a'.repeat(129), confirmPassword: 'b' };
  expect(errorsOf(accountForms.changePassword, { currentPassword: 'old', ...passwords })).toEqual({
    password: 'tooLong',
    confirmPassword: 'mismatch',
  });
  expect(errorsOf(accountForms.logIn, { email: 'amina@example.org', password: 'old' })).toEqual({});
});

test('blanks are part of a password', () => {
  const password = ' '.repeat(8);
  expect(errorsOf(accountForms.signUp, { ...complete, password, confirmPassword: password })).toEqual({});
});
