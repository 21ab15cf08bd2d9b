import { PasswordFields } from '#src/ui/PasswordFields.tsx';
import type { FormTexts } from './account-texts.ts';

interface PresentPasswordProps {
  texts: FormTexts;
  label: string;
  error: string | undefined;
}

/** The password in use, which proves who somebody is. */
export function PresentPassword({ texts, label, error }: PresentPasswordProps) {
  const field = { name: 'password', label, autoComplete: 'current-password', required: true, error } as const;
  return <PasswordFields labels={texts} fields={[field]} />;
}
