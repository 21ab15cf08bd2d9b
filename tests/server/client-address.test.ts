import { expect, test } from 'vitest';
import { clientAddress, clientKey } from '#server/http/client-address.ts';

test.for([
  ['nobody in front: the header is the client’s own invention', '203.0.113.9', 0, '198.51.100.1'],
  ['one proxy: the last entry', '1.1.1.1, 203.0.113.9', 1, '203.0.113.9'],
  ['two proxies: the last but one', '1.1.1.1, 203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
  [
    'fewer entries than proxies: nobody’s word is known, so the connection’s',
    '203.0.113.9',
    3,
    '198.51.100.1',
  ],
  ['not an address', 'unknown', 1, '198.51.100.1'],
  ['no header', undefined, 1, '198.51.100.1'],
] as const)('the client behind trusted proxies: %s', ([, header, proxies, expected]) => {
  expect(clientAddress('198.51.100.1', header, proxies)).toBe(expected);
});

test.for([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:0001:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
] as const)('%s is counted as %s', ([address, key]) => {
  expect(clientKey(address)).toBe(key);
});
