/** What shared sentences and the page about diabetes say, so that the tool says the same in the same words. */
export interface MealsSaid {
  /** Who near the home says where to go. */
  readonly chw: string;
  /** That nobody stops a medicine on their own. */
  readonly medicineStop: string;
  /** Who does not fast without a health worker. */
  readonly fasting: string;
}
