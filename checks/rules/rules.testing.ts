import { parseFiles, readContentFiles } from '#checks/content/files.ts';
import { rulesOf } from './rules.ts';

/** What content/rules/ says, for tests of the rules themselves. */
export const siteRules = rulesOf(parseFiles(readContentFiles('content/rules')).files);
