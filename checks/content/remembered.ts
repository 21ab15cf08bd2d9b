import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

const noteSchema = z.object({ digest: z.string(), texts: z.array(z.string()) });

/**
 * A list of texts that takes long to find, found again only when something that it depends on has changed.
 *
 * @param file where the list is kept between two runs
 * @param inputs the texts of all that it depends on
 */
export function remembered(
  file: string,
  inputs: readonly string[],
  find: () => Iterable<string>,
): ReadonlySet<string> {
  const digest = createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
  const known = noteIn(file);
  if (known?.digest === digest) return new Set(known.texts);
  const texts = [...find()];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ digest, texts }));
  return new Set(texts);
}

/** What was kept; a file that cannot be read is as good as none. */
function noteIn(file: string): z.infer<typeof noteSchema> | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return noteSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}
