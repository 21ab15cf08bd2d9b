import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { bundleScript, inlineScripts } from './inline-scripts.ts';

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'buzima-scripts-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

test('a script and what it imports become one program without types, comments and names of its own', async () => {
  const folder = await folderWith({
    'twice.ts': '/** Doubles. */\nexport const twice = (count: number): number => 2 * count;',
    'main.ts': "import { twice } from './twice.ts';\nconst result: number = twice(21);\ndone(result);",
  });
  const { code, sources } = await bundleScript(join(folder, 'main.ts'));
  const done: number[] = [];
  const page = { done: (result: number) => done.push(result) };
  runInNewContext(code, page);
  expect(done).toEqual([42]);
  expect(Object.keys(page)).toEqual(['done']);
  expect(code).not.toMatch(/number|Doubles|import|export|\n/);
  expect(sources).toEqual([join(folder, 'twice.ts'), join(folder, 'main.ts')]);
});

test('a text that looks like the end of a script does not end it', async () => {
  const folder = await folderWith({ 'main.ts': "done('</script>');" });
  const { code } = await bundleScript(join(folder, 'main.ts'));
  expect(code).not.toContain('</script');
  const done: string[] = [];
  runInNewContext(code, { done: (text: string) => done.push(text) });
  expect(done).toEqual(['</script>']);
});

test('a script that imports what is not there is refused', async () => {
  const folder = await folderWith({ 'main.ts': "import './missing.ts';" });
  await expect(bundleScript(join(folder, 'main.ts'))).rejects.toThrow('missing.ts');
});

test('an import with the suffix gives the text of the script', async () => {
  const folder = await folderWith({
    'main.ts': 'done(1 + 1);',
    'page.ts': "import { script } from './main.ts?inline-script';\ndone(script);",
  });
  const { code: expected } = await bundleScript(join(folder, 'main.ts'));
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [inlineScripts()],
    build: { write: false, rolldownOptions: { input: join(folder, 'page.ts'), output: { format: 'iife' } } },
  });
  const page = [result].flat().flatMap((built) => ('output' in built ? built.output : []))[0];
  const done: string[] = [];
  runInNewContext(page?.type === 'chunk' ? page.code : '', { done: (text: string) => done.push(text) });
  expect(done).toEqual([expected]);
});
