/**
 * Draws the exercises of content/exercises as strips of moments and their still picture, into `figures-sheets/`.
 * Arguments are exercise ids, or none for all of them; `--dark` and `--man` choose the variant. For example
 * `node scripts/exercise-sheets.ts squat lunge --man`. Problems of a movement are printed and nothing of it is drawn.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { readExercises } from '#src/features/exercises/read-exercises.ts';
import { drawMomentPicture } from '#src/figures/movements/draw-frame.ts';
import { drawKeyPoses } from '#src/figures/movements/draw-key-poses.ts';
import type { Movement } from '#src/figures/movements/movement.ts';
import { validateMovement } from '#src/figures/movements/validate-movement.ts';
import { launchChromium } from './launch-chromium.ts';
import { projectDirectory } from './site-paths.ts';

const cell = { width: 240, height: 180, moments: 6, rows: 8 } as const;
const outputFolder = join(projectDirectory, 'figures-sheets');

interface Variant {
  readonly person: 'woman' | 'man';
  readonly dark: boolean;
}

function sheetPage(movements: readonly (readonly [string, Movement])[], { person, dark }: Variant): string {
  const rows = movements.map(([id, movement]) => {
    const moments = Array.from({ length: cell.moments }, (_, index) =>
      drawMomentPicture(movement, person, index / cell.moments),
    );
    return `<p>${id}</p><div>${moments.join('')}<span>${drawKeyPoses(movement, person)}</span></div>`;
  });
  const colours = dark ? 'background:#17130f;color:#c5b6a3' : 'background:#fffdf8;color:#5f5248';
  return `<!doctype html><style>body{margin:10px;font:12px/18px sans-serif;${colours}}p{margin:0}
    div{display:flex;gap:4px}div>svg{width:${cell.width}px;height:${cell.height}px}span svg{height:${cell.height}px}
    </style>${rows.join('')}`;
}

async function drawSheets(browser: Browser, ids: readonly string[], variant: Variant): Promise<void> {
  const drawable: [string, Movement][] = [];
  for (const { id, facts } of readExercises(join(projectDirectory, 'content'))) {
    if (ids.length === 0 || ids.includes(id)) {
      const movement = facts.movement;
      const problems = validateMovement(id, movement);
      for (const problem of problems) console.error(JSON.stringify(problem));
      if (problems.length === 0) drawable.push([id, movement]);
    }
  }
  const name = ids.length === 0 ? 'library' : `library-${ids[0]}`;
  for (let start = 0; start < drawable.length; start += cell.rows) {
    const movements = drawable.slice(start, start + cell.rows);
    const page = await browser.newPage({
      viewport: {
        width: cell.moments * (cell.width + 4) + 800,
        height: movements.length * (cell.height + 24) + 20,
      },
      colorScheme: variant.dark ? 'dark' : 'light',
    });
    await page.setContent(sheetPage(movements, variant));
    const path = join(
      outputFolder,
      `${name}-${variant.person}${variant.dark ? '-dark' : ''}-${start / cell.rows + 1}.png`,
    );
    await page.screenshot({ path });
    await page.close();
    console.log(path);
  }
}

const wanted = process.argv.slice(2);
mkdirSync(outputFolder, { recursive: true });
const browser = await launchChromium();
try {
  await drawSheets(
    browser,
    wanted.filter((argument) => !argument.startsWith('--')),
    { person: wanted.includes('--man') ? 'man' : 'woman', dark: wanted.includes('--dark') },
  );
} finally {
  await browser.close();
}
