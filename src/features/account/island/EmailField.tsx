import { accountLimits } from '#src/features/account/contract.ts';
import { TextField } from '#src/ui/Field.tsx';

interface EmailFieldProps {
  label: string;
  hint?: string;
  error: string | undefined;
  /** The address is what a member logs in with: password managers keep it beside the password. */
  autoComplete: 'username' | 'email';
}

/** The e-mail address of an account. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      name="email"
      type="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={accountLimits.emailLength}
      required
      {...props}
    />
  );
}
