import type { Texts } from '#src/words/texts.ts';

type AccountTexts = Texts['account'];

/** What every form of the account pages says. */
export interface FormTexts
  extends Pick<AccountTexts, 'fields' | 'hints' | 'showPassword' | 'hidePassword' | 'sending' | 'errors'> {
  /** The `numberLocales` of the language, by which texts are counted. */
  locales: readonly string[];
}

/** What a form with lists of choices says. */
export interface ChoiceTexts extends FormTexts {
  choose: string;
}

/** What the Premium page says in the browser. */
export interface PremiumTexts
  extends ChoiceTexts,
    Pick<AccountTexts, 'modes' | 'login' | 'signup' | 'forgot' | 'checkMail'> {}

/** What a page says that the link of a mail opens. */
export interface MailLinkTexts extends FormTexts {
  page: AccountTexts['verify' | 'reset'];
  link: AccountTexts['link'];
  logIn: string;
}

/** What the member's own page says. */
export interface AccountHomeTexts extends ChoiceTexts, Pick<AccountTexts, 'loading' | 'tryAgain' | 'home'> {
  logIn: string;
}
