import { useState } from 'react';
import { Button } from './Button.tsx';
import styles from './ResultActions.module.css';

export interface ResultActionLabels {
  print: string;
  share: string;
  linkCopied: string;
  linkNotCopied: string;
}

interface ResultActionsProps {
  labels: ResultActionLabels;
  /** The fragment that re-opens this result. */
  fragment: () => string;
}

type SharingState = { kind: 'idle' } | { kind: 'copied' } | { kind: 'notCopied'; address: string };

/** Print the result, or share it as a link whose values stay in the fragment. */
export function ResultActions({ labels, fragment }: ResultActionsProps) {
  const [sharing, setSharing] = useState<SharingState>({ kind: 'idle' });

  const share = async () => {
    const address = `${location.origin}${location.pathname}${fragment()}`;
    if (typeof navigator.share === 'function') {
      // A visitor who closes the share sheet has decided; there is nothing to report.
      await navigator.share({ title: document.title, url: address }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(address);
      setSharing({ kind: 'copied' });
    } catch {
      setSharing({ kind: 'notCopied', address });
    }
  };

  return (
    <div className={styles.actions} data-screen-only>
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={() => window.print()}>
          {labels.print}
        </Button>
        <Button variant="quiet" onClick={share}>
          {labels.share}
        </Button>
      </div>
      <div role="status">
        {sharing.kind === 'copied' && <p>{labels.linkCopied}</p>}
        {sharing.kind === 'notCopied' && (
          <p>
            {labels.linkNotCopied} <span className={styles.address}>{sharing.address}</span>
          </p>
        )}
      </div>
    </div>
  );
}
