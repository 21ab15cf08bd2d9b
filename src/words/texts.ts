import type { englishTexts } from './english-texts.ts';
import type { PluralForms } from './format/fill-template.ts';

/** The forms of a counted text differ from language to language; everything else has the keys of the English. */
type InAnyLanguage<Tree> = Tree extends string
  ? string
  : Tree extends { readonly other: string }
    ? PluralForms
    : { readonly [Key in keyof Tree]: InAnyLanguage<Tree[Key]> };

/** All namespaces in the shape that every language must have. */
export type Resources = InAnyLanguage<typeof englishTexts>;

/**
 * The texts of one language as the tree that they are in content/interface. A view or an island takes the part that it
 * shows: `Texts['calculators']['water']`. Types only, so that an island can import this without the texts themselves.
 */
export type Texts = Resources['translation'] & Omit<Resources, 'translation'>;
