import { z } from 'zod';
import { reviewFields } from '#src/site/schemas.ts';
import { languageCodes } from '#src/words/languages.ts';

/*
 * What the longer pages share: guides, body care, mental health and workouts. Each kind has a schema of its own built
 * from these; the lengths are editorial limits in characters, generous enough for Swahili and French.
 */

/** The id of a page, a section or a picture: small letters, digits and hyphens, the same in every language. */
export const idSchema = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);

/** A path that all languages share. */
export const pathSchema = z.templateLiteral(['/', z.string().regex(/^[a-z][a-z0-9]*(?:[/-][a-z0-9]+)*$/)]);

/** One or a few full sentences. */
export const prose = (longest: number) =>
  z
    .string()
    .min(8)
    .max(longest)
    .regex(/[.?!…:»”]$/, 'Prose ends with a full stop.');

/** A heading or a label: no full stop. */
export const label = (longest: number) =>
  z
    .string()
    .min(2)
    .max(longest)
    .regex(/[^.:]$/, 'A heading has no full stop.');

/** What every words file begins with. */
export const headFields = {
  ...reviewFields,
  /** Of the browser tab and search results; the name of the site is added. */
  title: label(56),
  /** For search results and cards. */
  description: prose(160).min(50),
  /** The one h1. */
  heading: label(70),
  /** One sentence under the heading: what the reader gets from this page. */
  promise: prose(190),
};

/** For pages that are read in danger, such as on a heart attack or a pregnancy: the danger signs stand open. */
export const dangerFields = { dangerOpen: z.boolean().optional() };

/** The languages that a page is written in on purpose; left out where it is to be written in all of them. */
const writtenIn = z.array(z.enum(languageCodes)).min(1).optional();

/** What can be said of the facts of any page before its kind is known. */
export const anyFactsSchema = z.looseObject({
  kind: idSchema,
  children: z.array(idSchema).optional(),
  languages: writtenIn,
});

/** What can be said of the words of any page before its kind is known. */
export const anyWordsSchema = z.looseObject({
  ...reviewFields,
  heading: z.string(),
  description: z.string(),
});

/** A line of a danger list: a whole sentence, true when it is the only one that is read. */
export const dangerLine = z.string().min(6).max(520);

/** Signs that can wait for days, but not for weeks. */
export const seeWorkerSchema = z.array(z.string().min(6).max(340)).max(8);

/**
 * Signs at which one gets help at once, in words before colour, and what to do until help is there. What can wait until
 * the evening stands in `today`; what can wait for days stands in `seeWorker` of the page.
 */
export const urgentSchema = z.strictObject({
  /** The gravest signs in a few words: what a reader sees before opening the box. */
  line: z
    .string()
    .min(8)
    .max(72)
    .regex(/[^.:;]$/, 'The line of danger signs has no full stop.'),
  heading: label(80),
  signs: z.array(dangerLine).min(1).max(12),
  action: prose(320),
  firstAid: z.array(prose(520)).min(1).max(6).optional(),
  today: z.array(dangerLine).min(1).max(8).optional(),
});

export const mythSchema = z.strictObject({ myth: z.string().min(8).max(140), truth: prose(320) });

/** What follows from the page: one thing for today, one for this week. */
export const nextStepsSchema = z.strictObject({ today: prose(220), week: prose(220) });

/** A drawn picture or chart: what it shows for those who do not see it, and each text inside it. */
export const pictureWordsSchema = z.strictObject({
  alt: prose(220),
  caption: prose(220).optional(),
  labels: z.record(z.string().regex(/^[a-z][A-Za-z0-9]*$/), z.string().min(1).max(60)),
});

/** A video behind a click. */
export const videoFactsSchema = z.strictObject({
  youtubeId: z.string().regex(/^[\w-]{11}$/),
  /** As the channel calls itself, or left out when it was not seen. */
  channel: z.string().optional(),
});

export const videoWordsSchema = z.strictObject({
  /** What the video shows, in the reader's language. */
  title: label(90),
  /** The same in words: nothing is only in the video. The spoken language is English. */
  text: prose(300),
});

const sourceIds = z.array(z.string()).min(1);

/** What every facts file holds. */
export const pageFactsFields = {
  /** Of what stands outside of the sections: key points, warnings, myths. */
  sources: sourceIds,
  /** When the facts were last compared with the sources. */
  checked: z.coerce.date(),
  related: z.array(pathSchema).min(1).max(5),
  languages: writtenIn,
};

/** A section of a page as facts: its place in the order, and what is not words. */
export const sectionFactsSchema = z.strictObject({
  id: idSchema,
  sources: sourceIds,
  picture: idSchema.optional(),
  video: idSchema.optional(),
  /** The part of the page that the reader can choose, where a page has such parts. */
  group: idSchema.optional(),
  /** How many of its items, from the first on, are folded on the screen, because each reader needs one of them. */
  folds: z.int().min(2).optional(),
});

/** A section as words. At least one of its parts is there; they are shown in this order. */
export const sectionWordsSchema = z
  .strictObject({
    heading: label(80),
    paragraphs: z.array(prose(520)).min(1).max(4).optional(),
    /** Numbered, when the order matters. */
    steps: z.array(prose(260)).min(2).max(10).optional(),
    list: z.array(z.string().min(4).max(360)).min(2).max(14).optional(),
    /** A short title and what it means. */
    items: z
      .array(z.strictObject({ title: label(90), text: prose(520) }))
      .min(2)
      .max(12)
      .optional(),
    dos: z.array(z.string().min(4).max(300)).min(2).max(8).optional(),
    donts: z.array(z.string().min(4).max(300)).min(2).max(10).optional(),
  })
  .refine(
    ({ paragraphs, steps, list, items, dos }) => Boolean(paragraphs ?? steps ?? list ?? items ?? dos),
    'A section says something.',
  )
  .refine(({ dos, donts }) => (dos === undefined) === (donts === undefined), 'Do and do not come together.');

/** A group of sentences that many pages share: the sources of each, and each in a language. */
export const phraseSchemas = {
  facts: z.record(idSchema, z.strictObject({ sources: z.array(z.string()) })),
  words: z.object(reviewFields).catchall(z.string().min(8).max(520)),
};

export type SectionFacts = z.infer<typeof sectionFactsSchema>;
export type SectionWords = z.infer<typeof sectionWordsSchema>;
export type UrgentWords = z.infer<typeof urgentSchema>;
export type PictureWords = z.infer<typeof pictureWordsSchema>;
export type VideoFacts = z.infer<typeof videoFactsSchema>;
export type VideoWords = z.infer<typeof videoWordsSchema>;
