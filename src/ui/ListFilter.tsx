import { Button } from './Button.tsx';
import styles from './ListFilter.module.css';
import { SelectField, type SelectOption } from './SelectField.tsx';

/*
 * The parts of a form that filters a list of the page by a script. Each form puts them in its own order, and its script finds
 * them by their hooks.
 */

interface FilterChipsProps {
  legend: string;
  /** The title says more exactly what a short label means. */
  boxes: readonly { name: string; value: string; label: string; title?: string }[];
}

/** What people ask for most, as boxes to tick. */
export function FilterChips({ legend, boxes }: FilterChipsProps) {
  return (
    <fieldset className={styles.chips}>
      <legend>{legend}</legend>
      <div>
        {boxes.map(({ name, value, label, title }) => (
          <label key={`${name} ${value}`} title={title}>
            <input type="checkbox" name={name} value={value} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface FoldedChoicesProps {
  label: string;
  /** The choice of everything. */
  any: string;
  lists: readonly { name: string; label: string; options: readonly SelectOption[] }[];
}

/** The lists to choose from, folded: few readers need them. */
export function FoldedChoices({ label, any, lists }: FoldedChoicesProps) {
  return (
    <details className={styles.more}>
      <summary>
        {label}
        <span data-chosen hidden />
      </summary>
      <div className={styles.fields}>
        {lists.map((list) => (
          <SelectField key={list.name} placeholder={any} {...list} />
        ))}
      </div>
    </details>
  );
}

interface FilterResultProps {
  /** How many there are in all, as a sentence, and the same with a place for the number. */
  sentence: string;
  template: string;
  reset: string;
}

/** How many fit, and the way back to all. */
export function FilterResult({ sentence, template, reset }: FilterResultProps) {
  return (
    <div className={styles.result} data-result>
      <p role="status" tabIndex={-1} data-shown={template}>
        {sentence}
      </p>
      <Button variant="quiet" type="reset" hidden>
        {reset}
      </Button>
    </div>
  );
}

interface NothingFitsProps {
  sentence: string;
  /** What a button says that takes one choice away, with places for the choice and for how many fit then. */
  without: string;
}

/** What stands in the place of the list while nothing fits: a script adds a button for each choice that may be taken away. */
export function NothingFits({ sentence, without }: NothingFitsProps) {
  return (
    <div className={styles.none} hidden data-none={without}>
      <p>{sentence}</p>
      <ul />
      <template>
        <li>
          <Button variant="secondary" />
        </li>
      </template>
    </div>
  );
}
