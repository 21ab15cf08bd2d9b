import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postcss, { type Container } from 'postcss';

const styleSheetLink = /<link rel="stylesheet" href="\/(assets\/[^"]+\.css)">/;
// A CSS module's class as the bundler writes it: its name, the module, a number.
const moduleClass = /_[A-Za-z][\w-]*?_([a-z0-9]{4,8})_\d+/g;

/**
 * Gives the pages without a tool a style sheet of their own, without the rules of CSS modules that no such page uses: most
 * visits are to read, and calculators and accounts would be half of what they bring. Pages with a tool keep the whole,
 * since a tool shows parts that are not yet in the page.
 */
export async function splitStyleSheet(directory: string): Promise<void> {
  const names = await readdir(directory, { recursive: true });
  const pages = await Promise.all(
    names
      .filter((name) => name.endsWith('.html'))
      .map(async (name) => ({ name, html: await readFile(join(directory, name), 'utf8') })),
  );
  const toRead = pages.filter(({ html }) => !html.includes('<astro-island'));
  const sheet = styleSheetLink.exec(toRead[0]?.html ?? '')?.[1];
  if (sheet === undefined) {
    return;
  }
  const used = new Set(toRead.flatMap(({ html }) => modulesIn(html)));
  const css = keepModules(await readFile(join(directory, sheet), 'utf8'), used);
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const file = `assets/reading.${hash}.css`;
  await writeFile(join(directory, file), css);
  await Promise.all(
    toRead.map(({ name, html }) => writeFile(join(directory, name), html.replace(`/${sheet}`, `/${file}`))),
  );
  if (toRead.length === pages.length) {
    await rm(join(directory, sheet));
  }
}

function modulesIn(html: string): string[] {
  const classes = [...html.matchAll(/\bclass="([^"]*)"/g)].map(([, value = '']) => value);
  return [...new Set(classes)].flatMap((value) =>
    [...value.matchAll(moduleClass)].map(([, module = '']) => module),
  );
}

/**
 * A style sheet without the rules that only apply to classes of other modules.
 *
 * @example keepModules('._a_abcd1_1{x:y}._b_efgh2_1{x:y}', new Set(['abcd1'])) → '._a_abcd1_1{x:y}'
 */
export function keepModules(css: string, modules: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) =>
      [...selector.matchAll(moduleClass)].every(([, module = '']) => modules.has(module)),
    );
    if (kept.length === 0) {
      rule.remove();
    } else if (kept.length < rule.selectors.length) {
      rule.selectors = kept;
    }
  });
  removeEmpty(root);
  return root.toString();
}

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (node.type !== 'atrule' || node.nodes === undefined) {
      return;
    }
    removeEmpty(node);
    if (node.nodes.length === 0) {
      node.remove();
    }
  });
}
