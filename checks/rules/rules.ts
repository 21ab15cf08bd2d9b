import { z } from 'zod';
import type { ContentFile } from '#checks/content/files.ts';
import { type AllowanceList, allowancesSchema } from '#checks/logic/allowances.ts';
import { avoidedFormsSchema } from '#checks/logic/avoided-forms.ts';
import { bannedClaimsSchema } from '#checks/logic/banned-claims.ts';
import { dishRulesSchema } from '#checks/logic/dishes.ts';
import { glossarySchema } from '#checks/logic/glossary.ts';
import { waitingKeysSchema } from '#checks/logic/key-usage.ts';
import { languageNamesSchema } from '#checks/logic/language-identity.ts';
import { prohibitionsSchema } from '#checks/logic/prohibitions.ts';
import { specFiguresSchema } from '#checks/logic/spec-figures.ts';
import { typographySchema } from '#checks/logic/typography.ts';
import { workoutRulesSchema } from '#checks/logic/workouts.ts';
import { focuses } from '#src/features/week-plan/logic/schedule.ts';
import { languageCodes } from '#src/words/languages.ts';

const byLanguage = <Value extends z.ZodType>(value: Value) => z.record(z.enum(languageCodes), value);

/** The schema of every file of content/rules/ that a check reads, by the name of the file. */
const schemas = {
  'avoided-forms': avoidedFormsSchema,
  'awaited-translations': allowancesSchema,
  'banned-claims': bannedClaimsSchema,
  dishes: dishRulesSchema,
  'first-emergency-lines': byLanguage(z.record(z.string(), z.array(z.string()).min(1))),
  glossary: glossarySchema,
  'language-codes': languageNamesSchema,
  'number-exceptions': allowancesSchema,
  prohibitions: prohibitionsSchema,
  'same-as-english': allowancesSchema,
  'spec-figures': specFiguresSchema,
  typography: typographySchema,
  'waiting-keys': waitingKeysSchema,
  'week-plan-schedules': z.record(z.string(), z.array(z.enum(focuses)).length(7)),
  workouts: workoutRulesSchema,
};

type RuleName = keyof typeof schemas;

/** Everything that content/rules/ says. */
export type Rules = { readonly [Name in RuleName]: z.infer<(typeof schemas)[Name]> };

/** Where the rules of a name stand. */
export const ruleFile = (name: RuleName) => `content/rules/${name}.yaml`;

/**
 * The rules, ready to be used.
 *
 * @throws Error that names the file when one is missing, unknown or not of the form of its schema
 */
export function rulesOf(files: ReadonlyMap<string, ContentFile>): Rules {
  const names = Object.keys(schemas) as RuleName[];
  const known = new Set(names.map(ruleFile));
  const unknown = [...files.keys()].filter((file) => file.startsWith('content/rules/') && !known.has(file));
  if (unknown.length > 0) {
    throw new Error(`No check reads ${unknown.join(', ')}: remove it, or name it in checks/rules/rules.ts.`);
  }
  return Object.fromEntries(
    names.map((name) => {
      const result = schemas[name].safeParse(files.get(ruleFile(name))?.data);
      if (!result.success) {
        throw new Error(`${ruleFile(name)}\n${z.prettifyError(result.error)}`);
      }
      return [name, result.data];
    }),
  ) as Rules;
}

/** A list of exceptions with the file that it stands in. */
export function allowances(
  rules: Rules,
  name: 'awaited-translations' | 'number-exceptions' | 'same-as-english',
): AllowanceList {
  return { file: ruleFile(name), rows: rules[name] };
}
