import { registerWorker } from '#src/device/register-worker.ts';
import './close-menus.ts';

// At the end of every page. What the worker costs comes when the page and all of its files are there; where it is forbidden,
// every page works without.
addEventListener('load', () => setTimeout(() => registerWorker()?.catch(() => 0), 2e3));
