import type { TrainingSafety } from '#src/features/training/safety.ts';
import { SignList } from '#src/ui/SignList.tsx';

/** When to stop and get help, and who asks first; never folded. */
export function StopSigns({ safety }: { safety: TrainingSafety }) {
  return (
    <>
      <SignList danger heading={safety.stopHeading} signs={safety.now} action={safety.call} />
      <SignList heading={safety.askHeading} signs={safety.askFirst} action={safety.start} />
    </>
  );
}
