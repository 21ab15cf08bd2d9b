import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { headSide } from '#src/figures/body/head-side.ts';
import { sitter } from './belly-and-sugar/FootStool.tsx';
import { drawingLabels, drawings } from './drawings.ts';
import { sleeper } from './first-aid/UntilHelpComes.tsx';
import paint from './frame/Chart.module.css';
import { measured } from './heart-and-brain/CuffAtHeart.tsx';
import { wholeNumbers } from './people/whole-numbers.ts';

/** How many people a drawing shows; every other drawing shows nobody. */
const people: Readonly<Record<string, number>> = {
  'back-steps': 1,
  'be-fast': 5,
  'bed-and-phone': 1,
  'bedtime-steps': 1,
  'belly-pain-map': 1,
  'body-words': 1,
  'braid-tension': 2,
  'brave-steps': 1,
  'breast-changes': 1,
  'breast-check': 1,
  'calm-approach': 3,
  'care-circle': 1,
  'carer-rest': 3,
  'cassava-together': 2,
  'chest-compressions': 1,
  'complaint-steps': 1,
  'cook-together': 2,
  'cuff-at-heart': 1,
  'dried-out-child': 2,
  'energy-balance': 2,
  'eye-cup': 1,
  'eye-level': 2,
  'eye-protection': 3,
  'eye-rinse': 1,
  'face-swelling': 1,
  'family-table': 3,
  'father-helps': 3,
  'fear-steps': 4,
  'first-check': 2,
  'first-day': 5,
  'first-visit': 3,
  'fit-side': 1,
  'five-adults': 1,
  'flashback-helper': 2,
  'floor-play': 2,
  'foot-check': 1,
  'foot-stool': 1,
  'forgetting-three': 1,
  'four-desks': 1,
  'four-moves': 4,
  'group-circle': 3,
  'hairline-signs': 1,
  'heart-attack-signs': 1,
  'helmet-fastened': 2,
  'hoe-together': 2,
  'hot-tea': 1,
  'life-line': 4,
  'listen-bench': 2,
  'locked-box': 1,
  'log-roll': 4,
  'manager-talk': 2,
  'market-talk': 2,
  'mix-ors': 1,
  'morning-strip': 1,
  'muscle-tension': 1,
  'nape-guard': 1,
  'one-check': 1,
  'one-table': 3,
  'open-door-talk': 2,
  'overdose-aid': 1,
  'panic-helper': 2,
  'person-not-screen': 2,
  'plant-tree': 2,
  'protection-by-age': 4,
  'read-together': 2,
  'rest-in-attack': 2,
  'return-steps': 1,
  'rinse-mouth': 1,
  'rinse-scalp': 2,
  'safe-door': 1,
  'scalp-ringworm': 3,
  'shave-with-grain': 1,
  'skin-routine': 5,
  'soft-voice': 2,
  'squat-and-wall-push': 4,
  'sugar-signs': 4,
  'thought-cloud': 1,
  'three-ages': 3,
  'two-phones': 2,
  'until-help-comes': 1,
  'waist-string': 3,
  'wash-hair': 4,
  'wash-outside': 1,
  'ways-to-prevent': 1,
  'weight-shared': 2,
  'winding-path': 1,
  'worry-circle': 1,
};
/** Only parts of a body: an ear, a nose, a hand. */
const partsOfBodies = [
  'condom-steps',
  'cream-amounts',
  'foot-care',
  'grounding',
  'hand-portions',
  'ingrown-hair',
  'jigger',
  'knocked-out-tooth',
  'nail-cut',
  'soak-cassava',
  'sound-fingers',
  'where-to-look',
];

const withClass = (markup: string, name: string | undefined): number =>
  [...markup.matchAll(/class="([^"]*)"/g)].filter(([, classes = '']) =>
    classes.split(' ').includes(name ?? ''),
  ).length;

const shown = [...drawingLabels].map(([id, names]) => {
  const labels = Object.fromEntries(names.map((name) => [name, `«${name}»`]));
  return { id, names, markup: renderToStaticMarkup(drawings[id]?.(labels)) };
});

test.each(shown)('$id shows every text that it names', ({ names, markup }) => {
  expect(names.filter((name) => !markup.includes(`«${name}»`))).toEqual([]);
});

test.each(shown)('$id is at most 2 KB after brotli', ({ markup }) => {
  expect(brotliCompressSync(markup).byteLength).toBeLessThanOrEqual(2 * 1024);
});

test.each(shown)(
  '$id has no id that would repeat on a page, and no colour that a page cannot set',
  ({ markup }) => {
    const own = / (?:id|style)="[^"]*"| (?:fill|stroke)="(?!none"|var\(--figure-)[^"]*"/g;
    expect(markup.match(own) ?? []).toEqual([]);
  },
);

test.each(shown)('everybody in $id has a face: eyes, brows, nose and mouth', ({ id, markup }) => {
  const heads = markup.match(/<g[^>]*>(?:<path class="[^"]*" d="[^"]*"><\/path>){4}<\/g>/g) ?? [];
  const faces = heads.filter(
    (head) => withClass(head, paint.face) === 1 && withClass(head, paint.skinLine) === 1,
  );
  const engineHeads = [
    headSide(sleeper),
    ...[sitter, measured].map((person) => wholeNumbers(headSide(person))),
  ];
  const whole = engineHeads.flatMap((head) => markup.split(head).slice(1));
  expect(faces.length + whole.length).toBe(people[id] ?? 0);
});

test.each(shown)('$id shows no skin without a person whose face is seen', ({ id, markup }) => {
  const ofPage = [paint.skin, paint.skinLimb, paint.palm].some((name) => withClass(markup, name) > 0);
  const hasSkin = ofPage || markup.includes('--figure-skin-');
  expect(hasSkin).toBe(id in people || partsOfBodies.includes(id));
});
