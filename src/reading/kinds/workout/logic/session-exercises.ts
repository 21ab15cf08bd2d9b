interface PlannedExercises {
  readonly items: readonly { readonly exercise: string }[];
}

/** The ids of the exercises of a session's blocks, each once, in their order. */
export function sessionExercises(blocks: readonly PlannedExercises[]): string[] {
  return [...new Set(blocks.flatMap(({ items }) => items.map(({ exercise }) => exercise)))];
}
