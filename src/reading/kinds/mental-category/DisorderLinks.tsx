import type { disorderSchemas } from '#src/reading/kinds/disorder/schema.ts';
import type { PageOf } from '#src/reading/pages.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { CardGrid, LinkCard } from '#src/ui/LinkCard.tsx';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { translator } from '#src/words/translate.ts';

interface DisorderLinksProps {
  disorders: readonly PageOf<typeof disorderSchemas>[];
  language: BuiltLanguage;
  headingLevel: 'h2' | 'h3';
}

/** The disorders of a subcategory, each with a line that says what it is. */
export function DisorderLinks({ disorders, language, headingLevel }: DisorderLinksProps) {
  const t = translator(language);
  return (
    <CardGrid>
      {disorders.map(({ path, words }) => (
        <LinkCard
          key={path}
          title={words.name}
          text={words.shortDescription}
          action={t('mentalcare:learnMore')}
          headingLevel={headingLevel}
          href={localizedUrl(path, language)}
        />
      ))}
    </CardGrid>
  );
}
