import { workerAddress } from '#src/device/worker-address.ts';
import './close-menus.ts';
import './save-data.ts';

// At the end of every page. What the worker costs comes when the page and all of its files are there; where it is forbidden,
// every page works without. So does the manifest: a browser asks for it and its icon as soon as the page names it, and they
// would share a slow line with the style sheet.
const manifest = document.createElement('link');
manifest.rel = 'manifest';
manifest.href = document.currentScript?.dataset.manifest ?? '';
addEventListener('load', () =>
  setTimeout(() => {
    document.head.append(manifest);
    navigator.serviceWorker?.register(workerAddress).catch(() => 0);
  }, 2e3),
);
