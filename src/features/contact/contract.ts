import * as z from 'zod/mini';
import { emailLength, emailPattern } from '#src/features/forms/logic/email-address.ts';

/** How the contact form reaches its e-mail service. Public values: they stand in the page. */
export interface EmailService {
  /** Null when this site's own server takes the messages. */
  origin: string | null;
  serviceId: string;
  templateId: string;
  publicKey: string;
}

/** The longest texts that are taken, in UTF-16 code units as `maxLength` counts them. */
export const contactLimits = { from_name: 200, from_email: emailLength, message: 10_000, page: 200 } as const;

/** What can be wrong with a field of the contact form. The first two cannot happen in a form, only in a call. */
export const contactProblems = ['missing', 'notText', 'required', 'tooLong', 'invalidEmail'] as const;
export type ContactProblem = (typeof contactProblems)[number];

const problem = (value: ContactProblem) => value;
const text = () => z.string({ error: ({ input }) => problem(input === undefined ? 'missing' : 'notText') });

/** The fields that a visitor fills in, by the names that the e-mail service knows; the message of an issue is a problem. */
export const contactFields = {
  from_name: text().check(
    z.trim(),
    z.minLength(1, problem('required')),
    z.maxLength(contactLimits.from_name, problem('tooLong')),
  ),
  from_email: text().check(
    z.trim(),
    z.minLength(1, problem('required')),
    z.maxLength(contactLimits.from_email, problem('tooLong')),
    z.regex(emailPattern, problem('invalidEmail')),
  ),
  message: text().check(
    // A form is sent with \r\n at each line end; a visitor's text counts as it was typed.
    z.overwrite((value) => value.replace(/\r\n/g, '\n')),
    z.refine((value) => value.trim() !== '', problem('required')),
    z.maxLength(contactLimits.message, problem('tooLong')),
  ),
};

export type ContactField = keyof typeof contactFields;
export const contactFieldNames = Object.keys(contactFields) as ContactField[];

/** The page that a visitor came from: a path on this site. It stands in a line of the mail, and must not add others. */
export const pageSchema = z.string().check(z.maxLength(contactLimits.page), z.regex(/^\/(?!\/)\P{Cc}*$/u));

/** What is wrong with a field; the first thing, if there are several. */
export function contactProblem(field: ContactField, value: unknown): ContactProblem | undefined {
  const [issue] = contactFields[field].safeParse(value).error?.issues ?? [];
  return contactProblems.find((known) => known === issue?.message);
}
