import { advisedSleep } from '#src/features/health/logic/advised.ts';
import { dayMeans, daySums, mondaysBetween, weekSums } from '#src/features/health/logic/day-values.ts';
import { valuesOf } from '#src/features/health/logic/timed-values.ts';
import { addDays, mondayOf } from '#src/features/training/logic/days.ts';
import { advisedMinutes } from '#src/features/week-plan/logic/week-figures.ts';
import { ColumnPicture } from './ColumnPicture.tsx';
import type { KindProps } from './kind-props.ts';
import { measures } from './write-values.ts';

/** The water of each day. */
export function WaterPicture(props: KindProps) {
  const { facts } = props.texts.pictures;
  return (
    <ColumnPicture
      {...props}
      kind="water"
      measure={measures().water}
      days={daySums(valuesOf('water', props.readings))}
      labels={{ last: facts.lastDay, average: facts.averageDay }}
      about={[]}
      leastHeight={1}
    />
  );
}

/** The sleep of each night, with the hours that are advised. */
export function SleepPicture(props: KindProps) {
  const { facts, about } = props.texts.pictures;
  const advised = advisedSleep(props.person, props.today);
  const sentence = advised?.to === 8 ? about.sleepOlder : about.sleep;
  return (
    <ColumnPicture
      {...props}
      kind="sleep"
      measure={measures().sleep}
      days={dayMeans(valuesOf('sleep', props.readings))}
      labels={{ last: facts.last, average: facts.averageNight }}
      about={advised ? [sentence] : []}
      leastHeight={10}
      band={advised}
    />
  );
}

/** The minutes of training of each week, against the 150. A week without training is a week like the others. */
export function MovedPicture({
  minutes,
  ...props
}: KindProps & { minutes: readonly { day: string; minutes: number }[] }) {
  const { facts, about } = props.texts.pictures;
  const weeks = weekSums(daySums(minutes.map(({ day, minutes: value }) => ({ at: day, value }))));
  const byMonday = new Map(weeks.map((week) => [week.day, week]));
  const [first] = weeks;
  const all = mondaysBetween(first?.day ?? props.today, props.today).map(
    (day) => byMonday.get(day) ?? { day, value: 0, count: 0 },
  );
  return (
    <ColumnPicture
      {...props}
      // Whole weeks, so that the column of the first and of the running one has the width of the others.
      span={{ from: mondayOf(props.span.from), to: addDays(mondayOf(props.span.to), 6) }}
      kind="moved"
      measure={measures().moved}
      days={all}
      areWeeks
      labels={{ last: facts.thisWeek, average: facts.averageWeek }}
      about={[about.moved]}
      leastHeight={advisedMinutes}
      lines={[advisedMinutes]}
    />
  );
}
