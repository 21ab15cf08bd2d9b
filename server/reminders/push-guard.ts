import type { LookupAddress } from 'node:dns';
import { lookup as lookupAll } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { deliveryLimits } from '#src/features/reminders/contract.ts';

/** What is not out on the internet (IANA's registries of special-purpose addresses). */
const special = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  special.addSubnet(network, prefix, 'ipv4');
}

/** Of IPv6 only what is given out to the public, without the parts that lead to IPv4 or to nowhere. */
const publicNetworks = new BlockList();
publicNetworks.addSubnet('2000::', 3, 'ipv6');
const specialOfPublic = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  specialOfPublic.addSubnet(network, prefix, 'ipv6');
}

/**
 * Whether an address is out on the internet rather than this machine or its own network.
 * @example isPublicAddress('::ffff:127.0.0.1') → false
 */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4');
    case 6:
      return publicNetworks.check(address, 'ipv6') && !specialOfPublic.check(address, 'ipv6');
    default:
      return false;
  }
}

/** Where notifications may be sent. A member names the address, so it must lead to nothing that only this server reaches. */
export interface PushGuard {
  allowsUrl(url: URL): boolean;
  allowsAddress(address: string): boolean;
}

/** Public hosts over https at its usual port. */
export const publicHosts: PushGuard = {
  allowsUrl: ({ protocol, port, username, password }) =>
    protocol === 'https:' && port === '' && username === '' && password === '',
  allowsAddress: isPublicAddress,
};

/** An address that nothing is sent to. */
export class EndpointRefused extends Error {
  override readonly name = 'EndpointRefused';
}

const notPublic = 'The host is none of the internet.';
const literalOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

/**
 * The URL of a browser's address, if the guard allows it as it is written.
 * @throws EndpointRefused
 */
export function parseEndpoint(endpoint: string, guard: PushGuard): URL {
  const url = endpoint.length <= deliveryLimits.endpoint ? URL.parse(endpoint) : null;
  if (url === null || !guard.allowsUrl(url)) throw new EndpointRefused('This is no address to send to.');
  // A number is connected to without being looked up.
  const literal = literalOf(url);
  if (isIP(literal) !== 0 && !guard.allowsAddress(literal)) throw new EndpointRefused(notPublic);
  return url;
}

/**
 * Makes sure that a browser's address may be sent to, also by what its name leads to at this moment.
 * @throws EndpointRefused
 */
export async function checkEndpoint(endpoint: string, guard: PushGuard): Promise<void> {
  const literal = literalOf(parseEndpoint(endpoint, guard));
  if (isIP(literal) !== 0) return;
  const found = await lookupAll(literal, { all: true }).catch((error: unknown) => {
    throw new EndpointRefused('The name of the host cannot be found.', { cause: error });
  });
  if (!areAllowed(found, guard)) throw new EndpointRefused(notPublic);
}

function areAllowed(found: readonly LookupAddress[], guard: PushGuard): boolean {
  return found.length > 0 && found.every(({ address }) => guard.allowsAddress(address));
}

/** Looks a name up for a connection and refuses what the guard does not allow: the name may lead elsewhere by now. */
export function guardedLookup(guard: PushGuard): LookupFunction {
  return (hostname, options, callback) => {
    const refuse = (error: Error) => callback(error, []);
    lookupAll(hostname, { all: true }).then((found) => {
      const [first] = found;
      if (first === undefined || !areAllowed(found, guard)) return refuse(new EndpointRefused(notPublic));
      return options.all === true ? callback(null, found) : callback(null, first.address, first.family);
    }, refuse);
  };
}
