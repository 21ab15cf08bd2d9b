import { type ComponentProps, type ComponentType, useState } from 'react';
import type { LogForm } from './LogForm.tsx';

type FormProps = ComponentProps<typeof LogForm>;

/** A form that is open, and what it changes. */
interface OpenForm extends Pick<FormProps, 'changed'> {
  LogForm: ComponentType<FormProps>;
}

/**
 * The form of the log, which comes from the network when somebody wants to write.
 *
 * @param onFailed called where it does not come, with the place of the button that wanted it
 */
export function useLogForm(onFailed: (at: 'add' | 'list') => void) {
  const [form, setForm] = useState<OpenForm>();
  const open = async (changed: FormProps['changed']) => {
    try {
      setForm({ changed, ...(await import('./LogForm.tsx')) });
    } catch {
      onFailed(changed === undefined ? 'add' : 'list');
    }
  };
  return { form, open, close: () => setForm(undefined) };
}
