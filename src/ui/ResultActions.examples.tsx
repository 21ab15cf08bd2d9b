import { type Examples, words } from './examples.ts';
import { ResultActions } from './ResultActions.tsx';

const picture = {
  words: () => ({ heading: words.short, value: '22.9', lines: [words.sentence] }),
  labels: {
    share: 'Share',
    close: 'Close',
    sharePicture: 'Share as a picture',
    pictureText: words.sentence,
    savePicture: 'Save the picture',
    pictureFailed: words.error,
  },
};
const fragment = () => '#weight=70';

export const resultActionsExamples: Examples = {
  component: 'ResultActions',
  examples: {
    short: () => (
      <ResultActions
        labels={{ print: 'Print', share: 'Share', linkCopied: 'Copied.', linkNotCopied: 'Copy this:' }}
        fragment={fragment}
      />
    ),
    'with a warning': () => (
      <ResultActions
        labels={{ print: 'Print', share: 'Share', linkCopied: 'Copied.', linkNotCopied: 'Copy this:' }}
        fragment={fragment}
        picture={picture}
        warning={{ text: words.sentence, confirm: 'Share it' }}
      />
    ),
    'with long words': () => (
      <ResultActions
        labels={{
          print: words.long,
          share: words.unbroken,
          linkCopied: words.long,
          linkNotCopied: words.long,
        }}
        fragment={fragment}
      />
    ),
    'right to left': () => (
      <div dir="rtl" lang="ar">
        <ResultActions
          labels={{
            print: words.rightToLeft,
            share: words.rightToLeft,
            linkCopied: words.rightToLeft,
            linkNotCopied: words.rightToLeft,
          }}
          fragment={fragment}
        />
      </div>
    ),
  },
};
