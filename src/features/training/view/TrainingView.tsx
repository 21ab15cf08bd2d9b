import type { ReactNode } from 'react';
import { localizedUrl } from '#src/site/localized-url.ts';
import { ToolFrame } from '#src/site/parts/ToolFrame.tsx';
import { routes } from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';

interface TrainingViewProps {
  language: BuiltLanguage;
  page: 'training' | 'trainingLog' | 'trainingSessions' | 'trainingData';
  heading: string;
  introduction: string;
  /** The tool, hydrated by the door. */
  children: ReactNode;
}

/** One of the pages on which a person plans, builds and looks back. */
export function TrainingView({ children, ...page }: TrainingViewProps) {
  const { nav, noScript, workouts } = textsOf(page.language).trainingPages;
  return (
    <ToolFrame
      {...page}
      label={nav.label}
      links={[
        { route: 'training', text: nav.week },
        { route: 'trainingSessions', text: nav.sessions },
        { route: 'trainingLog', text: nav.log },
        { route: 'coach', text: nav.coach },
        { route: 'trainingData', text: nav.data },
      ]}
      noScript={
        <>
          <p>{noScript}</p>
          <a href={localizedUrl(routes.workouts, page.language)}>{workouts}</a>
        </>
      }
    >
      {children}
    </ToolFrame>
  );
}
