import { accountLimits } from '#src/features/account/contract.ts';
import { TextField } from '#src/ui/Field.tsx';
import styles from './AccountForm.module.css';
import type { ErrorOf } from './AccountForm.tsx';
import type { FormLabels } from './labels.ts';

interface NameFieldsProps {
  labels: FormLabels;
  errorOf: ErrorOf;
  initial?: { firstName: string; lastName: string };
}

/** First and last name. */
export function NameFields({ labels, errorOf, initial }: NameFieldsProps) {
  const common = { maxLength: accountLimits.nameLength, required: true, spellCheck: false };
  return (
    <div className={styles.pair}>
      <TextField
        name="firstName"
        label={labels.fields.firstName}
        autoComplete="given-name"
        defaultValue={initial?.firstName}
        error={errorOf('firstName')}
        {...common}
      />
      <TextField
        name="lastName"
        label={labels.fields.lastName}
        autoComplete="family-name"
        defaultValue={initial?.lastName}
        error={errorOf('lastName')}
        {...common}
      />
    </div>
  );
}
