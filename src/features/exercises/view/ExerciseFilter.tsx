import { type EquipmentKind, movementPatterns } from '#src/features/exercises/logic/kinds.ts';
import type { Muscle } from '#src/features/exercises/logic/muscles.ts';
import { fits } from '#src/features/exercises/logic/suitabilities.ts';
import { Button } from '#src/ui/Button.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import type { Translate } from '#src/words/translate.ts';
import styles from './ExerciseFilter.module.css';
import { equipmentLabels, levelLabels, muscleLabels, patternLabels, suitabilityLabels } from './labels.ts';

interface ExerciseFilterProps {
  muscles: readonly Muscle[];
  equipment: readonly EquipmentKind[];
  /** How many exercises there are. */
  count: number;
  t: Translate;
}

/** The choices above the list. Hidden until the page's script can act on them. */
export function ExerciseFilter({ muscles, equipment, count, t }: ExerciseFilterProps) {
  const any = t('exercises.filter.any');
  const patterns = patternLabels(t);
  const muscleNames = muscleLabels(t);
  const equipmentNames = equipmentLabels(t);
  const suits = suitabilityLabels(t);
  const levels = Object.entries(levelLabels(t)).map(([value, label]) => ({ value, label }));
  return (
    <search hidden data-exercise-filter>
      <form className={styles.filter} aria-label={t('exercises.filter.heading')}>
        <div className={styles.fields}>
          <SelectField
            name="muscle"
            label={t('exercises.filter.muscle')}
            placeholder={any}
            options={muscles.map((value) => ({ value, label: muscleNames[value] }))}
          />
          <SelectField
            name="pattern"
            label={t('exercises.filter.pattern')}
            placeholder={any}
            options={movementPatterns.map((value) => ({ value, label: patterns[value] }))}
          />
          <SelectField
            name="equipment"
            label={t('exercises.filter.equipment')}
            placeholder={any}
            options={equipment.map((value) => ({ value, label: equipmentNames[value] }))}
          />
          <SelectField name="level" label={t('exercises.filter.level')} placeholder={any} options={levels} />
        </div>
        <fieldset className={styles.suits}>
          <legend>{t('exercises.filter.suits')}</legend>
          {fits.map((value) => (
            <label key={value}>
              <input type="checkbox" name="suits" value={value} />
              {suits[value]}
            </label>
          ))}
        </fieldset>
        <div className={styles.result}>
          <p role="status" data-shown={t('exercises.filter.shown', { count: '{{count}}' })}>
            {t('exercises.filter.shown', { count: String(count) })}
          </p>
          <Button type="reset" variant="quiet">
            {t('exercises.filter.reset')}
          </Button>
        </div>
      </form>
      <p className={styles.none} hidden data-none>
        {t('exercises.filter.none')}
      </p>
    </search>
  );
}
