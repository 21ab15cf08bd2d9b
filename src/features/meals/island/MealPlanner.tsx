import { CarryGate } from '#src/features/entries/island/CarryGate.tsx';
import { KeepingNotice } from '#src/features/entries/island/KeepingNotice.tsx';
import type { MealsTexts } from './meals-texts.ts';

/** The tool for menus for a week, kept on the device. */
export function MealPlanner({ texts }: { texts: MealsTexts }) {
  return (
    <>
      <KeepingNotice texts={texts} />
      <CarryGate texts={texts} />
    </>
  );
}
