import { drawingAddress, slowed, slowPace, stoppedAt } from '#src/features/exercises/logic/figure-motion.ts';

/**
 * Sets figures in motion when they come into view, one after the other and only while the page has nothing else to do, so
 * that a visit costs no more than what is looked at. A button stops them all where they stand, and lets them go on; another
 * one, where there is one, lets them move slowly. Without this script, and for readers who do not want motion, the still picture stays.
 */
const figures = [...document.querySelectorAll<HTMLImageElement>('img[data-moving]')];
const buttons = document.querySelectorAll<HTMLButtonElement>('[data-motion]');
const seen = new Set<HTMLImageElement>();
const movingSince = new WeakMap<HTMLImageElement, number>();
const slowAddresses = new WeakMap<HTMLImageElement, string>();
let isMoving = true;
let isSlow = false;
let isBusy = false;

// Safari has no idle time to ask for.
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 1000 }) : setTimeout(work, 50);

const fileOf = ({ dataset }: HTMLImageElement): string => dataset.moving ?? '';
const addressOf = (figure: HTMLImageElement): string =>
  (isSlow ? slowAddresses.get(figure) : undefined) ?? fileOf(figure);
const textOf = async (figure: HTMLImageElement) => (await fetch(fileOf(figure))).text();
const isShown = (figure: HTMLImageElement, address: string | undefined) =>
  figure.getAttribute('src') === address;
const moves = (figure: HTMLImageElement) =>
  isShown(figure, fileOf(figure)) || isShown(figure, slowAddresses.get(figure));

/** Lets the next figure move that has been seen, when the one before has arrived. */
function moveNext() {
  const [figure] = seen;
  if (isBusy || !isMoving || figure === undefined) return;
  isBusy = true;
  whenIdle(async () => {
    seen.delete(figure);
    if (isMoving) {
      figure.src = addressOf(figure);
      // A figure that does not arrive must not keep the others waiting.
      await figure.decode().catch(() => undefined);
    }
    isBusy = false;
    moveNext();
  });
}

async function stop(figure: HTMLImageElement) {
  const pace = isShown(figure, slowAddresses.get(figure)) ? slowPace : 1;
  const seconds = (pace * (performance.now() - (movingSince.get(figure) ?? 0))) / 1000;
  const drawing = stoppedAt(await textOf(figure), seconds);
  if (!isMoving && moves(figure)) {
    figure.src = drawingAddress(drawing);
    figure.dataset.stopped = '';
  }
}

/** Lets a figure that moves do so at the pace that is wanted. */
async function keepPace(figure: HTMLImageElement) {
  if (isSlow && !slowAddresses.has(figure)) {
    slowAddresses.set(figure, drawingAddress(slowed(await textOf(figure))));
  }
  if (isMoving && moves(figure) && !isShown(figure, addressOf(figure))) figure.src = addressOf(figure);
}

function changePace({ currentTarget }: Event) {
  isSlow = !isSlow;
  if (currentTarget instanceof Element) currentTarget.setAttribute('aria-pressed', String(isSlow));
  for (const figure of figures) {
    // One that nobody has chosen has not been fetched.
    if (figure.naturalWidth > 0) keepPace(figure);
  }
}

function change() {
  isMoving = !isMoving;
  for (const button of buttons) {
    button.dataset.motion = isMoving ? 'on' : 'off';
    const [label] = button.getElementsByTagName('span');
    if (label) label.textContent = (isMoving ? button.dataset.pause : button.dataset.play) ?? '';
  }
  for (const figure of figures) {
    if (!isMoving && moves(figure) && figure.complete) stop(figure);
    if (isMoving && 'stopped' in figure.dataset) {
      delete figure.dataset.stopped;
      figure.src = addressOf(figure);
    }
  }
  moveNext();
}

if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof HTMLImageElement) {
        seen.add(target);
        observer.unobserve(target);
      }
    }
    moveNext();
  });
  for (const figure of figures) {
    figure.addEventListener('load', () => {
      if (!moves(figure)) return;
      movingSince.set(figure, performance.now());
      // One that was chosen or arrived while all stand still.
      if (!isMoving) stop(figure);
      else keepPace(figure);
    });
    if (!moves(figure)) observer.observe(figure);
  }
  for (const button of buttons) {
    button.addEventListener('click', change);
  }
  for (const button of document.querySelectorAll('[data-slow]')) {
    button.addEventListener('click', changePace);
  }
}
