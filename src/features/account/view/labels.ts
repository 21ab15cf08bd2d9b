import { accountLimits } from '#src/features/account/contract.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { type BuiltLanguage, languageCodes, languages } from '#src/words/languages.ts';
import type { Translate } from '#src/words/translate.ts';

/** Where the forms of the account pages lead to. */
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

/** The texts that all forms of the account pages share. Placeholders stay in them: the forms fill them in. */
export function formLabels(t: Translate) {
  return {
    fields: {
      firstName: t('account.fields.firstName'),
      lastName: t('account.fields.lastName'),
      email: t('account.fields.email'),
      country: t('account.fields.country'),
      countryCode: t('account.fields.countryCode'),
      phone: t('account.fields.phone'),
      password: t('account.fields.password'),
      confirmPassword: t('account.fields.confirmPassword'),
      currentPassword: t('account.fields.currentPassword'),
      language: t('account.fields.language'),
    },
    newPassword: t('account.fields.newPassword'),
    newPasswordHint: t('account.hints.newPassword'),
    showPassword: t('account.showPassword'),
    hidePassword: t('account.hidePassword'),
    sending: t('account.sending'),
    errors: errorLabels(t),
  };
}

function errorLabels(t: Translate) {
  return {
    title: t('account.errors.title'),
    required: {
      firstName: t('account.errors.required.firstName'),
      lastName: t('account.errors.required.lastName'),
      email: t('account.errors.required.email'),
      country: t('account.errors.required.country'),
      countryCode: t('account.errors.required.countryCode'),
      phone: t('account.errors.required.phone'),
      password: t('account.errors.required.password'),
      confirmPassword: t('account.errors.required.confirmPassword'),
      currentPassword: t('account.errors.required.currentPassword'),
      language: t('account.errors.required.language'),
    },
    field: {
      tooLong: t('account.errors.tooLong'),
      notAccepted: t('account.errors.notAccepted'),
      invalidEmail: t('account.errors.invalidEmail'),
      invalidPhone: t('account.errors.invalidPhone'),
      unknownCountry: t('account.errors.unknownCountry'),
      unknownDialCode: t('account.errors.unknownDialCode'),
      tooShort: t('account.errors.tooShort'),
      tooCommon: t('account.errors.tooCommon'),
      mismatch: t('account.errors.mismatch'),
      badPassword: t('account.errors.badPassword'),
    },
    form: {
      badLogin: t('account.errors.badLogin'),
      notLoggedIn: t('account.errors.notLoggedIn'),
    },
    tooManyAttempts: t('account.errors.tooManyAttempts'),
    offline: t('account.errors.offline'),
    failed: t('account.errors.failed'),
  };
}

/** The texts of the Premium page's three forms. */
export function premiumLabels(t: Translate) {
  return {
    ...formLabels(t),
    choose: t('common.choose'),
    modesLabel: t('account.modes.label'),
    modes: {
      login: t('account.modes.login'),
      signup: t('account.modes.signup'),
      'forgot-password': t('account.modes.forgotPassword'),
    },
    alreadyLoggedIn: t('account.alreadyLoggedIn'),
    goToAccount: t('account.goToAccount'),
    login: { heading: t('account.login.heading'), submit: t('account.login.submit') },
    signup: {
      heading: t('account.signup.heading'),
      introduction: t('account.signup.introduction'),
      kept: t('account.hints.kept'),
      emailHint: t('account.hints.email'),
      submit: t('account.signup.submit'),
      sent: t('account.signup.sent'),
    },
    forgot: {
      heading: t('account.forgot.heading'),
      introduction: t('account.forgot.introduction'),
      submit: t('account.forgot.submit'),
      sent: t('account.forgot.sent'),
    },
    checkMail: {
      heading: t('account.checkMail.heading'),
      nothing: t('account.checkMail.nothing'),
      back: t('account.checkMail.back'),
    },
  };
}

const incompleteLink = (t: Translate) => ({
  heading: t('account.link.incomplete'),
  text: t('account.link.openAgain'),
});

/** The texts of the page that confirms an e-mail address. */
export function verifyEmailLabels(t: Translate, language: BuiltLanguage) {
  const { login, forgotPassword } = accountAddresses(language);
  const link = { label: t('account.modes.login'), href: login };
  const newLink = { label: t('account.reset.newLink'), href: forgotPassword };
  const hours = accountLimits.verificationLinkHours;
  return {
    ...formLabels(t),
    submit: t('account.verify.submit'),
    done: { heading: t('account.verify.done'), text: t('account.verify.doneText'), link },
    ended: { heading: t('account.link.ended'), text: t('account.verify.ended', { hours }), link: newLink },
    incomplete: incompleteLink(t),
  };
}

/** The texts of the page that sets a new password. */
export function resetPasswordLabels(t: Translate, language: BuiltLanguage) {
  const { login, forgotPassword } = accountAddresses(language);
  const minutes = accountLimits.resetLinkMinutes;
  const newLink = { label: t('account.reset.newLink'), href: forgotPassword };
  return {
    ...formLabels(t),
    submit: t('account.reset.submit'),
    done: {
      heading: t('account.reset.done'),
      text: t('account.reset.doneText'),
      link: { label: t('account.modes.login'), href: login },
    },
    ended: { heading: t('account.link.ended'), text: t('account.reset.ended', { minutes }), link: newLink },
    incomplete: { ...incompleteLink(t), link: newLink },
  };
}

/** The texts of the member's own page. */
export function accountHomeLabels(t: Translate) {
  return {
    ...formLabels(t),
    choose: t('common.choose'),
    languageHint: t('account.hints.language'),
    loading: t('account.loading'),
    tryAgain: t('account.tryAgain'),
    greeting: t('account.home.greeting'),
    introduction: t('account.home.introduction'),
    logOut: t('account.home.logOut'),
    details: t('account.home.details'),
    save: t('account.home.save'),
    saved: t('account.home.saved'),
    changePassword: {
      heading: t('account.home.password'),
      submit: t('account.home.changePassword'),
      done: t('account.home.passwordChanged'),
    },
    data: {
      heading: t('account.home.data'),
      text: t('account.home.dataText'),
      submit: t('account.home.download'),
      done: t('account.home.downloaded'),
    },
    deletion: {
      heading: t('account.home.delete'),
      text: t('account.home.deleteText'),
      start: t('account.home.deleteStart'),
      password: t('account.home.deletePassword'),
      submit: t('account.home.deleteConfirm'),
    },
    notLoggedIn: {
      heading: t('account.home.notLoggedIn'),
      text: t('account.home.notLoggedInText'),
      link: t('account.modes.login'),
    },
    deleted: {
      heading: t('account.home.deleted'),
      text: t('account.home.deletedText'),
      link: t('account.home.toHome'),
    },
  };
}
