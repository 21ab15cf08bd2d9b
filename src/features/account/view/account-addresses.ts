import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { type BuiltLanguage, languageCodes, languages } from '#src/words/languages.ts';

/** Where the account pages of a language lead to. */
export function accountAddresses(language: BuiltLanguage) {
  return {
    login: `${localizedUrl(routes.premium, language)}#login`,
    forgotPassword: `${localizedUrl(routes.premium, language)}#forgot-password`,
    account: localizedUrl(routes.premiumAccount, language),
    home: localizedUrl(routes.home, language),
  };
}

/** The languages that a member may choose, each with the member's page in it. */
export function languageChoices() {
  return languageCodes.map((code) => ({
    code,
    name: languages[code].name,
    address: localizedUrl(routes.premiumAccount, code),
  }));
}
