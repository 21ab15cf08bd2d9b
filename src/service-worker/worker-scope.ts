import type { SavedLines } from '#src/features/offline/logic/saved-line.ts';

/** What happens to a service worker, as far as this one listens: TypeScript's own types would take the place of those of pages. */
export interface WorkerEvents {
  install: Lasting;
  activate: Lasting;
  push: Lasting & { readonly data: { text: () => string } | null };
  notificationclick: Lasting & {
    readonly notification: { readonly data: unknown; close: () => void };
  };
}

interface Lasting {
  /** Keeps the worker awake until it is done. */
  waitUntil: (done: Promise<unknown>) => void;
}

/** A page of this site that is open. */
export interface OpenPage {
  readonly url: string;
  focus: () => Promise<unknown>;
}

/** The global object of a service worker, as far as this one uses it. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: {
    showNotification: (title: string, options: ShownNotification) => Promise<void>;
  };
  readonly clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly OpenPage[]>;
    openWindow: (url: string) => Promise<unknown>;
    claim: () => Promise<void>;
  };
  readonly navigator: { readonly connection?: { saveData?: boolean; effectiveType?: string } };
  /** What the build says of the edition that this worker belongs to. */
  readonly edition: {
    /** Address of the parcel with the pages that stand in for missing ones; empty while the site is being developed. */
    start: string;
    lines: SavedLines;
  };
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
}

export interface ShownNotification {
  body: string;
  tag?: string;
  /** Whether it rings although one with its tag is still shown. */
  renotify?: boolean;
  data: { url: string };
}
