/** Print and share on pages without a framework. The buttons are hidden until this script can act on them. */
for (const actions of document.querySelectorAll<HTMLElement>('[data-page-actions]')) {
  const status = actions.querySelector<HTMLElement>('[role="status"]');
  actions.querySelector('[data-print]')?.addEventListener('click', () => window.print());
  const share = actions.querySelector<HTMLButtonElement>('[data-share]');
  share?.addEventListener('click', async () => {
    const url = location.href;
    if (typeof navigator.share === 'function') {
      // A visitor who closes the share sheet has decided; there is nothing to report.
      await navigator.share({ title: document.title, url }).catch(() => undefined);
      return;
    }
    const copied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    );
    if (status) {
      status.textContent = copied ? (share.dataset.copied ?? '') : `${share.dataset.notCopied} ${url}`;
    }
  });
  actions.hidden = false;
}

// What is folded away belongs on paper too; where a browser cannot open it by style, this does.
window.addEventListener('beforeprint', () => {
  for (const part of document.querySelectorAll<HTMLDetailsElement>('details[data-session]:not([open])')) {
    part.open = true;
    window.addEventListener('afterprint', () => part.removeAttribute('open'), { once: true });
  }
});

export {};
