import type { ReactNode } from 'react';
import type { UrgentWords } from '#src/reading/page-schemas.ts';
import type { Picture } from '#src/site/pictures.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { translator } from '#src/words/translate.ts';
import type { Crumb } from './Breadcrumbs.tsx';
import { Contents, type ContentsEntry } from './Contents.tsx';
import { DangerSigns } from './DangerSigns.tsx';
import { KeyPoints } from './KeyPoints.tsx';
import { LongPage } from './LongPage.tsx';
import { PageActions } from './PageActions.tsx';

interface ArticleFrameProps {
  page: {
    facts: { dangerOpen?: boolean | undefined };
    words: {
      heading: string;
      promise: string;
      keyPoints: readonly string[];
      urgent?: UrgentWords | undefined;
    };
    language: BuiltLanguage;
  };
  language: BuiltLanguage;
  picture: Picture | undefined;
  crumbs: readonly Crumb[];
  contents: readonly ContentsEntry[];
  /** What has to stand before everything else, such as a way out. */
  first?: ReactNode;
  /** What the reader chooses or uses on this page: before the sections. */
  children: ReactNode;
}

/**
 * How every article begins: the answer, what to remember, then one line of danger signs and what stands on the page. Only
 * after that the page's own tool and its sections.
 */
export function ArticleFrame({
  page,
  language,
  picture,
  crumbs,
  contents,
  first,
  children,
}: ArticleFrameProps) {
  const { facts, words } = page;
  // Where the words are English for want of a translation, so are the labels between them.
  const inner = page.language;
  const t = translator(inner);
  return (
    <LongPage
      words={words}
      wordsLanguage={inner}
      language={language}
      crumbs={crumbs}
      picture={picture?.file}
      sided
    >
      {first}
      <KeyPoints points={words.keyPoints} t={t} />
      <PageActions language={inner} />
      {words.urgent && <DangerSigns urgent={words.urgent} open={facts.dangerOpen} language={inner} />}
      <Contents entries={contents} t={t} picture={picture} />
      {children}
    </LongPage>
  );
}
