import { part, root } from './page-texts.ts';

/** What Chrome and its kin send when the site can be put on the home screen; not in TypeScript's list. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

/** Offers the browser's own question about the home screen where there is one. */
export function offerInstall(): void {
  const button = root && part<HTMLButtonElement>(root, 'install');
  const section = root && part(root, 'install-section');
  if (!button || !section) return;
  section.hidden = matchMedia('(display-mode: standalone)').matches;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    button.hidden = false;
    button.onclick = async () => {
      button.hidden = true;
      await (event as InstallEvent).prompt();
    };
  });
  addEventListener('appinstalled', () => {
    section.hidden = true;
  });
}
