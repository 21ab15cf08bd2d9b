import type { Language } from '#src/words/languages.ts';
import { isPluralGroup } from './plural-forms.ts';

/** One text and where it stands. */
export interface Text {
  /** Path from the root of the repository. */
  file: string;
  /** As in t('…'): `shell.nav.home`, `tips:explore`. */
  key: string;
  text: string;
  /** Where the text is one form of a counted one, the key of its forms: `training.minutes` of `training.minutes.one`. */
  forms?: string;
}

/** All texts of one language, or their descriptions for translators. */
export interface TextSet<Name extends Language | 'descriptions' = Language | 'descriptions'> {
  language: Name;
  texts: ReadonlyMap<string, Text>;
}

/** One parsed file of texts in nested groups. */
export interface TextFile {
  file: string;
  /** Stands before each key of the file, for example `tips:`; empty for the default namespace. */
  prefix: string;
  content: unknown;
}

/**
 * Flattens the files of one language into one set.
 *
 * @throws Error when a value is neither a text nor a group of texts, naming file and key
 * @example textSet('fr', [{ file: 'fr/tips.json', prefix: 'tips:', content: { a: { b: 'c' } } }]) → key 'tips:a.b'
 */
export function textSet<Name extends Language | 'descriptions'>(
  language: Name,
  files: readonly TextFile[],
): TextSet<Name> {
  const texts = files.flatMap(({ file, prefix, content }) =>
    flatten(content, []).map(({ path, value, isForm }) => {
      const key = prefix + path.join('.');
      if (typeof value !== 'string') {
        throw new Error(`${file} › ${key}: only texts and groups of texts may stand here.`);
      }
      const forms = isForm ? { forms: prefix + path.slice(0, -1).join('.') } : {};
      return { file, key, text: value, ...forms };
    }),
  );
  return { language, texts: new Map(texts.map((text) => [text.key, text])) };
}

interface Leaf {
  path: readonly string[];
  value: unknown;
  isForm: boolean;
}

function flatten(value: unknown, path: readonly string[], isForm = false): Leaf[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [{ path, value, isForm }];
  }
  const areForms = isPluralGroup(Object.keys(value));
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, [...path, key], areForms));
}

/** A text of the original together with its translation. */
export interface TextPair {
  original: Text;
  translation: Text;
}

/**
 * The texts that both sets hold. A form of a counted text that the original lacks is paired with its form `other`, and so
 * is the one description that all forms share.
 */
export function pairTexts(original: TextSet, translation: TextSet): TextPair[] {
  return [...translation.texts.values()].flatMap((text) => {
    const own = original.texts.get(text.key) ?? original.texts.get(`${text.forms ?? text.key}.other`);
    return own ? [{ original: own, translation: text }] : [];
  });
}

const placeholder = /\{\{(\w+)\}\}/g;

/**
 * The names in a text's placeholders, each once, sorted.
 *
 * @example placeholdersOf('{{low}} to {{high}} kg') → ['high', 'low']
 */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))].sort();
}

/** The text with a blank for each placeholder. */
export function withoutPlaceholders(text: string): string {
  return text.replace(placeholder, ' ');
}
