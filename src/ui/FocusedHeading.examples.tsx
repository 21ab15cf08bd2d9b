import { type Examples, words } from './examples.ts';
import { FocusedHeading } from './FocusedHeading.tsx';

export const focusedHeadingExamples: Examples = {
  component: 'FocusedHeading',
  examples: {
    short: () => <FocusedHeading>{words.short}</FocusedHeading>,
    'with long words': () => <FocusedHeading>{words.long}</FocusedHeading>,
    'with a word that cannot be broken': () => <FocusedHeading>{words.unbroken}</FocusedHeading>,
    'right to left': () => (
      <div dir="rtl" lang="ar">
        <FocusedHeading>{words.rightToLeft}</FocusedHeading>
      </div>
    ),
  },
};
