import type { Problem } from './problem.ts';
import { placeholdersOf, type Text, type TextPair, withoutPlaceholders } from './text-set.ts';

const shown = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ') || 'none';

/** A translation has the placeholders of the English, no more and no fewer; their order is free. */
export function checkSamePlaceholders(pairs: readonly TextPair[]): Problem[] {
  return pairs.flatMap(({ original, translation: { file, key, text } }) => {
    const wanted = shown(placeholdersOf(original.text));
    const found = shown(placeholdersOf(text));
    return wanted === found
      ? []
      : [{ file, key, message: `English has these placeholders: ${wanted}; this text has: ${found}.` }];
  });
}

/** No brace outside a well-formed {{placeholder}}: anything else would be shown to the reader as it is. */
export function checkPlaceholderForm(texts: Iterable<Text>): Problem[] {
  return [...texts]
    .filter(({ text }) => /[{}]/.test(withoutPlaceholders(text)))
    .map(({ file, key }) => ({
      file,
      key,
      message: 'A brace is left over: write a placeholder as {{name}}, without spaces.',
    }));
}

/** The description of a text names each of its placeholders, so that it can say what stands there. */
export function checkPlaceholdersExplained(pairs: readonly TextPair[]): Problem[] {
  return pairs.flatMap(({ original, translation: { file, key, text } }) =>
    placeholdersOf(original.text)
      .filter((name) => !text.includes(`{{${name}}}`))
      .map((name) => ({ file, key, message: `Say what {{${name}}} holds.` })),
  );
}
