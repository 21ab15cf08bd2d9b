import type { Site } from '#src/site/schemas.ts';
import type { Translate } from '#src/words/translate.ts';

/** Where to find the makers: two networks, the code, and a mail address, all from configuration. */
export function socialLinks(site: Site, t: Translate): { label: string; href: string }[] {
  return [
    { label: t('shell.footer.professionalNetwork'), href: site.professionalNetwork },
    { label: t('shell.footer.photoNetwork'), href: site.photoNetwork },
    { label: t('shell.footer.codeHost'), href: site.codeHost },
    { label: t('shell.footer.mail'), href: `mailto:${site.mail}` },
  ];
}
