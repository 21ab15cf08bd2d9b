import { fillTemplate } from '#src/words/format/fill-template.ts';
import { numberFormat } from '#src/words/format-number.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import type { WorkoutMore } from './load.ts';
import type { WorkoutFacts } from './schema.ts';

/** What a workout needs and costs beside its minutes and level: equipment, days and energy, each with its label. */
export function workoutGlance(
  { daysPerWeek: [from, to] }: WorkoutFacts,
  { equipment, kilocalories }: WorkoutMore,
  language: BuiltLanguage,
): { label: string; value: string }[] {
  const { exercises, training } = textsOf(language);
  const number = numberFormat(language);
  return [
    { label: exercises.page.equipment, value: equipment.map((kind) => exercises.equipment[kind]).join(', ') },
    {
      label: training.days,
      value:
        from === to ? number(from) : fillTemplate(training.dayRange, { from: number(from), to: number(to) }),
    },
    {
      label: training.energy,
      value: fillTemplate(training.energyValue, { kilocalories: number(kilocalories) }),
    },
  ];
}
