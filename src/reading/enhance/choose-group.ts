/**
 * Shows one part of a guide at a time, such as diet or workout. The choice stands in the fragment, so it can be shared and
 * Back returns to it. Without this script the links jump to the parts, which are all there.
 */
const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-group-choice] a')];
const groups = [...document.querySelectorAll<HTMLElement>('[data-group]')];

function show() {
  const wanted = location.hash.slice(1);
  // A link to a section inside a part opens that part.
  const inside =
    wanted === '' ? undefined : groups.find((group) => group.querySelector(`#${CSS.escape(wanted)}`));
  const shown = groups.find(({ id }) => id === wanted) ?? inside ?? groups[0];
  for (const group of groups) {
    group.hidden = group !== shown;
  }
  for (const link of links) {
    if (link.hash === `#${shown?.id}`) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

for (const link of links) {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    // Without a jump: the choice stays where it is, and the part under it changes.
    history.pushState(null, '', link.hash);
    show();
  });
}
if (groups.length > 0) {
  window.addEventListener('popstate', show);
  window.addEventListener('hashchange', () => {
    show();
    // The browser looked for the place while the part was hidden.
    if (links.every(({ hash }) => hash !== location.hash)) {
      document.getElementById(location.hash.slice(1))?.scrollIntoView();
    }
  });
  show();
}

export {};
