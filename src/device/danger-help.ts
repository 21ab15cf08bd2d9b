/**
 * Shows the way to help that a page holds for each danger, see `DangerHelp`: the link, and what to do at once; hides it where
 * nobody seems to be in danger.
 */
export function showDangerHelp(help: HTMLElement | null | undefined, danger: string | undefined): void {
  if (!help) return;
  help.hidden = danger === undefined;
  if (danger === undefined) return;
  for (const part of help.querySelectorAll<HTMLElement>('[data-dangers]'))
    Object.assign(part, { textContent: '' }, JSON.parse(part.dataset.dangers ?? '{}')[danger]);
}
