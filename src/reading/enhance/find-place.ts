/**
 * Shows in the contents beside the text which part is in view, and opens what is folded when a link leads into it.
 */
const links = new Map(
  [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')].map((link) => [
    decodeURIComponent(link.hash.slice(1)),
    link,
  ]),
);

// A part is in view when it crosses a line in the upper half of the window.
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const link = links.get(target.id);
      if (isIntersecting) link?.setAttribute('aria-current', 'location');
      else link?.removeAttribute('aria-current');
    }
  },
  { rootMargin: '-30% 0px -69% 0px' },
);
for (const id of links.keys()) {
  const part = document.getElementById(id);
  if (part) observer.observe(part);
}

document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  const folded = link && document.getElementById(link.hash.slice(1))?.closest('details');
  if (folded) folded.open = true;
});

export {};
