/** Closes the header's open menus on Escape and on a click elsewhere; without this script they stay until tapped. */
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

document.addEventListener('click', ({ target }) => {
  for (const menu of openMenus()) {
    if (!(target instanceof Node && menu.contains(target))) {
      menu.open = false;
    }
  }
});

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') {
    return;
  }
  for (const menu of openMenus()) {
    const hadFocus = menu.contains(document.activeElement);
    menu.open = false;
    if (hadFocus) {
      menu.querySelector('summary')?.focus();
    }
  }
});
