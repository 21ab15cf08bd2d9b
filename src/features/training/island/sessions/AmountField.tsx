import { nextAmount, readAmount } from '#src/features/training/logic/amount-steps.ts';
import { Field } from '#src/ui/Field.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './AmountField.module.css';
import type { SessionsTexts } from './sessions-texts.ts';
import type { Bench } from './use-build.ts';

interface AmountFieldProps {
  name: string;
  label: string;
  /** Whether the label stands before the number; else the number is said with what follows it. */
  labelFirst?: boolean;
  /** What it counts, for those who hear it without what stands around it. */
  what: string;
  amount: number;
  limits: { readonly least: number; readonly most: number };
  unit: 'count' | 'seconds';
  bench: Bench;
  texts: SessionsTexts;
  onAmount: (amount: number) => void;
}

/** A number that is typed, or made smaller and greater by buttons. What is no number stays, with what to do about it. */
export function AmountField(props: AmountFieldProps) {
  const { name, label, labelFirst = false, what, amount, limits, unit, bench, texts, onAmount } = props;
  const fault = bench.faults[name];
  const type = (text: string) => {
    const read = readAmount(text, limits);
    const [least, most] = [`${limits.least}`, `${limits.most}`];
    const error = fillTemplate(texts.errors.amount, { what, least, most });
    bench.setFault(name, read === undefined ? { text, error } : undefined);
    if (read !== undefined && read !== amount) onAmount(read);
  };
  const step = (direction: 'up' | 'down') => {
    bench.setFault(name, undefined);
    onAmount(nextAmount(amount, direction, unit, limits));
  };
  const button = (direction: 'up' | 'down', words: string, sign: string, atEnd: boolean) => (
    <button
      type="button"
      aria-label={fillTemplate(words, { what })}
      aria-disabled={atEnd}
      onClick={() => !atEnd && step(direction)}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <div className={labelFirst ? styles.labelled : styles.amount}>
      <Field label={label} error={fault?.error}>
        {(control) => (
          <div className={styles.stepper}>
            {button('down', texts.builder.less, '−', amount <= limits.least)}
            <input
              {...control}
              name={name}
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              aria-label={what}
              value={fault?.text ?? `${amount}`}
              onChange={({ target }) => type(target.value)}
            />
            {button('up', texts.builder.more, '+', amount >= limits.most)}
          </div>
        )}
      </Field>
    </div>
  );
}
