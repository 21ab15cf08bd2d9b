import { type Examples, words } from './examples.ts';
import { SignList } from './SignList.tsx';

const signs = [words.sentence, words.long];

export const signListExamples: Examples = {
  component: 'SignList',
  examples: {
    'danger, with what to do': () => (
      <SignList danger heading={words.sentence} signs={signs} action={words.long} />
    ),
    'who asks first': () => <SignList heading={words.long} signs={[words.unbroken, words.sentence]} />,
    'right to left': () => (
      <div dir="rtl" lang="ar">
        <SignList danger heading={words.rightToLeft} signs={[words.rightToLeft]} />
      </div>
    ),
  },
};
