export interface Tag {
  name: string;
  /** The value of an attribute; undefined without one. */
  attribute: (name: string) => string | undefined;
}

/**
 * The opening tags of the given names in a page that this project built: attributes in double quotes, no `>` inside of them.
 *
 * @example tagsOf('<link rel="icon" href="/i.svg">', ['link'])[0]?.attribute('href') → '/i.svg'
 */
export function tagsOf(html: string, names: readonly string[]): Tag[] {
  return [...html.matchAll(new RegExp(`<(${names.join('|')})\\b([^>]*)>`, 'gi'))].map(
    ([, name = '', attributes = '']) => ({
      name: name.toLowerCase(),
      attribute: (wanted) => new RegExp(`(?:^|\\s)${wanted}="([^"]*)"`).exec(attributes)?.[1],
    }),
  );
}
