/** Whether something that was read, perhaps written by another edition of the site, has fields to look into. */
export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
