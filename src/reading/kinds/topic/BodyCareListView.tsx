import type { PageOf } from '#src/reading/load-pages.ts';
import { Breadcrumbs } from '#src/reading/parts/Breadcrumbs.tsx';
import { PageHeading } from '#src/reading/parts/PageHeading.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { CardGrid, LinkCard } from '#src/ui/LinkCard.tsx';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import { translator } from '#src/words/translate.ts';
import styles from './BodyCare.module.css';

interface BodyCareListViewProps {
  topics: readonly PageOf<'bodyCare'>[];
  language: BuiltLanguage;
}

/** The topics of body care as cards. One that is not written in the reader's language says so and leads to English. */
export function BodyCareListView({ topics, language }: BodyCareListViewProps) {
  const t = translator(language);
  return (
    <div className={styles.list}>
      <Breadcrumbs
        crumbs={[{ path: routes.getTips, label: t('tips:backToDirectory') }]}
        language={language}
      />
      <PageHeading heading={t('bodycare:header.title')} introduction={t('bodycare:header.intro')} />
      <CardGrid>
        {topics.map(({ id, words, language: wordsLanguage }) => (
          <LinkCard
            key={id}
            title={words.heading}
            text={words.description}
            action={
              wordsLanguage === language
                ? t('bodycare:clickToLearn')
                : `${t('bodycare:clickToLearn')} (${t('common.opensInEnglish')})`
            }
            headingLevel="h2"
            href={localizedUrl(`${routes.bodyCare}/${id}`, language)}
            wordsLanguage={wordsLanguage === language ? undefined : languageFacts(wordsLanguage).tag}
          />
        ))}
      </CardGrid>
    </div>
  );
}
