/** Names the small picture of an exercise on the page. */
export function drawingOfMove(exercise: string): string {
  return `move-${exercise}`;
}
