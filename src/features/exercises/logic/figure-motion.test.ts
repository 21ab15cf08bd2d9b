import { expect, test } from 'vitest';
import { drawMovement } from '#src/figures/movements/draw-movement.ts';
import { movementSchema } from '#src/figures/movements/movement-schema.ts';
import { slowed, stoppedAt } from './figure-motion.ts';

test('a stopped drawing holds its own rules, and after them the moment at which it stands', () => {
  const svg = '<svg><style>g{animation:3s infinite}</style><g/></svg>';
  const stopped = stoppedAt(svg, 1.234);
  expect(stopped).toMatch(/g\{animation:3s infinite\}.*animation-delay:-1\.23s.*<\/style><g\/><\/svg>$/);
  expect(stopped).toContain('animation-play-state:paused');
});

test('a slow drawing takes twice as long for each of its movements, and is otherwise the same', () => {
  const svg =
    '<svg><style>g{animation:3.6s infinite}.a{animation-name:a}.b{animation:b 2s linear infinite}</style></svg>';
  expect(slowed(svg)).toBe(
    '<svg><style>g{animation:7.2s infinite}.a{animation-name:a}.b{animation:b 4s linear infinite}</style></svg>',
  );
});

test('every movement of the library is slow when it is slowed', () => {
  const movement = movementSchema.parse({
    cycle: 'rep',
    keys: [
      { from: 'stand', seconds: 1 },
      { from: 'squat', seconds: 2 },
    ],
  });
  const svg = drawMovement(movement);
  const times = (text: string) =>
    [...text.matchAll(/\banimation:([\d.]+)s/g)].map(([, time]) => Number(time));
  expect(times(svg).length).toBeGreaterThan(0);
  expect(times(slowed(svg))).toEqual(times(svg).map((time) => 2 * time));
});
