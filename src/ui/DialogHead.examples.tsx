import { DialogHead } from './DialogHead.tsx';
import { type Examples, words } from './examples.ts';

export const dialogHeadExamples: Examples = {
  component: 'DialogHead',
  examples: {
    short: () => (
      <DialogHead closeLabel="Close">
        <p>{words.short}</p>
      </DialogHead>
    ),
    'with long words': () => (
      <DialogHead closeLabel={words.long}>
        <p>{words.long}</p>
      </DialogHead>
    ),
    'with a word that cannot be broken': () => (
      <DialogHead closeLabel="Close">
        <p>{words.unbroken}</p>
      </DialogHead>
    ),
    'right to left': () => (
      <div dir="rtl" lang="ar">
        <DialogHead closeLabel={words.rightToLeft}>
          <p>{words.rightToLeft}</p>
        </DialogHead>
      </div>
    ),
  },
};
