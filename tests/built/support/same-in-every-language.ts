/** Texts that are the same in English and in another language, each with the reason. */
export const sameInEveryLanguage: readonly RegExp[] = [
  // How browsers read the window and how search engines read the page.
  /^width=device-width, initial-scale=1$/,
  // Who published a source.
  /^National Sleep Foundation, 2015$/,
  // The name of a licence, and a command for a computer.
  /^CC BY 4\.0$/,
  /^sha256sum --/,
  // French has the same word.
  /^police \(\p{L}+\)$/u,
];
