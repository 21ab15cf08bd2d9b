import { z } from 'zod';
import { type Language, languageCodes } from '#src/words/languages.ts';

/** A message as it is stored. */
export interface ContactForm {
  name: string;
  email: string;
  message: string;
  language: Language | null;
  page: string | null;
  /** Whether the field that people do not see was filled in. */
  suspectedSpam: boolean;
}

/** The fields that are read; others are passed over. */
export const contactFields = ['from_name', 'from_email', 'message', 'language', 'page', 'website'] as const;

// Neither can be typed into a form, and PostgreSQL stores neither.
const storable = (value: string) => !value.includes('\0') && value.isWellFormed();

function required(name: string) {
  return z
    .string({
      error: (issue) => (issue.input === undefined ? `${name} is missing.` : `${name} must be text.`),
    })
    .refine(storable, `${name} contains a character that cannot be stored.`);
}

const contactFormSchema = z
  .object({
    from_name: required('from_name')
      .trim()
      .min(1, 'from_name is empty.')
      .max(200, 'from_name is longer than 200 characters.'),
    from_email: required('from_email')
      .trim()
      .max(254, 'from_email is longer than 254 characters.')
      // The rule of the browser's own e-mail field: what the page lets through, the server takes.
      .regex(z.regexes.html5Email, 'from_email is not an e-mail address.'),
    message: required('message')
      // A form is sent with \r\n at each line end; a visitor's text counts as it was typed.
      .transform((value) => value.replace(/\r\n/g, '\n'))
      .refine((value) => value.trim() !== '', 'message is empty.')
      .refine((value) => value.length <= 10_000, 'message is longer than 10000 characters.'),
    // Hidden fields: a wrong one is no reason to lose a person's message.
    language: z.enum(languageCodes).nullable().catch(null).default(null),
    page: z
      .string()
      .max(200)
      // It stands in a line of its own in the mail, and must not add others.
      .regex(/^\/\P{Cc}*$/u)
      .refine(storable)
      .nullable()
      .catch(null)
      .default(null),
    website: z
      .unknown()
      .optional()
      .transform((value) => value !== undefined && value !== null && value !== ''),
  })
  .transform(
    (fields): ContactForm => ({
      name: fields.from_name,
      email: fields.from_email,
      message: fields.message,
      language: fields.language,
      page: fields.page,
      suspectedSpam: fields.website,
    }),
  );

export type ParsedContactForm = { ok: true; form: ContactForm } | { ok: false; reason: string };

/** Checks what was sent; the reason names the field at fault in one sentence. */
export function parseContactForm(input: unknown): ParsedContactForm {
  const parsed = contactFormSchema.safeParse(input, {
    error: () => 'template_params must be an object with from_name, from_email and message.',
  });
  if (parsed.success) return { ok: true, form: parsed.data };
  return { ok: false, reason: parsed.error.issues[0]?.message ?? 'The form is not valid.' };
}

/** True when the address itself (`a@b.example`) or its whole domain (`@b.example`) is on the list. */
export function isBlockedAddress(email: string, blocked: readonly string[]): boolean {
  const address = email.toLowerCase();
  return blocked.includes(address) || blocked.includes(address.slice(address.lastIndexOf('@')));
}
