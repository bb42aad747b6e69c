import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInNetworks, isTooWide, readNetwork } from './networks.ts';

const part = fc.integer({ min: 0, max: 255 });
const version4 = fc.tuple(part, part, part, part).map((parts) => parts.join('.'));
const version6 = fc
  .array(fc.integer({ min: 0, max: 65_535 }), { minLength: 8, maxLength: 8 })
  .map((groups) => groups.map((group) => group.toString(16)).join(':'));

describe('a network', () => {
  it('of an address and any length holds that address', () => {
    fc.assert(
      fc.property(version4, fc.integer({ min: 0, max: 32 }), (address, bits) =>
        isInNetworks([`${address}/${bits}`], address),
      ),
    );
    fc.assert(
      fc.property(version6, fc.integer({ min: 0, max: 128 }), (address, bits) =>
        isInNetworks([`${address}/${bits}`], address),
      ),
    );
  });

  it('of one address holds no other', () => {
    fc.assert(fc.property(version4, version4, (one, other) => isInNetworks([one], other) === (one === other)));
  });

  it('is of one kind of address alone', () => {
    expect(isInNetworks(['0.0.0.0/0'], '::1')).toBe(false);
    expect(isInNetworks(['::/0'], '203.0.113.7')).toBe(false);
  });

  it.each([
    ['203.0.113.0/24', '203.0.113.255', true],
    ['203.0.113.0/24', '203.0.114.0', false],
    ['203.0.113.77/24', '203.0.113.1', true],
    ['2001:db8::/32', '2001:db8:ffff::1', true],
    ['2001:db8::/32', '2001:db9::', false],
    ['198.51.100.7', '198.51.100.7', true],
    ['not a network', '198.51.100.7', false],
  ])('%s holds %s: %s', (network, address, holds) => expect(isInNetworks([network], address)).toBe(holds));

  it.each(['', '1.2.3', '1.2.3.4.5', '1.2.3.256', '01.2.3.4', '1.2.3.4/33', '1.2.3.4/', '1.2.3.4/8/8', '1.2.3.4/-1'])(
    'is not %j',
    (text) => expect(readNetwork(text)).toBeUndefined(),
  );

  it.each([':::', '1::2::3', '1:2:3:4:5:6:7', '1:2:3:4:5:6:7:8:9', 'g::1', '::/129', '12345::'])('is not %j', (text) =>
    expect(readNetwork(text)).toBeUndefined(),
  );

  it('that is half the world is too wide', () => {
    const isWide = (text: string) => {
      const network = readNetwork(text);
      return network && isTooWide(network);
    };
    expect(['0.0.0.0/0', '10.0.0.0/7', '::/0', '2000::/15'].map(isWide)).toEqual([true, true, true, true]);
    expect(['10.0.0.0/8', '2001::/16', '203.0.113.7'].map(isWide)).toEqual([false, false, false]);
  });
});
