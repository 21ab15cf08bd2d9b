import { stoppedAt } from '#src/features/exercises/logic/figure-motion.ts';

/**
 * Sets figures in motion when they come into view, one after the other and only while the page has nothing else to do, so
 * that a visit costs no more than what is looked at. A button stops them all where they stand, and lets them go on. Without
 * this script, and for readers who do not want motion, the still picture stays.
 */
const figures = [...document.querySelectorAll<HTMLImageElement>('img[data-moving]')];
const buttons = document.querySelectorAll<HTMLButtonElement>('[data-motion]');
const seen = new Set<HTMLImageElement>();
const movingSince = new WeakMap<HTMLImageElement, number>();
let isMoving = true;
let isBusy = false;

// Safari has no idle time to ask for.
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 1000 }) : setTimeout(work, 50);

const addressOf = ({ dataset }: HTMLImageElement): string => dataset.moving ?? '';
const moves = (figure: HTMLImageElement) => figure.getAttribute('src') === addressOf(figure);

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
  const seconds = (performance.now() - (movingSince.get(figure) ?? 0)) / 1000;
  const answer = await fetch(addressOf(figure));
  const drawing = stoppedAt(await answer.text(), seconds);
  if (!isMoving && moves(figure)) {
    figure.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
    figure.dataset.stopped = '';
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
    });
    if (!moves(figure)) observer.observe(figure);
  }
  for (const button of buttons) {
    button.addEventListener('click', change);
  }
}
