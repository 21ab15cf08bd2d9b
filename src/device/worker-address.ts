/** The service worker of the site; at its root, because it may only act for what lies below. */
export const workerAddress = '/service-worker.js';
