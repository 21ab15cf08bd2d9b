/** Texts that are the same in English and in another language, each with the reason. */
export const sameInEveryLanguage: readonly RegExp[] = [
  // How browsers read the window and how search engines read the page.
  /^width=device-width, initial-scale=1$/,
  // French has the same word.
  /^police \(\p{L}+\)$/u,
];
