import { searchName } from '#src/features/exercises/logic/exercise-filter.ts';
import { type EquipmentKind, levels, movementPatterns } from '#src/features/exercises/logic/kinds.ts';
import type { Muscle } from '#src/features/exercises/logic/muscles.ts';
import { fits } from '#src/features/exercises/logic/suitabilities.ts';
import { FilterChips, FilterResult, FoldedChoices, NothingFits } from '#src/ui/ListFilter.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { Texts } from '#src/words/texts.ts';
import styles from './ExerciseFilter.module.css';
import { MuscleChoice } from './MuscleChoice.tsx';

interface ExerciseFilterProps {
  muscles: readonly Muscle[];
  equipment: readonly EquipmentKind[];
  /** How many exercises there are. */
  count: number;
  texts: Texts['exercises'];
}

/** The choices above the list: a name, a muscle on the body, what limits people, and the rest folded. */
export function ExerciseFilter({ muscles, equipment, count, texts }: ExerciseFilterProps) {
  const { filter } = texts;
  const shown = fillTemplate(filter.shown, { count: String(count) });
  const lists = [
    { name: 'pattern', label: filter.pattern, options: optionsOf(movementPatterns, texts.pattern) },
    { name: 'equipment', label: filter.equipment, options: optionsOf(equipment, texts.equipment) },
    { name: 'level', label: filter.level, options: optionsOf(levels, texts.level) },
    { name: 'muscle', label: filter.muscle, options: optionsOf(muscles, texts.muscle) },
  ];
  return (
    <search className={styles.search} data-needs-script data-exercise-filter>
      <form className={styles.filter} aria-label={filter.heading}>
        <label className={styles.name}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="10" cy="10" r="6" />
            <path d="m15 15 5 5" />
          </svg>
          <input
            type="search"
            name={searchName}
            aria-label={filter.search}
            placeholder={filter.searchExample}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={60}
          />
        </label>
        <MuscleChoice muscles={muscles} texts={texts} />
        <FoldedChoices label={filter.more} any={filter.any} lists={lists} />
        <FilterResult sentence={shown} template={filter.shown} reset={filter.reset} />
        <FilterChips
          legend={filter.suits}
          boxes={fits.map((value) => ({
            name: 'suits',
            value,
            label: filter.fits[value],
            // The one chip that says less than it means: a mat and a wall do not count.
            ...(value === 'no-equipment' && { title: texts.suits[value] }),
          }))}
        />
      </form>
      <NothingFits sentence={filter.none} without={filter.without} />
    </search>
  );
}

function optionsOf<Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
): { value: Value; label: string }[] {
  return values.map((value) => ({ value, label: names[value] }));
}
