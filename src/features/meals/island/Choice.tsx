import { useId } from 'react';
import { Field } from '#src/ui/Field.tsx';
import styles from './Meals.module.css';

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A list of which one is always chosen. */
export function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const choose = (text: string) => {
    const chosen = options.find((option) => option.value === text);
    if (chosen) onChange(chosen.value);
  };
  return (
    <Field label={label}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => choose(event.currentTarget.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface TicksProps {
  label: string;
  boxes: readonly { name: string; label: string; isTicked: boolean }[];
  error?: string | undefined;
  onTick: (name: string, isTicked: boolean) => void;
}

/** A group of boxes to tick. */
export function Ticks({ label, boxes, error, onTick }: TicksProps) {
  const id = useId();
  return (
    <fieldset className={styles.ticks} aria-describedby={error ? id : undefined}>
      <legend>{label}</legend>
      {error && (
        <p id={id} className={styles.fault}>
          {error}
        </p>
      )}
      <div>
        {boxes.map((box) => (
          <label key={box.name}>
            <input
              type="checkbox"
              checked={box.isTicked}
              onChange={(event) => onTick(box.name, event.currentTarget.checked)}
            />
            <span>{box.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
