import type { ClosedTopic, EndReason } from '#src/features/ask/contract.ts';

/** A text with a form for each case that the plural rules of its language know. */
type Counted = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

interface PlaceOfText {
  address: string;
  text: string;
}

/** What the page says around the answer of a model, in its language. */
export interface AssistantTexts {
  heading: string;
  /** Names the model: `{{model}}`. */
  about: string;
  wrong: string;
  left: Counted;
  members: string;
  start: string;
  waiting: string;
  stop: string;
  again: string;
  keep: string;
  /** A footnote, for screen readers: `{{number}}`. */
  passage: string;
  dropped: Counted;
  ends: Readonly<Record<Exclude<EndReason, 'passagesOnly'> | 'stopped', string>>;
  /** Why the model was not asked. */
  closed: Readonly<Record<ClosedTopic, string>>;
  faults: Readonly<
    Record<
      'notLoggedIn' | 'tooManyAttempts' | 'tooManyToday' | 'oneAtATime' | 'busy' | 'modelAway' | 'failed',
      string
    >
  >;
  account: PlaceOfText;
  help: PlaceOfText;
}
