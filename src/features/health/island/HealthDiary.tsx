import { CarryGate } from '#src/features/entries/island/CarryGate.tsx';
import { KeepingNotice } from '#src/features/entries/island/KeepingNotice.tsx';
import type { HealthTexts } from './health-texts.ts';

/** The tool for what a person measures, kept on the device. */
export function HealthDiary({ texts }: { texts: HealthTexts }) {
  return (
    <>
      <KeepingNotice texts={texts} />
      <CarryGate texts={texts} />
    </>
  );
}
