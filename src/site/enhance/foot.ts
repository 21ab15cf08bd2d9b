import { workerAddress } from '#src/device/worker-address.ts';
import './close-menus.ts';

// At the end of every page. What the worker costs comes when the page and all of its files are there; where it is forbidden,
// every page works without.
addEventListener('load', () =>
  setTimeout(() => navigator.serviceWorker?.register(workerAddress).catch(() => 0), 2e3),
);
