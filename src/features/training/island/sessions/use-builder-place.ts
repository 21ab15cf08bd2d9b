import { useSyncExternalStore } from 'react';

/** Which session is being built: one that is kept, or a new one. */
export interface BuilderPlace {
  id: string | undefined;
}

const fragment = /^#build(?:=([\w-]+))?$/;

const watch = (listener: () => void) => {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
};

/** Tells this page of a change of its address, which the browser does only for steps back and forward. */
const tell = () => dispatchEvent(new PopStateEvent('popstate'));

/** Opens the builder, so that the browser's step back leads to the list again, and a reload to the builder. */
export function openBuilder(id?: string): void {
  history.pushState({ builder: true }, '', id === undefined ? '#build' : `#build=${id}`);
  tell();
}

/** Goes back to the list. */
export function closeBuilder(): void {
  if (Object(history.state).builder === true) {
    history.back();
    return;
  }
  history.replaceState(null, '', location.pathname + location.search);
  tell();
}

/** What the address says is being built; undefined for the list. */
export function useBuilderPlace(): BuilderPlace | undefined {
  const hash = useSyncExternalStore(
    watch,
    () => location.hash,
    () => '',
  );
  const [found, id] = fragment.exec(hash) ?? [];
  return found === undefined ? undefined : { id };
}
