import { type Examples, words } from './examples.ts';
import { StatusNotice } from './StatusNotice.tsx';

export const statusNoticeExamples: Examples = {
  component: 'StatusNotice',
  examples: {
    short: () => <StatusNotice>{words.sentence}</StatusNotice>,
    'with long words': () => (
      <StatusNotice>
        {words.long} {words.unbroken}
      </StatusNotice>
    ),
    'before anything has happened': () => <StatusNotice>{undefined}</StatusNotice>,
    'right to left': () => (
      <div dir="rtl" lang="ar">
        <StatusNotice>{words.rightToLeft}</StatusNotice>
      </div>
    ),
  },
};
