import { type ChangeEvent, useRef } from 'react';

/**
 * Reads the file that somebody chooses. A long file may be done after another one that was chosen later: only the last one's
 * outcome is shown.
 *
 * @param show gets undefined while a file is read
 * @returns for the change of an `<input type="file">`
 */
export function useFileChoice<Outcome>(
  read: (file: File) => Promise<Outcome>,
  show: (outcome: Outcome | undefined) => void,
): (event: ChangeEvent<HTMLInputElement>) => Promise<void> {
  const last = useRef<File>(null);
  return async ({ currentTarget }) => {
    const [file] = currentTarget.files ?? [];
    if (file === undefined) return;
    // The same file may be chosen again.
    currentTarget.value = '';
    last.current = file;
    show(undefined);
    const outcome = await read(file);
    if (last.current === file) show(outcome);
  };
}
