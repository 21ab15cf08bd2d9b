import { notePack, type SavedPack, savedHashes, savedPacks } from '#src/device/saved-files.ts';
import {
  bytesOf,
  type PackIndex,
  type PackList,
  packIndexAddress,
  pathsOf,
  type Step,
  stepsTo,
} from '#src/features/offline/logic/pack.ts';
import { fetchJson, saveStep } from './fetch-parcel.ts';

// Enough to fill a weak network, and few enough that what breaks off is little.
const atOnce = 2;

/** What is left to do for a language. */
export interface Plan {
  list: string;
  paths: readonly string[];
  steps: readonly Step[];
  /** Bytes that the steps bring, as they are sent. */
  left: number;
  /** Bytes of the whole pack. */
  whole: number;
}

/** What the site says can be saved. @throws BrokenDownload */
export const fetchIndex = (): Promise<PackIndex> => fetchJson<PackIndex>(packIndexAddress);

/** What is left to fetch of a language. @throws BrokenDownload */
export async function planFor(address: string, signal?: AbortSignal): Promise<Plan> {
  const [list, have] = await Promise.all([fetchJson<PackList>(address, signal), savedHashes()]);
  const steps = stepsTo(list, have);
  return { list: address, paths: pathsOf(list), steps, left: bytesOf(steps), whole: bytesOf(list.parcels) };
}

/**
 * Fetches what is left of a language, and keeps each part as it comes: whatever breaks it off, what has come stays.
 *
 * @param tell is told the bytes that are left, again and again
 * @throws BrokenDownload; AbortError where the reader stops it; QuotaExceededError where there is no more room
 */
export async function saveLanguage(
  language: string,
  { list, paths, steps, left }: Plan,
  signal: AbortSignal,
  tell: (left: number) => void,
): Promise<void> {
  const before: SavedPack | undefined = (await savedPacks()).get(language);
  // Until all is there, what the older edition needs stays too.
  const both = [...new Set([...(before?.paths ?? []), ...paths])];
  await notePack(language, { list, paths: both, saved: 0 });
  // The first fault is the cause; what it ends elsewhere is not.
  const ended = new AbortController();
  const end = () => ended.abort(signal.reason);
  signal.addEventListener('abort', end, { once: true });
  const waiting = [...steps];
  let rest = left;
  const work = async () => {
    for (let step = waiting.shift(); step && !ended.signal.aborted; step = waiting.shift()) {
      await saveStep(step, ended.signal);
      rest -= step.sent;
      tell(rest);
    }
  };
  const fail = (error: unknown) => ended.signal.aborted || ended.abort(error);
  await Promise.all(Array.from({ length: atOnce }, () => work().catch(fail)));
  signal.removeEventListener('abort', end);
  if (ended.signal.aborted) throw ended.signal.reason;
  await notePack(language, { list, paths, saved: Date.now() });
}
