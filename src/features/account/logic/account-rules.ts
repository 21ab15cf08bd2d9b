/** The limits of an account's fields and links. Lengths count characters (code points). */
export const accountLimits = {
  nameLength: 100,
  emailLength: 254,
  phoneLength: 40,
  passwordMinimum: 8,
  passwordMaximum: 128,
  /** How long a link that confirms an e-mail address works. */
  verificationLinkHours: 24,
  /** How long a link that sets a new password works. */
  resetLinkMinutes: 60,
} as const;

/** The fields that a member may see and change, by the names that forms and calls use. */
export const profileFields = [
  'firstName',
  'lastName',
  'countryCode',
  'phone',
  'country',
  'language',
] as const;
export type ProfileField = (typeof profileFields)[number];

export type AccountField =
  | ProfileField
  | 'email'
  | 'password'
  | 'confirmPassword'
  | 'currentPassword'
  | 'token';

/** What can be wrong with a field; the page has the words. */
export const fieldErrorCodes = [
  'required',
  'tooLong',
  'invalidEmail',
  'invalidPhone',
  'unknownCountry',
  'unknownDialCode',
  'tooShort',
  'tooCommon',
  'mismatch',
] as const;
export type FieldErrorCode = (typeof fieldErrorCodes)[number];
export type FieldErrors = Partial<Record<AccountField, FieldErrorCode>>;

/** What can be wrong with a call as a whole; the page has the words. */
export const accountErrorCodes = [
  'badLogin',
  'notVerified',
  'notLoggedIn',
  'badPassword',
  'linkExpired',
  'tooManyAttempts',
  'badRequest',
  'tooLarge',
] as const;
export type AccountErrorCode = (typeof accountErrorCodes)[number];

/** What a member sees of the account. */
export interface Profile {
  firstName: string;
  lastName: string;
  email: string;
  /** The dial code as chosen: '+250', '+1-242'. */
  countryCode: string;
  /** The rest of the number, digits only. */
  phone: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  language: string;
  /** ISO 8601, UTC. */
  createdAt: string;
}
