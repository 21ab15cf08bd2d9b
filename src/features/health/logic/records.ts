import type * as z from 'zod/mini';
import type { personSchema, readingSchema } from './record-schemas.ts';

export type Person = z.infer<typeof personSchema>;
export type Reading = z.infer<typeof readingSchema>;
export type ReadingKind = Reading['what'];

/** A reading of one kind. */
export type ReadingOf<Kind extends ReadingKind> = Extract<Reading, { what: Kind }>;

/** Something that is kept, with its id. */
export type Kept<Content> = Content & { readonly id: string };
