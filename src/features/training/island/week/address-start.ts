import type { Day } from '#src/features/training/logic/days.ts';
import { ownSessions } from '#src/features/training/logic/library.ts';
import { type AddStart, choiceKey } from './AddDialog.tsx';

/**
 * What an address asks to be added: a session by `add` and `session`, or a week of the generator by `plan`.
 *
 * @example addressStart('?add=/men/x&session=main', '2026-11-23') → { source: 'workout', chosen: '/men/x main', … }
 */
export function addressStart(search: string, day: Day): AddStart | undefined {
  const parameters = new URLSearchParams(search);
  const plan = parameters.get('plan');
  if (plan !== null) return { day, source: 'plan', chosen: plan };
  const workout = parameters.get('add');
  const session = parameters.get('session');
  if (workout === null || session === null) return undefined;
  const source = workout === ownSessions ? 'own' : 'workout';
  return { day, source, chosen: choiceKey({ workout, session }) };
}
