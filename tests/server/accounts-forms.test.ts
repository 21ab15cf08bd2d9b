import { expect, test } from 'vitest';
import { parseNewPassword, parseProfileChange, parseSignUp } from '#server/account/account-forms.ts';
import { signUpForm } from './support/accounts.ts';

const person = { firstName: 'Jean Bosco', lastName: 'Habimana', email: 'jbhabimana@example.rw' };
const twice = (password: unknown) => ({ password, confirmPassword: password });

/** The error of a new password, or undefined when it is taken. */
function errorOf(password: unknown): string | undefined {
  const parsed = parseNewPassword(twice(password), person);
  return parsed.ok ? undefined : parsed.errors.password;
}

test.for([
  ['1234567', 'tooShort'],
  ['👩🏾‍🌾', 'tooShort'],
  ['x'.repeat(129), 'tooLong'],
  ['😀'.repeat(129), 'tooLong'],
  ['x'.repeat(128), 'tooCommon'],
  ['        x', 'tooCommon'],
  ['00000000', 'tooCommon'],
  ['987654321', 'tooCommon'],
  ['123123123', 'tooCommon'],
  ['p@ssword', 'tooCommon'],
  ['password2024', 'tooCommon'],
  ['rwanda123', 'tooCommon'],
  ['Kigali2024', 'tooCommon'],
  ['murakoze', 'tooCommon'],
  ['imana123', 'tooCommon'],
  ['buzima2026', 'tooCommon'],
  ['Habimana2000', 'tooCommon'],
  ['password', 'tooCommon'],
  ['PassWord', 'tooCommon'],
  ['12345678', 'tooCommon'],
  ['qwertyuiop', 'tooCommon'],
  ['iloveyou', 'tooCommon'],
  ['jbhabimana', 'tooCommon'],
  ['JBHabimana@example.rw', 'tooCommon'],
  ['habimana', 'tooCommon'],
  ['Jean Bosco Habimana', 'tooCommon'],
  ['habimanajeanbosco', 'tooCommon'],
  ['', 'required'],
  [12345678901, 'required'],
  [null, 'required'],
  [undefined, 'required'],
  [['a long enough password'], 'required'],
] as const)('the password %j is refused as %s', ([password, expected]) => {
  expect(errorOf(password)).toBe(expected);
});

test.for([
  '8 chars!',
  `umusozi ${'muremure '.repeat(13)}`,
  `${'😀😁😂😃'.repeat(2)}umusozi`,
  'umusozi muremure',
  '山高月小水落石出',
])('the password %j is taken', (password) => {
  expect(errorOf(password)).toBeUndefined();
});

test('a password must be repeated exactly', () => {
  const parsed = parseNewPassword({ password: 'umusozi muremure', confirmPassword: 'Umusozi muremure' });
  expect(parsed).toEqual({ ok: false, errors: { confirmPassword: 'mismatch' } });
});

test('an empty sign-up names every field', () => {
  for (const body of [{}, null, [], 'x', undefined]) {
    expect(parseSignUp(body)).toEqual({
      ok: false,
      errors: {
        firstName: 'required',
        lastName: 'required',
        email: 'required',
        countryCode: 'required',
        phone: 'required',
        country: 'required',
        password: 'required',
        confirmPassword: 'required',
      },
    });
  }
});

test.for([
  ['firstName', '   ', 'required'],
  ['firstName', 'é'.repeat(101), 'tooLong'],
  ['lastName', 7, 'required'],
  ['email', 'ange', 'invalidEmail'],
  ['email', 'ange@', 'invalidEmail'],
  ['email', 'a b@example.rw', 'invalidEmail'],
  ['email', 'a@example.rw, b@example.rw', 'invalidEmail'],
  ['email', `${'a'.repeat(250)}@example.rw`, 'tooLong'],
  ['countryCode', '+999', 'unknownDialCode'],
  ['countryCode', '+33', 'unknownDialCode'],
  ['country', 'Rwanda', 'unknownCountry'],
  ['country', 'ZZ', 'unknownCountry'],
  ['country', 'constructor', 'unknownCountry'],
  ['phone', '12', 'invalidPhone'],
  ['phone', 'call me', 'invalidPhone'],
  ['phone', '7'.repeat(41), 'tooLong'],
  ['password', 'password1', 'tooCommon'],
  ['confirmPassword', 'something else', 'mismatch'],
] as const)('a sign-up whose %s is %j is refused as %s', ([field, value, expected]) => {
  const parsed = parseSignUp({ ...signUpForm, [field]: value });
  expect(parsed.ok ? undefined : parsed.errors[field]).toBe(expected);
});

test('a sign-up is stored in one form: trimmed, address in lower case, phone in E.164', () => {
  const typed = { ...signUpForm, firstName: ' Ange  Marie ', email: ' Ange@Example.RW ', language: 'xx' };
  const parsed = parseSignUp(typed);
  expect(parsed).toMatchObject({
    ok: true,
    value: { firstName: 'Ange Marie', email: 'ange@example.rw', phone: '+250788123456', language: 'en' },
  });
});

test('several fields at fault are named at once', () => {
  const body = { ...signUpForm, firstName: '', email: 'x', password: 'short', confirmPassword: 'other' };
  expect(parseSignUp(body)).toEqual({
    ok: false,
    errors: {
      firstName: 'required',
      email: 'invalidEmail',
      password: 'tooShort',
      confirmPassword: 'mismatch',
    },
  });
});

test('a change of the profile checks what it holds and nothing else', () => {
  const present = {
    firstName: 'Ange',
    lastName: 'Uwase',
    countryCode: '+250',
    phone: '+250788123456',
    country: 'RW',
    language: 'rw',
  } as const;
  expect(parseProfileChange({}, present)).toEqual({ ok: true, value: present });
  expect(parseProfileChange({ firstName: null, language: 'xx' }, present)).toEqual({
    ok: false,
    errors: { firstName: 'required', language: 'required' },
  });
  expect(parseProfileChange({ countryCode: '+254', phone: '0712345678', country: 'KE' }, present)).toEqual({
    ok: true,
    value: { ...present, countryCode: '+254', phone: '+254712345678', country: 'KE' },
  });
  expect(parseProfileChange({ countryCode: '+254', phone: '0712345678', country: 'RW' }, present)).toEqual({
    ok: false,
    errors: { countryCode: 'unknownDialCode' },
  });
});
