import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';

function formTexts(language: BuiltLanguage) {
  const { fields, hints, showPassword, hidePassword, sending, errors } = textsOf(language).account;
  const locales = languageFacts(language).numberLocales;
  return { fields, hints, showPassword, hidePassword, sending, errors, locales };
}

function choiceTexts(language: BuiltLanguage) {
  return { ...formTexts(language), choose: textsOf(language).common.choose };
}

/** The texts that reach the browser with the Premium page, and no others. */
export function premiumTexts(language: BuiltLanguage) {
  const { modes, login, signup, forgot, checkMail } = textsOf(language).account;
  return {
    ...choiceTexts(language),
    modes,
    login,
    signup,
    forgot,
    checkMail,
  };
}

/** The same for a page that the link of a mail opens. */
export function mailLinkTexts(language: BuiltLanguage, page: 'verify' | 'reset') {
  const { [page]: texts, link, modes } = textsOf(language).account;
  return { ...formTexts(language), page: texts, link, logIn: modes.login };
}

/** The same for the member's own page. */
export function accountHomeTexts(language: BuiltLanguage) {
  const { home, loading, tryAgain, modes } = textsOf(language).account;
  return { ...choiceTexts(language), home, loading, tryAgain, logIn: modes.login };
}
