import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';

/** The texts that reach the browser with each tool that keeps what a person enters: where what it keeps is, and where it is copied to. */
export function keepingTexts(language: BuiltLanguage) {
  const { keeping, carry } = textsOf(language).personal;
  const { numberLocales } = languageFacts(language);
  return { keeping, carry, numberLocales, logIn: `${localizedUrl(routes.premium, language)}#login` };
}
