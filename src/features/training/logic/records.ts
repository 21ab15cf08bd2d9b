import type * as z from 'zod/mini';
import type { Entry } from '#src/features/entries/contract.ts';
import type { doneSchema, ownSessionSchema, placementSchema } from './record-schemas.ts';

export type Done = z.infer<typeof doneSchema>;
export type Placement = z.infer<typeof placementSchema>;
export type OwnSession = z.infer<typeof ownSessionSchema>;

/** Something that is kept, with its id. */
export type Kept<Content> = Content & { readonly id: string };

interface Contents {
  done: Done;
  placement: Placement;
  'own-session': OwnSession;
}

/** What a record of each kind must at least have, by the type of its value. */
const needed: Readonly<Record<keyof Contents, Readonly<Record<string, string>>>> = {
  done: {
    date: 'string',
    name: 'string',
    minutes: 'number',
    counted: 'number',
    strength: 'boolean',
    whole: 'boolean',
    exercises: 'object',
  },
  placement: {
    workout: 'string',
    session: 'string',
    name: 'string',
    minutes: 'number',
    counted: 'number',
    step: 'number',
    extra: 'number',
    strength: 'boolean',
    weekly: 'boolean',
    hard: 'object',
    date: 'string',
    time: 'string',
    since: 'string',
  },
  'own-session': { name: 'string', blocks: 'object' },
};

/**
 * The entries of one kind, as what they say. What comes from a file or from another device was compared with the schemas
 * at the door; here only what another edition of the site may have written is left out, without the weight of the schemas.
 */
export function recordsOf<Kind extends keyof Contents>(
  kind: Kind,
  entries: readonly Entry[],
): Kept<Contents[Kind]>[] {
  return entries.flatMap(({ id, kind: own, content }) =>
    own === kind && isRecord(kind, content) ? [{ ...content, id }] : [],
  );
}

function isRecord<Kind extends keyof Contents>(
  kind: Kind,
  content: Entry['content'],
): content is Contents[Kind] & Record<string, unknown> {
  return (
    content !== null &&
    Object.entries(needed[kind]).every(([name, type]) => {
      const value = content[name];
      return typeof value === type && value !== null;
    })
  );
}
