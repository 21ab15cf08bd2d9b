import { type Examples, words } from './examples.ts';
import { LinkRow } from './LinkRow.tsx';

export const linkRowExamples: Examples = {
  component: 'LinkRow',
  examples: {
    'with words of every length': () => (
      <LinkRow
        links={[
          { href: '#short', text: words.short },
          { href: '#long', text: words.long },
          { href: '#unbroken', text: words.unbroken },
        ]}
      />
    ),
    'right to left': () => (
      <div dir="rtl" lang="ar">
        <LinkRow links={[{ href: '#content', text: words.rightToLeft }]} />
      </div>
    ),
  },
};
