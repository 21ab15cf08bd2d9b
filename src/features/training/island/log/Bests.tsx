import { useMemo, useState } from 'react';
import { fetchFile } from '#src/device/fetch-file.ts';
import { type Best, bestsOf } from '#src/features/training/logic/bests.ts';
import type { PlayedExercises } from '#src/features/training/logic/library.ts';
import type { Done } from '#src/features/training/logic/records.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { Folded } from '#src/ui/Folded.tsx';
import { useLazy } from '#src/ui/use-lazy.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './Bests.module.css';
import type { LogTexts } from './log-texts.ts';
import { writeDay } from './write-dates.ts';

interface BestsProps {
  texts: LogTexts;
  sessions: readonly Done[];
  /** Address of the file with the names of the exercises. */
  file: string;
  /** Address of the list of exercises, which the pages of exercises stand below. */
  exercises: string;
}

/** The most of each exercise, with its day; the names come from the network when it is opened. */
export function Bests({ texts, sessions, file, exercises }: BestsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const bests = useMemo(() => bestsOf(sessions), [sessions]);
  const {
    part: library,
    hasFailed,
    again,
  } = useLazy(isOpen && bests.length > 0, () => fetchFile<PlayedExercises>(file));
  const words = texts.bests;
  return (
    <Card data-bests>
      <div className={styles.bests}>
        <Folded summary={words.heading} onToggle={setIsOpen}>
          {bests.length === 0 ? <p>{words.none}</p> : <p>{words.introduction}</p>}
          {bests.length > 0 && library === undefined && !hasFailed && <p role="status">{words.loading}</p>}
          {hasFailed && (
            <>
              <p role="alert">{words.failed}</p>
              <Button onClick={again}>{words.retry}</Button>
            </>
          )}
          {library && (
            <DataTable
              label={words.heading}
              columns={[words.exercise, words.best, texts.calendar.day]}
              rows={bests.flatMap((best) => {
                const name = library[best.exercise]?.name;
                if (name === undefined) return [];
                const link = <a href={`${exercises}/${best.exercise}`}>{name}</a>;
                const key = `${best.exercise} ${best.measure}`;
                return [{ key, cells: [link, writeBest(best, texts), writeDay(best.day, texts)] }];
              })}
            />
          )}
        </Folded>
      </div>
    </Card>
  );
}

const secondsPerMinute = 60;

function writeBest({ measure, value }: Best, texts: LogTexts): string {
  const { bests, minutes, repetitions, seconds, numberLocales } = texts;
  if (measure === 'repetitions') return fillTemplate(repetitions, { count: value }, numberLocales);
  if (value < 2 * secondsPerMinute) return fillTemplate(seconds, { count: value }, numberLocales);
  const whole = Math.floor(value / secondsPerMinute);
  const rest = value % secondsPerMinute;
  return rest === 0
    ? fillTemplate(minutes, { count: whole }, numberLocales)
    : fillTemplate(bests.time, { minutes: `${whole}`, seconds: `${rest}` });
}
