/**
 * Loads something when it is first asked for, and keeps it. What does not come is asked for anew the next time, since a network
 * that fails may be back.
 */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let kept: Promise<Loaded> | undefined;
  return () => {
    if (kept) return kept;
    const asked = load();
    kept = asked;
    asked.catch(() => {
      kept = undefined;
    });
    return asked;
  };
}
