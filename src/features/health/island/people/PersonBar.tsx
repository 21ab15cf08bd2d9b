import type { HealthTexts } from '#src/features/health/island/health-texts.ts';
import type { Kept, Person } from '#src/features/health/logic/records.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import styles from './PersonBar.module.css';

interface PersonBarProps {
  texts: HealthTexts;
  people: readonly Kept<Person>[];
  person: Kept<Person>;
  onChoose: (id: string) => void;
  onManage: () => void;
}

/** Whose diary it is: a choice where there are several people, and the way to add one. */
export function PersonBar({ texts: { people: words }, people, person, onChoose, onManage }: PersonBarProps) {
  return (
    <div className={styles.bar}>
      {people.length > 1 ? (
        <Field label={words.label}>
          {(control) => (
            <select {...control} value={person.id} onChange={({ target }) => onChoose(target.value)}>
              {people.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      ) : (
        <p className={styles.name}>{person.name}</p>
      )}
      <Button variant="secondary" onClick={onManage}>
        {words.manage}
      </Button>
    </div>
  );
}
