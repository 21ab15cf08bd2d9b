/** Sentences that many pages share, by their names. */
export type Phrases = Readonly<Record<string, string>>;

const reference = /^phrase:(.+)$/;

/** The name in a text that stands for a shared sentence, or undefined where it is a text of its own. */
export function phraseNamed(text: string): string | undefined {
  return reference.exec(text)?.[1];
}

/**
 * Words with each text such as `phrase:chest` replaced by the sentence of that name. One that there is not stays as it is.
 *
 * @example withPhrases({ signs: ['phrase:chest'] }, { chest: 'Pain in your chest' }) → { signs: ['Pain in your chest'] }
 */
export function withPhrases<Words>(words: Words, phrases: Phrases): Words {
  return withTexts(words, (text) => phrases[phraseNamed(text) ?? ''] ?? text);
}

/** The reverse: words with each shared sentence replaced by its name, so that its repair changes no page. */
export function withoutPhrases<Words>(words: Words, phrases: Phrases): Words {
  const names = new Map(Object.entries(phrases).map(([name, sentence]) => [sentence, `phrase:${name}`]));
  return withTexts(words, (text) => names.get(text) ?? text);
}

/** Words of any depth with each text changed; numbers and dates stay. */
export function withTexts<Words>(words: Words, change: (text: string) => string): Words {
  const changed = (value: unknown): unknown => {
    if (typeof value === 'string') return change(value);
    if (Array.isArray(value)) return value.map(changed);
    if (typeof value !== 'object' || value === null || value instanceof Date) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, changed(part)]));
  };
  return changed(words) as Words;
}
