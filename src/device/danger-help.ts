/**
 * Shows the way to help that a page holds for each danger, see `DangerHelp`: the link, and what to do at once; hides it where
 * nobody seems to be in danger.
 */
export function showDangerHelp(help: HTMLElement | null | undefined, danger: string | undefined): void {
  if (help) help.hidden = danger === undefined;
  if (!help || danger === undefined) return;
  const link = help.querySelector<HTMLAnchorElement>('[data-dangers]');
  const firstAid = help.querySelector<HTMLElement>('[data-first-aid]');
  if (link) Object.assign(link, JSON.parse(link.dataset.dangers ?? '{}')[danger]);
  if (firstAid) firstAid.textContent = JSON.parse(firstAid.dataset.firstAid ?? '{}')[danger] ?? '';
}
