/** A text without the marks above and below its letters, small. @example withoutAccents('Été') → 'ete' */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
