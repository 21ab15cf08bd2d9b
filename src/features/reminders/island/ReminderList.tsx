import { CarryGate } from '#src/features/entries/island/CarryGate.tsx';
import { KeepingNotice } from '#src/features/entries/island/KeepingNotice.tsx';
import type { RemindersTexts } from './reminders-texts.ts';

/** The tool for reminders, kept on the device. */
export function ReminderList({ texts }: { texts: RemindersTexts }) {
  return (
    <>
      <KeepingNotice texts={texts} />
      <CarryGate texts={texts} />
    </>
  );
}
