import { expect, test } from 'vitest';
import { stoppedAt } from './figure-motion.ts';

test('a stopped drawing holds its own rules, and after them the moment at which it stands', () => {
  const svg = '<svg><style>g{animation:3s infinite}</style><g/></svg>';
  const stopped = stoppedAt(svg, 1.234);
  expect(stopped).toMatch(/g\{animation:3s infinite\}.*animation-delay:-1\.23s.*<\/style><g\/><\/svg>$/);
  expect(stopped).toContain('animation-play-state:paused');
});
