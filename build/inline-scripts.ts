import { build, type Plugin } from 'vite';

const suffix = '?inline-script';

/**
 * Lets a page carry a small program in itself: `import { script } from './leave.ts?inline-script'` gives the file, with all that
 * it imports, as one minified text. A script that the page has to fetch would hold up the first paint.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'buzima:inline-scripts',
    enforce: 'pre',
    load: {
      filter: { id: /\?inline-script$/ },
      async handler(id) {
        const { code, sources } = await bundleScript(id.slice(0, -suffix.length));
        for (const source of sources) this.addWatchFile(source);
        return { code: `export const script = ${JSON.stringify(code)}`, moduleType: 'js' };
      },
    },
  };
}

/** A script as it stands in a page, and the files that it was made from. */
export interface InlineScript {
  code: string;
  sources: readonly string[];
}

/**
 * Bundles and minifies a program into one script that shares no name with other scripts.
 *
 * @throws Error when the file or something that it imports is missing or cannot be read as TypeScript
 */
export async function bundleScript(file: string): Promise<InlineScript> {
  const result = await build({
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  });
  const chunk = [result].flat().flatMap((built) => ('output' in built ? built.output : []))[0];
  if (chunk?.type !== 'chunk') throw new Error(`${file} did not become a script.`);
  // A text that holds "</script>" would end the element that it stands in.
  return { code: chunk.code.trim().replaceAll('</script', '<\\/script'), sources: chunk.moduleIds };
}
