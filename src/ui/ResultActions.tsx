import { useState } from 'react';
import { printPage } from '#src/device/print.ts';
import { type Sharing, shareAddress } from '#src/device/share.ts';
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

/** Print the result, or share it as a link whose values stay in the fragment. */
export function ResultActions({ labels, fragment }: ResultActionsProps) {
  const [shared, setShared] = useState<{ address: string; sharing: Sharing } | null>(null);

  const share = async () => {
    const address = `${location.origin}${location.pathname}${fragment()}`;
    setShared({ address, sharing: await shareAddress(address) });
  };

  return (
    <div className={styles.actions} data-screen-only>
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={printPage}>
          {labels.print}
        </Button>
        <Button variant="quiet" onClick={share}>
          {labels.share}
        </Button>
      </div>
      <div role="status">
        {shared?.sharing === 'copied' && <p>{labels.linkCopied}</p>}
        {shared?.sharing === 'notCopied' && (
          <p>
            {labels.linkNotCopied} <span className={styles.address}>{shared.address}</span>
          </p>
        )}
      </div>
    </div>
  );
}
