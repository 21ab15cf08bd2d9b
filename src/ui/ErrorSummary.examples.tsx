import { ErrorSummary } from './ErrorSummary.tsx';
import { type Examples, words } from './examples.ts';

export const errorSummaryExamples: Examples = {
  component: 'ErrorSummary',
  examples: {
    'of one field': () => (
      <ErrorSummary title={words.short} items={[{ name: 'content', text: words.error }]} />
    ),
    'of a form as a whole': () => <ErrorSummary title={words.short} message={words.error} items={[]} />,
    'of several fields, with long words': () => (
      <ErrorSummary
        title={words.long}
        message={words.long}
        items={[
          { name: 'content', text: words.long },
          { name: 'second', text: words.unbroken },
        ]}
      />
    ),
    'right to left': () => (
      <div dir="rtl" lang="ar">
        <ErrorSummary title={words.rightToLeft} items={[{ name: 'content', text: words.rightToLeft }]} />
      </div>
    ),
  },
};
