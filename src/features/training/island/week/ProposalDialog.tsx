import { useState } from 'react';
import { type Day, inFigures } from '#src/features/training/logic/days.ts';
import { acceptProposal, type ProposedSession, proposeWeek } from '#src/features/training/logic/proposal.ts';
import type { Done, Kept, Placement } from '#src/features/training/logic/records.ts';
import type { Placed, PlanEdit } from '#src/features/training/logic/week.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './Dialogs.module.css';
import { type WeekTexts, weekdayName, writeDate } from './week-texts.ts';

export interface ProposalDialogProps {
  placements: readonly Kept<Placement>[];
  log: readonly Kept<Done>[];
  today: Day;
  nameOf: (placed: Placed) => string;
  texts: WeekTexts;
  /** Gets what is to be written, and the day whose week is to be shown then. */
  onAccept: (edit: PlanEdit, day: Day) => void;
  onClose: () => void;
}

/** Next week as the rules would have it: every session with what changes and why, and the rules themselves. */
export function ProposalDialog({
  placements,
  log,
  today,
  nameOf,
  texts,
  onAccept,
  onClose,
}: ProposalDialogProps) {
  // What is offered stays as it was when somebody asked.
  const [proposal] = useState(() => proposeWeek(placements, log, today));
  const { proposal: words, dialog } = texts;
  const { sessions, monday, copied } = proposal;
  const isEmpty = sessions.length === 0;
  return (
    <Dialog
      title={fillTemplate(words.heading, { day: writeDate(monday, texts) })}
      closeLabel={dialog.close}
      onClose={onClose}
      foot={
        !isEmpty && (
          <div className={styles.row}>
            <Button onClick={() => onAccept(acceptProposal(proposal), monday)}>{words.accept}</Button>
            <Button variant="quiet" onClick={onClose}>
              {words.refuse}
            </Button>
          </div>
        )
      }
    >
      <div className={styles.content}>
        {isEmpty && <p>{words.nothing}</p>}
        {copied && !isEmpty && <p>{words.copied}</p>}
        <ul className={styles.proposed}>
          {sessions.map((session) => {
            const changes = changesOf(session, texts);
            const { source, day } = session;
            return (
              <li
                key={`${source.placement.id} ${source.day}`}
                data-changed={day === undefined || changes.length > 0 || undefined}
              >
                <strong>{nameOf(source)}</strong>
                <span>{day === undefined ? words.leftOut : writeDate(day, texts)}</span>
                {day !== undefined && changes.length === 0 && <span>{words.same}</span>}
                {changes.map((change) => (
                  <span key={change}>{change}</span>
                ))}
              </li>
            );
          })}
        </ul>
        <h3>{words.rulesHeading}</h3>
        <ul className={styles.rules}>
          {Object.values(words.rules).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
          <li>{dialog.stepMeans}</li>
        </ul>
      </div>
    </Dialog>
  );
}

/** What is different from the plan, each with its reason. */
function changesOf({ source, day, reason, because }: ProposedSession, texts: WeekTexts): string[] {
  const { proposal: words } = texts;
  const days = because.map((each) => inFigures(each, texts.numberLocales)).join(', ');
  const sizes = {
    'twice-easy': words.twiceEasy,
    'was-hard': words.wasHard,
    'two-weeks-off': words.twoWeeksOff,
  } as const;
  const isMoved = day !== undefined && weekdayName(day, texts) !== weekdayName(source.day, texts);
  return [
    ...(reason === undefined ? [] : [fillTemplate(sizes[reason], { days })]),
    ...(isMoved ? [fillTemplate(words.moved, { day: weekdayName(source.day, texts) })] : []),
  ];
}
