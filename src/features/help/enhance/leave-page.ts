/** The quick way out: the page is replaced, not left behind, so that Back does not lead to it again. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-leave]')) {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    location.replace(link.href);
  });
}

export {};
