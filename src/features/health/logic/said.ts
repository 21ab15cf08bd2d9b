/** What pages and shared sentences say about readings, so that the diary says the same in the same words. */
export interface HealthSaid {
  /** What to do in an emergency. */
  readonly call: string;
  /** How to measure blood pressure, one sentence each. */
  readonly measure: readonly string[];
  /** Signs at which a high blood pressure is an emergency. */
  readonly pressureSigns: { readonly heading: string; readonly signs: readonly string[] };
  readonly pressure: {
    readonly best: string;
    readonly above: string;
    readonly high: string;
    /** Within days from 160/100. */
    readonly soon: string;
    /** Above 180/120. */
    readonly veryHigh: string;
    readonly pregnant: string;
  };
  readonly sugarSigns: { readonly heading: string; readonly signs: readonly string[] };
  /** First aid when blood sugar is low. */
  readonly sugarNow: string;
  readonly nothingByMouth: string;
  /** To somebody who may think of ending life. */
  readonly crisis: string;
}
