import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Language, languageCodes } from '#src/words/languages.ts';

/** The mails to members, each with the placeholders that its text must hold. */
export const mailPlaceholders = {
  'verify-email': ['link', 'hours'],
  'already-registered': ['link'],
  'reset-password': ['firstName', 'link', 'minutes'],
  'password-guessing': ['firstName', 'link', 'minutes'],
  'password-changed': ['firstName', 'link'],
  'account-deleted': ['firstName', 'link'],
  reminder: ['what', 'when', 'link', 'stop', 'stopAll'],
} as const;

export type AccountMailKind = keyof typeof mailPlaceholders;
type Placeholder<Kind extends AccountMailKind> = (typeof mailPlaceholders)[Kind][number];

const directory = join(import.meta.dirname, '..', '..', 'content', 'mails');

/** The placeholders of a text, each once, in alphabetical order. */
export function placeholdersIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/\{\{(\w+)\}\}/g), ([, name = '']) => name))].sort();
}

function mailSchema(kind: AccountMailKind) {
  const expected = [...mailPlaceholders[kind]].sort().join(' ');
  return z.strictObject({
    // A placeholder in a subject could carry a line break into the mail's head.
    subject: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .refine((subject) => placeholdersIn(subject).length === 0),
    body: z
      .string()
      .trim()
      .min(1)
      .refine(
        (body) => placeholdersIn(body).join(' ') === expected,
        `${kind} must hold exactly: ${expected}`,
      ),
  });
}

const mailTextsSchema = z.strictObject({
  'verify-email': mailSchema('verify-email'),
  'already-registered': mailSchema('already-registered'),
  'reset-password': mailSchema('reset-password'),
  'password-guessing': mailSchema('password-guessing'),
  'password-changed': mailSchema('password-changed'),
  'account-deleted': mailSchema('account-deleted'),
  reminder: mailSchema('reminder'),
});

export type MailTexts = z.infer<typeof mailTextsSchema>;

/**
 * Reads the texts of one language.
 * @throws when the file is missing, lacks a mail or a placeholder, or holds one too many.
 */
export function readMailTexts(language: Language): MailTexts {
  return mailTextsSchema.parse(parse(readFileSync(join(directory, `${language}.yaml`), 'utf8')));
}

const mailTexts = Object.fromEntries(
  languageCodes.map((language) => [language, readMailTexts(language)]),
) as Record<Language, MailTexts>;

/** A mail's subject and text with the placeholders filled in; what is filled in is never searched for placeholders. */
export function composeMail<Kind extends AccountMailKind>(
  kind: Kind,
  language: Language,
  values: Record<Placeholder<Kind>, string>,
): { subject: string; text: string } {
  const { subject, body } = mailTexts[language][kind];
  const text = body.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(Reflect.get(values, name)));
  return { subject, text: `${text}\n` };
}
