import type { PluralForms } from '#src/words/format/fill-template.ts';

/** What the page says of kept answers, in its language. */
export interface KeptTexts {
  done: string;
  failed: string;
  heading: PluralForms;
  /** Of a model: `{{date}}`, `{{model}}`. */
  byModel: string;
  /** Of our own pages: `{{date}}`. */
  byPages: string;
  from: string;
  /** A footnote, for screen readers: `{{number}}`. */
  passage: string;
  remove: string;
  /** The same for screen readers: `{{question}}`. */
  removeOf: string;
  removed: string;
  undo: string;
  where: string;
  data: { address: string; text: string };
}

/** Where kept answers are listed; empty until a script finds some. */
export const place = document.querySelector<HTMLElement>('section[data-kept]');
export const texts: KeptTexts = JSON.parse(place?.dataset.texts ?? '{}');
