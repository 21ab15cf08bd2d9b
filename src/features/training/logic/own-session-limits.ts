/** What a session of one's own may hold. */
export const ownSessionLimits = {
  /** Characters of its name. */
  name: 120,
  blocks: 6,
  /** Exercises of a block. */
  items: 20,
  rounds: { least: 1, most: 10 },
  repetitions: { least: 1, most: 60 },
  seconds: { least: 5, most: 1800 },
  /** Seconds of rest. */
  rest: { least: 0, most: 180 },
  minutes: 600,
} as const;
