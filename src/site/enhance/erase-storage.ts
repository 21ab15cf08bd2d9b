import { eraseAll } from '#src/device/erase-all.ts';
import { showLoginMark } from '#src/device/login-mark.ts';

/**
 * The buttons that forget everything the site has stored on this device, for shared phones: the first asks, the second erases.
 */
for (const root of document.querySelectorAll<HTMLElement>('[data-erase-storage]')) {
  const find = (hook: string) => root.querySelector<HTMLElement>(`[data-erase-${hook}]`);
  const [ask, sure, cancel] = ['ask', 'sure', 'cancel'].map(find);
  const report = root.querySelector('[role="status"]');
  const show = (isAsked: boolean) => {
    if (ask) ask.hidden = isAsked;
    if (sure) sure.hidden = !isAsked;
    (isAsked ? cancel : ask)?.focus();
  };
  ask?.addEventListener('click', () => {
    if (report) report.textContent = '';
    show(true);
  });
  cancel?.addEventListener('click', () => show(false));
  find('confirm')?.addEventListener('click', async () => {
    const erased = eraseAll();
    showLoginMark();
    // The session's cookie is out of a script's reach: the server ends the session and takes it back.
    fetch('/api/account/log-out', { method: 'POST' }).catch(() => undefined);
    await erased;
    show(false);
    if (report) report.textContent = root.dataset.eraseStorage ?? '';
    root.dispatchEvent(new Event('erased', { bubbles: true }));
  });
}
