/** How hard a session felt. Apart from the records, so that the player brings no schemas along. */
export const feelings = ['easy', 'right', 'hard'] as const;
export type Feeling = (typeof feelings)[number];
