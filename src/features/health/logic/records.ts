import type * as z from 'zod/mini';
import type { Entry } from '#src/features/entries/contract.ts';
import type { conditions, personSchema, readingSchema, sealedReadingSchema } from './record-schemas.ts';

export type Person = z.infer<typeof personSchema>;
export type Condition = (typeof conditions)[number];
export type Lock = NonNullable<Person['lock']>;
export type Reading = z.infer<typeof readingSchema>;
export type ReadingKind = Reading['what'];
export type SealedReading = z.infer<typeof sealedReadingSchema>;

/** A reading of one kind. */
export type ReadingOf<Kind extends ReadingKind> = Extract<Reading, { what: Kind }>;

/** Something that is kept, with its id. */
export type Kept<Content> = Content & { readonly id: string };

/** What a reading of each kind must at least have, by the type of its value, in the order in which kinds are shown. */
const needed: Readonly<Record<ReadingKind, Readonly<Record<string, string>>>> = {
  weight: { kilograms: 'number' },
  pressure: { systolic: 'number', diastolic: 'number' },
  sugar: { millimoles: 'number', moment: 'string' },
  water: { millilitres: 'number' },
  sleep: { minutes: 'number' },
  mood: { answers: 'object' },
  waist: { centimetres: 'number' },
  pulse: { beats: 'number' },
  note: { text: 'string' },
};

/** The kinds of readings, in the order in which they are shown. */
export const readingKinds = Object.keys(needed) as readonly ReadingKind[];

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** The people of the device, by name. */
export function peopleOf(entries: readonly Entry[]): Kept<Person>[] {
  return entries
    .flatMap(({ id, kind, content }) =>
      kind === 'person' && typeof content?.name === 'string' ? [{ ...content, name: content.name, id }] : [],
    )
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** The readings that lie open, and those that a PIN seals. */
export function readingsOf(entries: readonly Entry[]): {
  open: Kept<Reading>[];
  sealed: Kept<SealedReading>[];
} {
  const open: Kept<Reading>[] = [];
  const sealed: Kept<SealedReading>[] = [];
  for (const { id, kind, content } of entries) {
    if (kind !== 'reading' || content === null) continue;
    if (isReading(content)) open.push({ ...content, id });
    else if (isSealed(content)) sealed.push({ ...content, id });
  }
  return { open, sealed };
}

/** Whether something that was written, perhaps by another edition of the site, can be shown as a reading. */
export function isReading(content: unknown): content is Reading {
  const record = Object(content) as Readonly<Record<string, unknown>>;
  const { person, at, what } = record;
  const fields = typeof what === 'string' && Object.hasOwn(needed, what) ? needed[what as ReadingKind] : null;
  return (
    fields !== null &&
    typeof person === 'string' &&
    typeof at === 'string' &&
    moment.test(at) &&
    Object.entries(fields).every(([name, type]) => typeof record[name] === type && record[name] !== null)
  );
}

function isSealed(
  content: Readonly<Record<string, unknown>>,
): content is Readonly<Record<string, unknown>> & SealedReading {
  return typeof content.person === 'string' && typeof content.sealed === 'string';
}
