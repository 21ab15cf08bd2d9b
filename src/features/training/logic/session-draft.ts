import type { OwnSession } from './records.ts';

/** A session that is being built and is not saved yet, as the device keeps it. */
export interface SessionDraft {
  /** The session that is being changed; none for a new one. */
  readonly id?: string | undefined;
  readonly session: Pick<OwnSession, 'name' | 'blocks'>;
}

/**
 * Only the page itself writes drafts, so that it is enough to see that the parts are there: a schema would be a tenth of
 * what the page weighs.
 *
 * @returns undefined for nothing, and for a text that an older or a strange page has written
 */
export function readSessionDraft(text: string | null): SessionDraft | undefined {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

function isDraft(draft: unknown): draft is SessionDraft {
  const { id, session } = Object(draft) as { id?: unknown; session?: unknown };
  const { name, blocks } = Object(session) as { name?: unknown; blocks?: unknown };
  return (
    (id === undefined || typeof id === 'string') &&
    typeof name === 'string' &&
    Array.isArray(blocks) &&
    blocks.every(isBlock)
  );
}

function isBlock(block: unknown): boolean {
  const { part, rounds, items } = Object(block) as { part?: unknown; rounds?: unknown; items?: unknown };
  return (
    typeof part === 'string' &&
    typeof rounds === 'number' &&
    Array.isArray(items) &&
    items.every((item: unknown) => typeof Object(item).exercise === 'string')
  );
}
