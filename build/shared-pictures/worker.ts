import { rename, writeFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { picturePainter } from './draw-picture.ts';
import type { PictureJob } from './picture-job.ts';
import { loadTypeface } from './typeface.ts';

// One picture at a time, beside pages that are made at the same time.
sharp.concurrency(1);
sharp.cache(false);

const paint = picturePainter(await loadTypeface());
let before: Promise<void> = Promise.resolve();

parentPort?.on('message', (job: PictureJob) => {
  before = before.then(() => make(job));
});

async function make(job: PictureJob): Promise<void> {
  try {
    // Under its own name only when it is whole: the build may break off.
    await writeFile(`${job.target}.part`, await paint(job));
    await rename(`${job.target}.part`, job.target);
    parentPort?.postMessage({ target: job.target });
  } catch (error) {
    parentPort?.postMessage({ target: job.target, fault: `“${job.heading}”: ${error}` });
  }
}
