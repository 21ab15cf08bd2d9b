import { type Examples, words } from './examples.ts';
import { FilterChips, FilterResult, FoldedChoices } from './ListFilter.tsx';

const boxesOf = (labels: readonly string[]) =>
  labels.map((label, index) => ({ name: 'fits', value: String(index), label }));
const listOf = (name: string, label: string) => ({ name, label, options: [{ value: '1', label }] });

// NothingFits is not among them: it holds a template, which React does not take over in a page that it hydrates.
export const listFilterExamples: Examples = {
  component: 'ListFilter',
  examples: {
    chips: () => <FilterChips legend={words.short} boxes={boxesOf(['quiet', 'on a chair'])} />,
    'chips with long words': () => (
      <FilterChips legend={words.long} boxes={boxesOf([words.long, words.unbroken])} />
    ),
    'folded lists': () => (
      <FoldedChoices label={words.short} any={words.sentence} lists={[listOf('level', words.short)]} />
    ),
    'folded lists with long words': () => (
      <FoldedChoices
        label={words.long}
        any={words.unbroken}
        lists={[listOf('muscle', words.long), listOf('equipment', words.unbroken)]}
      />
    ),
    result: () => <FilterResult sentence={words.sentence} template={words.sentence} reset={words.short} />,
    'result with long words': () => (
      <FilterResult sentence={words.unbroken} template={words.unbroken} reset={words.long} />
    ),
    'right to left': () => (
      <div dir="rtl" lang="ar">
        <FilterChips legend={words.rightToLeft} boxes={boxesOf([words.rightToLeft])} />
      </div>
    ),
  },
};
