import { expect, it } from 'vitest';
import { neighborhoodOf, networkOf, plainAddress } from './network.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('limits count %s by %s', (address, network) => expect(networkOf(address)).toBe(network));

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
])('%s is in the neighborhood %s', (address, neighborhood) =>
  expect(neighborhoodOf(networkOf(address))).toBe(neighborhood),
);

it.each([
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['not-an-address', undefined],
  ['203.0.113.7, 10.0.0.1', undefined],
  ['9'.repeat(200), undefined],
])('of what a proxy writes, %s is the address %s', (text, address) => expect(plainAddress(text)).toBe(address));
