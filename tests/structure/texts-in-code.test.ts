import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.testing.ts';
import { textsInCode } from './texts-in-code.testing.ts';

/** Texts that are the same in every language, each with the reason why it may stand in code. */
const sameEverywhere: ReadonlyMap<string, string> = new Map();

// No visitor reads what is never published: examples of components, and the page that shows them.
const unpublished = /^src\/unpublished\/|\.(?:test|examples)\.tsx$/;
const components = sourceFiles('src/**/*.tsx').filter(({ path }) => !unpublished.test(path));

test.each(components)('$path shows no word of its own: every word comes from content/', ({ text }) => {
  expect(textsInCode(text).filter((found) => !sameEverywhere.has(found))).toEqual([]);
});

test.each([
  ['between tags', '<p>Hello</p>', ['Hello']],
  ['in an accessible name', '<button aria-label="Close">×</button>', ['Close']],
  ['in a prop that is shown', '<Notice closeLabel={"Close"} />', ['Close']],
  ['in a branch of a condition', '<p>{open ? "Yes" : label}</p>', ['Yes']],
  ['after a condition', '<p>{open && "Yes"}</p>', ['Yes']],
  ['in a template', `<p>{\`\${count} kg\`}</p>`, ['kg']],
])('a word %s is found', (_, source, expected) => {
  expect(textsInCode(`const element = ${source};`)).toEqual(expected);
});

test.each([
  ['numbers and signs', '<p>≥ 25 &lt; 30 · →</p>'],
  ['what the translations answer', '<p title={t("site.name")}>{t("site.tagline")}</p>'],
  ['class names, ids and types', '<input className="wide" id="name" type="text" />'],
])('%s are no words', (_, source) => {
  expect(textsInCode(`const element = ${source};`)).toEqual([]);
});
