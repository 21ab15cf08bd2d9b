import type { ReactNode } from 'react';

/** What a component looks like in each of its states, for the page of examples. Nothing of it is ever published. */
export interface Examples {
  component: string;
  examples: Readonly<Record<string, () => ReactNode>>;
}

/** Words for examples: the everyday case, the longest that a translation gets, and one that runs right to left. */
export const words = {
  short: 'Full name',
  sentence: 'Write it as it stands on your card.',
  error: 'Write your full name.',
  long: 'Tafadhali andika majina yako yote matatu kama yalivyoandikwa kwenye kitambulisho chako cha taifa au pasipoti',
  unbroken: 'Hawatakapowasikilizisha-walipoambukizanishwa-yatakayowaimarishia',
  rightToLeft: 'الاسم الكامل كما هو مكتوب في البطاقة',
} as const;
