import { useCallback, useEffect, useState } from 'react';
import { fetchFile } from '#src/device/fetch-file.ts';

/** A file on its way, there, or not there; `content` is undefined until it has come. */
interface FetchedFile<Content> {
  content: Content | undefined;
  failed: boolean;
  retry: () => void;
}

/**
 * A file of ours in JSON, fetched once it is wanted.
 *
 * @param address undefined as long as nobody wants it
 */
export function useFile<Content>(address: string | undefined): FetchedFile<Content> {
  const [content, setContent] = useState<Content>();
  const [failed, setFailed] = useState(false);

  const load = useCallback(() => {
    if (address === undefined) return;
    setFailed(false);
    fetchFile<Content>(address).then(setContent, () => setFailed(true));
  }, [address]);
  useEffect(load, [load]);

  return { content, failed, retry: load };
}
