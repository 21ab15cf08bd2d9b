import { numberFormat } from '#src/words/format-number.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { translator } from '#src/words/translate.ts';
import styles from './SourceNumbers.module.css';

interface SourceNumbersProps {
  /** The ids of the sources of a part of the page. */
  sources: readonly string[];
  /** The ids of all sources of the page, in the order of their numbers. */
  all: readonly string[];
  language: BuiltLanguage;
}

/** Which of the page's sources a part rests on: numbers that lead to the list at the end. */
export function SourceNumbers({ sources, all, language }: SourceNumbersProps) {
  const t = translator(language);
  const written = numberFormat(language);
  const numbers = sources.map((id) => all.indexOf(id) + 1).sort((one, other) => one - other);
  // The sentence is translated as a whole; the numbers inside it become links.
  const [before = '', after = ''] = t('page.sourcesOfPart', { numbers: '\u0000' }).split('\u0000');
  return (
    <p className={styles.numbers}>
      {before}
      {numbers.map((number, index) => (
        <span key={number}>
          {index > 0 && ', '}
          <a href={`#source-${number}`}>{written(number)}</a>
        </span>
      ))}
      {after}
    </p>
  );
}
