import type { Page } from '@playwright/test';

const videoHost = /^https:\/\/www\.youtube(?:-nocookie)?\.com\//;

interface Watch {
  allowError: (pattern: RegExp) => void;
  requests: readonly string[];
}

/** Blocks the host of the videos, as some networks do, and lets the test ask for it. */
export async function blockVideoHost(page: Page, watch: Watch): Promise<void> {
  await page.route(videoHost, (route) => route.abort());
  watch.allowError(/youtube-nocookie\.com|ERR_FAILED/);
}

/** What was asked of the host of the videos so far. */
export function videoRequests({ requests }: Watch): string[] {
  return requests.filter((request) => videoHost.test(request));
}
