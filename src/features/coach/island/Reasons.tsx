import type { EntryUsed, Finding } from '#src/features/coach/logic/finding.ts';
import type { Kept as KeptReading, Reading } from '#src/features/health/logic/records.ts';
import { inFigures } from '#src/features/training/logic/days.ts';
import type { Done, Kept } from '#src/features/training/logic/records.ts';
import { Folded } from '#src/ui/Folded.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import type { CoachTexts } from './coach-texts.ts';
import styles from './Reasons.module.css';
import { becauseOf, reasonOf } from './write-finding.ts';

interface ReasonsProps {
  /** Whether the rule stands after a reason that names a value. */
  withRules?: boolean;
  findings: readonly Finding[];
  texts: CoachTexts;
  log: readonly Kept<Done>[];
  readings: readonly KeptReading<Reading>[];
}

/** Why something is proposed, each reason with the entries that it rests on. */
export function Reasons({ withRules = false, findings, texts, log, readings }: ReasonsProps) {
  if (findings.length === 0) return null;
  return (
    <ul className={styles.reasons}>
      {findings.map((finding) => (
        <li key={finding.rule} data-rule={finding.rule}>
          {withRules
            ? `${becauseOf(finding, texts) ?? ''} ${texts.rules[finding.rule]}`
            : reasonOf(finding, texts)}
          {finding.from.length > 0 && (
            <Folded
              isScreenOnly
              summary={fillTemplate(texts.week.entries, { count: finding.from.length }, texts.numberLocales)}
            >
              <ul>
                {finding.from.map((used) => (
                  <li key={used.id}>
                    {fillTemplate(texts.week.entry, {
                      day: inFigures(used.day, texts.numberLocales),
                      what: whatOf(used, { texts, log, readings }),
                    })}
                  </li>
                ))}
              </ul>
            </Folded>
          )}
        </li>
      ))}
    </ul>
  );
}

function whatOf({ id, what }: EntryUsed, { texts, log, readings }: Omit<ReasonsProps, 'findings'>): string {
  const { minutes, numberLocales } = texts;
  if (what === 'done') {
    const done = log.find((one) => one.id === id);
    return done ? `${done.name}, ${fillTemplate(minutes, { count: done.minutes }, numberLocales)}` : '';
  }
  const reading = readings.find((one) => one.id === id);
  const value = reading && writtenValue(reading, numberLocales);
  return value === undefined ? texts.readings[what] : `${texts.readings[what]} ${value}`;
}

/** The value of a reading as the rules use it. */
function writtenValue(reading: Reading, locales: readonly string[]): string | undefined {
  switch (reading.what) {
    case 'pressure':
      return `${reading.systolic}/${reading.diastolic}`;
    case 'weight':
      return `${formatDecimal(reading.kilograms, locales)} kg`;
    case 'sleep':
      return `${formatDecimal(Math.round(reading.minutes / 6) / 10, locales)} h`;
    case 'pulse':
      return `${reading.beats}`;
    default:
      return undefined;
  }
}
