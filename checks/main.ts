import { type Plugin, runnerImport } from 'vite';
import { projectDirectory } from '#scripts/site-paths.ts';
import type * as Command from './command.ts';

/** The registry of kinds names views, which import style sheets. No check looks at those. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0styles' : undefined),
  load: (id) => (id === '\0styles' ? 'export default {};' : undefined),
};

process.chdir(projectDirectory);

try {
  const { module } = await runnerImport<typeof Command>('/checks/command.ts', {
    root: projectDirectory,
    configFile: false,
    logLevel: 'error',
    plugins: [withoutStyles],
  });
  const { lines, failed } = module.checkContent(process.argv.slice(2));
  console.log(lines.join('\n'));
  process.exitCode = failed ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
