import { type Examples, words } from './examples.ts';
import { QueryForm } from './QueryForm.tsx';

export const queryFormExamples: Examples = {
  component: 'QueryForm',
  examples: {
    'a search': () => (
      <QueryForm
        action="#content"
        type="search"
        label={words.short}
        submit="Search"
        example={words.short}
        maxLength={120}
      />
    ),
    'a question with long words': () => (
      <QueryForm
        action="#content"
        type="text"
        label={words.long}
        isLabelShown
        submit={words.long}
        maxLength={200}
      />
    ),
    'right to left': () => (
      <div dir="rtl" lang="ar">
        <QueryForm
          action="#content"
          type="search"
          label={words.rightToLeft}
          submit={words.rightToLeft}
          example={words.rightToLeft}
          maxLength={120}
        />
      </div>
    ),
  },
};
