/** A text without the marks above and below its letters, small. @example withoutAccents('Cœur, été') → 'coeur, ete' */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/œ/g, 'oe');
