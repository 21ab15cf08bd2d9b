import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.testing.ts';

const tokens = sourceFiles('src/styles/tokens.css')
  .map(({ text }) => text)
  .join('');

type Colors = ReadonlyMap<string, string>;

const colors = [
  ...tokens.matchAll(/--color-([\w-]+):\s*(?:light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)|(#[\da-f]{6}));/g),
];

/** The colours of each theme; a colour without light-dark() is the same in both. */
const themes: readonly (readonly [string, Colors])[] = [
  ['light', new Map(colors.map(([, name = '', light, , both]) => [name, light ?? both ?? '']))],
  ['dark', new Map(colors.map(([, name = '', , dark, both]) => [name, dark ?? both ?? '']))],
];

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2. */
function contrast(colors: Colors, text: string, ground: string): number {
  const [dark = 0, light = 0] = [text, ground]
    .map((name) => luminance(colors.get(name) ?? ''))
    .sort((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['background', 'surface', 'danger-soft', 'calm-soft', 'notice-soft'];
const texts = ['ink', 'muted', 'primary', 'error', 'danger', 'calm', 'notice'];

test('the two themes differ', () => {
  const [light, dark] = themes.map(([, each]) => each.get('background'));
  expect(light).toBeTruthy();
  expect(dark).not.toBe(light);
});

test.each(themes)('%s: what is written in a colour can be read on every ground', (_, colors) => {
  const pale = grounds.flatMap((ground) =>
    texts
      .filter((text) => !(contrast(colors, text, ground) >= 4.5))
      .map((text) => `${text} on ${ground}: ${contrast(colors, text, ground).toFixed(2)}`),
  );
  expect(pale).toEqual([]);
});

test.each(themes)('%s: what is written on a filled button can be read', (_, colors) => {
  for (const fill of ['primary', 'primary-strong', 'danger', 'calm']) {
    expect(contrast(colors, 'on-primary', fill), fill).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(themes)('%s: brand colours can be read where they stand on each other', (_, colors) => {
  for (const text of ['ink', 'accent']) {
    expect(contrast(colors, text, 'accent-soft'), text).toBeGreaterThanOrEqual(4.5);
  }
});

/** Who may use a colour that means something. Whatever else is red takes its meaning from it. */
const users: readonly (readonly [token: string, meaning: string, files: ReadonlySet<string>])[] = [
  [
    'danger',
    'signs at which one gets help at once',
    new Set([
      'src/reading/parts/DangerSigns.module.css',
      'src/reading/kinds/workout/Poster.module.css',
      'src/reading/kinds/catalogue/CatalogueView.module.css',
      'src/reading/kinds/workout/WorkoutDanger.module.css',
      'src/features/week-plan/view/SafetyBox.module.css',
      'src/ui/SignList.module.css',
    ]),
  ],
  [
    'error',
    'a field that is filled in wrongly',
    new Set([
      'src/ui/Field.module.css',
      'src/features/reminders/island/form/Form.module.css',
      'src/features/self-help/view/PointsForm.module.css',
    ]),
  ],
  [
    'accent-soft',
    'a tint of the brand in drawings and symbols',
    new Set([
      'src/reading/drawings/frame/Chart.module.css',
      'src/features/week-plan/view/DayCard.module.css',
    ]),
  ],
];

const styled = sourceFiles('src/**/*.{css,tsx,ts,svg}').filter(
  ({ path }) => path !== 'src/styles/tokens.css',
);

test.each(users)('the colour “%s” means %s, and nothing else is painted with it', (token, _, files) => {
  const name = new RegExp(String.raw`var\(--color-${token}(?:-soft)?\)`);
  const using = styled.filter(({ text }) => name.test(text)).map(({ path }) => path);
  expect(using.filter((path) => !files.has(path))).toEqual([]);
  expect(using.length, 'the rule looks at nothing').toBeGreaterThan(0);
});
