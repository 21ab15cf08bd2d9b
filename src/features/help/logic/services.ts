/** What a number is for, in the order in which the numbers of a country stand. */
const groups = [
  ['ambulance', 'ambulanceAndFire', 'rescue', 'emergency', 'emergencyText'],
  ['health', 'healthSupport', 'support', 'redCross', 'crisis', 'suicide'],
  ['child', 'childAndViolence'],
  ['violence', 'homeViolence', 'womenViolence'],
  // A person must know when a line reaches the police: in some countries trying to end one's life was a crime.
  ['fire', 'rescueService', 'traffic', 'police'],
] as const;

const [emergencies, listeners, , violence] = groups;

export const services = groups.flat();
export type Service = (typeof services)[number];

/** The place of a service among the groups: help for the body, someone to talk to, children, violence, police. */
export function serviceOrder(service: Service): number {
  return groups.findIndex((group) => group.some((known) => known === service));
}

/**
 * What a country has no number for: an ambulance, or an ambulance and someone to talk to. A police that sends ambulances
 * counts as an ambulance.
 */
export function lacking(offered: readonly Service[]): 'both' | 'ambulance' | undefined {
  const has = (group: readonly Service[]) => offered.some((service) => group.includes(service));
  if (has(emergencies)) return undefined;
  return has(listeners) ? 'ambulance' : 'both';
}

const againstViolence: readonly Service[] = [...violence, 'childAndViolence'];

/** Whether who answers is there for people whom somebody hits, threatens or forces. */
export function isAgainstViolence(service: Service): boolean {
  return againstViolence.includes(service);
}
