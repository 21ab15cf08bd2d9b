import { Breadcrumbs, type Crumb } from '#src/reading/parts/Breadcrumbs.tsx';
import { PageActions } from '#src/reading/parts/PageActions.tsx';
import { PageHeading } from '#src/reading/parts/PageHeading.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { Items } from './TextSections.tsx';

interface SelfHelpStartProps {
  crumb: Crumb;
  texts: { heading: string; introduction: string };
  language: BuiltLanguage;
}

/** How a self-help tool begins: the way here, what it is, and listen, share and print. */
export function SelfHelpStart({ crumb, texts, language }: SelfHelpStartProps) {
  return (
    <>
      <Breadcrumbs crumbs={[crumb]} language={language} />
      <PageHeading heading={texts.heading} introduction={texts.introduction} />
      <PageActions language={language} />
    </>
  );
}

interface FirstReadProps {
  texts: { heading: string; items: Readonly<Record<string, string>> };
}

/** Who must not use the tool, and what must not wait. */
export function FirstRead({ texts }: FirstReadProps) {
  return (
    <Notice>
      <h2>{texts.heading}</h2>
      <Items items={texts.items} />
    </Notice>
  );
}
