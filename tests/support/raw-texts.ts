/** The keys of the interface's texts, and whether a text holds one of them. */
export function knownKeys(namespaces: readonly unknown[]): { isIn: (text: string) => boolean } {
  const keys = new Set(namespaces.flatMap((tree) => keysOf(tree)).filter((key) => key.includes('.')));
  const dotted = /(?<![\p{L}\d_.@])(?:[a-z]\w*:)?([a-z]\w*(?:\.\w+)+)(?![\p{L}\d_])/gu;
  return { isIn: (text) => [...text.matchAll(dotted)].some(([, key = '']) => keys.has(key)) };
}

function keysOf(tree: unknown, prefix = ''): string[] {
  if (typeof tree !== 'object' || tree === null) return [prefix];
  return Object.entries(tree).flatMap(([name, value]) =>
    keysOf(value, prefix === '' ? name : `${prefix}.${name}`),
  );
}

/** The addresses of pages that stand in a text: a reader is given the name of a page, never its path. */
export function addressIn(text: string, pages: { has: (path: string) => boolean }): string[] {
  return [...text.matchAll(/(?<![\p{L}\d:/.])\/[a-z][\w/-]*/giu)]
    .map(([path]) => path)
    .filter((path) => path.length > 1 && (path.indexOf('/', 1) > 0 || pages.has(path)));
}
