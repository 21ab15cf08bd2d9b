import { printPage, unfoldInPrint } from '#src/device/print.ts';
import { shareAddress } from '#src/device/share.ts';

/** Print and share on pages without a framework. */
for (const actions of document.querySelectorAll<HTMLElement>('[data-page-actions]')) {
  const status = actions.querySelector<HTMLElement>('[role="status"]');
  actions.querySelector('[data-print]')?.addEventListener('click', printPage);
  const share = actions.querySelector<HTMLButtonElement>('[data-share]');
  share?.addEventListener('click', async () => {
    const address = location.href;
    const sharing = await shareAddress(address);
    if (status && sharing !== 'shared') {
      const { copied, notCopied } = share.dataset;
      status.textContent = sharing === 'copied' ? (copied ?? '') : `${notCopied} ${address}`;
    }
  });
}

unfoldInPrint('main details:not([data-screen-only])');
