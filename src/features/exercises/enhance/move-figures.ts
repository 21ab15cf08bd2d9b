/**
 * Sets the figures of a plan in motion when they come into view, so that a visit costs no more than what is looked at.
 * Without this script, and for readers who do not want motion, the still picture stays.
 */
const figures = document.querySelectorAll<HTMLImageElement>('img[data-moving]');

if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target instanceof HTMLImageElement) {
          target.src = target.dataset.moving ?? target.src;
          observer.unobserve(target);
        }
      }
    },
    { rootMargin: '100px' },
  );
  for (const figure of figures) {
    observer.observe(figure);
  }
}

export {};
