import type { Motion } from './motion-css.ts';

interface Step {
  readonly share: number;
  readonly value: number;
  readonly curve?: readonly [number, number, number, number];
}

const number = '(-?[\\d.]+)';

function stepsOf(css: string, name: string): readonly Step[] {
  const [, body = ''] = new RegExp(`@keyframes ${name}\\{((?:[^{}]+\\{[^{}]*\\})*)\\}`).exec(css) ?? [];
  return [...body.matchAll(/([\d.]+%|to)\{([^}]*)\}/g)].map(([, at = '', rules = '']) => {
    const [, transform = ''] = /transform:\w+\(([^)]*)\)/.exec(rules) ?? [];
    const value = Number.parseFloat(transform.split(',').at(-1) ?? '');
    const curve = new RegExp(`cubic-bezier\\(${number},${number},${number},${number}\\)`).exec(rules);
    const share = at === 'to' ? 1 : Number.parseFloat(at) / 100;
    if (!curve) return { share, value };
    const [, a, b, c, d] = curve.map(Number);
    return { share, value, curve: [a ?? 0, b ?? 0, c ?? 1, d ?? 1] };
  });
}

const bezier = (share: number, first: number, second: number): number =>
  3 * (1 - share) ** 2 * share * first + 3 * (1 - share) * share ** 2 * second + share ** 3;

/** A CSS easing function, by bisection. */
function eased([x1, y1, x2, y2]: readonly [number, number, number, number], progress: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 40; step += 1) {
    const centre = (low + high) / 2;
    if (bezier(centre, x1, x2) < progress) low = centre;
    else high = centre;
  }
  return bezier(low, y1, y2);
}

function stepValue(steps: readonly Step[], share: number): number {
  const next = Math.max(
    1,
    steps.findIndex((step) => step.share >= share),
  );
  const [from, to] = [steps[next - 1], steps[next]];
  if (!(from && to)) throw new Error('Keyframes need a start and an end.');
  const progress = (share - from.share) / (to.share - from.share);
  if (!from.curve && from.value !== to.value) throw new Error('A change without a curve of its own.');
  return from.value + (to.value - from.value) * (from.curve ? eased(from.curve, progress) : 0);
}

/** Reads the CSS of a motion as a browser does: the value of a group's transform at a time. */
export function readMotion(motion: Motion): (group: string, seconds: number) => number {
  const groups = new Map<string, (seconds: number) => number>();
  return (group, seconds) => {
    // The rules of a group are read once: a test asks for its value at hundreds of times.
    const valueAt = groups.get(group) ?? readGroup(motion, group);
    groups.set(group, valueAt);
    return valueAt(seconds);
  };
}

function readGroup({ css, classOf, fixed }: Motion, group: string): (seconds: number) => number {
  const name = classOf(group);
  if (name === undefined) {
    const value = Number.parseFloat(/\((?:0 )?([^)]*)\)/.exec(fixed(group))?.[1] ?? '0');
    return () => value;
  }
  const [, duration = '1'] = /animation:([\d.]+)s infinite/.exec(css) ?? [];
  const length = Number(duration);
  const rule = new RegExp(`\\.${name}\\{animation-name:(\\w+)(?:;animation-delay:-([\\d.]+)s)?\\}`).exec(css);
  const steps = stepsOf(css, rule?.[1] ?? name);
  const delay = Number(rule?.[2] ?? 0);
  return (seconds) => stepValue(steps, ((seconds + delay) % length) / length);
}
