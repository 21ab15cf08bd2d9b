import type { PageOf } from '#src/reading/pages.ts';
import { Breadcrumbs } from '#src/reading/parts/Breadcrumbs.tsx';
import { PageHeading } from '#src/reading/parts/PageHeading.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { CardGrid, LinkCard } from '#src/ui/LinkCard.tsx';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import { translator } from '#src/words/translate.ts';
import type { topicSchemas } from './schema.ts';
import styles from './Topic.module.css';

interface TopicListViewProps {
  topics: readonly PageOf<typeof topicSchemas>[];
  language: BuiltLanguage;
}

/** The topics of body care as cards. One that is not written in the reader's language says so and leads to English. */
export function TopicListView({ topics, language }: TopicListViewProps) {
  const t = translator(language);
  return (
    <div className={styles.list}>
      <Breadcrumbs
        crumbs={[{ path: routes.getTips, label: t('tips:backToDirectory') }]}
        language={language}
      />
      <PageHeading heading={t('bodycare:header.title')} introduction={t('bodycare:header.intro')} />
      <CardGrid>
        {topics.map(({ path, words, language: wordsLanguage }) => (
          <LinkCard
            key={path}
            title={words.heading}
            text={words.description}
            action={
              wordsLanguage === language
                ? t('bodycare:clickToLearn')
                : `${t('bodycare:clickToLearn')} (${t('page.opensInEnglish')})`
            }
            headingLevel="h2"
            href={localizedUrl(path, language)}
            wordsLanguage={wordsLanguage === language ? undefined : languageFacts(wordsLanguage).tag}
          />
        ))}
      </CardGrid>
    </div>
  );
}
