import { type ContactField, contactFieldNames } from '#src/features/contact/contract.ts';

/**
 * The field that an answer of our own server blames: its sentence begins with the field's name. Trying later would not
 * help against that, so the form must not advise it.
 *
 * @example refusedField('message is longer than 10000 characters.') → 'message'
 */
export function refusedField(answer: string): ContactField | undefined {
  return contactFieldNames.find((name) => answer.startsWith(`${name} `));
}
