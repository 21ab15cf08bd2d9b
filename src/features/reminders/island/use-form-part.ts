import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { ReminderDialog } from './form/ReminderDialog.tsx';

type Dialog = ComponentType<Parameters<typeof ReminderDialog>[0]>;

/**
 * The form, which comes from the network when somebody wants to write.
 *
 * @param onFailed called where it does not come
 */
export function useFormPart(isWanted: boolean, onFailed: () => void) {
  const [part, setPart] = useState<{ ReminderDialog: Dialog }>();
  const fail = useRef(onFailed);
  fail.current = onFailed;
  useEffect(() => {
    if (!isWanted) return;
    import('./form/ReminderDialog.tsx').then(
      ({ ReminderDialog: Dialog }) => setPart({ ReminderDialog: Dialog }),
      () => fail.current(),
    );
  }, [isWanted]);
  return part;
}
