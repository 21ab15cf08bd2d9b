/** Has the browser take our service worker, or the newer one; undefined where it knows none, as on plain http. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> | undefined =>
  navigator.serviceWorker?.register('/service-worker.js');
