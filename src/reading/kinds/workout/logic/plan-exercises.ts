interface PlannedExercises {
  readonly items: readonly { readonly exercise: string }[];
}

/** The ids of the exercises of a plan's blocks, each once, in their order. */
export function planExercises(blocks: readonly PlannedExercises[]): string[] {
  return [...new Set(blocks.flatMap(({ items }) => items.map(({ exercise }) => exercise)))];
}
