import { isIP } from 'node:net';

/**
 * The address that a request came from. With `trustedProxies` of our own in front, the entry that the outermost of
 * them wrote into `X-Forwarded-For`; entries further left are the client's word and count for nothing.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const fallback = socketAddress ?? 'unknown';
  if (trustedProxies === 0 || forwardedFor === undefined) return fallback;
  const entries = forwardedFor.split(',').map((entry) => entry.trim());
  // With fewer entries than proxies the first would be the client's own word.
  const entry = entries[entries.length - trustedProxies] ?? '';
  return isIP(entry) === 0 ? fallback : entry;
}

/** The first four groups of an IPv6 address: the part that a provider gives to one customer. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(zeros).fill('0'), ...after]
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}

/**
 * What a limit counts by: an IPv4 address, or the /64 network of an IPv6 address, since one customer holds all
 * 2^64 addresses of it.
 * @example clientKey('2001:db8::1') // '2001:db8:0:0'
 */
export function clientKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIP(address) === 6 ? networkOf(address) : address;
}
