import type { SignUpForm } from './account-forms.ts';
import { mailLink } from './account-links.ts';
import { type Accounts, newToken, unlessRefused } from './accounts.ts';

/**
 * Stores a sign-up and mails the link that confirms it. Where the address has an account already its owner is told
 * instead. The password that was typed goes nowhere: whoever opens the link chooses the password, so nobody can prepare
 * an account for the owner of an address.
 * @param mayMail false when enough mails went to this address lately; the sign-up is kept, for a link that is asked for
 * later.
 */
export async function signUp(
  accounts: Accounts,
  form: SignUpForm,
  { origin, mayMail }: { origin: string; mayMail: boolean },
): Promise<void> {
  const { email, firstName, lastName, countryCode, phone, country, language } = form;
  // Who signs up again before the address is confirmed is believed the last time.
  await accounts.database
    .updateTable('users')
    .set({
      first_name: firstName,
      last_name: lastName,
      country_code: countryCode,
      phone,
      country,
      language,
      updated_at: new Date().toISOString(),
    })
    .where('email', '=', email)
    .where('email_verified', '=', 0)
    .execute();
  const body = { email, name: firstName, lastName, countryCode, phone, country, language };
  const stored = await unlessRefused(
    accounts.auth.costlyCall((api) => api.signUpEmail({ body: { ...body, password: newToken() } })),
  );
  // A known address is answered like a new one. What is refused was stored by another call in the same moment.
  if (stored === undefined) await requireUser(accounts, email);
  if (mayMail) await mailLink(accounts, { email, reason: 'sign-up', origin });
}

async function requireUser({ database }: Accounts, email: string): Promise<void> {
  await database.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
}
