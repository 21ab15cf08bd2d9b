import { drawingAddress, slowed, slowPace, stoppedAt } from '#src/features/exercises/logic/figure-motion.ts';

/**
 * Sets figures in motion when they come into view, one after the other and only while the page has nothing else to do, so
 * that a visit costs no more than what is looked at. A button stops them all where they stand, and lets them go on; another
 * one, where there is one, lets them move slowly. Without this script, and for readers who do not want motion, the still picture stays.
 */
const places = new Map<Element, HTMLImageElement>();
for (const place of document.querySelectorAll<HTMLElement | SVGElement>('[data-moving]')) {
  places.set(place, place instanceof HTMLImageElement ? place : figureFor(place));
}
const figures = [...places.values()];
const buttons = document.querySelectorAll<HTMLButtonElement>('[data-motion]');
const slowButton = document.querySelector('[data-slow]');
const seen = new Set<HTMLImageElement>();
const stopped = new Set<HTMLImageElement>();
const movingSince = new WeakMap<HTMLImageElement, number>();
const slowAddresses = new WeakMap<HTMLImageElement, string>();
let isMoving = true;
let isSlow = false;
let isBusy = false;

// Safari has no idle time to ask for.
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 1000 }) : setTimeout(work, 50);

const fileOf = ({ dataset }: HTMLImageElement): string => `${dataset.moving}`;
const addressOf = (figure: HTMLImageElement): string =>
  (isSlow && slowAddresses.get(figure)) || fileOf(figure);
const textOf = async (figure: HTMLImageElement) => (await fetch(fileOf(figure))).text();
const shownBy = (figure: HTMLImageElement) => figure.getAttribute('src') ?? '';
const moves = (figure: HTMLImageElement) =>
  [fileOf(figure), slowAddresses.get(figure)].includes(shownBy(figure));

/** The picture that takes the place of a pictogram when it has arrived. */
function figureFor(pictogram: HTMLElement | SVGElement): HTMLImageElement {
  const figure = new Image();
  figure.alt = '';
  Object.assign(figure.dataset, pictogram.dataset);
  figure.addEventListener('load', () => pictogram.replaceWith(figure));
  return figure;
}

/** Lets the next figure move that has been seen, when the one before has arrived. */
function moveNext() {
  const [figure] = seen;
  if (isBusy || !isMoving || !figure) return;
  isBusy = true;
  whenIdle(async () => {
    seen.delete(figure);
    if (isMoving) {
      figure.src = addressOf(figure);
      // A figure that does not arrive must not keep the others waiting.
      await figure.decode().catch(() => 0);
    }
    isBusy = false;
    moveNext();
  });
}

async function stop(figure: HTMLImageElement) {
  const pace = shownBy(figure) === fileOf(figure) ? 1 : slowPace;
  const seconds = (pace * (performance.now() - (movingSince.get(figure) ?? 0))) / 1000;
  const drawing = stoppedAt(await textOf(figure), seconds);
  if (!isMoving && moves(figure)) {
    figure.src = drawingAddress(drawing);
    stopped.add(figure);
  }
}

/** Lets a figure that moves do so at the pace that is wanted. */
async function keepPace(figure: HTMLImageElement) {
  if (isSlow && !slowAddresses.has(figure)) {
    slowAddresses.set(figure, drawingAddress(slowed(await textOf(figure))));
  }
  const address = addressOf(figure);
  if (isMoving && moves(figure) && shownBy(figure) !== address) figure.src = address;
}

function changePace() {
  isSlow = !isSlow;
  slowButton?.setAttribute('aria-pressed', `${isSlow}`);
  for (const figure of figures) {
    // One that nobody has chosen has not been fetched.
    if (figure.naturalWidth > 0) keepPace(figure);
  }
}

function change() {
  isMoving = !isMoving;
  for (const button of buttons) {
    button.dataset.motion = isMoving ? 'on' : 'off';
    const label = button.querySelector('span');
    if (label) label.textContent = `${isMoving ? button.dataset.pause : button.dataset.play}`;
  }
  for (const figure of figures) {
    if (!isMoving && moves(figure) && figure.complete) stop(figure);
    if (isMoving && stopped.delete(figure)) figure.src = addressOf(figure);
  }
  moveNext();
}

if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const figure = places.get(target);
      if (isIntersecting && figure) {
        seen.add(figure);
        observer.unobserve(target);
      }
    }
    moveNext();
  });
  for (const [place, figure] of places) {
    figure.addEventListener('load', () => {
      if (!moves(figure)) return;
      movingSince.set(figure, performance.now());
      // One that was chosen or arrived while all stand still.
      if (!isMoving) stop(figure);
      else keepPace(figure);
    });
    if (!moves(figure)) observer.observe(place);
  }
  for (const button of buttons) {
    button.addEventListener('click', change);
  }
  slowButton?.addEventListener('click', changePace);
}
