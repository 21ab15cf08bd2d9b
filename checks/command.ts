import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { acceptTranslation } from './accept.ts';
import { readCode, readSlicedKeys } from './content/code.ts';
import { contentOf } from './content/content.ts';
import { readContentFiles } from './content/files.ts';
import { agedFacts } from './logic/dates.ts';
import { describeProblem, type Problem } from './logic/problem.ts';
import { rulesOf } from './rules/rules.ts';
import { runChecks } from './run-checks.ts';
import { type Scope, scopeOf } from './scope.ts';
import { checks } from './table.ts';

/** What a command prints, and whether it failed. */
interface Outcome {
  lines: readonly string[];
  failed: boolean;
}

/**
 * `npm run check:content`: reads all of content/ once and says what is to be done.
 *
 * @param parameters `--ages`, `--accept <words file>`, or a page or language to look at alone
 * @throws Error when a parameter names nothing that is there
 */
export function checkContent(parameters: readonly string[]): Outcome {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: { ages: { type: 'boolean' }, accept: { type: 'string', multiple: true } },
  });
  const texts = readContentFiles();
  const code = readCode();
  const content = contentOf(texts, { files: code, sliced: () => readSlicedKeys(code) }, new Date());
  if (values.accept !== undefined) {
    const accepted = values.accept.map((place) =>
      acceptTranslation(content, place, (file) => texts.get(file) ?? ''),
    );
    for (const { file, text } of accepted) {
      if (file !== undefined && text !== undefined) writeFileSync(file, text);
    }
    return { lines: accepted.map(({ message }) => message), failed: false };
  }
  if (values.ages) {
    return agesReport(agedFacts(content.files.values(), content.today));
  }
  const scopes = positionals.map((argument) => knownScope(argument, texts.keys()));
  const found = (scopes.length === 0 ? [undefined] : scopes).map((scope) =>
    runChecks(checks, content, rulesOf(content.files), scope),
  );
  return report(
    found.flatMap(({ errors }) => errors),
    found.flatMap(({ warnings }) => warnings),
  );
}

function knownScope(argument: string, files: Iterable<string>): Scope {
  const scope = scopeOf(argument, files);
  if (scope === undefined) {
    throw new Error(`“${argument}” is no language, page or folder of content/.`);
  }
  return scope;
}

function report(errors: readonly Problem[], warnings: readonly Problem[]): Outcome {
  const summary = errors.length === 0 ? 'The content is in order.' : `${errors.length} to correct:`;
  return {
    lines: [
      ...(warnings.length === 0
        ? []
        : [`${warnings.length} to know of:`, ...warnings.map(describeProblem), '']),
      summary,
      ...errors.map(describeProblem),
    ],
    failed: errors.length > 0,
  };
}

function agesReport(aged: readonly Problem[]): Outcome {
  return {
    lines:
      aged.length === 0
        ? [
            'All facts were compared with their sources within a year, and emergency numbers within half of one.',
          ]
        : [`${aged.length} to look at again:`, ...aged.map(describeProblem)],
    failed: false,
  };
}
