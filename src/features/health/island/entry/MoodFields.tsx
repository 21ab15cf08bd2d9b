import { moodFields } from '#src/features/health/logic/entry-form.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import type { FieldsProps } from './entry-props.ts';
import styles from './MoodFields.module.css';

/** The five sentences of the WHO-5, with how they are counted and whose they are. */
export function MoodFields({ texts, changed, errorOf }: FieldsProps) {
  const { lead, items, answers, scoring, licence, translated } = texts.entry.mood;
  const sentences = [items.cheerful, items.calm, items.active, items.rested, items.interest];
  const options = ([5, 4, 3, 2, 1, 0] as const).map((value) => ({
    value: String(value),
    label: answers[`a${value}`],
  }));
  const before = changed?.what === 'mood' ? changed.answers : [];
  return (
    <>
      <p>{lead}</p>
      {moodFields.map((name, index) => (
        <SelectField
          key={name}
          name={name}
          label={sentences[index] ?? ''}
          placeholder={texts.shared.choose}
          options={options}
          defaultValue={before[index]?.toString() ?? ''}
          error={errorOf(name)}
        />
      ))}
      <div className={styles.source}>
        <p>{scoring}</p>
        <p>{licence}</p>
        <p>{translated}</p>
      </div>
    </>
  );
}
