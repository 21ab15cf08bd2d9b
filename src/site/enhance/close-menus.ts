/**
 * Closes the header's open menus on Escape, on a click elsewhere and on leaving the page; without this script they
 * stay until tapped. One that holds a field puts the focus there.
 */
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('[data-menu][open]');

// The main menu of a phone stands behind its button.
const holds = (menu: HTMLDetailsElement, target: EventTarget | null) =>
  target instanceof Node && (menu.contains(target) || menu.nextElementSibling?.contains(target));

addEventListener('click', ({ target }) => {
  for (const menu of openMenus()) {
    if (!holds(menu, target)) menu.open = false;
  }
});

addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  for (const menu of openMenus()) {
    // Before it closes, because what is hidden loses the focus.
    if (holds(menu, document.activeElement)) menu.querySelector('summary')?.focus();
    menu.open = false;
  }
});

// The event does not bubble.
addEventListener(
  'toggle',
  ({ target }) => target instanceof Element && target.querySelector<HTMLElement>('[type=search]')?.focus(),
  true,
);

// Back may bring the page as it was left: an open menu would cover what the reader comes back to.
addEventListener('pagehide', () => {
  for (const menu of openMenus()) menu.open = false;
});
