import { z } from 'zod';

/** The beginning of a rule that an editor writes as a regular expression, compiled once, when the rules are read. */
export function patternSchema(flags: string) {
  return z.string().transform((source, context) => {
    try {
      return new RegExp(source, flags);
    } catch {
      context.addIssue(`“${source}” is no valid regular expression.`);
      return z.NEVER;
    }
  });
}
