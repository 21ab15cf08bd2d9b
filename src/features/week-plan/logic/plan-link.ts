import { type PlanChoice, planFields } from './options.ts';

/**
 * The choice that a link's fragment holds, or null when the fragment leads to no plan.
 *
 * @example readPlanLink('#sex=male&bodyType=mesomorph&bodyPreference=vShape')
 *   → { sex: 'male', bodyType: 'mesomorph', bodyPreference: 'vShape' }
 * @example readPlanLink('#content') → null
 */
export function readPlanLink(fragment: string): PlanChoice | null {
  const values = new URLSearchParams(fragment.replace(/^#/, ''));
  if (!values.has('bodyPreference')) {
    return null;
  }
  return {
    sex: values.get('sex') ?? '',
    bodyType: values.get('bodyType') ?? '',
    bodyPreference: values.get('bodyPreference') ?? '',
  };
}

/**
 * The fragment that opens a plan again. Browsers never send a fragment to a server.
 *
 * @example planLink({ sex: 'male', bodyType: 'mesomorph', bodyPreference: 'vShape' })
 *   → '#sex=male&bodyType=mesomorph&bodyPreference=vShape'
 */
export function planLink(choice: PlanChoice): string {
  return `#${new URLSearchParams(planFields.map((field) => [field, choice[field]]))}`;
}
