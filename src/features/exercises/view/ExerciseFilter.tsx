import { type EquipmentKind, movementPatterns } from '#src/features/exercises/logic/kinds.ts';
import type { Muscle } from '#src/features/exercises/logic/muscles.ts';
import { fits } from '#src/features/exercises/logic/suitabilities.ts';
import { Button } from '#src/ui/Button.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { Texts } from '#src/words/texts.ts';
import styles from './ExerciseFilter.module.css';

interface ExerciseFilterProps {
  muscles: readonly Muscle[];
  equipment: readonly EquipmentKind[];
  /** How many exercises there are. */
  count: number;
  texts: Texts['exercises'];
}

/** The choices above the list. */
export function ExerciseFilter({ muscles, equipment, count, texts }: ExerciseFilterProps) {
  const { filter } = texts;
  const { any } = filter;
  const levels = Object.entries(texts.level).map(([value, label]) => ({ value, label }));
  return (
    <search data-needs-script data-exercise-filter>
      <form className={styles.filter} aria-label={filter.heading}>
        <div className={styles.fields}>
          <SelectField
            name="muscle"
            label={filter.muscle}
            placeholder={any}
            options={muscles.map((value) => ({ value, label: texts.muscle[value] }))}
          />
          <SelectField
            name="pattern"
            label={filter.pattern}
            placeholder={any}
            options={movementPatterns.map((value) => ({ value, label: texts.pattern[value] }))}
          />
          <SelectField
            name="equipment"
            label={filter.equipment}
            placeholder={any}
            options={equipment.map((value) => ({ value, label: texts.equipment[value] }))}
          />
          <SelectField name="level" label={filter.level} placeholder={any} options={levels} />
        </div>
        <fieldset className={styles.suits}>
          <legend>{filter.suits}</legend>
          {fits.map((value) => (
            <label key={value}>
              <input type="checkbox" name="suits" value={value} />
              {texts.suits[value]}
            </label>
          ))}
        </fieldset>
        <div className={styles.result}>
          <p role="status" data-shown={filter.shown}>
            {fillTemplate(filter.shown, { count: String(count) })}
          </p>
          <Button type="reset" variant="quiet">
            {filter.reset}
          </Button>
        </div>
      </form>
      <p className={styles.none} hidden data-none>
        {filter.none}
      </p>
    </search>
  );
}
