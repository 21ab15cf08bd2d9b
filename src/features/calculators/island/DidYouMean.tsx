import type { Suggestion } from '#src/features/calculators/logic/suggestion.ts';
import { Button } from '#src/ui/Button.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import type { Texts } from '#src/words/texts.ts';
import styles from './DidYouMean.module.css';

interface DidYouMeanProps {
  texts: Texts['calculators']['measures']['meant'];
  suggestion: Suggestion;
  locales: readonly string[];
  /** Called with what belongs into each field, written as the language writes numbers. */
  onAccept: (values: Readonly<Record<string, string>>) => void;
}

/** Asks whether another value was meant, and fills it in. */
export function DidYouMean({ texts, suggestion, locales, onAccept }: DidYouMeanProps) {
  const values = Object.fromEntries(
    Object.entries(suggestion.values).map(([name, value]) => [name, formatDecimal(value, locales)]),
  );
  return (
    <div className={styles.question}>
      <p>{fillTemplate(texts[suggestion.unit], { ...values, value: Object.values(values).join(' ') })}</p>
      <Button variant="secondary" onClick={() => onAccept(values)}>
        {texts.accept}
      </Button>
    </div>
  );
}
