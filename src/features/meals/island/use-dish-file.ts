import { useCallback, useEffect, useState } from 'react';
import { fetchFile } from '#src/device/fetch-file.ts';
import type { DishFile } from '#src/features/meals/logic/dish-file.ts';

/**
 * The dishes in the reader's language, fetched once they are wanted.
 *
 * @param files undefined as long as nobody wants them
 */
export function useDishFile(files: string | undefined) {
  const [content, setContent] = useState<DishFile>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    if (files === undefined) return;
    setFailed(false);
    fetchFile<DishFile>(`${files}/dishes.json`).then(setContent, () => setFailed(true));
  }, [files]);
  useEffect(load, [load]);
  return { content, failed, retry: load };
}
