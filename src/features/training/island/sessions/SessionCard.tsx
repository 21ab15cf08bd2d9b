import { countItems } from '#src/features/training/logic/count-items.ts';
import { ownSessions } from '#src/features/training/logic/library.ts';
import type { Kept, OwnSession } from '#src/features/training/logic/records.ts';
import { Button, ButtonLink } from '#src/ui/Button.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './OwnSessions.module.css';
import type { Addresses } from './OwnSessions.tsx';
import type { Wording } from './sessions-texts.ts';

interface SessionCardProps {
  session: Kept<OwnSession>;
  addresses: Addresses;
  wording: Wording;
  onChange: () => void;
  onCopy: () => void;
  onDelete: () => void;
}

/** The address at which the player plays a session of one's own. */
export const playerAddress = (player: string, id: string): string =>
  `${player}?${new URLSearchParams({ session: id, workout: ownSessions })}`;

/** One session: how long it takes, what it trains, and what can be done with it. */
export function SessionCard({ session, addresses, wording, onChange, onCopy, onDelete }: SessionCardProps) {
  const { texts, numberLocales } = wording;
  const { list, kinds } = texts;
  const { id, name, summary } = session;
  const called = (action: string) => fillTemplate(texts.actionOf, { action, name });
  const measures = [
    summary && fillTemplate(texts.minutes, { count: summary.minutes }, numberLocales),
    fillTemplate(texts.exercises, { count: countItems(session) }, numberLocales),
  ];
  const week = `${addresses.week}?${new URLSearchParams({ add: ownSessions, session: id })}`;
  return (
    <li className={styles.card}>
      <h3>{name}</h3>
      <p className={styles.measures}>{measures.filter(Boolean).join(' · ')}</p>
      {summary && summary.kinds.length > 0 && (
        <p className={styles.muted}>{summary.kinds.map((kind) => kinds[kind]).join(' · ')}</p>
      )}
      <div className={styles.actions}>
        <ButtonLink href={playerAddress(addresses.player, id)} aria-label={called(list.start)}>
          {list.start}
        </ButtonLink>
        <Button variant="secondary" name={`change-${id}`} aria-label={called(list.change)} onClick={onChange}>
          {list.change}
        </Button>
      </div>
      <div className={styles.quiet}>
        <ButtonLink variant="quiet" href={week} aria-label={called(list.week)}>
          {list.week}
        </ButtonLink>
        <Button variant="quiet" aria-label={called(list.copy)} onClick={onCopy}>
          {list.copy}
        </Button>
        <Button variant="quiet" aria-label={called(list.delete)} onClick={onDelete}>
          {list.delete}
        </Button>
      </div>
    </li>
  );
}
