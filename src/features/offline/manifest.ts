import { localizedUrl } from '#src/site/localized-url.ts';
import { type RouteName, routes } from '#src/site/routes.ts';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import { withColon } from '#src/words/with-colon.ts';

const icons = [
  { src: '/icons/app-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/app-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/app-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const;

/**
 * What a phone needs to put the site on its home screen in a language. Each language is an app of its own, and opens the
 * others too.
 */
export function manifestOf(name: string, language: BuiltLanguage) {
  const { site, search, pages, help } = textsOf(language);
  const { tag, direction } = languageFacts(language);
  const start = localizedUrl(routes.home, language);
  const shortcut = (route: RouteName, label: string) => ({
    name: label,
    url: localizedUrl(routes[route], language),
    icons: [icons[0]],
  });
  return {
    id: start,
    name: `${withColon(name, language)} ${site.tagline}`,
    short_name: name,
    description: pages.home.description,
    lang: tag,
    dir: direction,
    start_url: start,
    scope: '/',
    display: 'standalone',
    background_color: '#fbf6ec',
    theme_color: '#17614a',
    categories: ['health', 'fitness', 'education'],
    icons,
    shortcuts: [
      shortcut('crisis', help.heading),
      shortcut('search', search.heading),
      shortcut('workouts', pages.workouts.heading),
      shortcut('bmi', pages.bmi.heading),
    ],
  };
}
