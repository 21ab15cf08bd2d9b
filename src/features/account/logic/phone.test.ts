import { expect, test } from 'vitest';
import { parseDialledPhone, parsePhone, phoneAfterDialCode } from './phone.ts';

test.for([
  ['788123456', '+250', 'RW', '+250788123456'],
  ['0788 123 456', '+250', 'RW', '+250788123456'],
  ['+250 (788) 123-456', '+250', 'RW', '+250788123456'],
  ['00250788123456', '+250', 'RW', '+250788123456'],
  ['0712 345678', '+254', 'KE', '+254712345678'],
  ['3591234', '+1-242', 'BS', '+12423591234'],
  ['242-359-1234', '+1-242', 'BS', '+12423591234'],
  ['06 12 34 56 78', '+33', 'FR', '+33612345678'],
  ['06 698 12345', '+39', 'IT', '+390669812345'],
  ['613 555 0123', '+1', 'CA', '+16135550123'],
] as const)('%s after %s in %s is %4$s', ([phone, dialCode, country, expected]) => {
  expect(parsePhone(phone, dialCode, country)).toBe(expected);
});

test.for([
  ['12', '+250', 'RW'],
  ['788123456789012345', '+250', 'RW'],
  ['+33612345678', '+250', 'RW'],
  ['788123456', '+250', 'KE'],
  ['788123456', '+999', 'RW'],
  ['788123456 ext 5', '+250', 'RW'],
  ['<script>788123456</script>', '+250', 'RW'],
  ['876 555 0123', '+1-242', 'BS'],
  ['', '+250', 'RW'],
] as const)('%s after %s in %s is no phone number', ([phone, dialCode, country]) => {
  expect(parsePhone(phone, dialCode, country)).toBeUndefined();
});

test('what follows the dial code gives the same number again', () => {
  for (const [number, dialCode, country] of [
    ['+250788123456', '+250', 'RW'],
    ['+12423591234', '+1-242', 'BS'],
    ['+390669812345', '+39', 'IT'],
  ] as const) {
    expect(parsePhone(phoneAfterDialCode(number, dialCode), dialCode, country)).toBe(number);
  }
});

test('a number is found by its dial code alone, whichever of the countries it belongs to', () => {
  expect(parseDialledPhone('0788123456', '+250')).toBe('+250788123456');
  expect(parseDialledPhone('613 555 0123', '+1')).toBe('+16135550123');
  expect(parseDialledPhone('788123456', '+999')).toBeUndefined();
});

test('a number has one form, whether its area stands in the dial code or in the number', () => {
  expect(parseDialledPhone('5551234', '+1-809')).toBe('+18095551234');
  expect(parseDialledPhone('8095551234', '+1')).toBe('+18095551234');
});
