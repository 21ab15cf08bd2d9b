import { CardPicture } from './CardPicture.tsx';
import { type Examples, words } from './examples.ts';
import { CardGrid, LinkCard } from './LinkCard.tsx';

const picture = <CardPicture file="favicon.svg" width={240} height={180} />;

export const linkCardExamples: Examples = {
  component: 'LinkCard',
  examples: {
    alone: () => (
      <CardGrid>
        <LinkCard title={words.short} text={words.sentence} action="Open" href="#content" />
      </CardGrid>
    ),
    'in a grid, with pictures and words of every length': () => (
      <CardGrid>
        <LinkCard title={words.short} text={words.sentence} action="Open" href="#content" picture={picture} />
        <LinkCard
          title={words.long}
          text={words.long}
          measure={words.long}
          action={words.long}
          href="#content"
          picture={picture}
        />
        <LinkCard
          title={words.unbroken}
          text={words.unbroken}
          action={words.unbroken}
          href="#content"
          wordsLanguage="sw"
        />
      </CardGrid>
    ),
    'in a compact grid': () => (
      <CardGrid compact>
        <LinkCard title={words.short} text={words.sentence} action="Open" href="#content" picture={picture} />
        <LinkCard
          title={words.long}
          text={words.long}
          action={words.long}
          href="#content"
          picture={picture}
        />
        <LinkCard
          title={words.unbroken}
          text={words.unbroken}
          action="Open"
          href="#content"
          picture={picture}
        />
      </CardGrid>
    ),
    'right to left': () => (
      <div dir="rtl" lang="ar">
        <CardGrid>
          <LinkCard
            title={words.rightToLeft}
            text={words.rightToLeft}
            action={words.rightToLeft}
            href="#content"
            picture={picture}
          />
        </CardGrid>
      </div>
    ),
  },
};
