import { z } from 'zod';
import {
  type ContactField,
  type ContactProblem,
  contactFieldNames,
  contactFields,
  contactLimits,
  contactProblems,
  pageSchema,
} from '#src/features/contact/contract.ts';
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
export const readFields = [...contactFieldNames, 'language', 'page', 'website'] as const;

// Neither can be typed into a form, and PostgreSQL stores neither. Without a word of its own a check would borrow that of
// its field.
const storable = z.refine<string>((value) => !value.includes('\0') && value.isWellFormed(), 'notStorable');

const contactFormSchema = z
  .object({
    from_name: contactFields.from_name.check(storable),
    from_email: contactFields.from_email.check(storable),
    message: contactFields.message.check(storable),
    // Hidden fields: a wrong one is no reason to lose a person's message.
    language: z.enum(languageCodes).nullable().catch(null).default(null),
    page: z.nullable(pageSchema.check(storable)).catch(null).default(null),
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

const wrongShape = 'template_params must be an object with from_name, from_email and message.';

/** What is wrong with a field, in the words that follow its name. */
const sentences: Readonly<Record<ContactProblem, (field: ContactField) => string>> = {
  missing: () => 'is missing.',
  notText: () => 'must be text.',
  required: () => 'is empty.',
  tooLong: (field) => `is longer than ${contactLimits[field]} characters.`,
  invalidEmail: () => 'is not an e-mail address.',
};

export type ParsedContactForm = { ok: true; form: ContactForm } | { ok: false; reason: string };

/** Checks what was sent; the reason names the field at fault in one sentence. */
export function parseContactForm(input: unknown): ParsedContactForm {
  const parsed = contactFormSchema.safeParse(input);
  if (parsed.success) return { ok: true, form: parsed.data };
  const [issue] = parsed.error.issues;
  const field = contactFieldNames.find((name) => name === issue?.path[0]);
  if (field === undefined) return { ok: false, reason: wrongShape };
  const problem = contactProblems.find((known) => known === issue?.message);
  const sentence = problem ? sentences[problem](field) : 'contains a character that cannot be stored.';
  return { ok: false, reason: `${field} ${sentence}` };
}

/** True when the address itself (`a@b.example`) or its whole domain (`@b.example`) is on the list. */
export function isBlockedAddress(email: string, blocked: readonly string[]): boolean {
  const address = email.toLowerCase();
  return blocked.includes(address) || blocked.includes(address.slice(address.lastIndexOf('@')));
}
