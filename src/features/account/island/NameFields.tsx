import { accountLimits } from '#src/features/account/contract.ts';
import { TextField } from '#src/ui/Field.tsx';
import styles from './AccountForm.module.css';
import type { FieldsOf } from './AccountForm.tsx';
import type { FormTexts } from './account-texts.ts';

interface NameFieldsProps {
  texts: FormTexts;
  errorOf: FieldsOf<'firstName' | 'lastName'>['errorOf'];
  initial?: { firstName: string; lastName: string };
}

/** First and last name. */
export function NameFields({ texts, errorOf, initial }: NameFieldsProps) {
  const common = { maxLength: accountLimits.nameLength, required: true, spellCheck: false };
  return (
    <div className={styles.pair}>
      <TextField
        name="firstName"
        label={texts.fields.firstName}
        autoComplete="given-name"
        defaultValue={initial?.firstName}
        error={errorOf('firstName')}
        {...common}
      />
      <TextField
        name="lastName"
        label={texts.fields.lastName}
        autoComplete="family-name"
        defaultValue={initial?.lastName}
        error={errorOf('lastName')}
        {...common}
      />
    </div>
  );
}
