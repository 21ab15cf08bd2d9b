import { type Examples, words } from './examples.ts';
import { Notice } from './Notice.tsx';

export const noticeExamples: Examples = {
  component: 'Notice',
  examples: {
    short: () => <Notice>{words.sentence}</Notice>,
    'with long words and a link': () => (
      <Notice>
        {words.long} <a href="#content">{words.unbroken}</a>
      </Notice>
    ),
    'right to left': () => (
      <div dir="rtl" lang="ar">
        <Notice>{words.rightToLeft}</Notice>
      </div>
    ),
  },
};
