import type { AccountContext } from '#server/account/account-answers.ts';
import type { ReminderErrorCode } from '#src/features/reminders/contract.ts';

const statuses = { endpointRefused: 422, tooManyDevices: 409, unknown: 404, notSent: 502 } as const;

/** Answers why a call about reminders or notifications did nothing. */
export function refuseReminder(
  context: AccountContext,
  error: Extract<ReminderErrorCode, keyof typeof statuses>,
): Response {
  return context.json({ error }, statuses[error]);
}
