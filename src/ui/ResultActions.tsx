import { type MouseEvent, useState } from 'react';
import { printPage } from '#src/device/print.ts';
import { type Sharing, shareAddress } from '#src/device/share.ts';
import type { ShareCardLabels } from '#src/device/share-card.ts';
import type { SharedWords } from '#src/device/share-card-drawing.ts';
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
  /** What the link tells about a person, in words, and the button that shares it all the same. */
  warning?: { text: string; confirm: string } | undefined;
  /** What a picture of this result says, and the words of the dialog that shows it first; without it there is none. */
  picture?: { words: () => SharedWords; labels: ShareCardLabels } | undefined;
}

/** Print the result, or share it as a link whose values stay in the fragment, after a warning where they are personal. */
export function ResultActions({ labels, fragment, warning, picture }: ResultActionsProps) {
  const [shared, setShared] = useState<{ address: string; sharing: Sharing } | null>(null);
  const [isWarning, setWarning] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const share = async () => {
    setWarning(false);
    const address = `${location.origin}${location.pathname}${fragment()}`;
    setShared({ address, sharing: await shareAddress(address) });
  };
  const showPicture = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (!picture) return;
    setWarning(false);
    setShared(null);
    setFailed(false);
    try {
      const { showShareCard } = await import('#src/device/share-card.ts');
      await showShareCard(picture.words(), picture.labels, currentTarget.className);
    } catch {
      setFailed(true);
    }
  };
  const warn = () => {
    setShared(null);
    setWarning(!isWarning);
  };

  return (
    <div className={styles.actions} data-screen-only>
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={printPage}>
          {labels.print}
        </Button>
        {warning ? (
          <Button variant="quiet" aria-expanded={isWarning} onClick={warn}>
            {labels.share}
          </Button>
        ) : (
          <Button variant="quiet" onClick={share}>
            {labels.share}
          </Button>
        )}
        {picture && (
          <Button variant="quiet" onClick={showPicture} aria-haspopup="dialog">
            {picture.labels.sharePicture}
          </Button>
        )}
      </div>
      <div role="status">
        {hasFailed && <p>{picture?.labels.pictureFailed}</p>}
        {isWarning && <p>{warning?.text}</p>}
        {shared?.sharing === 'copied' && <p>{labels.linkCopied}</p>}
        {shared?.sharing === 'notCopied' && (
          <p>
            {labels.linkNotCopied} <span className={styles.address}>{shared.address}</span>
          </p>
        )}
      </div>
      {isWarning && (
        <Button variant="secondary" onClick={share}>
          {warning?.confirm}
        </Button>
      )}
    </div>
  );
}
