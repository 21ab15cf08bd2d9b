import type { AccountErrorCode, AccountField, FieldErrorCode } from '#src/features/account/contract.ts';

/** A field that a form of the account pages shows. */
export type ShownField = AccountField;

/** What every form of the account pages says. Placeholders stay in the texts: the form fills them in. */
export interface FormLabels {
  fields: Readonly<Record<ShownField, string>>;
  newPassword: string;
  newPasswordHint: string;
  showPassword: string;
  hidePassword: string;
  sending: string;
  errors: {
    title: string;
    required: Readonly<Record<ShownField, string>>;
    field: Readonly<Record<Exclude<FieldErrorCode, 'required'> | 'badPassword' | 'notAccepted', string>>;
    form: Readonly<Record<Extract<AccountErrorCode, 'badLogin' | 'notLoggedIn'>, string>>;
    tooManyAttempts: string;
    offline: string;
    failed: string;
  };
}

/** What a list of choices says while nothing is chosen. */
export interface ChoiceLabels {
  choose: string;
}

/** Where the forms lead to, in the page's language. */
export interface AccountAddresses {
  login: string;
  forgotPassword: string;
  account: string;
  home: string;
}
