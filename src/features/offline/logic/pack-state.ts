/**
 * How the saving of a language stands: nothing there, begun, complete, complete with newer pages on the site, being fetched,
 * or just removed and still to be had back.
 */
export type PackState = 'none' | 'partial' | 'saved' | 'stale' | 'busy' | 'removed';

/**
 * @param pack what is noted of the language on the device
 * @param newest address of the newest list; undefined without network
 * @example packState({ list: 'a', saved: 5 }, 'b') → 'stale'
 */
export function packState(
  pack: { list: string; saved: number } | undefined,
  newest: string | undefined,
): PackState {
  if (!pack) return 'none';
  if (pack.saved === 0) return 'partial';
  return newest === undefined || newest === pack.list ? 'saved' : 'stale';
}

/** Why a saving ended before its end. */
export type Ending = 'stopped' | 'full' | 'broken';

/** What an error says of a saving, by its name. @example endingOf(new DOMException('', 'QuotaExceededError')) → 'full' */
export function endingOf(error: unknown): Ending {
  const { name } = Object(error) as { name?: unknown };
  if (name === 'AbortError') return 'stopped';
  return name === 'QuotaExceededError' ? 'full' : 'broken';
}
