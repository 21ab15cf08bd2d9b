import { answerRequests } from './answer-requests.ts';
import { keepOpenPages } from './keep-open-pages.ts';
import { listenForNotifications } from './notifications.ts';
import { isSparing } from './sparing.ts';
import { takeStandIns } from './take-stand-ins.ts';
import type { WorkerScope } from './worker-scope.ts';

// Every script is typed as one of a page; this one runs in a service worker alone.
const scope = globalThis as unknown as WorkerScope;

// It never hurries: a newer one waits until no page of the older edition is open, so that none changes under its reader.
scope.addEventListener('install', (event) => {
  if (!isSparing(scope)) event.waitUntil(takeStandIns(scope.edition.start));
});
scope.addEventListener('activate', (event) => event.waitUntil(keepOpenPages(scope)));
answerRequests(scope);
listenForNotifications(scope);
