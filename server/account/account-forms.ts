import * as z from 'zod/mini';
import { accountForms, type Checked, checkForm, code } from '#src/features/account/contract.ts';
import { parseDialledPhone, parsePhone } from '#src/features/account/logic/phone.ts';
import { countries, dialCodes, dialCodesOf } from '#src/features/countries/logic/countries.ts';
import { fallbackLanguage, type Language, languageCodes } from '#src/words/languages.ts';
import { isEasyToGuess, type Person } from './password-strength.ts';

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
}

const { shape } = accountForms.profile;
const countryCode = shape.countryCode.check(
  z.refine((text) => dialCodes.includes(text), code('unknownDialCode')),
);
const country = shape.country.check(
  z.refine((text) => countries.some((known) => known.code === text), code('unknownCountry')),
);
const language = z.enum(languageCodes, { error: code('required') });

// A language that is none counts as English: a hidden field must not stop a person.
const signUp = z.extend(accountForms.signUp, {
  countryCode,
  country,
  language: z.catch(language, fallbackLanguage),
});
const forgotPassword = z.extend(accountForms.forgotPassword, { countryCode });
const profileChange = z.partial(z.extend(accountForms.profile, { countryCode, country, language }));

/** Adds what a form says of a new password when it is easy to guess. */
function refuseEasyPassword<Value>(form: Checked<Value>, body: unknown, person?: Person): Checked<Value> {
  const password: unknown = Reflect.get(Object(body), 'password');
  const errors = form.ok ? {} : form.errors;
  if (typeof password !== 'string' || errors.password !== undefined) return form;
  if (!isEasyToGuess(password, person)) return form;
  return { ok: false, errors: { ...errors, password: 'tooCommon' } };
}

/** Checks a new password that is typed once, where it can be looked at. */
export function parseFirstPassword(body: unknown, person?: Person): Checked<{ password: string }> {
  return refuseEasyPassword(checkForm(accountForms.verifyEmail, body), body, person);
}

/** Checks a new password and its repetition; the person is left out where it is not known yet. */
export function parseNewPassword(body: unknown, person?: Person): Checked<{ password: string }> {
  return refuseEasyPassword(checkForm(accountForms.resetPassword, body), body, person);
}

function parseNumber(form: { countryCode: string; phone: string; country: string }): Checked<string> {
  if (!dialCodesOf(form.country).includes(form.countryCode)) {
    return { ok: false, errors: { countryCode: 'unknownDialCode' } };
  }
  const number = parsePhone(form.phone, form.countryCode, form.country);
  return number === undefined
    ? { ok: false, errors: { phone: 'invalidPhone' } }
    : { ok: true, value: number };
}

function parseDialledNumber(form: { countryCode: string; phone: string }): Checked<string> {
  const number = parseDialledPhone(form.phone, form.countryCode);
  return number === undefined
    ? { ok: false, errors: { phone: 'invalidPhone' } }
    : { ok: true, value: number };
}

/** Checks the sign-up form. Its password is only judged: nothing is done with it. */
export function parseSignUp(body: unknown): Checked<SignUpForm> {
  const fields = checkForm(signUp, body);
  const form = refuseEasyPassword(fields, body, fields.ok ? fields.value : undefined);
  const number = fields.ok ? parseNumber(fields.value) : undefined;
  if (form.ok && number?.ok) {
    const { password: _password, confirmPassword: _repetition, ...person } = form.value;
    return { ok: true, value: { ...person, phone: number.value } };
  }
  const errors = [form, number].map((part) => (part === undefined || part.ok ? {} : part.errors));
  return { ok: false, errors: Object.assign({}, ...errors) };
}

/** The present profile with the changes that a body holds; fields that it leaves out stay as they are. */
export function parseProfileChange(body: unknown, present: ProfileForm): Checked<ProfileForm> {
  const change = checkForm(profileChange, body);
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
export function parseLogIn(body: unknown): Checked<{ email: string; password: string }> {
  return checkForm(accountForms.logIn, body);
}

/**
 * Checks the forgot-password form. The phone must be one, but need not be the account's: the mailbox alone proves who
 * somebody is, and who has a new number must not be locked out.
 */
export function parseForgotPassword(body: unknown): Checked<{ email: string }> {
  const form = checkForm(forgotPassword, body);
  if (!form.ok) return form;
  const number = parseDialledNumber(form.value);
  return number.ok ? form : number;
}

/** Checks the password that is asked for again before an account is deleted. */
export function parseDeletion(body: unknown): Checked<{ password: string }> {
  return checkForm(accountForms.deletion, body);
}

/** Checks the form that changes the password. */
export function parsePasswordChange(
  body: unknown,
  person: Person,
): Checked<{ currentPassword: string; password: string }> {
  return refuseEasyPassword(checkForm(accountForms.changePassword, body), body, person);
}
