import { DataTable } from './DataTable.tsx';
import { type Examples, words } from './examples.ts';

export const exampleTable = () => (
  <DataTable
    label={words.sentence}
    columns={[words.short, words.sentence, words.short]}
    rows={[1, 2, 3].map((row) => ({ key: String(row), cells: [words.short, String(row), words.unbroken] }))}
  />
);

export const dataTableExamples: Examples = {
  component: 'DataTable',
  examples: {
    'with long words': exampleTable,
    'right to left': () => (
      <div dir="rtl" lang="ar">
        <DataTable
          label={words.rightToLeft}
          columns={[words.rightToLeft, words.rightToLeft]}
          rows={[{ key: '1', cells: [words.rightToLeft, '1'] }]}
        />
      </div>
    ),
  },
};
