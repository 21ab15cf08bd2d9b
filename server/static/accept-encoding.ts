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

const allEncodings: readonly Encoding[] = ['br', 'gzip', 'identity'];
// Browsers send a handful of different headers, and parsing one costs as much as all else about a file.
const remembered = new Map<string, Encoding>();
const mostRemembered = 100;

/** `chooseEncoding` for a file that the build compressed in every way, remembering what it chose. */
export function chooseOfAllEncodings(header: string | undefined): Encoding {
  if (header === undefined || header.length > 200) return chooseEncoding(header, allEncodings);
  const known = remembered.get(header);
  if (known !== undefined) return known;
  if (remembered.size >= mostRemembered) remembered.clear();
  const chosen = chooseEncoding(header, allEncodings);
  remembered.set(header, chosen);
  return chosen;
}
