import type { AccountField } from '#src/features/account/contract.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { Reply } from './account-api.ts';
import type { FormLabels, ShownField } from './labels.ts';

/** What is wrong with each field, as a code. */
export type FieldProblems = Readonly<Partial<Record<AccountField, string>>>;

/** What is wrong with a field, in words that say what to do. */
export function fieldProblemText(
  { fields, errors }: FormLabels,
  field: ShownField,
  code: string,
  numbers: Readonly<Record<string, string>>,
): string {
  if (code === 'required') {
    return errors.required[field];
  }
  const text = isFieldCode(errors.field, code) ? errors.field[code] : errors.field.notAccepted;
  return fillTemplate(text, { field: fields[field], ...numbers });
}

function isFieldCode<Code extends string>(texts: Readonly<Record<Code, string>>, code: string): code is Code {
  return Object.hasOwn(texts, code);
}

/** What is wrong with a form as a whole, in words that say what to do. */
export function troubleText(
  { errors }: FormLabels,
  trouble: Exclude<Reply, { kind: 'ok' | 'fieldErrors' }>,
): string {
  switch (trouble.kind) {
    case 'tooManyAttempts':
      return fillTemplate(errors.tooManyAttempts, { minutes: String(trouble.minutes) });
    case 'offline':
      return errors.offline;
    case 'failed':
      return errors.failed;
    case 'refused':
      return isFieldCode(errors.form, trouble.code) ? errors.form[trouble.code] : errors.failed;
  }
}
