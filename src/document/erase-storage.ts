/**
 * The button that forgets everything the site has stored on this device, for shared phones. It is hidden in the
 * HTML, because without this script it could do nothing.
 */
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-erase-storage]')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    localStorage.clear();
    sessionStorage.clear();
    const report = button.parentElement?.querySelector('[role="status"]');
    if (report) {
      report.textContent = button.dataset.eraseStorage ?? '';
    }
  });
}
