import * as z from 'zod/mini';
import { ownSessionLimits } from './own-session-limits.ts';
import { ownSessionSchema } from './record-schemas.ts';
import type { OwnSession } from './records.ts';

const draftSchema = z.object({
  /** The session that is being changed; none for a new one. */
  id: z.optional(z.string()),
  session: z.object({
    name: z.string().check(z.maxLength(ownSessionLimits.name)),
    blocks: ownSessionSchema.shape.blocks,
  }),
});

/** A session that is being built and is not saved yet, as the device keeps it. */
export interface SessionDraft {
  readonly id?: string | undefined;
  readonly session: Pick<OwnSession, 'name' | 'blocks'>;
}

/** @returns undefined for nothing, and for a text that an older or a strange page has written */
export function readSessionDraft(text: string | null): SessionDraft | undefined {
  try {
    return text === null ? undefined : draftSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
