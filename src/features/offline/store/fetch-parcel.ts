import { type SavedFile, saveFiles } from '#src/device/saved-files.ts';
import { type Parcel, type Step, typeOf } from '#src/features/offline/logic/pack.ts';

/** A file that did not come: the network is away, or the site has a newer edition by now. */
export class BrokenDownload extends Error {}

async function answerTo(address: string, signal?: AbortSignal): Promise<Response> {
  try {
    const answer = await fetch(address, signal ? { signal } : {});
    if (answer.ok) return answer;
  } catch (error) {
    if (signal?.aborted) throw error;
  }
  throw new BrokenDownload(address);
}

/** The text of an answer, which may break off on the way. */
async function textOf(answer: Response, signal?: AbortSignal): Promise<string> {
  try {
    return await answer.text();
  } catch (error) {
    throw signal?.aborted ? error : new BrokenDownload(answer.url);
  }
}

/** @returns a file of the site in JSON. @throws BrokenDownload */
export async function fetchJson<Content>(address: string, signal?: AbortSignal): Promise<Content> {
  const text = await textOf(await answerTo(address, signal), signal);
  try {
    return JSON.parse(text) as Content;
  } catch {
    // The page of a network that wants to be paid first, for example.
    throw new BrokenDownload(address);
  }
}

/**
 * Fetches a parcel and keeps its files, all or none.
 *
 * @param isWanted which of them; all without it
 * @returns their addresses
 * @throws BrokenDownload; DOMException with the name `QuotaExceededError` where there is no more room
 */
export async function saveParcel(
  address: string,
  isWanted: (path: string) => boolean = () => true,
  signal?: AbortSignal,
): Promise<string[]> {
  const { policies, files } = await fetchJson<Parcel>(address, signal);
  const wanted = files
    .filter(([path]) => isWanted(path))
    .map(([path, hash, text, policy = -1]): SavedFile => {
      return { path, hash, text, type: typeOf(path), policy: policies[policy] ?? '' };
    });
  await saveFiles(wanted);
  return wanted.map(({ path }) => path);
}

/** The hash by which the build knows a text. */
async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const bytes = String.fromCharCode(...new Uint8Array(digest));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').slice(0, 8);
}

/** Fetches what a step asks for and keeps it. @throws as `saveParcel` */
export async function saveStep({ address, isParcel, files }: Step, signal: AbortSignal): Promise<void> {
  if (isParcel) {
    const wanted = new Set(files.map(([path]) => path));
    await saveParcel(address, (path) => wanted.has(path), signal);
    return;
  }
  const answer = await answerTo(address, signal);
  const text = await textOf(answer, signal);
  const policy = answer.headers.get('Content-Security-Policy') ?? '';
  // The hash of what came, which may be newer than the list: the next look at the list tells.
  const hash = files[0]?.[1] === '' ? '' : await hashOf(text);
  await saveFiles([{ path: address, hash, text, type: typeOf(address), policy }]);
}
