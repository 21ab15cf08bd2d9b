import type { Content } from './content/content.ts';
import type { Problem } from './logic/problem.ts';
import type { Rules } from './rules/rules.ts';

/** A folder of content/ that a check looks into. */
export type Part =
  | 'pages'
  | 'phrases'
  | 'exercises'
  | 'week-plans'
  | 'dishes'
  | 'foods'
  | 'interface'
  | 'lists'
  | 'countries'
  | 'rules';

/** One row of the table of checks. */
export interface Check {
  /** What holds when it finds nothing, in a few words. */
  name: string;
  looksAt: readonly Part[];
  /** A warning is listed and fails nothing. */
  severity: 'error' | 'warning';
  /** It sets pages or exercises side by side, so that it needs all of them even where one is asked about. */
  comparesAll?: true;
  find: (content: Content, rules: Rules) => Problem[];
}
