import { Button } from '#src/ui/Button.tsx';
import type { Translate } from '#src/words/translate.ts';

/** Erases all that the site keeps on the device, in two steps; `erase-storage.ts` does it. */
export function EraseDevice({ t }: { t: Translate }) {
  return (
    <div data-erase-storage={t('about.privacy.erased')}>
      <Button variant="secondary" data-needs-script data-erase-ask="">
        {t('about.privacy.erase')}
      </Button>
      <div hidden data-erase-sure="">
        <p>{t('about.privacy.eraseSure')}</p>
        <p>
          <Button data-erase-confirm="">{t('about.privacy.eraseConfirm')}</Button>{' '}
          <Button variant="secondary" data-erase-cancel="">
            {t('about.privacy.eraseCancel')}
          </Button>
        </p>
      </div>
      <p role="status" />
    </div>
  );
}
