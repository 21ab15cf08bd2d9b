import { z } from 'zod';
import { languageCodes } from '#src/words/languages.ts';
import { serviceOrder, services } from './logic/services.ts';

const code = z.string().regex(/^[A-Z]{2}$/);

const lineSchema = z
  .strictObject({
    /** Digits as one dials them, in quotes so that none is lost. */
    number: z.string().regex(/^\+?\d{2,15}$/),
    /** The same digits in groups, where people write them so. */
    display: z.string().optional(),
    reach: z.enum(['call', 'text']),
    /** What to write in a message. */
    word: z.string().optional(),
    service: z.enum(services),
    /** The name of who answers, the same in every language. */
    name: z.string().optional(),
    /** Where alone it answers. */
    places: z.string().optional(),
    /** Left out where it is not known; so is `free`. */
    hours: z.enum(['always', 'working']).optional(),
    free: z.literal(true).optional(),
    show: z.enum(['strip', 'country', 'hold']),
    certainty: z.enum(['attested', 'weak', 'unverified']),
    basis: z.enum(['operator', 'government', 'press', 'hospital', 'directory']),
    /** Texts of the same file. */
    seenIn: z.array(z.string()),
    lastVerified: z.coerce.date(),
  })
  .refine(({ show, certainty }) => show === 'hold' || certainty !== 'unverified', {
    message: 'A number that was not seen in any text is not shown: write `show: hold`.',
  })
  .refine(({ number, display }) => display === undefined || sameDigits(number, display), {
    message: 'What is shown must have the digits that are dialled.',
  });

const linesSchema = z
  .array(lineSchema)
  .refine((lines) => lines.some(({ show }) => show !== 'hold'), { message: 'No country has an empty list.' })
  .refine((lines) => isSorted(lines.map(({ service }) => serviceOrder(service))), {
    message: 'The order is: ambulance and emergency, someone to talk to, children, violence, police last.',
  });

/** emergency-lines.yaml. */
export const emergencyLinesSchema = z
  .strictObject({
    order: z.record(z.enum(languageCodes), z.strictObject({ near: z.array(code), abroad: z.array(code) })),
    timeZones: z.record(code, z.array(z.string())),
    countries: z.record(code, linesSchema),
    texts: z.record(
      z.string(),
      z.strictObject({
        publisher: z.string(),
        title: z.string(),
        year: z.int().optional(),
        url: z.url().optional(),
      }),
    ),
  })
  .superRefine(({ order, timeZones, countries, texts }, context) => {
    const named = [
      ...Object.values(order).flatMap(({ near, abroad }) => [...near, ...abroad]),
      ...Object.keys(timeZones),
    ];
    for (const unknown of named.filter((country) => !Object.hasOwn(countries, country))) {
      context.addIssue({
        code: 'custom',
        path: ['countries', unknown],
        message: 'Named, but without numbers.',
      });
    }
    for (const [country, lines] of Object.entries(countries)) {
      for (const unknown of lines.flatMap(({ seenIn }) => seenIn).filter((id) => !Object.hasOwn(texts, id))) {
        context.addIssue({
          code: 'custom',
          path: ['countries', country],
          message: `No text is called ${unknown}.`,
        });
      }
    }
  });

export type EmergencyLine = z.infer<typeof lineSchema>;
export type EmergencyLines = z.infer<typeof emergencyLinesSchema>;

/** The country's prefix is dialled from abroad; at home a 0 stands for it. */
function sameDigits(number: string, display: string): boolean {
  const shown = display.replace(/\D/g, '');
  return shown === number.replace(/^\+/, '') || number.endsWith(shown.replace(/^0/, ''));
}

function isSorted(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => number >= (numbers[index - 1] ?? number));
}
