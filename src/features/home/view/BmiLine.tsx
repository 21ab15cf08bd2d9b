import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { Button } from '#src/ui/Button.tsx';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import type { Translate } from '#src/words/translate.ts';
import styles from './BmiLine.module.css';

/**
 * Weight and height in one line. A script opens the calculator with them in the fragment, which browsers never send; the fields
 * have no names, so that without it the form is a plain way to the calculator.
 */
export function BmiLine({ language, t }: { language: BuiltLanguage; t: Translate }) {
  const { heading, ...labels } = textsOf(language).pages.home.bmi;
  return (
    <form className={styles.form} action={localizedUrl(routes.bmi, language)} data-bmi-line="">
      <div>
        <h2>{heading}</h2>
        <p className={styles.note}>{t('pages.calculator.adultsOnly')}</p>
      </div>
      <div className={styles.fields}>
        {(['weight', 'height'] as const).map((name) => (
          <label key={name} data-needs-script>
            {labels[name]}
            <input type="text" inputMode="decimal" autoComplete="off" data-measure={name} />
          </label>
        ))}
        <Button type="submit">{t('calculators.form.calculate')}</Button>
      </div>
    </form>
  );
}
