import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { translator } from '#src/words/translate.ts';

/** The way from the numbers to the page that tells what to do, one step after the other. */
export function GetHelp({ language }: { language: BuiltLanguage }) {
  const t = translator(language);
  return (
    <div>
      <ButtonLink href={localizedUrl(routes.crisis, language)} variant="secondary">
        {t('mentalcare:getHelp')}
      </ButtonLink>
    </div>
  );
}
