import type { ReactNode } from 'react';
import type { FieldOf, FormContract } from '#src/features/account/contract.ts';
import { Button } from '#src/ui/Button.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { FormGrid } from '#src/ui/FormGrid.tsx';
import type { FormValues } from '#src/ui/form-state.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import type { FormTexts } from './account-texts.ts';
import { type AccountFormSteps, useAccountForm } from './use-account-form.ts';

/** What the fields of a form show and do. */
export interface FieldsOf<Field extends string> {
  /** The message of a field, if there is one. */
  errorOf: (field: Field) => string | undefined;
  /** To be told of choices that another one has brought along. */
  onChosen: (values: FormValues) => void;
}

interface AccountFormProps<Form extends FormContract> extends AccountFormSteps<Form> {
  texts: FormTexts;
  submitLabel: string;
  submitVariant?: 'primary' | 'secondary';
  /** The fields; a form that only asks for a press has none. */
  children?: ((fields: FieldsOf<FieldOf<Form>>) => ReactNode) | undefined;
}

/** A form of the account pages: the summary of what is wrong, the fields, the button. */
export function AccountForm<Form extends FormContract>(props: AccountFormProps<Form>) {
  const { texts, submitLabel, submitVariant = 'primary', children, ...steps } = props;
  const { attributes, busy, tries, errorOf, summary, onChosen } = useAccountForm(texts, steps);
  const hydrated = useHydrated();
  return (
    <FormGrid {...attributes}>
      {summary && <ErrorSummary key={tries} title={texts.errors.title} {...summary} />}
      {children?.({ errorOf, onChosen })}
      {/* Not `disabled` while sending: the focus would be lost. */}
      <Button type="submit" variant={submitVariant} disabled={!hydrated} aria-disabled={busy}>
        {busy ? texts.sending : submitLabel}
      </Button>
    </FormGrid>
  );
}
