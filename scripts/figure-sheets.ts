/**
 * Draws every hero scene and card into contact sheets (PNG) under `figures-sheets/`, so that a person can look at them
 * all: light, dimmed on a dark page, and cropped as a phone crops them. Every exercise becomes a strip of moments between
 * its key poses, and its still picture. Arguments choose sheets by name, e.g.
 * `node scripts/figure-sheets.ts heroes-phone exercises-woman`.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { drawMomentPicture } from '#src/domain/exercise-figures/draw-frame.ts';
import { drawKeyPoses } from '#src/domain/exercise-figures/draw-key-poses.ts';
import type { Movement } from '#src/domain/exercise-figures/movement.ts';
import type { PersonName } from '#src/domain/exercise-figures/people.ts';
import { sampleMovements } from '#src/domain/exercise-figures/samples/samples.ts';
import { cardScenes } from '#src/domain/scenes/card-scenes.ts';
import { heroScenes } from '#src/domain/scenes/hero-scenes.ts';
import { drawScene, type Scene } from '#src/domain/scenes/scene.ts';
import { findChromium } from './find-chromium.ts';

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
        `<figure>${drawScene(scene, { prefix: `${name}-${scene.id}` })}<figcaption>${scene.id}</figcaption></figure>`,
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

interface ExerciseSheet {
  readonly name: string;
  readonly person: PersonName;
  readonly dark: boolean;
}

const exerciseSheets: readonly ExerciseSheet[] = [
  { name: 'exercises-woman', person: 'woman', dark: false },
  { name: 'exercises-man', person: 'man', dark: false },
  { name: 'exercises-woman-dark', person: 'woman', dark: true },
  { name: 'exercises-man-dark', person: 'man', dark: true },
];

const cell = { width: 240, height: 180, moments: 6, rows: 8 } as const;

function exercisePage(movements: readonly (readonly [string, Movement])[], { person, dark }: ExerciseSheet) {
  const rows = movements.map(([id, movement]) => {
    const moments = Array.from({ length: cell.moments }, (_, index) =>
      drawMomentPicture(movement, person, index / cell.moments),
    );
    return `<p>${id}</p><div>${moments.join('')}<span>${drawKeyPoses(movement, person)}</span></div>`;
  });
  const colours = dark ? 'background:#17130f;color:#c5b6a3' : 'background:#fffdf8;color:#5f5248';
  return `<!doctype html><style>body{margin:0;padding:${gap}px;font:12px sans-serif;${colours}}p{margin:0}
    div{display:flex;gap:4px;height:${cell.height}px}svg{display:block;width:${cell.width}px;height:${cell.height}px}
    span svg{width:auto}</style>${rows.join('')}`;
}

/** Each exercise of the samples a row: moments at even distances, then its still picture. */
async function drawExerciseSheet(browser: Browser, sheet: ExerciseSheet): Promise<void> {
  const all = Object.entries(sampleMovements);
  for (let start = 0; start < all.length; start += cell.rows) {
    const movements = all.slice(start, start + cell.rows);
    const page = await browser.newPage({
      viewport: {
        width: cell.moments * (cell.width + 4) + 800,
        height: movements.length * (cell.height + captionHeight) + 2 * gap,
      },
      colorScheme: sheet.dark ? 'dark' : 'light',
    });
    await page.setContent(exercisePage(movements, sheet));
    const path = join(outputFolder, `${sheet.name}-${start / cell.rows + 1}.png`);
    await page.screenshot({ path });
    await page.close();
    console.log(path);
  }
}

async function drawSheets(wanted: readonly string[]): Promise<void> {
  mkdirSync(outputFolder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    const isWanted = ({ name }: { readonly name: string }) => wanted.length === 0 || wanted.includes(name);
    for (const sheet of exerciseSheets.filter(isWanted)) await drawExerciseSheet(browser, sheet);
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
