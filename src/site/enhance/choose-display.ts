import { readStored, writeStored } from '#src/device/storage.ts';

const choices = ['theme', 'textSize'] as const;

const root = document.documentElement;

/** Puts a choice on the page, for its style sheet to act on, and marks it in each menu. */
function show(choice: (typeof choices)[number], value: string) {
  root.dataset[choice] = value;
  for (const input of document.querySelectorAll<HTMLInputElement>(`[data-display="${choice}"]`)) {
    input.checked = input.value === value;
  }
}

function showStored() {
  for (const choice of choices) show(choice, readStored(choice) ?? root.dataset[choice] ?? '');
  tintBrowser();
}

/** The bar of a phone's browser takes the colour of the page that is shown. */
function tintBrowser() {
  const { theme } = root.dataset;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('[data-theme-color]')) {
    const own = meta.dataset.themeColor;
    meta.media = theme ? (theme === own ? 'all' : 'not all') : `(prefers-color-scheme:${own})`;
  }
}

/**
 * Shows the page in the colours and the size of text that the reader chose, and lets them choose. The first time it runs in
 * the head, where there are no menus yet; the second time they are there, and a page that Back brings may be older than the choice.
 */
export function chooseDisplay() {
  showStored();
  addEventListener('pageshow', showStored);
  document.addEventListener('change', ({ target }) => {
    const choice = choices.find(
      (name) => target instanceof HTMLInputElement && target.dataset.display === name,
    );
    if (!choice || !(target instanceof HTMLInputElement)) return;
    writeStored(choice, target.value);
    show(choice, target.value);
    tintBrowser();
  });
}
