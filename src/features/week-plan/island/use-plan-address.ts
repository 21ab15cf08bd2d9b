import { useEffect, useState } from 'react';
import type { PlanChoice } from '#src/features/week-plan/logic/options.ts';
import { planLink, readPlanLink } from '#src/features/week-plan/logic/plan-link.ts';

/** The plan that the page's own address names: kept in the fragment, so that a plan can be linked and gone back from. */
export function usePlanAddress() {
  const [choice, setChoice] = useState<PlanChoice | null>(null);

  useEffect(() => {
    const follow = () => {
      const linked = readPlanLink(location.hash);
      // A fragment of another kind, such as the one of the skip link, leaves an open plan open.
      if (linked !== null || location.hash === '') {
        setChoice(linked);
      }
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  const open = (chosen: PlanChoice) => {
    history.pushState(null, '', planLink(chosen));
    setChoice(chosen);
  };
  const close = () => {
    history.pushState(null, '', location.pathname + location.search);
    setChoice(null);
  };
  return { choice, open, close };
}
