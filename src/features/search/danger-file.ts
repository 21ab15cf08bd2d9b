import { createHash } from 'node:crypto';
import { allDangerWords } from './logic/danger-of.ts';

const json = JSON.stringify(allDangerWords);
const version = createHash('sha256').update(json).digest('base64url').slice(0, 8);

/** The words of danger as a file whose name changes with its content, relative to the site's root: no page has room for them. */
export const dangerFile = { file: `assets/dangers/${version}.json`, version, json } as const;
