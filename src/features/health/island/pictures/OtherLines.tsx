import { halfHeight } from '#src/features/health/logic/advised.ts';
import { type DayValue, dayMeans, meanOf } from '#src/features/health/logic/day-values.ts';
import { valuesOf } from '#src/features/health/logic/timed-values.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import type { KindProps } from './kind-props.ts';
import { LinePicture } from './LinePicture.tsx';
import { type Measure, measures, writeValue } from './write-values.ts';

/** The waist, against half of the height. */
export function WaistPicture(props: KindProps) {
  const { texts, person, readings, today } = props;
  const { facts, about } = texts.pictures;
  const measure = measures().waist;
  const half = halfHeight(person, today);
  const last = (shown: readonly DayValue[]) => shown.at(-1)?.value ?? Number.NaN;
  return (
    <LinePicture
      {...props}
      kind="waist"
      measure={measure}
      days={dayMeans(valuesOf('waist', readings))}
      facts={(shown) => [
        { label: facts.last, value: writeValue(last(shown), measure, texts) },
        ...(half === undefined
          ? []
          : [
              {
                label: facts.ratio,
                value: formatDecimal((last(shown) / (2 * half)).toFixed(2), texts.numberLocales),
              },
            ]),
      ]}
      about={half === undefined ? [] : [about.waist]}
      leastHeight={6}
      lines={half === undefined ? [] : [half]}
    />
  );
}

/** The score of the WHO-5. */
export function MoodPicture(props: KindProps) {
  return (
    <LinePicture
      {...props}
      {...averaged(props, measures().mood)}
      kind="mood"
      days={dayMeans(valuesOf('mood', props.readings))}
      about={[props.texts.pictures.about.mood]}
      leastHeight={100}
      edges={[0, 100]}
    />
  );
}

/** The pulse at rest, also where it was noted beside a blood pressure. */
export function PulsePicture(props: KindProps) {
  return (
    <LinePicture
      {...props}
      {...averaged(props, measures().pulse)}
      kind="pulse"
      days={dayMeans(valuesOf('pulse', props.readings))}
      about={[]}
      leastHeight={20}
    />
  );
}

function averaged({ texts }: KindProps, measure: Measure) {
  const { facts } = texts.pictures;
  return {
    measure,
    facts: (shown: readonly DayValue[]) => [
      { label: facts.last, value: writeValue(shown.at(-1)?.value ?? Number.NaN, measure, texts) },
      { label: facts.average, value: writeValue(meanOf(shown.map(({ value }) => value)), measure, texts) },
    ],
  };
}
