import { z } from 'zod';
import {
  accountLimits,
  type FieldErrorCode,
  type FieldErrors,
} from '#src/features/account/logic/account-rules.ts';
import { countries, dialCodes } from '#src/features/countries/logic/countries.ts';
import { languageCodes } from '#src/words/languages.ts';
import { isCommonPassword } from './common-passwords.ts';

export type Parsed<Value> = { ok: true; value: Value } | { ok: false; errors: FieldErrors };

const code = (value: FieldErrorCode) => value;
const characters = (text: string) => [...text].length;
// Nobody types these, and PostgreSQL stores neither.
const storable = (text: string) => !text.includes('\0') && text.isWellFormed();

const requiredText = z.string({ error: code('required') }).min(1, code('required'));

/** Line breaks become spaces: a name also stands in mails. */
const name = requiredText
  .refine(storable, code('required'))
  .transform((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim())
  .refine((text) => text !== '', code('required'))
  .refine((text) => characters(text) <= accountLimits.nameLength, code('tooLong'));

const email = requiredText
  .trim()
  .toLowerCase()
  .min(1, code('required'))
  .max(accountLimits.emailLength, code('tooLong'))
  // The rule of the browser's own e-mail field: what the page lets through, the server takes.
  .regex(z.regexes.html5Email, code('invalidEmail'));

const password = requiredText
  .refine((text) => characters(text) >= accountLimits.passwordMinimum, code('tooShort'))
  .refine((text) => characters(text) <= accountLimits.passwordMaximum, code('tooLong'))
  .refine((text) => !isCommonPassword(text), code('tooCommon'));

/** A schema for each field; the message of an issue is the field's error code. */
export const fields = {
  firstName: name,
  lastName: name,
  email,
  countryCode: requiredText.refine((text) => dialCodes.includes(text), code('unknownDialCode')),
  phone: requiredText.trim().min(1, code('required')).max(accountLimits.phoneLength, code('tooLong')),
  country: requiredText.refine(
    (text) => countries.some((known) => known.code === text),
    code('unknownCountry'),
  ),
  language: z.enum(languageCodes, { error: code('required') }),
  /** A new password. */
  password,
  confirmPassword: requiredText,
  /** A password that is only compared: any that could have been accepted once. */
  typedPassword: requiredText.refine(
    (text) => characters(text) <= accountLimits.passwordMaximum,
    code('tooLong'),
  ),
};

/** The entries of a JSON object; none when it is something else. */
export function readObject(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};
}

/** Checks a body; each field at fault is named with the first thing that is wrong with it. */
export function parseFields<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): Parsed<z.output<Schema>> {
  const parsed = schema.safeParse(readObject(body));
  if (parsed.success) return { ok: true, value: parsed.data };
  const entries = parsed.error.issues.map(({ path, message }) => [path[0], message]);
  return { ok: false, errors: Object.fromEntries(entries.reverse()) };
}
