export type Encoding = 'br' | 'gzip' | 'identity';

function qualities(header: string): Map<string, number> {
  return new Map(
    header.split(',').map((entry): [string, number] => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, quality === undefined ? 1 : Number(quality.slice(2)) || 0];
    }),
  );
}

/**
 * The encoding to answer in: of those at hand, the one that the client's `Accept-Encoding` likes best; among equals
 * brotli, because it is the smaller.
 * @example chooseEncoding('gzip, br;q=0', ['br', 'gzip']) // 'gzip'
 */
export function chooseEncoding(header: string | undefined, available: readonly Encoding[]): Encoding {
  if (header === undefined || header === '') return 'identity';
  const accepted = qualities(header);
  let best: Encoding = 'identity';
  let bestQuality = 0;
  for (const encoding of ['br', 'gzip'] as const) {
    const quality = accepted.get(encoding) ?? accepted.get('*') ?? 0;
    if (available.includes(encoding) && quality > bestQuality) {
      best = encoding;
      bestQuality = quality;
    }
  }
  return (accepted.get('identity') ?? 0) > bestQuality ? 'identity' : best;
}
