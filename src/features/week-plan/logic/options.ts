/** The two values that the plan form knows. */
export const sexes = ['male', 'female'] as const;
export type Sex = (typeof sexes)[number];

/** The body types that each sex can choose. They describe the visitor and never change a plan. */
export const bodyTypes = {
  male: ['ectomorph', 'mesomorph', 'endomorph', 'rectangle', 'invertedTriangle'],
  female: ['hourglass', 'pear', 'apple', 'rectangle', 'spoon'],
} as const satisfies Record<Sex, readonly string[]>;
export type BodyType = (typeof bodyTypes)[Sex][number];

/** The body preferences that each sex can choose. Each has one fixed plan of seven days. */
export const bodyPreferences = {
  male: ['athleticMesomorph', 'leanEctomorph', 'vShape', 'mesomorphEndomorph', 'shreddedPhysique'],
  female: ['tonedHourglass', 'slimAthletic', 'curvyPear', 'fitHourglass', 'fitLeanApple'],
} as const satisfies Record<Sex, readonly string[]>;
export type BodyPreference = (typeof bodyPreferences)[Sex][number];

/** All ten preferences, those of men first. */
export const allPreferences: readonly BodyPreference[] = sexes.flatMap((sex) => [...bodyPreferences[sex]]);

/** What the form holds; an empty text where nothing is chosen yet. */
export interface PlanChoice {
  sex: string;
  bodyType: string;
  bodyPreference: string;
}

export const emptyChoice: PlanChoice = { sex: '', bodyType: '', bodyPreference: '' };

/** The names of the three fields, in the order of the form. All of them are required. */
export const planFields = ['sex', 'bodyType', 'bodyPreference'] as const satisfies (keyof PlanChoice)[];
export type PlanField = (typeof planFields)[number];

/** True for `male` and `female`. */
export function isSex(value: string): value is Sex {
  return sexes.some((sex) => sex === value);
}

/** What the two other fields offer for a sex; nothing while none is chosen. */
export function optionsFor(sex: string): {
  bodyTypes: readonly BodyType[];
  bodyPreferences: readonly BodyPreference[];
} {
  return isSex(sex)
    ? { bodyTypes: bodyTypes[sex], bodyPreferences: bodyPreferences[sex] }
    : { bodyTypes: [], bodyPreferences: [] };
}

/**
 * The choice after its sex has changed: a body type or preference that the new sex does not offer is cleared, one
 * that fits both (such as `rectangle`) stays.
 */
export function withSex(choice: PlanChoice, sex: string): PlanChoice {
  const offered = optionsFor(sex);
  return {
    sex,
    bodyType: offered.bodyTypes.find((type) => type === choice.bodyType) ?? '',
    bodyPreference: offered.bodyPreferences.find((preference) => preference === choice.bodyPreference) ?? '',
  };
}

/**
 * The preference whose plan a choice leads to, or null when there is none, as in a hand-made link. The body type has
 * no say; a sex that does not offer the preference makes it unknown.
 */
export function planOf(choice: PlanChoice): BodyPreference | null {
  const offered = choice.sex === '' ? allPreferences : optionsFor(choice.sex).bodyPreferences;
  return offered.find((preference) => preference === choice.bodyPreference) ?? null;
}
