import { type Examples, words } from './examples.ts';
import { ResultActions } from './ResultActions.tsx';

const ofPicture = {
  close: 'Close',
  sharePicture: 'Share as a picture',
  pictureText: words.sentence,
  savePicture: 'Save',
  pictureFailed: words.sentence,
};
const fragment = () => '#weight=70';

export const resultActionsExamples: Examples = {
  component: 'ResultActions',
  examples: {
    short: () => (
      <ResultActions
        labels={{
          print: 'Print',
          share: 'Share',
          linkCopied: 'Copied.',
          linkNotCopied: 'Copy this:',
          ...ofPicture,
        }}
        fragment={fragment}
      />
    ),
    'with a warning': () => (
      <ResultActions
        labels={{
          print: 'Print',
          share: 'Share',
          linkCopied: 'Copied.',
          linkNotCopied: 'Copy this:',
          ...ofPicture,
        }}
        fragment={fragment}
        picture={() => ({ heading: words.sentence, value: '22.9', lines: [words.sentence] })}
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
          ...ofPicture,
          sharePicture: words.long,
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
            ...ofPicture,
            sharePicture: words.rightToLeft,
          }}
          fragment={fragment}
        />
      </div>
    ),
  },
};
