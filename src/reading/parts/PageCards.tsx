import type { PageCard } from '#src/reading/pages.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { CardGrid, LinkCard } from '#src/ui/LinkCard.tsx';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { translator } from '#src/words/translate.ts';

interface PageCardsProps {
  cards: readonly PageCard[];
  language: BuiltLanguage;
  /** The language of the words around them. */
  around: BuiltLanguage;
  headingLevel?: 'h2' | 'h3';
}

/** Pages that a page leads to, each with a line that says what it is. */
export function PageCards({ cards, language, around, headingLevel = 'h3' }: PageCardsProps) {
  const t = translator(language);
  return (
    <CardGrid>
      {cards.map(({ path, heading, description, language: readIn }) => (
        <LinkCard
          key={path}
          title={heading}
          text={description}
          action={t('mentalcare:learnMore')}
          headingLevel={headingLevel}
          href={localizedUrl(path, language)}
          wordsLanguage={readIn === around ? undefined : readIn}
        />
      ))}
    </CardGrid>
  );
}
