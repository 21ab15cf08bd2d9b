import ts from 'typescript';
import { z } from 'zod';
import type { Problem } from './problem.ts';
import type { TextSet } from './text-set.ts';

/** Texts that no page shows yet, each with what it waits for. */
export const waitingKeysSchema = z.array(
  z.strictObject({ key: z.string().min(1), reason: z.string().min(10) }),
);

export interface WaitingKeys {
  file: string;
  rows: z.infer<typeof waitingKeysSchema>;
}

/** A file that may translate: its path and its TypeScript. */
export interface SourceFile {
  file: string;
  code: string;
}

interface TranslateCall {
  file: string;
  line: number;
  /** Null when the argument is anything but a plain string. */
  key: string | null;
}

/**
 * The TypeScript of an Astro file: its frontmatter, then its template, which is close enough to JSX to be parsed.
 *
 * @example astroToTypeScript('---\nconst a = 1;\n---\n<p>{a}</p>') → '\nconst a = 1;\n<p>{a}</p>'
 */
export function astroToTypeScript(astro: string): string {
  const [, frontmatter = '', template = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(astro) ?? [
    '',
    '',
    astro,
  ];
  const withoutDoctype = template.replace(/<!doctype[^>]*>/i, '');
  return `\n${frontmatter}\n\n<>${withoutDoctype}</>`;
}

/** Every call t('…') in a file. Comments and texts do not count. */
export function translateCalls({ file, code }: SourceFile): TranslateCall[] {
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const calls: TranslateCall[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && isTranslate(node.expression)) {
      const [argument] = node.arguments;
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
      calls.push({
        file,
        line: line + 1,
        key: argument && ts.isStringLiteral(argument) ? argument.text : null,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return calls;
}

function isTranslate(callee: ts.Expression): boolean {
  const name = ts.isPropertyAccessExpression(callee) ? callee.name : callee;
  return ts.isIdentifier(name) && name.text === 't';
}

/**
 * Keys stand in full in the code, exist, and each one is used or waits for a page with a stated reason.
 *
 * @param sliced the keys that code reaches through the typed tree of texts
 */
export function checkKeyUsage(
  sources: readonly SourceFile[],
  english: TextSet,
  waiting: WaitingKeys,
  sliced: ReadonlySet<string>,
): Problem[] {
  const calls = sources.flatMap(translateCalls);
  const used = new Set([...calls.map(({ key }) => key), ...sliced]);
  const waits = new Set(waiting.rows.map(({ key }) => key));
  const orphans = [...english.texts.values()]
    .filter(({ key, forms = key }) => !used.has(key) && !used.has(forms) && !waits.has(key))
    .map(({ file, key }) => ({
      file,
      key,
      message: `Nothing in src shows this text, neither t('${key}') nor a part of the tree that holds it: remove it from every language and from the descriptions, or add a row with the reason to ${waiting.file}.`,
    }));
  const settled = waiting.rows
    .filter(({ key }) => used.has(key) || !english.texts.has(key))
    .map(({ key }) => ({
      file: waiting.file,
      key,
      message: 'This text is used or gone: remove the row.',
    }));
  return [...calls.flatMap((call) => callProblems(call, english)), ...orphans, ...settled];
}

function callProblems({ file, line, key }: TranslateCall, english: TextSet): Problem[] {
  if (key === null) {
    const message =
      'Write the full key as a plain string in t(…): a key built at runtime is not found by a search.';
    return [{ file, key: `line ${line}`, message }];
  }
  return english.texts.has(key)
    ? []
    : [{ file, key, message: `No English text has the key of line ${line}: add it or correct the key.` }];
}
