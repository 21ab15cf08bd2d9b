/**
 * Draws every hero scene and card into contact sheets (PNG) under `figures-sheets/`, so that a person can look at them
 * all: light, dimmed on a dark page, and cropped as a phone crops them. Arguments choose sheets by name, e.g.
 * `node scripts/figure-sheets.ts heroes-phone`.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { cardScenes } from '#src/figures/scenes/card-scenes.ts';
import { heroScenes } from '#src/figures/scenes/hero-scenes.ts';
import { drawScene, type Scene } from '#src/figures/scenes/scene.ts';
import { launchChromium } from './launch-chromium.ts';

interface Sheet {
  readonly name: string;
  readonly scenes: readonly Scene[];
  readonly columns: number;
  /** Size of one picture in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly dark: boolean;
}

const outputFolder = 'figures-sheets';
const gap = 10;
const captionHeight = 18;

const sheets: readonly Sheet[] = [
  { name: 'heroes-light', scenes: heroScenes, columns: 3, width: 560, height: 420, dark: false },
  { name: 'heroes-dark', scenes: heroScenes, columns: 4, width: 420, height: 315, dark: true },
  { name: 'heroes-phone', scenes: heroScenes, columns: 4, width: 360, height: 220, dark: false },
  { name: 'cards-light', scenes: cardScenes, columns: 5, width: 320, height: 220, dark: false },
  { name: 'cards-dark', scenes: cardScenes, columns: 5, width: 320, height: 220, dark: true },
];

function sheetPage({ name, scenes, columns, width, height, dark }: Sheet): string {
  const cells = scenes
    .map(
      (scene) =>
        `<figure>${drawScene(scene, `${name}-${scene.id}`)}<figcaption>${scene.id}</figcaption></figure>`,
    )
    .join('');
  const colours = dark
    ? 'background:#17130f;color:#c5b6a3;--scene-veil:.3'
    : 'background:#fbf6ec;color:#5f5248';
  return `<!doctype html><style>
    body{margin:0;padding:${gap}px;display:grid;grid-template-columns:repeat(${columns},${width}px);gap:${gap}px;${colours}}
    figure{margin:0}figure svg{display:block;width:${width}px;height:${height}px;border-radius:14px}
    figcaption{font:12px/${captionHeight}px sans-serif}</style>${cells}`;
}

async function drawSheets(wanted: readonly string[]): Promise<void> {
  mkdirSync(outputFolder, { recursive: true });
  const browser = await launchChromium();
  try {
    const isWanted = ({ name }: { readonly name: string }) => wanted.length === 0 || wanted.includes(name);
    for (const sheet of sheets.filter(isWanted)) {
      const rows = Math.ceil(sheet.scenes.length / sheet.columns);
      const page = await browser.newPage({
        viewport: {
          width: sheet.columns * (sheet.width + gap) + gap,
          height: rows * (sheet.height + captionHeight + gap) + gap,
        },
      });
      await page.setContent(sheetPage(sheet));
      await page.screenshot({ path: join(outputFolder, `${sheet.name}.png`) });
      await page.close();
      console.log(join(outputFolder, `${sheet.name}.png`));
    }
  } finally {
    await browser.close();
  }
}

await drawSheets(process.argv.slice(2));
