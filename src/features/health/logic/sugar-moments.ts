/** When blood sugar was measured, in the order in which it is asked: what is usual depends on it. */
export const sugarMoments = ['fasting', 'before-meal', 'after-meal', 'bedtime', 'other'] as const;
