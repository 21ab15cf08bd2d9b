import * as z from 'zod/mini';

/** The limits of an account's fields and links. Lengths count characters (code points). */
export const accountLimits = {
  nameLength: 100,
  emailLength: 254,
  phoneLength: 40,
  passwordMinimum: 8,
  passwordMaximum: 128,
  /** How long a link that confirms an e-mail address works. */
  verificationLinkHours: 24,
  /** How long a link that sets a new password works. */
  resetLinkMinutes: 60,
} as const;

/** What can be wrong with a field; the page has the words. */
export const fieldErrorCodes = [
  'required',
  'tooLong',
  'invalidEmail',
  'invalidPhone',
  'unknownCountry',
  'unknownDialCode',
  'tooShort',
  'tooCommon',
  'mismatch',
] as const;
export type FieldErrorCode = (typeof fieldErrorCodes)[number];
export type FieldErrors = Partial<Record<AccountField, FieldErrorCode>>;

/** What can be wrong with a call as a whole; the page has the words. */
export const accountErrorCodes = [
  'badLogin',
  'notLoggedIn',
  'badPassword',
  'linkExpired',
  'tooManyAttempts',
  'badRequest',
  'tooLarge',
  'busy',
] as const;
export type AccountErrorCode = (typeof accountErrorCodes)[number];

const { nameLength, emailLength, phoneLength, passwordMinimum, passwordMaximum } = accountLimits;

/** Lets the compiler look at the spelling of an error code. */
export const code = (value: FieldErrorCode) => value;
const characters = (text: string) => [...text].length;
// Nobody types these, and PostgreSQL stores neither.
const storable = (text: string) => !text.includes('\0') && text.isWellFormed();

const filled = z.string({ error: code('required') }).check(z.minLength(1, code('required')));

/** Line breaks become spaces: a name also stands in mails. */
const name = z.string({ error: code('required') }).check(
  z.refine(storable, code('required')),
  z.overwrite((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()),
  z.minLength(1, code('required')),
  z.refine((text) => characters(text) <= nameLength, code('tooLong')),
);

// better-auth's own rule, which it insists on: that of the contact form without some signs that hardly any address has.
const email = z
  .string({ error: code('required') })
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, code('required')),
    z.maxLength(emailLength, code('tooLong')),
    z.regex(z.regexes.email, code('invalidEmail')),
  );

// The server knows the numbers of each country; here only what can be no number at all is stopped.
const phone = z
  .string({ error: code('required') })
  .check(
    z.trim(),
    z.minLength(1, code('required')),
    z.maxLength(phoneLength, code('tooLong')),
    z.regex(/^[+(]?(?:[\s().\-/]*\d){4,17}[\s().\-/]*$/, code('invalidPhone')),
  );

const newPassword = filled.check(
  z.refine((text) => characters(text) >= passwordMinimum, code('tooShort')),
  z.refine((text) => characters(text) <= passwordMaximum, code('tooLong')),
);

/** A password that is only compared: any that could have been accepted once. */
const typedPassword = filled.check(z.refine((text) => characters(text) <= passwordMaximum, code('tooLong')));

const person = { firstName: name, lastName: name };
const place = { country: filled, countryCode: filled, phone };
const passwords = { password: newPassword, confirmPassword: filled };

/**
 * The forms of the account pages, each with the fields of its call in their order. Browser and server check by them; the
 * server adds what takes its tables: countries and their numbers, and how easy a password is to guess.
 */
export const accountForms = {
  signUp: z.object({ ...person, email, ...place, ...passwords }),
  logIn: z.object({ email, password: typedPassword }),
  forgotPassword: z.object({ email, countryCode: filled, phone }),
  verifyEmail: z.object({ password: newPassword }),
  resetPassword: z.object(passwords),
  profile: z.object({ ...person, ...place, language: filled }),
  changePassword: z.object({ currentPassword: typedPassword, ...passwords }),
  deletion: z.object({ password: typedPassword }),
  /** A form that only asks for a press. */
  press: z.object({}),
} as const;

export type FormContract = (typeof accountForms)[keyof typeof accountForms];
/** The fields of one form, or of some. */
export type FieldOf<Form> = Form extends { shape: infer Shape } ? keyof Shape & string : never;
export type AccountField = FieldOf<FormContract>;

/** What a member sees of the account. */
const profileSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** The dial code as chosen: '+250', '+1-242'. */
  countryCode: z.string(),
  /** The rest of the number, digits only. */
  phone: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  language: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
export type Profile = z.infer<typeof profileSchema>;

/** The profile in an answer of the server, or null when the answer holds none. */
export function readProfile(data: unknown): Profile | null {
  return profileSchema.safeParse(data).data ?? null;
}

export type Checked<Value> = { ok: true; value: Value } | { ok: false; errors: FieldErrors };

/** The entries of a JSON object; none when it is something else. */
function entriesOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};
}

/** What is wrong with one field of a form, the first thing if there are several. A repeated password must be the same. */
export function fieldError(
  form: z.ZodMiniObject,
  field: string,
  values: Readonly<Record<string, unknown>>,
): FieldErrorCode | undefined {
  const schema = form.shape[field];
  const [issue] = (schema && z.safeParse(schema, values[field]).error?.issues) ?? [];
  const isRepeated = field !== 'confirmPassword' || values.confirmPassword === values.password;
  return fieldErrorCodes.find((known) => known === issue?.message) ?? (isRepeated ? undefined : 'mismatch');
}

/** Checks what was typed into a form; each field at fault is named, in the order of the fields. */
export function checkForm<Form extends z.ZodMiniObject>(form: Form, body: unknown): Checked<z.output<Form>> {
  const typed = entriesOf(body);
  const errors: Record<string, FieldErrorCode> = {};
  for (const field of Object.keys(form.shape)) {
    const error = fieldError(form, field, typed);
    if (error !== undefined) errors[field] = error;
  }
  const checked = form.safeParse(typed);
  return checked.success && Object.keys(errors).length === 0
    ? { ok: true, value: checked.data }
    : { ok: false, errors };
}
