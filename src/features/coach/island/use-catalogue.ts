import { useCallback, useEffect, useState } from 'react';
import { fetchFile } from '#src/device/fetch-file.ts';
import type { Catalogue } from '#src/features/training/logic/catalogue.ts';

/**
 * Every session that the coach can propose.
 *
 * @param files address of the folder with the files of training
 */
export function useCatalogue(files: string) {
  const [catalogue, setCatalogue] = useState<Catalogue>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    fetchFile<Catalogue>(`${files}/catalogue.json`).then(setCatalogue, () => setFailed(true));
  }, [files]);
  useEffect(load, [load]);
  return { catalogue, hasFailed, retry: load };
}
