import {
  type AccountField,
  accountLimits,
  type FieldErrorCode,
  type FieldErrors,
} from '#src/features/account/logic/account-rules.ts';

/** The texts and choices of a form by field name. */
export type FormValues = Readonly<Record<string, string>>;
type Check = (value: string, values: FormValues) => FieldErrorCode | false;

/** What a form checks before it is sent, by field, in the order of its fields. */
export type FormChecks = Readonly<Partial<Record<AccountField, Check>>>;

const { nameLength, emailLength, phoneLength, passwordMinimum, passwordMaximum } = accountLimits;
const characters = (text: string) => [...text].length;

const chosen: Check = () => false;
const name: Check = (value) => characters(value.trim()) > nameLength && 'tooLong';
const email: Check = (value) =>
  (characters(value) > emailLength && 'tooLong') || (!/^[^\s@]+@[^\s@]+$/.test(value) && 'invalidEmail');
// The server knows the numbers of each country; here only what can be no number at all is stopped.
const phone: Check = (value) =>
  (characters(value.trim()) > phoneLength && 'tooLong') ||
  (!/^\s*[+(]?(?:[\s().\-/]*\d){4,17}[\s().\-/]*$/.test(value) && 'invalidPhone');
const typedPassword: Check = () => false;
const newPassword: Check = (value) =>
  (characters(value) < passwordMinimum && 'tooShort') || (characters(value) > passwordMaximum && 'tooLong');
const repeatedPassword: Check = (value, { password }) => value !== password && 'mismatch';

const newPasswordChecks: FormChecks = { password: newPassword, confirmPassword: repeatedPassword };
const personChecks: FormChecks = { firstName: name, lastName: name };
const phoneChecks: FormChecks = { country: chosen, countryCode: chosen, phone };

export const loginChecks: FormChecks = { email, password: typedPassword };
export const signUpChecks: FormChecks = { ...personChecks, email, ...phoneChecks, ...newPasswordChecks };
export const forgotPasswordChecks: FormChecks = { email, countryCode: chosen, phone };
export const resetPasswordChecks: FormChecks = newPasswordChecks;
export const profileChecks: FormChecks = { ...personChecks, ...phoneChecks, language: chosen };
export const changePasswordChecks: FormChecks = { currentPassword: typedPassword, ...newPasswordChecks };
export const deleteChecks: FormChecks = { password: typedPassword };

/** What is wrong with the fields of a form, in their order; every field must be filled in. */
export function checkFields(checks: FormChecks, values: FormValues): FieldErrors {
  const entries = Object.entries(checks).map(([field, check]) => {
    const value = values[field] ?? '';
    // Blanks alone are no answer, except in a password.
    const isEmpty = (field.endsWith('assword') ? value : value.trim()) === '';
    return [field, isEmpty ? 'required' : check(value, values)] as const;
  });
  return Object.fromEntries(entries.filter(([, code]) => code));
}
