export const genders = ['male', 'female'] as const;
export type Gender = (typeof genders)[number];

/** True for one of the two values that the published formulas know. */
export function isGender(value: string): value is Gender {
  return genders.some((gender) => gender === value);
}
