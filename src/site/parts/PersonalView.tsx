import type { ReactNode } from 'react';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import { ToolFrame } from './ToolFrame.tsx';
import type { ToolLink } from './ToolNav.tsx';

interface PersonalViewProps {
  language: BuiltLanguage;
  page: 'health' | 'meals' | 'reminders' | 'coach';
  /** The tool, hydrated by the door. */
  children: ReactNode;
}

/** A page on which a person looks after the own health, meals, reminders or training. */
export function PersonalView({ language, page, children }: PersonalViewProps) {
  const texts = textsOf(language);
  const { heading, description, noScript } = texts[page];
  return (
    <ToolFrame
      language={language}
      heading={heading}
      introduction={description}
      page={page}
      {...personalNav(language)}
      noScript={<p>{noScript}</p>}
    >
      {children}
    </ToolFrame>
  );
}

/** The pages on which a person looks after the own things, and what they are called together. */
export function personalNav(language: BuiltLanguage): { label: string; links: readonly ToolLink[] } {
  const { nav } = textsOf(language).personal;
  return {
    label: nav.label,
    links: [
      { route: 'health', text: nav.health },
      { route: 'meals', text: nav.meals },
      { route: 'reminders', text: nav.reminders },
      { route: 'training', text: nav.training },
      { route: 'coach', text: nav.coach },
      { route: 'trainingData', text: nav.data },
    ],
  };
}
