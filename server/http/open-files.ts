/** The files of the open data lie below this path: anybody's page may read them. */
const openFolder = '/data/v1/';

/** The paths of the open files, as static hosts write a rule. */
export const openPaths = `${openFolder}*`;

/** What lets pages of other sites read an open file. It is asked for anew, so that it is never older than its checksum. */
export const openFileHeaders: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'no-cache',
};

/**
 * Whether a file of the site is open data.
 *
 * @param path from the site's root, with the slash before it
 * @example isOpenFile('/data/v1/foods.json') → true
 * @example isOpenFile('/data') → false
 */
export const isOpenFile = (path: string): boolean => path.startsWith(openFolder);
