import { z } from 'zod';
import type { BuiltPage } from './read-page.ts';
import { origin } from './read-page.ts';
import { siteFiles } from './site.ts';

/** A text that says something. */
const filled = z.string().regex(/\S/);
const date = z.iso.date();
const ownFile = z.string().refine((address) => siteFiles.has(address.slice(`${origin}/`.length)), {
  error: 'There is no such file.',
});
const web = z.url({ protocol: /^https?$/ });

const ofEveryKind = { '@context': z.literal('https://schema.org'), name: filled, description: filled };

const page = <Type extends string>(type: Type) =>
  z.strictObject({
    ...ofEveryKind,
    '@type': z.literal(type),
    inLanguage: filled,
    url: web,
    dateModified: date,
    citation: z.array(web).min(1),
  });

const howTo = z.strictObject({
  ...ofEveryKind,
  '@type': z.literal('HowTo'),
  inLanguage: filled,
  url: web,
  image: ownFile,
  step: z
    .array(z.strictObject({ '@type': z.literal('HowToStep'), position: z.int(), text: filled }))
    .min(3)
    .refine((steps) => steps.every(({ position }, index) => position === index + 1), {
      error: 'The steps are not counted from 1.',
    }),
});

const dataCatalog = z.strictObject({
  ...ofEveryKind,
  '@type': z.literal('DataCatalog'),
  url: web,
  dataset: z
    .array(
      z.strictObject({
        '@type': z.literal('Dataset'),
        name: filled,
        description: filled,
        version: filled,
        dateModified: date,
        isAccessibleForFree: z.literal(true),
        license: z.array(web).min(1),
        distribution: z.strictObject({
          '@type': z.literal('DataDownload'),
          encodingFormat: z.literal('application/json'),
          contentUrl: ownFile,
        }),
      }),
    )
    .min(5),
});

/** What the pages of each kind tell search engines; those of any other kind tell them nothing. */
export const structuredKinds = {
  guide: page('MedicalWebPage'),
  topic: page('MedicalWebPage'),
  disorder: page('MedicalWebPage'),
  support: page('MedicalWebPage'),
  'mental-guide': page('CollectionPage'),
  'mental-category': page('CollectionPage'),
  'mental-subcategory': page('CollectionPage'),
  'support-guide': page('CollectionPage'),
  catalogue: page('CollectionPage'),
  workout: page('WebPage'),
  'exercises/[exercise]': howTo,
  data: dataCatalog,
} as const satisfies Readonly<Record<string, z.ZodType>>;

const isStructured = (kind: string): kind is keyof typeof structuredKinds =>
  Object.hasOwn(structuredKinds, kind);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What is wrong with what a page tells search engines; none where all is right. */
export function structuredFaults(built: BuiltPage): string[] {
  const { kind, structured } = built;
  const [block] = structured;
  if (!isStructured(kind)) return structured.length === 0 ? [] : [`${kind} is a kind that tells nothing`];
  if (block === undefined || structured.length > 1) return [`${structured.length} blocks`];
  const data = parsed(block);
  const checked = structuredKinds[kind].safeParse(data);
  if (!checked.success)
    return checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return otherThanShown(built, checked.data);
}

/** Where it says other things than the page itself: its name, language, address, description and number of sources. */
function otherThanShown(
  { path, heading, description, ids, kind }: BuiltPage,
  data: z.infer<(typeof structuredKinds)[keyof typeof structuredKinds]>,
): string[] {
  const sources = ids.filter((id) => /^source-\d+$/.test(id)).length;
  const shown = {
    url: `${origin}${path}`,
    // Below an exercise the page says what else it holds.
    description: description.startsWith(data.description) ? data.description : description,
    ...(kind === 'data' ? {} : { name: heading.text, inLanguage: heading.tag }),
    ...('citation' in data ? { sources } : {}),
  };
  const told: Readonly<Record<string, unknown>> = {
    ...data,
    // As texts are read from a page: a space that does not break, as in French, is a space.
    name: data.name.replace(/\s+/g, ' '),
    ...('citation' in data ? { sources: new Set(data.citation).size } : {}),
  };
  return Object.entries(shown)
    .filter(([name, value]) => told[name] !== value)
    .map(([name, value]) => `${name} is told as ${told[name]}, and the page has ${value}`);
}
