/** What a kept answer holds at most: four passages as the page shows them, or all that a model may say. */
export const keptLimits = {
  /** Characters of a question. */
  questionLength: 500,
  /** Characters of the name of a model, or of a passage. */
  nameLength: 300,
  /** Characters of a sentence or paragraph. */
  lineLength: 4_000,
  lines: 200,
  passages: 6,
} as const;
