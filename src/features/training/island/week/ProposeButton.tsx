import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { useLazy } from '#src/ui/use-lazy.ts';
import type { ProposalDialogProps } from './ProposalDialog.tsx';

/** Proposes next week on request. */
export function ProposeButton({ onAccept, ...plan }: Omit<ProposalDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  // Fetched as soon as there is something to propose from, so that it is there when the network is not.
  const { part, hasFailed, again } = useLazy(
    isOpen || plan.placements.length > 0,
    () => import('./ProposalDialog.tsx'),
  );
  const { texts } = plan;
  const open = () => {
    setOpen(true);
    if (hasFailed) again();
  };
  return (
    <>
      <Button variant="secondary" onClick={open}>
        {texts.proposal.button}
      </Button>
      {isOpen && hasFailed && <p role="alert">{texts.failed}</p>}
      {isOpen && part && (
        <part.ProposalDialog
          {...plan}
          onAccept={(edit, day) => {
            setOpen(false);
            onAccept(edit, day);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
