import { useState } from 'react';
import { printPage } from '#src/device/print.ts';
import { type Changes, changed } from '#src/features/coach/logic/changes.ts';
import type { Proposal } from '#src/features/coach/logic/propose.ts';
import type { Kept as KeptReading, Reading } from '#src/features/health/logic/records.ts';
import { weekOf } from '#src/features/training/logic/days.ts';
import type { Done, Kept, OwnSession, Placement } from '#src/features/training/logic/records.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { FocusedHeading } from '#src/ui/FocusedHeading.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './Coach.module.css';
import type { CoachAddresses, CoachTexts } from './coach-texts.ts';
import { DayList } from './DayList.tsx';
import { PutIntoWeek } from './PutIntoWeek.tsx';
import { Reasons } from './Reasons.tsx';
import { writeDate } from './write-dates.ts';

export interface WeekProps {
  texts: CoachTexts;
  addresses: CoachAddresses;
  proposal: Proposal;
  log: readonly Kept<Done>[];
  readings: readonly KeptReading<Reading>[];
  placements: readonly Kept<Placement>[];
  own: readonly Kept<OwnSession>[];
  onChange: () => void;
}

/** The proposed week: its sums and reasons, its days, and the way into the plan. */
export function Week(props: WeekProps) {
  const { texts, addresses, proposal, log, readings, placements, own, onChange } = props;
  const { week, sums, numberLocales } = texts;
  const [changes, setChanges] = useState<Changes>({});
  const sessions = changed(proposal.sessions, changes);
  const kept = sessions.filter(({ key }) => changes[key]?.isOut !== true);
  const counted = kept.reduce((sum, session) => sum + session.counted, 0);
  const strong = new Set(kept.filter(({ strength }) => strength).map(({ day }) => day)).size;
  // A reason of single sessions stands with them.
  const ofSessions = ['known', 'fresh', 'hard', 'easy', 'rest', 'free'];
  const reasons = proposal.findings.filter(({ rule }) => !ofSessions.includes(rule));
  return (
    <Card data-week>
      <FocusedHeading>
        {fillTemplate(week.heading, { day: writeDate(proposal.monday, texts) })}
      </FocusedHeading>
      <ul className={styles.sums}>
        <li>{fillTemplate(sums.counted, { count: counted }, numberLocales)}</li>
        <li>{fillTemplate(sums.strength, { count: strong }, numberLocales)}</li>
      </ul>
      <h3>{week.why}</h3>
      <Reasons withRules findings={reasons} texts={texts} log={log} readings={readings} />
      {proposal.sessions.length === 0 ? (
        <p>{week.nothing}</p>
      ) : (
        <DayList
          days={weekOf(proposal.monday)}
          sessions={sessions}
          changes={changes}
          onChanges={setChanges}
          {...{ texts, addresses, log, readings }}
        />
      )}
      <p>{week.noDiagnosis}</p>
      {kept.length > 0 && (
        <PutIntoWeek monday={proposal.monday} sessions={kept} {...{ texts, addresses, placements, own }} />
      )}
      <div className={styles.row} data-screen-only>
        <Button variant="secondary" onClick={printPage}>
          {week.print}
        </Button>
        <Button variant="quiet" onClick={onChange}>
          {week.change}
        </Button>
      </div>
    </Card>
  );
}
