import { eraseAll } from '#src/device/erase-all.ts';
import { showLoginMark } from '#src/device/login-mark.ts';

/**
 * The button that forgets everything the site has stored on this device, for shared phones.
 */
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-erase-storage]')) {
  button.addEventListener('click', () => {
    eraseAll();
    showLoginMark();
    // The session's cookie is out of a script's reach: the server ends the session and takes it back.
    fetch('/api/account/log-out', { method: 'POST' }).catch(() => undefined);
    const report = button.parentElement?.querySelector('[role="status"]');
    if (report) {
      report.textContent = button.dataset.eraseStorage ?? '';
    }
  });
}
