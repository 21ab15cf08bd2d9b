import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import styles from './DisplayChoices.module.css';

/** Light or dark, and the size of text. The script in the head marks what is chosen, and acts on a choice. */
export function DisplayChoices({ language }: { language: BuiltLanguage }) {
  const { theme, textSize } = textsOf(language).shell.display;
  return (
    <div className={styles.choices}>
      <Choice
        name="theme"
        label={theme.label}
        options={{ '': theme.system, light: theme.light, dark: theme.dark }}
      />
      <Choice
        name="textSize"
        label={textSize.label}
        options={{ '': textSize.normal, large: textSize.large, larger: textSize.larger }}
      />
    </div>
  );
}

interface ChoiceProps {
  name: 'theme' | 'textSize';
  label: string;
  /** Label by value; the empty value is what holds until something is chosen. */
  options: Readonly<Record<string, string>>;
}

function Choice({ name, label, options }: ChoiceProps) {
  return (
    <fieldset>
      <legend>{label}</legend>
      {Object.entries(options).map(([value, option]) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === ''} data-display={name} />
          {option}
        </label>
      ))}
    </fieldset>
  );
}
