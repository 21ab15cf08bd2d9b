import { type Profile, profileFields } from '#src/features/account/logic/account-rules.ts';

const neededFields = [...profileFields, 'email'] as const;

/** The profile in an answer of the server, or null when the answer holds none. */
export function readProfile(data: unknown): Profile | null {
  return isProfile(data) ? data : null;
}

function isProfile(data: unknown): data is Profile {
  return neededFields.every((field) => typeof Reflect.get(Object(data), field) === 'string');
}
