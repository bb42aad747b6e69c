import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blockDurations,
  blocksTelling,
  dataKinds,
  isFunctionBlock,
  isWithin,
  kindsOf,
  mostHistoryMonths,
  readEspiScope,
  writeEspiScope,
} from './espi-scope.ts';

const known = Array.from({ length: 60 }, (_, block) => block).filter(isFunctionBlock);
const blocks = fc.uniqueArray(fc.constantFrom(...known), { minLength: 1 });
const scope = fc.record({
  functionBlocks: blocks
    .filter((some) => kindsOf(some).length > 0)
    .map((some) => some.toSorted((one, other) => one - other)),
  intervalDuration: fc.constantFrom(undefined, 300, 900, 1800, 3600, 86_400),
  blockDuration: fc.constantFrom(undefined, ...blockDurations),
  historyMonths: fc.option(fc.integer({ min: 1, max: mostHistoryMonths }), { nil: undefined }),
});

describe('a scope of ESPI (energy-91)', () => {
  it('is read as third parties write it', () => {
    expect(readEspiScope('FB=4_5_15;IntervalDuration=3600;BlockDuration=monthly;HistoryLength=13')).toEqual({
      functionBlocks: [4, 5, 15],
      intervalDuration: 3600,
      blockDuration: 'monthly',
      historyMonths: 13,
    });
    expect(readEspiScope('FB=5_4_4;HistoryLength=94608000;')).toEqual({
      functionBlocks: [4, 5],
      intervalDuration: undefined,
      blockDuration: undefined,
      historyMonths: 36,
    });
  });

  it('says what was written, whatever it is', () => {
    fc.assert(
      fc.property(scope, (one) => {
        expect(readEspiScope(writeEspiScope(one))).toEqual(one);
      }),
    );
  });

  it('reads nothing outside the closed list, and never throws', () => {
    for (const wrong of [
      '',
      'openid',
      'FB=',
      'FB=1_3',
      'FB=99',
      'FB=4_x',
      'FB=4;FB=5',
      'FB=4;Color=red',
      'FB=4;IntervalDuration=7',
      'FB=4;BlockDuration=yearly',
      'FB=4;HistoryLength=0',
      'FB=4 FB=5',
      `FB=${'4_'.repeat(200)}4`,
    ])
      expect(readEspiScope(wrong), wrong).toBeUndefined();
    const parts = fc.array(fc.constantFrom('FB', 'HistoryLength', '=', ';', '_', '4', '15', 'x', ' '));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          parts.map((some) => some.join('')),
        ),
        (text) => {
          const read = readEspiScope(text);
          expect(read === undefined || read.functionBlocks.every(isFunctionBlock)).toBe(true);
        },
      ),
    );
  });
});

describe('what function blocks tell (energy-92)', () => {
  it('is told no more once a kind is left out, and what is left was asked for', () => {
    fc.assert(
      fc.property(blocks, fc.subarray([...dataKinds]), (asked, kinds) => {
        const left = blocksTelling(asked, kinds);
        expect(kindsOf(left).every((kind) => kinds.includes(kind))).toBe(true);
        expect(isWithin(left, asked)).toBe(true);
      }),
    );
    expect(blocksTelling([1, 3, 4, 15, 7], ['bills'])).toEqual([1, 3, 15]);
    expect(kindsOf([1, 3, 14, 39])).toEqual([]);
  });
});
