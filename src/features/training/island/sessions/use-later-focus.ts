import { useLayoutEffect, useRef } from 'react';

/**
 * Puts the focus on a control of a part of the page after the next change of it, where the one that had it has moved or
 * gone.
 *
 * @returns the ref of that part, and a function that takes the names of controls, the most wanted first
 */
export function useLaterFocus<Part extends HTMLElement>() {
  const root = useRef<Part>(null);
  const wanted = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    const controls = wanted.current.map((name) =>
      root.current?.querySelector<HTMLElement>(`[name="${name}"]:enabled`),
    );
    wanted.current = [];
    controls.find((control) => control)?.focus();
  });
  const focusLater = (...names: readonly string[]) => {
    wanted.current = names;
  };
  return { root, focusLater };
}
