import type { Check } from './check.ts';
import { dishChecks } from './table/dishes.ts';
import { structureChecks } from './table/structure.ts';
import { subjectChecks } from './table/subjects.ts';
import { wordChecks } from './table/words.ts';

/** Every check of content/, in the order in which problems are printed. */
export const checks: readonly Check[] = [...structureChecks, ...wordChecks, ...subjectChecks, ...dishChecks];
