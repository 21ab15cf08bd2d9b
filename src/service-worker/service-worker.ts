import { listenForNotifications } from './notifications.ts';
import type { WorkerScope } from './worker-scope.ts';

// Every script is typed as one of a page; this one runs in a service worker alone.
const scope = globalThis as unknown as WorkerScope;

// It keeps no pages, so a new edition has nothing to wait for.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
listenForNotifications(scope);
