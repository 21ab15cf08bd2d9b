import { type ComponentType, useEffect, useState } from 'react';
import type { RemindersTexts } from './reminders-texts.ts';
import type { StopMails } from './StopMails.tsx';

type Part = ComponentType<Parameters<typeof StopMails>[0]>;

/** What ends mails, where a link in one of them has led here. */
export function StopGate({ texts }: { texts: RemindersTexts }) {
  const [{ token, isForAll }] = useState(() => {
    const search = new URLSearchParams(location.search);
    return { token: search.get('stop'), isForAll: search.get('all') === '1' };
  });
  const [part, setPart] = useState<{ StopMails: Part } | 'failed'>();
  useEffect(() => {
    if (!token) return;
    import('./StopMails.tsx').then(
      ({ StopMails: Loaded }) => setPart({ StopMails: Loaded }),
      () => setPart('failed'),
    );
  }, [token]);
  if (part === 'failed') return <p role="alert">{texts.carry.failed}</p>;
  return part && token ? <part.StopMails texts={texts} token={token} isForAll={isForAll} /> : null;
}
