import type { ReactNode } from 'react';
import { PageHeading } from '#src/reading/parts/PageHeading.tsx';
import type { RouteName } from '#src/site/routes.ts';
import { Notice } from '#src/ui/Notice.tsx';
import type { BuiltLanguage } from '#src/words/languages.ts';
import styles from './ToolFrame.module.css';
import { type ToolLink, ToolNav } from './ToolNav.tsx';

interface ToolFrameProps {
  language: BuiltLanguage;
  heading: string;
  introduction: string;
  /** The page itself, which one of the links leads to. */
  page: RouteName;
  /** What the links are called together. */
  label: string;
  links: readonly ToolLink[];
  /** In the place of the tool where scripts do not run. */
  noScript: ReactNode;
  /** The tool, hydrated by the door. */
  children: ReactNode;
}

/** The frame of a tool that is one of several which keep what a person enters: heading, the way to the others, and the tool. */
export function ToolFrame({
  language,
  heading,
  introduction,
  page,
  label,
  links,
  noScript,
  children,
}: ToolFrameProps) {
  return (
    <div className={styles.page}>
      <PageHeading heading={heading} introduction={introduction} />
      <ToolNav language={language} page={page} label={label} links={links} />
      <noscript>
        <Notice>{noScript}</Notice>
      </noscript>
      {children}
    </div>
  );
}
