import { exampleTable } from './DataTable.examples.tsx';
import { type Examples, words } from './examples.ts';
import { Folded } from './Folded.tsx';

export const foldedExamples: Examples = {
  component: 'Folded',
  examples: {
    folded: () => <Folded summary={words.sentence}>{words.long}</Folded>,
    'open at first': () => (
      <Folded summary={words.sentence} isOpenAtFirst>
        {words.long}
      </Folded>
    ),
    'with a table that is made when it is opened': () => <Folded summary={words.long}>{exampleTable}</Folded>,
    'right to left': () => (
      <div dir="rtl" lang="ar">
        <Folded summary={words.rightToLeft}>{words.rightToLeft}</Folded>
      </div>
    ),
  },
};
