import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectDirectory } from '#scripts/site-paths.ts';
import { type SharedPicture, sharedPictures } from '#src/site/shared-picture.ts';
import type { PictureJob } from './picture-job.ts';

/** What becomes of the pictures of one build. */
export interface PictureCollection {
  /** Waits for the last of them and puts all into the site's folder. */
  putInto: (siteDirectory: string) => Promise<{ pictures: number; drawn: number }>;
}

/**
 * Draws the pictures that pages ask for while the build goes on, on other threads. Finished ones are kept in
 * `cacheDirectory` under the hash of all that they were made from; what this site no longer needs goes.
 */
export async function collectSharedPictures(cacheDirectory: string): Promise<PictureCollection> {
  await mkdir(cacheDirectory, { recursive: true });
  const kept = new Set(await readdir(cacheDirectory));
  const recipe = hashOfRecipe();
  const wanted = new Map<string, string>();
  const workers = new PictureWorkers();
  const ask = (message: unknown) => {
    const { file, ...shown } = message as SharedPicture;
    const name = `${createHash('sha256').update(recipe).update(JSON.stringify(shown)).digest('hex')}.png`;
    wanted.set(file, name);
    if (kept.has(name)) return;
    kept.add(name);
    workers.draw({ ...shown, target: join(cacheDirectory, name) });
  };
  sharedPictures.subscribe(ask);
  return {
    async putInto(siteDirectory) {
      sharedPictures.unsubscribe(ask);
      const drawn = await workers.finish();
      await Promise.all(
        [...wanted].map(([file, name]) => copyTo(join(siteDirectory, file), join(cacheDirectory, name))),
      );
      const needed = new Set(wanted.values());
      const unused = (await readdir(cacheDirectory)).filter((name) => !needed.has(name));
      await Promise.all(unused.map((name) => rm(join(cacheDirectory, name), { force: true })));
      return { pictures: wanted.size, drawn };
    },
  };
}

async function copyTo(file: string, from: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await copyFile(from, file);
}

/** Of all that decides what a picture looks like but the page itself. */
function hashOfRecipe(): string {
  const hash = createHash('sha256');
  const folder = join(projectDirectory, 'build/shared-pictures');
  for (const name of readdirSync(folder).sort()) {
    if (name.endsWith('.ts') && !name.endsWith('.test.ts')) hash.update(readFileSync(join(folder, name)));
  }
  for (const file of [
    'public/favicon.svg',
    'src/ui/imigongo.svg',
    'node_modules/@fontsource/noto-sans/package.json',
  ]) {
    hash.update(readFileSync(join(projectDirectory, file)));
  }
  return hash.digest('hex');
}

/** Threads that draw pictures; the first one starts with the first picture. */
class PictureWorkers {
  #workers: Worker[] = [];
  #asked = 0;
  #answered = 0;
  #faults: string[] = [];
  #whenDone: (() => void) | undefined;

  draw(job: PictureJob): void {
    const most = Math.max(1, Math.min(4, availableParallelism() - 1));
    if (this.#workers.length < most) this.#workers.push(this.#start());
    this.#workers[this.#asked % this.#workers.length]?.postMessage(job);
    this.#asked += 1;
  }

  /** @throws Error that names every picture that could not be drawn */
  async finish(): Promise<number> {
    if (this.#answered < this.#asked) {
      await new Promise<void>((resolve) => {
        this.#whenDone = resolve;
      });
    }
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
    if (this.#faults.length > 0) throw new Error(`Shared pictures: ${this.#faults.join('; ')}`);
    return this.#asked;
  }

  #start(): Worker {
    const worker = new Worker(join(projectDirectory, 'build/shared-pictures/worker.ts'));
    worker.on('message', ({ fault }: { fault?: string }) => {
      if (fault !== undefined) this.#faults.push(fault);
      this.#answered += 1;
      if (this.#answered === this.#asked) this.#whenDone?.();
    });
    worker.on('error', (error) => {
      // Nothing more comes from it: what it was asked for is missing, and the build says so.
      this.#faults.push(String(error));
      this.#answered = this.#asked;
      this.#whenDone?.();
    });
    return worker;
  }
}
