import { isLanguage, type Language } from '#src/words/languages.ts';

/**
 * The order in which the parts of a pack come: what stands in each page, where to find help, what people read, what they
 * train with. A saving that breaks off leaves what matters most.
 */
export const groups = [
  'frame',
  'help',
  'guides',
  'workouts',
  'figures',
  'tools',
  'exercises',
  'rest',
] as const;
export type GroupName = (typeof groups)[number];

const pageGroups: readonly (readonly [GroupName, RegExp])[] = [
  ['help', /^\/(?:$|search$|offline$|tips\/mental-care\/support)/],
  ['guides', /^\/(?:get-tips$|tips\/)/],
  ['workouts', /^\/(?:workouts?$|build-body-|men\/)/],
  ['exercises', /^\/exercises(?:$|\/)/],
  [
    'tools',
    /-calculator$|-check$|^\/(?:calculators|blood-pressure-sheet|breathing|safety-plan|premium)(?:$|\/)/,
  ],
];

/** The part of a pack that a page belongs to, by the path that all languages share. */
export function groupOfPage(path: string): GroupName {
  return pageGroups.find(([, paths]) => paths.test(path))?.[0] ?? 'rest';
}

const text = /\.(?:css|js|json|svg)$/;

/**
 * The part of a pack that a file belongs to, and the language where it is of one only; undefined for what no page needs
 * without network, such as the files of the open data.
 *
 * @param name inside the site's folder
 */
export function groupOfAsset(name: string): { group: GroupName; language?: Language } | undefined {
  if (name === 'favicon.svg') return { group: 'frame' };
  const [, folder, code] = /^assets\/(?:([\w-]+)\/)?(?:([a-z]{2})[./])?/.exec(name) ?? [];
  if (!name.startsWith('assets/') || !text.test(name)) return undefined;
  if (folder !== undefined && isLanguage(code)) {
    return { group: folder === 'search' ? 'help' : 'tools', language: code };
  }
  if (folder === 'figures') return { group: 'figures' };
  // Scripts that stand in no folder are the parts of tools.
  const isOfTool = folder === 'training' || (folder === undefined && name.endsWith('.js'));
  return { group: isOfTool ? 'tools' : 'frame' };
}
