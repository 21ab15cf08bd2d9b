import { pictureOrder } from '#src/features/home/logic/picture-order.ts';

const millisecondsPerPicture = 30_000;
const millisecondsOfFade = 800;

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Shows another picture every 30 seconds, once it has arrived; not while paused or in a hidden tab, and only on demand
 * where the device asks for less motion. A picture that does not arrive is passed over.
 */
function startPictures(kept: DocumentFragment, first: HTMLImageElement, control: HTMLButtonElement) {
  const pictures = [first, ...kept.querySelectorAll('img')];
  const next = pictureOrder(pictures.length, Math.random);
  let shown: Element = first;
  let isWaiting = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const show = (element: Element) => {
    const before = shown;
    shown = element;
    before.after(element);
    if (lessMotion.matches) before.remove();
    else {
      const fade = element.animate([{ opacity: 0 }, { opacity: 1 }], millisecondsOfFade);
      fade.onfinish = () => before.remove();
    }
  };

  const change = async () => {
    if (document.hidden || isWaiting) return;
    isWaiting = true;
    const picture = document.importNode(pictures[next()] ?? first);
    const hasArrived = await picture.decode().then(
      () => true,
      () => false,
    );
    isWaiting = false;
    // The visitor may have paused while it was on its way.
    if (hasArrived && timer !== undefined) show(picture);
  };

  const play = (isPlaying: boolean) => {
    clearInterval(timer);
    timer = isPlaying ? setInterval(change, millisecondsPerPicture) : undefined;
    control.toggleAttribute('data-playing', isPlaying);
    control.setAttribute('aria-label', (isPlaying ? control.dataset.pause : control.dataset.resume) ?? '');
  };

  first.decode().catch(() => {
    const alert = kept.querySelector('[role="alert"]');
    if (alert && shown === first) show(alert);
  });
  control.addEventListener('click', () => play(timer === undefined));
  play(!lessMotion.matches);
}

const hero = document.querySelector<HTMLElement>('[data-hero]');
const kept = hero?.querySelector('template')?.content;
const first = hero?.querySelector('img');
const control = document.querySelector<HTMLButtonElement>('[data-hero-control]');
if (kept && first && control) startPictures(kept, first, control);
