import { type Profile, profileSchema } from '#src/features/account/contract.ts';

/** The profile in an answer of the server, or null when the answer holds none. */
export function readProfile(data: unknown): Profile | null {
  return profileSchema.safeParse(data).data ?? null;
}
