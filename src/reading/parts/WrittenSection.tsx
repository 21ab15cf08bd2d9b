import type { ReactNode } from 'react';
import { PagePicture } from '#src/reading/drawings/PagePicture.tsx';
import type { PictureWords, SectionFacts, SectionWords } from '#src/reading/page-schemas.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { translator } from '#src/words/translate.ts';
import { PageSection } from './PageSection.tsx';
import { SourceNumbers } from './SourceNumbers.tsx';

interface WrittenSectionProps {
  section: SectionFacts;
  page: {
    path: string;
    words: {
      sections: Readonly<Record<string, SectionWords>>;
      pictures: Readonly<Record<string, PictureWords>>;
    };
    sourceIds: readonly string[];
  };
  language: BuiltLanguage;
  /** What stands between the text and the sources, such as a video. */
  children?: ReactNode;
}

/** A section whose place, picture and sources stand in the facts of a page, and whose words under its id. */
export function WrittenSection({ section, page, language, children }: WrittenSectionProps) {
  const { id, picture, sources, folds } = section;
  const words = page.words.sections[id];
  const pictureWords = picture === undefined ? undefined : page.words.pictures[picture];
  if (words === undefined) {
    throw new Error(`The page ${page.path} has no words for its section "${id}".`);
  }
  return (
    <PageSection
      id={id}
      words={words}
      t={translator(language)}
      folds={folds}
      figure={picture && pictureWords && <PagePicture id={picture} words={pictureWords} />}
    >
      {children}
      <SourceNumbers sources={sources} all={page.sourceIds} language={language} />
    </PageSection>
  );
}
