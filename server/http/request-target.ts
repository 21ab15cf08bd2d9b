/** Where a request goes. */
export interface RequestTarget {
  /** As sent, without query, dots resolved. */
  path: string;
  /** With its question mark, or empty. */
  query: string;
}

/** Tells whether a Host header names a host; a number of five parts or a part over 255 does not. */
export function hostChecker(): (host: string | undefined) => boolean {
  let last: string | undefined;
  return (host) => {
    // Nearly all requests name the same host.
    if (host !== undefined && host === last) return true;
    if (host === undefined || /[/?#@\\\s]/.test(host) || !URL.canParse(`http://${host}`)) return false;
    last = host;
    return true;
  };
}

/**
 * Reads the target of a request: a path, or a whole URL as proxies send it.
 * @returns undefined when it is neither.
 */
export function parseTarget(target: string): RequestTarget | undefined {
  if (target.includes('\\')) return undefined;
  const url = target.startsWith('/') ? `http://host${target}` : target;
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined;
  const { pathname, search } = new URL(url);
  return { path: pathname, query: search };
}
