import { useEffect, useState } from 'react';
import { useEntries } from '#src/features/entries/store/use-entries.ts';
import { useSync } from '#src/features/entries/store/use-sync.ts';
import { Button, ButtonLink } from '#src/ui/Button.tsx';
import { StatusNotice } from '#src/ui/StatusNotice.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { type CalendarReply, callCalendar } from './calendar-api.ts';
import { type DataTexts, momentText } from './data-texts.ts';
import styles from './TrainingData.module.css';

/** The address by which a calendar app fetches the week plan, for members whose plan is in their account. */
export function CalendarSection({ texts }: { texts: DataTexts }) {
  const { link } = useEntries();
  const { phase } = useSync();
  const { calendar } = texts;
  const isOffered = link !== undefined && phase !== 'loggedOut' && phase !== 'otherAccount';
  return (
    <section className={styles.section}>
      <h2>{calendar.heading}</h2>
      <p>{calendar.text}</p>
      {isOffered ? <AddressPart texts={texts} /> : <p className={styles.note}>{calendar.needsAccount}</p>}
    </section>
  );
}

function AddressPart({ texts }: { texts: DataTexts }) {
  const [reply, setReply] = useState<CalendarReply>();
  const [isBusy, setBusy] = useState(true);
  const [isEnded, setEnded] = useState(false);
  const { calendar, carry } = texts;

  useEffect(() => {
    callCalendar('ask').then((first) => {
      setReply(first);
      setBusy(false);
    });
  }, []);

  const call = async (wish: 'ask' | 'make' | 'end') => {
    if (isBusy) return;
    setBusy(true);
    const next = await callCalendar(wish);
    setReply(next);
    setEnded(wish === 'end' && next.kind === 'known');
    setBusy(false);
  };

  if (reply === undefined) return null;
  if (reply.kind !== 'known') {
    return (
      <>
        <p role="alert">{carry[reply.kind]}</p>
        {reply.kind === 'failed' && (
          <Button variant="secondary" aria-disabled={isBusy} onClick={() => call('ask')}>
            {calendar.ask}
          </Button>
        )}
      </>
    );
  }
  const { madeAt, path } = reply.address;
  return (
    <>
      {path && <Address texts={texts} address={location.origin + path} />}
      {madeAt !== null && !path && (
        <p>{fillTemplate(calendar.madeAt, { moment: momentText(madeAt, texts) })}</p>
      )}
      <div className={styles.buttons}>
        <Button
          variant={madeAt === null ? 'primary' : 'secondary'}
          aria-disabled={isBusy}
          onClick={() => call('make')}
        >
          {madeAt === null ? calendar.make : calendar.makeNew}
        </Button>
        {madeAt !== null && (
          <Button variant="quiet" aria-disabled={isBusy} onClick={() => call('end')}>
            {calendar.end}
          </Button>
        )}
      </div>
      <StatusNotice>{isEnded && calendar.ended}</StatusNotice>
    </>
  );
}

/** An address that was just made, and how phones take it. */
function Address({ texts: { calendar }, address }: { texts: DataTexts; address: string }) {
  const [isCopied, setCopied] = useState<boolean>();
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  // Only the systems of this maker open such an address in their own calendar.
  const opensIt = navigator.vendor.startsWith('Apple');
  return (
    <div className={styles.address}>
      <p role="status">{calendar.shown}</p>
      <p className={styles.code}>
        <code>{address}</code>
      </p>
      <div className={styles.buttons}>
        {navigator.clipboard && <Button onClick={copy}>{calendar.copy}</Button>}
        {opensIt && (
          <ButtonLink variant="secondary" href={address.replace(/^https?:/, 'webcal:')}>
            {calendar.open}
          </ButtonLink>
        )}
      </div>
      <StatusNotice>
        {isCopied !== undefined && (isCopied ? calendar.copied : calendar.notCopied)}
      </StatusNotice>
      <ul>
        <li>{calendar.android}</li>
        <li>{calendar.iphone}</li>
      </ul>
    </div>
  );
}
