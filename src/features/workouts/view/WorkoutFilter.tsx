import { levels } from '#src/features/exercises/logic/kinds.ts';
import type { ListedWorkout } from '#src/features/workouts/load.ts';
import {
  aims,
  audiences,
  belongings,
  lengths,
  places,
  quickChoices,
} from '#src/features/workouts/logic/workout-choices.ts';
import { FilterChips, FilterResult, FoldedChoices, NothingFits } from '#src/ui/ListFilter.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { Texts } from '#src/words/texts.ts';
import styles from './WorkoutFilter.module.css';

interface WorkoutFilterProps {
  workouts: readonly ListedWorkout[];
  texts: Pick<Texts, 'workouts' | 'exercises'>;
}

/** The choices above the list: what people ask for most, and the rest folded. */
export function WorkoutFilter({ workouts, texts: { workouts: texts, exercises } }: WorkoutFilterProps) {
  const { filter } = exercises;
  const shown = fillTemplate(texts.shown, { count: String(workouts.length) });
  return (
    <search className={styles.search} data-needs-script data-workout-filter>
      <form className={styles.filter} aria-label={texts.filter} autoComplete="off">
        <FilterChips
          legend={texts.quick}
          boxes={quickChoices.map(({ id, name, value }) => ({ name, value, label: texts.chips[id] }))}
        />
        <FoldedChoices label={filter.more} any={filter.any} lists={choiceLists(workouts, texts, exercises)} />
        <FilterResult sentence={shown} template={texts.shown} reset={filter.reset} />
      </form>
      <NothingFits sentence={texts.none} without={filter.without} />
    </search>
  );
}

/** The lists to choose from, each with those values that a workout has. */
function choiceLists(
  workouts: readonly ListedWorkout[],
  texts: Texts['workouts'],
  exercises: Texts['exercises'],
) {
  const list = <Value extends string>(
    name: 'minutes' | 'level' | 'place' | 'equipment' | 'aim' | 'who',
    label: string,
    values: readonly Value[],
    names: Readonly<Record<Value, string>>,
  ) => {
    const used = new Set(workouts.flatMap((workout) => workout.values[name].split(' ')));
    const options = values.filter((value) => used.has(value));
    return { name, label, options: options.map((value) => ({ value, label: names[value] })) };
  };
  return [
    list('who', texts.who, audiences, texts.audiences),
    list('aim', texts.aim, aims, texts.aims),
    list('minutes', texts.minutes, lengths, texts.lengths),
    list('level', exercises.filter.level, levels, exercises.level),
    list('place', texts.place, places, texts.places),
    list('equipment', exercises.filter.equipment, belongings, texts.equipment),
  ];
}
