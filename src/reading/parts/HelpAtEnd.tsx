import { HelpStrip, type HelpStripProps } from '#src/features/help/view/HelpStrip.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { translator } from '#src/words/translate.ts';

/** The numbers to call below a text, and the way from them to the page that tells what to do, one step after the other. */
export function HelpAtEnd({ lines, language }: Pick<HelpStripProps, 'lines' | 'language'>) {
  const t = translator(language);
  return (
    <HelpStrip lines={lines} language={language}>
      <div>
        <ButtonLink href={localizedUrl(routes.crisis, language)} variant="secondary">
          {t('mentalcare:getHelp')}
        </ButtonLink>
      </div>
    </HelpStrip>
  );
}
