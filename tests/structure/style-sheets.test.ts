import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.testing.ts';

const styleSheets = sourceFiles('src/**/*.css');

/** A line may keep a physical side where this comment, with a reason, stands on the line before it. */
const exception = /^\s*\/\* physical: \S.*\*\/\s*$/;

const physical = [
  /(?:^|[\s;{])(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b/,
  /(?:^|[\s;{])border-(?:top|bottom)-(?:left|right)-radius\s*:/,
  /(?:^|[\s;{])(?:left|right)\s*:/,
  /(?:^|[\s;{])text-align\s*:\s*(?:left|right)\b/,
  /(?:^|[\s;{])(?:float|clear)\s*:\s*(?:left|right)\b/,
];

function physicalLines(text: string): string[] {
  const lines = text.split('\n');
  return lines.filter(
    (line, index) =>
      physical.some((pattern) => pattern.test(line)) && !exception.test(lines[index - 1] ?? ''),
  );
}

/** What stands before each block and each statement that no other block encloses. */
function topLevelPreludes(text: string): string[] {
  const preludes: string[] = [];
  let depth = 0;
  let prelude = '';
  for (const character of text.replace(/\/\*[\s\S]*?\*\//g, '')) {
    if (depth === 0 && (character === '{' || character === ';')) {
      preludes.push(prelude.trim());
      prelude = '';
    } else if (depth === 0) {
      prelude += character;
    }
    if (character === '{') depth += 1;
    if (character === '}') {
      depth -= 1;
      prelude = '';
    }
  }
  return preludes;
}

const layers = topLevelPreludes(
  sourceFiles('src/styles/layers.css')
    .map(({ text }) => text)
    .join(''),
).flatMap((statement) =>
  statement
    .replace('@layer', '')
    .split(',')
    .map((name) => name.trim()),
);

test.each(styleSheets)(
  '$path names no left and no right, so that it also works right to left',
  ({ text }) => {
    expect(physicalLines(text)).toEqual([]);
  },
);

test.each(styleSheets)(
  '$path follows the colours that the reader chose, not only those of the device',
  ({ text }) => {
    // light-dark() follows both.
    expect(text).not.toContain('prefers-color-scheme');
  },
);

test.each(styleSheets.filter(({ path }) => path.endsWith('.module.css')))(
  'every rule of $path is in the layer of components',
  ({ text }) => {
    expect(new Set(topLevelPreludes(text))).toEqual(new Set(['@layer components']));
  },
);

test.each(styleSheets.filter(({ path }) => /^src\/styles\/(?!layers)/.test(path)))(
  'every rule of $path is in one of the layers that layers.css orders',
  ({ text }) => {
    const unknown = topLevelPreludes(text).filter(
      (prelude) => !layers.includes(prelude.replace('@layer ', '')),
    );
    expect(unknown).toEqual([]);
  },
);
