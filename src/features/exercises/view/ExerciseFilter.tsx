import { searchName } from '#src/features/exercises/logic/exercise-filter.ts';
import { type EquipmentKind, levels, movementPatterns } from '#src/features/exercises/logic/kinds.ts';
import type { Muscle } from '#src/features/exercises/logic/muscles.ts';
import { fits } from '#src/features/exercises/logic/suitabilities.ts';
import { Button } from '#src/ui/Button.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
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
        <FurtherChoices muscles={muscles} equipment={equipment} texts={texts} />
        <div className={styles.result}>
          <p role="status" tabIndex={-1} data-shown={filter.shown}>
            {shown}
          </p>
          <button type="reset" hidden>
            {filter.reset}
          </button>
        </div>
        <fieldset className={styles.suits}>
          <legend>{filter.suits}</legend>
          <div>
            {fits.map((value) => (
              <label key={value}>
                <input type="checkbox" name="suits" value={value} />
                {texts.suits[value]}
              </label>
            ))}
          </div>
        </fieldset>
      </form>
      <div className={styles.none} hidden data-none={filter.without}>
        <p>{filter.none}</p>
        <ul />
        <template>
          <li>
            <Button variant="secondary" />
          </li>
        </template>
      </div>
    </search>
  );
}

function optionsOf<Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
): { value: Value; label: string }[] {
  return values.map((value) => ({ value, label: names[value] }));
}

/** The lists to choose from, folded: few readers need them. */
function FurtherChoices({ muscles, equipment, texts }: Omit<ExerciseFilterProps, 'count'>) {
  const { filter } = texts;
  const lists = [
    { name: 'pattern', label: filter.pattern, options: optionsOf(movementPatterns, texts.pattern) },
    { name: 'equipment', label: filter.equipment, options: optionsOf(equipment, texts.equipment) },
    { name: 'level', label: filter.level, options: optionsOf(levels, texts.level) },
    { name: 'muscle', label: filter.muscle, options: optionsOf(muscles, texts.muscle) },
  ];
  return (
    <details className={styles.more}>
      <summary>
        {filter.more}
        <span data-chosen hidden />
      </summary>
      <div className={styles.fields}>
        {lists.map((list) => (
          <SelectField key={list.name} placeholder={filter.any} {...list} />
        ))}
      </div>
    </details>
  );
}
