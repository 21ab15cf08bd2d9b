import { z } from 'zod';
import type { FieldErrors } from '#src/features/account/logic/account-rules.ts';
import { parseDialledPhone, parsePhone } from '#src/features/account/logic/phone.ts';
import { dialCodesOf } from '#src/features/countries/logic/countries.ts';
import type { Language } from '#src/words/languages.ts';
import { fields, type Parsed, parseFields, readObject } from './form-fields.ts';

/** What a member has told about themselves, as it is stored. */
export interface ProfileForm {
  firstName: string;
  lastName: string;
  countryCode: string;
  /** E.164. */
  phone: string;
  country: string;
  language: Language;
}

export interface SignUpForm extends ProfileForm {
  email: string;
  password: string;
}

/** Whom a password must not be named after. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
}

const { firstName, lastName, email, countryCode, phone, country, language } = fields;
const profileSchema = z.object({ firstName, lastName, countryCode, phone, country, language });
const signUpSchema = profileSchema.extend({ email, language: language.catch('en') });
const passwordSchema = z.object({ password: fields.password, confirmPassword: fields.confirmPassword });

/** True when a password is nothing but its owner's address or name. */
export function isOwnName(password: string, person: Person): boolean {
  const plain = (value: string) => value.toLowerCase().replace(/\s/g, '');
  const names = [
    person.email,
    person.email.slice(0, person.email.lastIndexOf('@')),
    person.firstName,
    person.lastName,
    `${person.firstName}${person.lastName}`,
    `${person.lastName}${person.firstName}`,
  ];
  return names.map(plain).includes(plain(password));
}

/** Checks a new password and its repetition; the person is left out where it is not known yet. */
export function parseNewPassword(body: unknown, person?: Person): Parsed<string> {
  const typed = readObject(body);
  const parsed = parseFields(passwordSchema, body);
  const errors: FieldErrors = parsed.ok ? {} : { ...parsed.errors };
  if (typed.password !== typed.confirmPassword) errors.confirmPassword ??= 'mismatch';
  if (person !== undefined && typeof typed.password === 'string' && isOwnName(typed.password, person)) {
    errors.password ??= 'tooCommon';
  }
  if (!parsed.ok || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, value: parsed.value.password };
}

function parseNumber(form: { countryCode: string; phone: string; country: string }): Parsed<string> {
  if (!dialCodesOf(form.country).includes(form.countryCode)) {
    return { ok: false, errors: { countryCode: 'unknownDialCode' } };
  }
  const number = parsePhone(form.phone, form.countryCode, form.country);
  return number === undefined
    ? { ok: false, errors: { phone: 'invalidPhone' } }
    : { ok: true, value: number };
}

function parseDialledNumber(form: { countryCode: string; phone: string }): Parsed<string> {
  const number = parseDialledPhone(form.phone, form.countryCode);
  return number === undefined
    ? { ok: false, errors: { phone: 'invalidPhone' } }
    : { ok: true, value: number };
}

/** Checks the sign-up form. A language that is none counts as English: a hidden field must not stop a person. */
export function parseSignUp(body: unknown): Parsed<SignUpForm> {
  const form = parseFields(signUpSchema, body);
  const password = parseNewPassword(body, form.ok ? form.value : undefined);
  const number = form.ok ? parseNumber(form.value) : form;
  if (form.ok && password.ok && number.ok) {
    return { ok: true, value: { ...form.value, phone: number.value, password: password.value } };
  }
  const failures = [form, number, password].map((part) => (part.ok ? {} : part.errors));
  return { ok: false, errors: Object.assign({}, ...failures) };
}

/** The present profile with the changes that a body holds; fields that it leaves out stay as they are. */
export function parseProfileChange(body: unknown, present: ProfileForm): Parsed<ProfileForm> {
  const change = parseFields(profileSchema.partial(), body);
  if (!change.ok) return change;
  const sent = change.value;
  const merged: ProfileForm = {
    firstName: sent.firstName ?? present.firstName,
    lastName: sent.lastName ?? present.lastName,
    countryCode: sent.countryCode ?? present.countryCode,
    phone: sent.phone ?? present.phone,
    country: sent.country ?? present.country,
    language: sent.language ?? present.language,
  };
  // Who moves to another country may keep the number.
  if (sent.phone === undefined && sent.countryCode === undefined) return { ok: true, value: merged };
  const number = sent.country === undefined ? parseDialledNumber(merged) : parseNumber(merged);
  return number.ok ? { ok: true, value: { ...merged, phone: number.value } } : number;
}

/** Checks the log-in form. */
export function parseLogIn(body: unknown): Parsed<{ email: string; password: string }> {
  return parseFields(z.object({ email, password: fields.typedPassword }), body);
}

/** Checks the forgot-password form; the phone becomes E.164. */
export function parseForgotPassword(body: unknown): Parsed<{ email: string; phone: string }> {
  const form = parseFields(z.object({ email, countryCode, phone }), body);
  if (!form.ok) return form;
  const number = parseDialledNumber(form.value);
  return number.ok ? { ok: true, value: { email: form.value.email, phone: number.value } } : number;
}

/** Checks the password that is asked for again before an account is deleted. */
export function parsePassword(body: unknown): Parsed<string> {
  const form = parseFields(z.object({ password: fields.typedPassword }), body);
  return form.ok ? { ok: true, value: form.value.password } : form;
}

/** Checks the form that changes the password. */
export function parsePasswordChange(
  body: unknown,
  person: Person,
): Parsed<{ currentPassword: string; password: string }> {
  const current = parseFields(z.object({ currentPassword: fields.typedPassword }), body);
  const password = parseNewPassword(body, person);
  if (current.ok && password.ok) {
    return { ok: true, value: { ...current.value, password: password.value } };
  }
  const failures = [current, password].map((part) => (part.ok ? {} : part.errors));
  return { ok: false, errors: Object.assign({}, ...failures) };
}

/** The token of a link; undefined when it cannot be one. */
export function readToken(body: unknown): string | undefined {
  const { token } = readObject(body);
  return typeof token === 'string' && /^[\w-]{20,100}$/.test(token) ? token : undefined;
}
