/**
 * Draws the icons of the app on a home screen from `public/favicon.svg`, into `public/icons/`. To be run when the logo changes.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium } from './launch-chromium.ts';
import { projectDirectory } from './site-paths.ts';

const logo = readFileSync(join(projectDirectory, 'public/favicon.svg'), 'utf8');
// A phone cuts its own shape out of a maskable icon: the ground goes to the edge, and the sign stays in the middle.
const maskable = logo.replace(' rx="9"', '').replace('viewBox="0 0 34 34"', 'viewBox="-5 -5 44 44"');
const icons = [
  { name: 'app-192', size: 192, drawing: logo },
  { name: 'app-512', size: 512, drawing: logo },
  { name: 'app-maskable-512', size: 512, drawing: maskable, ground: '#17614a' },
] as const;

const folder = join(projectDirectory, 'public/icons');
mkdirSync(folder, { recursive: true });
const browser = await launchChromium();
const page = await browser.newPage();
for (const { name, size, drawing, ...rest } of icons) {
  const ground = 'ground' in rest ? rest.ground : 'transparent';
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<!doctype html><style>body{margin:0;background:${ground}}svg{display:block;width:100vw;height:100vh}</style>${drawing}`,
  );
  await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: true });
}
await browser.close();
