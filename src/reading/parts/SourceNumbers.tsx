import type { ReactNode } from 'react';
import { fillParts } from '#src/words/format/fill-template.ts';
import { numberFormat } from '#src/words/format-number.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
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
  const written = numberFormat(language);
  const numbers = sources.map((id) => all.indexOf(id) + 1).sort((one, other) => one - other);
  const links = numbers.flatMap((number) => [
    ' ',
    <a key={number} href={`#source-${number}`}>
      {written(number)}
    </a>,
  ]);
  return (
    <p className={styles.numbers} data-unspoken>
      {fillParts<ReactNode>(textsOf(language).page.sourcesOfPart, { numbers: links })}
    </p>
  );
}
