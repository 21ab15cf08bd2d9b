import type { PageCard } from '#src/reading/pages.ts';
import { Breadcrumbs } from '#src/reading/parts/Breadcrumbs.tsx';
import { PageHeading } from '#src/reading/parts/PageHeading.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { CardPicture } from '#src/ui/CardPicture.tsx';
import { CardGrid, LinkCard } from '#src/ui/LinkCard.tsx';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import { translator } from '#src/words/translate.ts';
import styles from './GuideListView.module.css';

interface GuideListViewProps {
  texts: { header: { title: string; intro: string }; clickToLearn: string };
  pages: readonly PageCard[];
  language: BuiltLanguage;
}

/** The pages of one subject as cards. One that is not written in the reader's language says so and leads to English. */
export function GuideListView({ texts, pages, language }: GuideListViewProps) {
  const t = translator(language);
  const { header, clickToLearn } = texts;
  return (
    <div className={styles.list}>
      <Breadcrumbs
        crumbs={[{ path: routes.getTips, label: t('tips:backToDirectory') }]}
        language={language}
      />
      <PageHeading heading={header.title} introduction={header.intro} />
      <CardGrid>
        {pages.map(({ path, heading, description, picture, language: wordsLanguage }) => (
          <LinkCard
            key={path}
            title={heading}
            text={description}
            action={
              wordsLanguage === language ? clickToLearn : `${clickToLearn} (${t('page.opensInEnglish')})`
            }
            headingLevel="h2"
            href={localizedUrl(path, language)}
            picture={picture && <CardPicture {...picture} />}
            wordsLanguage={wordsLanguage === language ? undefined : languageFacts(wordsLanguage).tag}
          />
        ))}
      </CardGrid>
    </div>
  );
}
