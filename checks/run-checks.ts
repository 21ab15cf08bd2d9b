import type { Check } from './check.ts';
import { type Content, narrowed } from './content/content.ts';
import type { Problem } from './logic/problem.ts';
import type { Rules } from './rules/rules.ts';
import type { Scope } from './scope.ts';

/** What all checks found. */
export interface Findings {
  errors: Problem[];
  warnings: Problem[];
}

/** Runs the checks, or those that can find something in the scope, and keeps what lies in it. */
export function runChecks(checks: readonly Check[], content: Content, rules: Rules, scope?: Scope): Findings {
  const inScope = scope === undefined ? content : narrowed(content, scope.needs);
  const found = checks
    .filter(({ looksAt }) => scope === undefined || looksAt.some((part) => scope.parts.includes(part)))
    .map((check) => ({
      severity: check.severity,
      problems: check.find(check.comparesAll ? content : inScope, rules),
    }));
  const ofSeverity = (wanted: Check['severity']) =>
    found
      .filter(({ severity }) => severity === wanted)
      .flatMap(({ problems }) => problems)
      .filter(({ file }) => scope === undefined || scope.holds(file));
  return { errors: ofSeverity('error'), warnings: ofSeverity('warning') };
}
