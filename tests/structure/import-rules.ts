import { matchesGlob } from 'node:path';

/**
 * Who may import whom, in one place. A file belongs to the first row whose globs match it, so that a new feature or a new
 * kind of page is covered without a further row.
 */
export const rooms = [
  { name: 'door', files: ['src/pages/**', 'src/unpublished/**', 'src/*.ts'], may: ['*'] },
  { name: 'figures', files: ['src/figures/**'], may: [] },
  { name: 'format', files: ['src/words/format/**'], may: [] },
  // Types only: nothing of the texts themselves comes along.
  { name: 'texts type', files: ['src/words/texts.ts'], may: ['format', 'words'] },
  { name: 'words', files: ['src/words/**'], may: ['format', 'texts', 'texts type'] },
  { name: 'device', files: ['src/device/**'], may: [] },
  { name: 'ui', files: ['src/ui/**'], may: ['device'] },
  {
    name: 'logic',
    files: ['src/features/*/logic/**', 'src/features/*/contract.ts', 'src/reading/kinds/*/logic/**'],
    may: ['words'],
  },
  // What a person keeps on the device, for the islands of every feature; the pages that are saved on it.
  {
    name: 'store',
    files: ['src/features/entries/store/**', 'src/features/offline/store/**'],
    may: ['logic', 'device'],
  },
  // Where it is kept and copied to, as every tool that keeps something says it.
  {
    name: 'keeping',
    files: ['src/features/entries/island/**'],
    may: ['logic', 'store', 'ui', 'device', 'format', 'texts type'],
  },
  {
    name: 'island',
    files: ['src/features/*/island/**'],
    may: ['logic', 'store', 'keeping', 'ui', 'device', 'format', 'texts type'],
  },
  // What runs beside the pages of the site, also while none is open.
  { name: 'service worker', files: ['src/service-worker/**'], may: ['logic', 'store', 'device'] },
  { name: 'enhancement', files: ['src/**/enhance/**'], may: ['logic', 'store', 'device', 'format'] },
  // The way to help may stand on a page of any feature.
  {
    name: 'help',
    files: ['src/features/help/view/**'],
    may: ['logic', 'content', 'site', 'words', 'texts type', 'format', 'ui'],
  },
  {
    name: 'view',
    files: [
      'src/features/*/view/**',
      'src/reading/{parts,drawings}/**',
      'src/reading/kinds/*/*.tsx',
      'src/site/{shell,parts}/**',
    ],
    may: ['logic', 'content', 'site', 'words', 'texts type', 'format', 'ui', 'help', 'figures', 'styles'],
  },
  {
    name: 'content',
    files: ['src/features/*/*.ts', 'src/reading/**'],
    may: ['logic', 'site', 'words', 'format', 'figures', 'view', 'texts'],
  },
  { name: 'site', files: ['src/site/**'], may: ['view', 'words', 'figures', 'enhancement', 'styles'] },
  { name: 'styles', files: ['src/styles/**'], may: [] },
  { name: 'texts', files: ['content/**'], may: [] },
  { name: 'server', files: ['server/**'], may: ['logic', 'words', 'site'] },
  {
    name: 'checks',
    files: ['checks/**'],
    may: ['content', 'logic', 'view', 'words', 'figures', 'site', 'texts', 'scripts'],
  },
  { name: 'build', files: ['build/**'], may: ['server', 'scripts', 'site', 'words', 'logic'] },
  {
    name: 'scripts',
    files: ['scripts/**', '*.ts'],
    may: ['build', 'server', 'site', 'content', 'figures', 'words', 'logic'],
  },
] as const satisfies readonly { name: string; files: readonly string[]; may: readonly string[] }[];

const published = [
  'logic',
  'content',
  'figures',
  'words',
  'format',
  'device',
  'store',
  'keeping',
  'ui',
  'help',
  'site',
];

/** The row that a file belongs to; undefined for a file that no row covers. */
export function roomOf(path: string) {
  return rooms.find(({ files }) => files.some((glob) => matchesGlob(path, glob)));
}

/** The feature that a file belongs to. */
function featureOf(path: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(path)?.[1];
}

/**
 * Whether a file may import another file of the project. Within a row everything may import everything, except that no
 * feature imports the view, the island or the enhancement of another.
 *
 * @example mayImport('src/features/contact/island/Form.tsx', 'src/ui/Button.tsx') → true
 * @example mayImport('src/features/contact/view/View.tsx', 'src/features/account/view/View.tsx') → false
 */
export function mayImport(from: string, to: string): boolean {
  const importer = roomOf(from);
  const imported = roomOf(to);
  if (importer === undefined || imported === undefined) {
    return false;
  }
  const isForeign =
    featureOf(from) !== featureOf(to) && featureOf(from) !== undefined && featureOf(to) !== undefined;
  if (isForeign && !published.includes(imported.name)) {
    return false;
  }
  const may: readonly string[] = importer.may;
  return importer.name === imported.name || may.includes('*') || may.includes(imported.name);
}
