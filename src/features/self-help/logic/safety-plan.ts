/** The parts of a safety plan that are written as free text, in the order in which one goes through them. */
export const planParts = ['signs', 'calm', 'places', 'workers', 'home', 'reasons'] as const;
export type PlanPart = (typeof planParts)[number];

/** After which part the people stand whom one can call. */
export const peopleAfter: PlanPart = 'places';

/** How many people the plan has room for. */
export const planPeople = 3;

/**
 * Where a tap on a typed phone number leads; undefined for what is no number.
 *
 * @param typed digits, with a plus before them and spaces, dots, brackets or hyphens between them
 */
export function callLink(typed: string): string | undefined {
  const digits = typed.replaceAll(/[\s().-]/g, '');
  return /^\+?\d{3,15}$/.test(digits) ? `tel:${digits}` : undefined;
}
